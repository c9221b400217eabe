import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { makeRepository } from '../support/repository.ts';
import { textOf } from './files.ts';

const COMMIT = '0123456789012345678901234567890123456789';
const CHANGES = '## 1.3.0\n\nLater.\n\n## 1.2.3\n\nFixed a bug.\n\n## 1.2.2\n\nEarlier.\n';

type Values = Readonly<Record<string, string>>;

/**
 * Runs the script in a small repository that can be released, but for `files`. `known` is what GitHub knows, see `gh`.
 * `calls` are those of `gh` that write.
 */
function release(parameters: string, known: Values = {}, files: Values = {}) {
  using repository = makeRepository();
  const all = {
    '.ci/release': textOf('.ci/release'),
    'dist/index.js': '',
    'package.json': '{\n  "version": "1.2.3",\n}\n',
    'README.md': 'uses: octo-org/docs-agent@v1\n',
    '.github/CHANGELOG.md': CHANGES,
    '.github/docs/examples/every-week.yml': '',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) repository.write(path, text);
  repository.git('add', '.');

  const { status, stdout, stderr } = spawnSync('bash', ['.ci/release', ...parameters.split(' ')], {
    cwd: repository.folder,
    encoding: 'utf8',
    env: {
      PATH: `${import.meta.dirname}${delimiter}${process.env.PATH}`,
      GITHUB_REPOSITORY: 'octo-org/docs-agent',
      GITHUB_SHA: COMMIT,
      DEFAULT_BRANCH: 'main',
      RELATION: 'behind',
      ...known,
    },
  });
  const linesOf = (path: string) => {
    const full = join(repository.folder, path);
    return existsSync(full) ? readFileSync(full, 'utf8').trim().split('\n') : [];
  };
  const [calls, notes, checksums] = [
    'calls',
    'report/release/notes.md',
    'report/release/checksums.txt',
  ].map(linesOf);
  return { status, stdout, stderr, calls, notes, checksums };
}

const CREATE =
  'release create v1.2.3 --repo octo-org/docs-agent --verify-tag --title v1.2.3 --notes-file report/release/notes.md';
const TAG = 'repos/octo-org/docs-agent/git/ref/tags/v1';
const NEW_TAG = `api --silent --method POST repos/octo-org/docs-agent/git/refs -f ref=refs/tags/v1 -f sha=${COMMIT}`;
const MOVE_TAG = `api --silent --method PATCH repos/octo-org/docs-agent/git/refs/tags/v1 -f sha=${COMMIT} -F force=true`;

test('a dry run shows every step and publishes nothing', () => {
  const { status, stdout, calls } = release('--dry-run 1.2.3');

  expect([status, calls]).toEqual([0, []]);
  expect(stdout).toContain(`$ gh ${CREATE}`);
  expect(stdout).toContain(`$ gh ${NEW_TAG}`);
});

test('preparing takes the notes of this version, and the checksums of all files in dist/', () => {
  const { status, calls, notes, checksums } = release('prepare 1.2.3');

  expect([status, calls]).toEqual([0, []]);
  expect(notes).toEqual(['Fixed a bug.']);
  expect(checksums).toEqual([expect.stringMatching(/^[0-9a-f]{64} {2}dist\/index\.js$/)]);
});

test.each([
  ['the first release of a major version', {}, [CREATE, NEW_TAG]],
  ['a later release', { KNOWN: TAG }, [CREATE, MOVE_TAG]],
  ['a job that runs again', { KNOWN: `view ${TAG}` }, [MOVE_TAG]],
  ['an older version, which leaves the tag', { TAGS: 'v1.2.2\\nv1.10.0\\n' }, [CREATE]],
])('publishing %s makes its release, and moves the tag if it may', (_name, known, calls) => {
  expect(release('publish 1.2.3', known)).toMatchObject({ status: 0, calls });
});

test.each<[what: string, parameters: string, message: string, known?: Values, files?: Values]>([
  ['without a word what to do', '1.2.3', 'Usage: '],
  ['of two numbers', 'prepare 1.2', '`1.2` is not a version'],
  ['of another version', 'prepare 1.2.4', 'package.json has the version 1.2.3'],
  ['of a commit elsewhere', 'prepare 1.2.3', 'is not on main', { RELATION: 'diverged' }],
  [
    'without a section in the changelog',
    'prepare 1.2.3',
    'has no section `## 1.2.3`',
    {},
    { '.github/CHANGELOG.md': '## 1.2.30\n\nNo.\n' },
  ],
  [
    'without the name of the repository',
    'prepare 1.2.3',
    'contain OWNER/REPO: README.md',
    {},
    { 'README.md': 'uses: OWNER/REPO@v1\n' },
  ],
])('a release %s is refused', (_what, parameters, message, known, files) => {
  const { status, stderr, calls } = release(parameters, known, files);

  expect([status, calls]).toEqual([1, []]);
  expect(stderr).toContain(message);
});

test('the changelog has a section for the version of package.json', () => {
  expect(textOf('.github/CHANGELOG.md')).toContain(`\n## ${manifest.version}\n`);
});
