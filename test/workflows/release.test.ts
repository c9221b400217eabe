import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeRepository } from '../context/repository.ts';
import { textOf } from './files.ts';

const COMMIT = '0123456789012345678901234567890123456789';
const CHANGES = '## 1.3.0\n\nLater.\n\n## 1.2.3\n\nFixed a bug.\n\n## 1.2.2\n\nEarlier.\n';

interface Setting {
  /** Files that differ from those that can be released. */
  readonly files?: Readonly<Record<string, string>>;
  /** What GitHub knows, see `gh`. */
  readonly github?: Readonly<Record<string, string>>;
}

/** Runs the script in a small repository. `calls` are those of `gh` that write. */
function release(args: readonly string[], { files, github }: Setting = {}) {
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

  const { status, stdout, stderr } = spawnSync('bash', ['.ci/release', ...args], {
    cwd: repository.folder,
    encoding: 'utf8',
    env: {
      PATH: `${import.meta.dirname}${delimiter}${process.env.PATH}`,
      GITHUB_REPOSITORY: 'octo-org/docs-agent',
      GITHUB_SHA: COMMIT,
      DEFAULT_BRANCH: 'main',
      RELATION: 'behind',
      ...github,
    },
  });
  const lines = (path: string) => {
    const full = join(repository.folder, path);
    return existsSync(full) ? readFileSync(full, 'utf8').trim().split('\n') : [];
  };
  const [notes, checksums] = ['notes.md', 'checksums.txt'].map((name) =>
    lines(`report/release/${name}`),
  );
  return { status, stdout, stderr, calls: lines('calls'), notes, checksums };
}

const CREATE =
  'release create v1.2.3 --repo octo-org/docs-agent --verify-tag --title v1.2.3 --notes-file report/release/notes.md';
const TAG = 'repos/octo-org/docs-agent/git/ref/tags/v1';
const NEW_TAG = `api --silent --method POST repos/octo-org/docs-agent/git/refs -f ref=refs/tags/v1 -f sha=${COMMIT}`;
const MOVE_TAG = `api --silent --method PATCH repos/octo-org/docs-agent/git/refs/tags/v1 -f sha=${COMMIT} -F force=true`;

test('a dry run shows every step and publishes nothing', () => {
  const { status, stdout, calls } = release(['--dry-run', '1.2.3']);

  expect([status, calls]).toEqual([0, []]);
  expect(stdout).toContain(`$ gh ${CREATE}`);
  expect(stdout).toContain(`$ gh ${NEW_TAG}`);
});

test('preparing takes the notes of this version, and the checksums of all files in dist/', () => {
  const { status, calls, notes, checksums } = release(['prepare', '1.2.3']);

  expect([status, calls]).toEqual([0, []]);
  expect(notes).toEqual(['Fixed a bug.']);
  expect(checksums).toEqual([expect.stringMatching(/^[0-9a-f]{64} {2}dist\/index\.js$/)]);
});

test.each([
  ['the first release of a major version', {}, [CREATE, NEW_TAG]],
  ['a later release', { KNOWN: TAG }, [CREATE, MOVE_TAG]],
  ['a job that runs again', { KNOWN: `view ${TAG}` }, [MOVE_TAG]],
  ['an older version, which leaves the tag', { TAGS: 'v1.2.2\\nv1.10.0\\n' }, [CREATE]],
])('publishing %s makes its release, and moves the tag if it may', (_name, github, calls) => {
  expect(release(['publish', '1.2.3'], { github })).toMatchObject({ status: 0, calls });
});

interface Refused extends Setting {
  readonly what: string;
  /** Default: `prepare 1.2.3`. */
  readonly args?: string;
  readonly message: string;
}

test.for<Refused>([
  { what: 'without a word what to do', args: '1.2.3', message: 'Usage: ' },
  { what: 'of two numbers', args: 'prepare 1.2', message: '`1.2` is not a version' },
  {
    what: 'of another version',
    args: 'prepare 1.2.4',
    message: 'package.json has the version 1.2.3',
  },
  {
    what: 'without a section in the changelog',
    files: { '.github/CHANGELOG.md': '## 1.2.30\n\nNo.\n' },
    message: 'has no section `## 1.2.3`',
  },
  {
    what: 'without the name of the repository',
    files: { 'README.md': 'uses: OWNER/REPO@v1\n' },
    message: 'contain OWNER/REPO: README.md',
  },
  {
    what: 'of a commit that is not on the default branch',
    github: { RELATION: 'diverged' },
    message: 'is not on main',
  },
])('a release $what is refused', ({ args = 'prepare 1.2.3', message, ...setting }) => {
  const { status, stderr, calls } = release(args.split(' '), setting);

  expect([status, calls]).toEqual([1, []]);
  expect(stderr).toContain(message);
});

test('the changelog has a section for the version of package.json', () => {
  const { version } = JSON.parse(textOf('package.json')) as { version: string };

  expect(textOf('.github/CHANGELOG.md')).toContain(`\n## ${version}\n`);
});
