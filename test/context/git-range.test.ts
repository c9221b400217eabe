import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOf } from '../../src/context/git-range.ts';
import { InputsError, SetupError } from '../../src/errors.ts';
import { revision } from '../../src/inputs/fields.ts';
import { readInputs } from '../../src/inputs/inputs.ts';
import { toLog } from '../../src/text/markdown.ts';
import { blocksOf, since } from './git-support.ts';
import { makeRepository, type Repository } from './repository.ts';

const isRevision = (value: string) => revision.safeParse(value).success;

const sha = (digit: string) => digit.repeat(40);
const pull = { pull_request: { number: 7, base: { sha: sha('b') }, head: { sha: sha('a') } } };
const push = { before: sha('c'), after: sha('d'), ref: 'refs/heads/main' };
const newBranch = { ...push, before: sha('0') };

test.each([
  ['a pull request', 'pull_request', pull, { from: 'pull', base: sha('b'), head: sha('a') }],
  ['its other event', 'pull_request_target', pull, { from: 'pull', base: sha('b'), head: sha('a') }],
  ['a push', 'push', push, { from: 'push', before: sha('c') }],
  ['a pushed tag', 'push', { ...newBranch, ref: 'refs/tags/v1' }, { from: 'tag', tag: 'v1' }],
  ['a release', 'release', { release: { tag_name: 'v2.0' } }, { from: 'tag', tag: 'v2.0' }],
])('%s has a start of its own, and `diff-base` goes over it', (_what, name, payload, start) => {
  expect(startOf({ name, payload }, undefined)).toEqual(start);
  expect(startOf({ name, payload }, 'v1')).toEqual({ from: 'revision', revision: 'v1' });
});

test.each([
  ['an event that has none', 'workflow_dispatch', {}],
  ['a schedule', 'schedule', { schedule: '0 6 * * 1' }],
  ['a comment on a pull request', 'issue_comment', { issue: { number: 7, pull_request: {} } }],
  ['a push that made a branch', 'push', newBranch],
  ['a pull request without commits', 'pull_request', { pull_request: { number: 7 } }],
  ['a payload with options for commits', 'push', { ...push, before: '--output=/tmp/x' }],
  ['no payload', 'push', undefined],
])('%s must name `diff-base`', (_what, name, payload) => {
  let thrown: unknown;
  try {
    startOf({ name, payload }, undefined);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(SetupError);
  expect(JSON.stringify((thrown as SetupError).remedy)).toContain('`diff-base`');
});

describe('a revision', () => {
  test.each(['v1.2.0', 'origin/main', 'HEAD~3', 'HEAD^2', '@~1', '@{-1}', sha('a'), 'größe', 'a+b', 'x^{}'])(
    '%s is one',
    (value) => expect(isRevision(value)).toBe(true),
  );

  test.each([
    '-p',
    '--output=x',
    '^main',
    'a..b',
    'a...b',
    'HEAD:README.md',
    ':/fix',
    'a b',
    'a\nb',
    'a\0b',
    "a'b",
    'a"b',
    'a;b',
    'a|b',
    '$(id)',
    '`id`',
    'a\\b',
    'a*',
    '',
    '.hidden',
    'HEAD^@',
    'HEAD^!',
    'HEAD^-1',
    'x'.repeat(251),
    'a\u202eb',
    'a//b',
  ])('%j is refused', (value) => expect(isRevision(value)).toBe(false));

  test('whatever is one, git takes it for no option', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (value) => {
        if (isRevision(value)) expect(value).not.toMatch(/^-|[\s\0]/);
      }),
      { numRuns: 2_000 },
    );
  });

  test('an input that is none is refused with the others, before anything happens', () => {
    const read = () =>
      readInputs({
        'base-url': 'https://api.example.com',
        'project-id': 'p',
        'api-key': 'key',
        prompt: 'x',
        'diff-base': '--upload-pack=touch',
      });
    expect(read).toThrow(InputsError);
    expect(read).toThrow(/diff-base: a revision such as/);
  });
});

test('git is there, and not too old', () => {
  const [, major = 0, minor = 0] =
    /(\d+)\.(\d+)/.exec(execFileSync('git', ['--version'], { encoding: 'utf8' })) ?? [];
  expect(Number(major) * 1000 + Number(minor)).toBeGreaterThanOrEqual(2_038);
});

