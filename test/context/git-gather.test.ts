import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import { since, told } from './git-support.ts';
import { makeRepository, type Repository } from './repository.ts';

/** A first commit, tagged `v1`, and then the files of a test in a second one. */
function changed(
  files: Record<string, string | Uint8Array>,
  before: Record<string, string> = {},
): Repository {
  const repository = makeRepository();
  repository.write('README.md', 'one\n');
  for (const [path, content] of Object.entries(before)) repository.write(path, content);
  repository.commit('First');
  repository.git('tag', 'v1');
  for (const [path, content] of Object.entries(files)) repository.write(path, content);
  repository.commit('Second\n\nWith a body.');
  return repository;
}

test('the three blocks of a small change, in full', async () => {
  using repository = changed({ 'README.md': 'one\ntwo\n', 'src/new.ts': 'export const x = 1;\n' });
  repository.git('mv', 'README.md', 'docs.md');
  repository.commit('Third');
  const text = await told(repository, ['diff', 'commits', 'files'], since('v1'));
  expect(text).toMatchInlineSnapshot(`
    "Commits from 3801ecd66f0f to 5677f42ff9d4, newest first:
    \`\`\`text
    5677f42ff9d4 2026-11-02
        Third

    543389fe0182 2026-11-02
        Second

        With a body.
    \`\`\`

    Files that changed from 3801ecd66f0f to 5677f42ff9d4 (2 in all; A added, C copied, D deleted, M modified, R renamed, T other type):
    \`\`\`text
    R README.md -> docs.md (+1 -0)
    A src/new.ts (+1 -0)
    \`\`\`

    The changes from 3801ecd66f0f to 5677f42ff9d4:
    \`\`\`text
    diff --git a/README.md b/docs.md
    similarity index 50%
    rename from README.md
    rename to docs.md
    index 5626abf..814f4a4 100644
    --- a/README.md
    +++ b/docs.md
    @@ -1 +1,2 @@
     one
    +two
    diff --git a/src/new.ts b/src/new.ts
    new file mode 100644
    index 0000000..ad1d380
    --- /dev/null
    +++ b/src/new.ts
    @@ -0,0 +1 @@
    +export const x = 1;
    \`\`\`"
  `);
});

test('no changes are no error', async () => {
  using repository = changed({});
  const text = await told(repository, ['diff', 'commits', 'files'], since('HEAD'));
  expect(text.match(/\(none\)/g)).toHaveLength(3);
});

