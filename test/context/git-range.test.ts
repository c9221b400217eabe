import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Start, startOf } from '../../src/context/git-range.ts';
import { SetupError } from '../../src/errors.ts';
import { revision } from '../../src/inputs/fields.ts';
import { toLog } from '../../src/text/markdown.ts';
import { blocksOf, since } from './git-support.ts';
import { makeRepository, type Repository } from './repository.ts';

const sha = (digit: string) => digit.repeat(40);
const pull = { pull_request: { number: 7, base: { sha: sha('b') }, head: { sha: sha('a') } } };
const push = { before: sha('c'), after: sha('d'), ref: 'refs/heads/main' };
const newBranch = { ...push, before: sha('0') };
const tag = (name: string): Start => ({ base: undefined, head: `refs/tags/${name}` });

test.each([
  ['a pull request', 'pull_request', pull, { base: sha('b'), head: sha('a'), pullRequest: 7 }],
  ['its other event', 'pull_request_target', pull, { base: sha('b'), head: sha('a'), pullRequest: 7 }],
  ['a push', 'push', push, since(sha('c'))],
  ['a pushed tag', 'push', { ...newBranch, ref: 'refs/tags/v1' }, tag('v1')],
  ['a release', 'release', { release: { tag_name: 'v2.0' } }, tag('v2.0')],
])('%s has a start of its own, and `diff-base` goes over it', (_what, name, payload, start) => {
  expect(startOf({ name, payload }, undefined)).toEqual(start);
  expect(startOf({ name, payload }, 'v1')).toEqual(since('v1'));
});

test.each([
  ['an event that has none', 'workflow_dispatch', {}],
  ['a comment on a pull request', 'issue_comment', { issue: { number: 7, pull_request: {} } }],
  ['a push that made a branch', 'push', newBranch],
  ['a pull request without commits', 'pull_request', { pull_request: { number: 7 } }],
  ['a payload with options for commits', 'push', { ...push, before: '--output=/tmp/x' }],
  ['no payload', 'push', undefined],
])('%s must name `diff-base`', (_what, name, payload) => {
  expect(() => startOf({ name, payload }, undefined)).toThrow(
    expect.objectContaining({
      name: 'SetupError',
      remedy: [expect.stringContaining('`diff-base`')],
    }),
  );
});

describe('a revision', () => {
  const isRevision = (value: string) => revision.safeParse(value).data === value;

  test('allowed', () => {
    const some = [
      'v1.2.0',
      'origin/main',
      'HEAD~3',
      'HEAD^2',
      '@~1',
      '@{-1}',
      sha('a'),
      'größe',
      'a+b',
      'x^{}',
    ];
    expect(some.filter((value) => !isRevision(value))).toEqual([]);
  });

  test('refused', () => {
    const options =
      '-p --output=x ^main a..b a...b HEAD:README.md :/fix HEAD^@ HEAD^! HEAD^-1 .hidden a//b'.split(' ');
    const signs = [
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
      'a\u202eb',
    ];
    expect([...options, ...signs, '', 'x'.repeat(251)].filter(isRevision)).toEqual([]);
  });

  test('whatever is one, git takes it for no option', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (value) => {
        expect(revision.safeParse(value).data ?? '').not.toMatch(/^-|[\s\0]/);
      }),
      { numRuns: 2_000 },
    );
  });
});

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
  repository.git('tag', '-a', 'latest', '-m', 'latest');
  // As GitHub's merge commit of a pull request.
  repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'topic');
  return { repository, ids };
}
const added = (text: string) => [...text.matchAll(/^A\t(\S+)\.md/gm)].map(([, name]) => name);