describe('where the changes start', () => {
  function history() {
    const repository = makeRepository();
    const ids: Record<string, string> = {};
    const add = (name: string) => {
      repository.write(`${name}.md`, `${name}\n`);
      ids[name] = repository.commit(`Add ${name}`);
    };
    add('first');
    repository.git('tag', 'v1');
    add('second');
    repository.git('checkout', '--quiet', '-b', 'topic');
    add('topic');
    repository.git('checkout', '--quiet', 'main');
    add('third');
    repository.git('tag', '-a', 'v2', '-m', 'v2');
    // As GitHub's merge commit of a pull request.
    repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'topic');
    return { repository, ids };
  }
  const added = (text: string) => [...text.matchAll(/^A\t(\S+)\.md/gm)].map(([, name]) => name);

  test('at the merge base of a pull request, also where its merge with the newer base is checked out', async () => {
    const { repository, ids } = history();
    using _ = repository;
    const start = { from: 'pull', base: ids.third ?? '', head: ids.topic ?? '' } as const;
    expect(added(await blocksOf(repository, ['files'], start))).toEqual(['topic']);
  });

  test('at `before` of a push', async () => {
    const { repository, ids } = history();
    using _ = repository;
    expect(added(await blocksOf(repository, ['files'], { from: 'push', before: ids.second ?? '' }))).toEqual([
      'third',
      'topic',
    ]);
  });

  test('at the tag before a release’s', async () => {
    const { repository } = history();
    using _ = repository;
    expect(added(await blocksOf(repository, ['files'], { from: 'tag', tag: 'v2' }))).toEqual([
      'second',
      'third',
    ]);
  });

  test('at the tag before a release’s on the other side of its merge, not at another name of its own', async () => {
    const { repository } = history();
    using _ = repository;
    repository.git('checkout', '--quiet', '-b', 'fixes', 'v1');
    repository.write('fix.md', 'fix\n');
    repository.commit('Fix');
    repository.git('tag', 'v1.0.1');
    repository.git('checkout', '--quiet', 'v2');
    repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'fixes');
    repository.git('tag', 'v2.1');
    repository.git('tag', '-a', 'latest', '-m', 'latest');
    repository.git('tag', '-d', 'v2');
    expect(added(await blocksOf(repository, ['files'], { from: 'tag', tag: 'v2.1' }))).toEqual([
      'second',
      'third',
    ]);
  });

  test('at the merge base where a branch that has moved on is named, and every block says so', async () => {
    const { repository, ids } = history();
    using _ = repository;
    using clone = repository.clone();
    clone.git('checkout', '--quiet', ids.topic ?? '');
    const text = await blocksOf(clone, ['commits', 'files', 'diff'], since('origin/main~1'));
    expect(added(text)).toEqual(['topic']);
    expect(text).not.toContain('third');
    const [base, named, head] = [ids.second, ids.third, ids.topic].map((id) => id?.slice(0, 12));
    expect(text.split(` from ${base} (the merge base with ${named}) to ${head}`)).toHaveLength(4);
  });

  test('at a branch of the remote that was not checked out', async () => {
    const { repository } = history();
    using _ = repository;
    using clone = repository.clone();
    clone.git('checkout', '--quiet', '--detach');
    clone.git('branch', '--quiet', '-D', 'main');
    expect(added(await blocksOf(clone, ['files'], since('topic')))).toEqual(['third']);
  });

  test('with a name that is a file’s too', async () => {
    const { repository } = history();
    using _ = repository;
    repository.git('tag', 'first.md', 'v1');
    expect(added(await blocksOf(repository, ['files'], since('first.md')))).toContain('second');
  });

  test.each([
    ['a pull request', { from: 'pull', base: 'third', head: 'topic' }, /topic|newest commit/],
    ['a push', { from: 'push', before: 'second' }, /before the push/],
    ['a release', { from: 'tag', tag: 'v2' }, /v2/],
    ['a revision', { from: 'revision', revision: 'v1' }, /diff-base/],
  ])('%s in a shallow clone: what is missing, and how to get it', async (_what, start, names) => {
    const { repository, ids } = history();
    using _ = repository;
    using clone = repository.clone('--depth=1', '--no-tags');
    const filled = Object.fromEntries(
      Object.entries(start).map(([name, value]) => [name, ids[value] ?? value]),
    );
    const error = await refused(clone, filled as Parameters<typeof blocksOf>[2]);
    expect(error.what).toMatch(names);
    expect(error.what).toContain('holds only the newest commits');
    expect(error.remedy).toContain('fetch-depth: 0');
  });

  describe('in a shallow clone of a merge', () => {
    function merged() {
      const repository = makeRepository();
      for (const n of [1, 2, 3, 4, 5, 6]) {
        repository.write('main.md', `${n}\n`);
        repository.commit(`Main ${n}`);
      }
      const before = repository.git('rev-parse', 'HEAD').trim();
      repository.git('checkout', '--quiet', '-b', 'topic');
      for (const n of [1, 2, 3]) {
        repository.write(`topic-${n}.md`, `${n}\n`);
        repository.commit(`Topic ${n}`);
      }
      repository.git('checkout', '--quiet', 'main');
      repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'topic');
      return { repository, before };
    }

    test('commits that it lacks are an error', async () => {
      const { repository, before } = merged();
      using _ = repository;
      using clone = repository.clone('--depth=2');
      const error = await refused(clone, { from: 'push', before }, ['commits']);
      expect(error.what).toMatch(
        /^A commit that came after [0-9a-f]{12} is not in the checkout, which holds/,
      );
      expect(error.remedy).toBe('Give `actions/checkout` the input `fetch-depth: 0`.');
    });

    test('the files and lines are all there without them', async () => {
      const { repository, before } = merged();
      using _ = repository;
      using clone = repository.clone('--depth=2');
      const text = await blocksOf(clone, ['files', 'diff'], { from: 'push', before });
      expect(added(text)).toEqual(['topic-1', 'topic-2', 'topic-3']);
    });

    test('one that holds all of them will do', async () => {
      const { repository, before } = merged();
      using _ = repository;
      using clone = repository.clone('--depth=5');
      expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('true\n');
      const text = await blocksOf(clone, ['commits'], { from: 'push', before });
      expect(text.match(/^ {4}(?:Merge|Topic \d|Main \d)$/gm)).toHaveLength(4);
    });

    test('a merge base behind which a nearer one may be missing is an error', async () => {
      using repository = makeRepository();
      const commit = (name: string) => {
        repository.write(`${name}.md`, `${name}\n`);
        return repository.commit(name);
      };
      const root = commit('root');
      commit('fork');
      repository.git('checkout', '--quiet', '-b', 'topic');
      commit('topic');
      commit('more');
      repository.git('checkout', '--quiet', '-b', 'side', root);
      commit('side');
      repository.git('checkout', '--quiet', 'topic');
      repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'side');
      repository.git('checkout', '--quiet', 'main');
      commit('main');
      repository.git('checkout', '--quiet', 'topic');
      using clone = repository.clone('--depth=3', '--no-single-branch');
      expect(clone.git('merge-base', 'origin/main', 'HEAD').trim()).toBe(root);
      const error = await refused(clone, since('origin/main'));
      expect(error.what).toContain('holds only the newest commits');
    });
  });

  test.each([
    ['a revision that is nowhere', since('v9'), /`diff-base`/],
    [
      'a commit that a forced push took away',
      { from: 'push', before: 'e'.repeat(40) },
      /forced push.*`diff-base`/,
    ],
    ['a first release', { from: 'tag', tag: 'v1' }, /first release.*`diff-base`/],
    ['a tag like an option', { from: 'tag', tag: '--all' }, /fetch-depth: 0/],
    ['a tree, not a commit', since('HEAD^{tree}'), /`diff-base`/],
  ] as const)('%s', async (_what, start, remedy) => {
    const { repository } = history();
    using _ = repository;
    const error = await refused(repository, start);
    expect(error.what).toContain('is not in the checkout');
    expect(error.remedy).toMatch(remedy);
  });

  test('a workspace without a repository, and one inside of another repository', async () => {
    using outer = makeRepository();
    outer.commit('First');
    outer.write('inner/file.md', 'x\n');
    const inner = { folder: `${outer.folder}/inner` };
    const error = await refused(inner, since('v1'));
    expect(error.what).toContain('no repository in the workspace');
    expect(error.what).toContain('not a git repository');
    expect(error.remedy).toContain('actions/checkout');
  });
});

async function refused(
  repository: Pick<Repository, 'folder'>,
  start: Parameters<typeof blocksOf>[2],
  parts: Parameters<typeof blocksOf>[1] = ['files'],
) {
  const error = await blocksOf(repository, parts, start).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SetupError);
  const { happened, remedy } = error as SetupError;
  return { what: toLog(happened), remedy: toLog(remedy) };
}