describe('what is left out is named', () => {
  test.each([
    [
      'secrets by name',
      'may hold secrets',
      [
        '.env',
        'app/.env.production',
        'tls/server.pem',
        'id_rsa',
        '.npmrc',
        '.aws/credentials',
        'secrets.yml',
        'x.tfstate',
        '.envrc',
        '.env-production',
        '.env_local',
        '.flaskenv',
        '.dev.vars',
        'terraform.tfvars.json',
        'credentials.csv',
        'prod.secrets.yaml',
        'site/.env/prod',
        '.envs/.local/.db',
      ],
    ],
    [
      'lock files',
      'lock files',
      ['package-lock.json', 'a/yarn.lock', 'Cargo.lock', 'go.sum', 'pnpm-lock.yaml', 'uv.lock'],
    ],
    [
      'what a build makes',
      'made by a build',
      ['dist/index.js', 'a.min.js', 'b.css.map', 'node_modules/x/index.js'],
    ],
  ])('%s', async (_what, words, paths) => {
    const content = 'the-marked-content\n';
    using repository = changed({
      ...Object.fromEntries(paths.map((path) => [path, content])),
      'kept.md': 'kept\n',
    });
    const text = await told(repository, ['diff'], since('v1'));
    expect(text).not.toContain('the-marked-content');
    expect(text).toContain('+kept');
    for (const path of paths)
      expect(text).toMatch(new RegExp(`^${words}: .*${path.replaceAll('.', '\\.')}`, 'm'));
  });

  test('no file that only looks like one of these', async () => {
    const paths = [
      '.env.example',
      '.env-example',
      '.envrc.sample',
      '.environment',
      'scan-secrets.yml',
      'secrets.ts',
      'docs/credentials.md',
      'id_rsa.pub',
      'distance.ts',
      'src/key.ts',
      'clock.ts',
    ];
    using repository = changed(Object.fromEntries(paths.map((path) => [path, `in ${path}\n`])));
    const text = await told(repository, ['diff'], since('v1'));
    for (const path of paths) expect(text).toContain(`+in ${path}\n`);
    expect(text).not.toContain('Left out');
  });

  test('binary files, and those marked as generated; saying that it is not generated keeps a file', async () => {
    using repository = changed({
      'logo.bin': new Uint8Array([0, 1, 2, 0, 255]),
      'api/client.ts': 'generated\n',
      'dist/theme.css': 'by hand\n',
      'package-lock.json': 'by hand, too\n',
      '.gitattributes':
        'api/** linguist-generated\ndist/** -linguist-generated\npackage-lock.json linguist-generated=false\n',
    });
    const text = await told(repository, ['diff'], since('v1'));
    expect(text).toContain('binary, or larger than 1 MiB: logo.bin');
    expect(text).toContain('marked as generated: api/client.ts');
    expect(text).toContain('+by hand\n');
    expect(text).toContain('+by hand, too\n');
  });

  test('a file that holds what looks like a secret, old lines included, and a line of a message', async () => {
    const key = `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMIIB\n`;
    const token = `ghp_${'a'.repeat(36)}`;
    using repository = changed(
      { 'a.ts': key, 'b.ts': 'clean\n', 'c.ts': 'good\n', 'd.ts': token.replace('_', '_\u202e') },
      { 'b.ts': `const t = '${token}';\n` },
    );
    repository.commit(`Rotate\n\nIt was ${token} before.\nNow it is not.\n\n${key}-----END\n`);
    const text = await told(repository, ['diff', 'commits'], since('v1'));
    expect(text).not.toContain('MIIB');
    expect(text).not.toContain(token);
    expect(text).toContain('may hold secrets: a.ts, b.ts, d.ts');
    expect(text).toContain('+good');
    expect(text).toContain('(a line that looks like a secret was left out)\n    Now it is not.');
  });

  test('a file about which git says more than is taken; the others stay', async () => {
    const lines = `${'x'.repeat(99)}\n`.repeat(90_000);
    using repository = changed(
      { 'data.json': lines, 'line.json': lines.replaceAll('\n', ' '), 'a.md': 'two\n' },
      { '.gitattributes': '*.json diff\n', 'data.json': '{}\n', 'line.json': '{}\n', 'a.md': 'one\n' },
    );
    const text = await told(repository, ['diff'], since('v1'));
    expect(text).toContain('+two');
    expect(text).toContain('no room: data.json, line.json');
  });

  test('a name that looks like a secret is not told', async () => {
    const token = `ghp_${'a'.repeat(36)}`;
    using repository = changed({ [`${token}.md`]: 'x\n' });
    const text = await told(repository, ['diff', 'files'], since('v1'));
    expect(text).not.toContain(token);
    expect(text).toContain('A (a name that looks like a secret) (+1 -0)');
    expect(text).toContain('may hold secrets: (a name that looks like a secret)');
  });

  test('beyond the room small files go first, the next is cut, the rest is named', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => `line ${n} of this file\n`).join('');
    using repository = changed({
      'a-huge.md': lines(9_000),
      'b-large.md': lines(2_500),
      'c-small.md': 'small\n',
    });
    const text = await told(repository, ['diff'], since('v1'));
    expect(text.length).toBeLessThan(42_000);
    expect(text).toContain('+small');
    expect(text).toMatch(/the last \d+ lines of the diff of b-large\.md/);
    expect(text).toContain('no room: a-huge.md');
  });

  test('many files, many commits: counted', async () => {
    using repository = changed(
      Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`folder/file-${n}.md`, `${n}\n`])),
    );
    for (let n = 0; n < 120; n += 1)
      repository.git('commit', '--allow-empty', '--quiet', '-m', `Change ${n}`);
    const text = await told(repository, ['diff', 'files', 'commits'], since('v1'));
    expect(text).toContain('(900 in all;');
    expect(text).toMatch(/\(\d+ files were left out\.\)/);
    expect(text).toMatch(/\(21 older commits were left out\.\)/);
    expect(text).toMatch(/no room: .* and \d+ more/);
  }, 60_000);

  test('a submodule', async () => {
    using inner = changed({});
    using repository = changed({});
    repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.folder, 'lib');
    repository.commit('Add the library');
    const text = await told(repository, ['diff', 'files'], since('v1'));
    expect(text).toContain('submodules: lib');
    expect(text).toContain('A lib (submodule)');
  });
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
  const added = (text: string) => [...text.matchAll(/^A (\S+)\.md/gm)].map(([, name]) => name);

  test('at the merge base of a pull request, also where its merge with the newer base is checked out', async () => {
    const { repository, ids } = history();
    using _ = repository;
    const start = { from: 'pull', base: ids.third ?? '', head: ids.topic ?? '' } as const;
    expect(added(await told(repository, ['files'], start))).toEqual(['topic']);
  });

  test('at `before` of a push', async () => {
    const { repository, ids } = history();
    using _ = repository;
    expect(added(await told(repository, ['files'], { from: 'push', before: ids.second ?? '' }))).toEqual([
      'third',
      'topic',
    ]);
  });

  test('at the tag before a release’s', async () => {
    const { repository } = history();
    using _ = repository;
    expect(added(await told(repository, ['files'], { from: 'tag', tag: 'v2' }))).toEqual(['second', 'third']);
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
    expect(added(await told(repository, ['files'], { from: 'tag', tag: 'v2.1' }))).toEqual([
      'second',
      'third',
    ]);
  });

  test('at the merge base where a branch that has moved on is named, and every block says so', async () => {
    const { repository, ids } = history();
    using _ = repository;
    using clone = repository.clone();
    clone.git('checkout', '--quiet', ids.topic ?? '');
    const text = await told(clone, ['commits', 'files', 'diff'], since('origin/main~1'));
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
    expect(added(await told(clone, ['files'], since('topic')))).toEqual(['third']);
  });

  test('with a name that is a file’s too', async () => {
    const { repository } = history();
    using _ = repository;
    repository.git('tag', 'first.md', 'v1');
    expect(added(await told(repository, ['files'], since('first.md')))).toContain('second');
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
    const error = await refused(clone, filled as Parameters<typeof told>[2]);
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
      const text = await told(clone, ['files', 'diff'], { from: 'push', before });
      expect(added(text)).toEqual(['topic-1', 'topic-2', 'topic-3']);
    });

    test('one that holds all of them will do', async () => {
      const { repository, before } = merged();
      using _ = repository;
      using clone = repository.clone('--depth=5');
      expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('true\n');
      const text = await told(clone, ['commits'], { from: 'push', before });
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
    using outer = changed({});
    outer.write('inner/file.md', 'x\n');
    const inner = { folder: `${outer.folder}/inner` };
    const error = await refused(inner, since('v1'));
    expect(error.what).toContain('no git repository in the workspace');
    expect(error.remedy).toContain('actions/checkout');
  });
});

async function refused(
  repository: Pick<Repository, 'folder'>,
  start: Parameters<typeof told>[2],
  parts: Parameters<typeof told>[1] = ['files'],
) {
  const error = await told(repository, parts, start).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SetupError);
  const { happened, remedy } = error as SetupError;
  return { what: toLog(happened), remedy: toLog(remedy) };
}