describe('where the changes start', () => {
  test.each<[string, (ids: Record<string, string>) => Start, string[]]>([
    [
      'at the merge base of a pull request, also where its merge with the newer base is checked out',
      ({ third = '', topic = '' }) => ({ base: third, head: topic }),
      ['topic'],
    ],
    ['at `before` of a push', ({ second = '' }) => since(second), ['third', 'topic']],
    [
      'at the tag before a release’s, not at another name of its commit',
      () => tag('v2'),
      ['second', 'third'],
    ],
  ])('%s', async (_what, start, names) => {
    const { repository, ids } = history();
    using _ = repository;
    expect(added(await blocksOf(repository, ['files'], start(ids)))).toEqual(names);
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
});

describe('what is missing, and how to get it', () => {
  test.each<[string, (ids: Record<string, string>) => Start, RegExp]>([
    ['a pull request', ({ third = '', topic = '' }) => ({ base: third, head: topic }), /^[0-9a-f]{40} is/],
    ['a push', ({ second = '' }) => since(second), /^[0-9a-f]{40} is/],
    ['a release', () => tag('v2'), /^refs\/tags\/v2 is/],
    ['a revision', () => since('v1'), /^v1 is/],
  ])('%s in a shallow clone', async (_what, start, what) => {
    const { repository, ids } = history();
    using _ = repository;
    using clone = repository.clone('--depth=1', '--no-tags');
    expect(await missing(clone, start(ids))).toMatch(what);
  });

  test.each<[string, Start, string]>([
    ['a revision that is nowhere', since('v9'), 'v9'],
    ['a commit that a forced push removed', since(sha('e')), sha('e')],
    ['a first release', tag('v1'), 'A tag before refs/tags/v1'],
    ['a tag like an option', tag('--all'), 'refs/tags/--all'],
    ['a tree, not a commit', since('HEAD^{tree}'), 'HEAD^{tree}'],
  ])('%s', async (_what, start, what) => {
    const { repository } = history();
    using _ = repository;
    expect(await missing(repository, start)).toBe(`${what} is not in the checkout.`);
  });

  test('no history in common', async () => {
    const { repository, ids } = history();
    using _ = repository;
    repository.git('checkout', '--quiet', '--orphan', 'other');
    repository.commit('Other');
    expect(await missing(repository, since(ids.third ?? ''))).toContain(`merge base of ${ids.third} and`);
  });

  test('a shallow clone of a merge: its files and lines are whole, the list of its commits is not', async () => {
    using repository = makeRepository();
    for (const n of [1, 2, 3, 4, 5, 6]) {
      repository.write('main.md', `${n}\n`);
      repository.commit(`Main ${n}`);
    }
    const start = since(repository.git('rev-parse', 'HEAD').trim());
    repository.git('checkout', '--quiet', '-b', 'topic');
    for (const n of [1, 2, 3]) {
      repository.write(`topic-${n}.md`, `${n}\n`);
      repository.commit(`Topic ${n}`);
    }
    repository.git('checkout', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'topic');
    using clone = repository.clone('--depth=2');
    expect(added(await blocksOf(clone, ['files', 'diff'], start))).toEqual(['topic-1', 'topic-2', 'topic-3']);
    expect(await missing(clone, start, ['commits'])).toMatch(/^A commit after [0-9a-f]{40} is/);
    using deeper = repository.clone('--depth=5');
    expect(deeper.git('rev-parse', '--is-shallow-repository')).toBe('true\n');
    const text = await blocksOf(deeper, ['commits'], start);
    expect(text.match(/^ {4}(?:Merge|Topic \d|Main \d)$/gm)).toHaveLength(4);
  });

  test('a merge base behind which a nearer one may be missing', async () => {
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
    expect(await missing(clone, since('origin/main'))).toContain('A commit after');
  });

  test('a repository of its own: one around the workspace does not count', async () => {
    using outer = makeRepository();
    outer.commit('First');
    outer.write('inner/file.md', 'x\n');
    const { what, remedy } = await refused({ folder: `${outer.folder}/inner` }, since('v1'));
    expect(what).toContain('no readable repository in the workspace');
    expect(what).toContain('not a git repository');
    expect(remedy).toContain('actions/checkout');
  });
});

async function refused(
  repository: Pick<Repository, 'folder'>,
  start: Start,
  parts: Parameters<typeof blocksOf>[1] = ['files'],
) {
  const error = await blocksOf(repository, parts, start).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SetupError);
  const { happened, remedy } = error as SetupError;
  return { what: toLog(happened), remedy: toLog(remedy) };
}

async function missing(...args: Parameters<typeof refused>): Promise<string> {
  const { what, remedy } = await refused(...args);
  expect(what).toContain('is not in the checkout');
  expect(remedy).toMatch(/fetch-depth: 0.*diff-base/);
  return what;
}
