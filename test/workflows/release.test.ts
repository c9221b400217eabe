import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT, reusableWorkflows, textOf, type Workflow, yamlOf } from './files.ts';

const COMMIT = '0123456789012345678901234567890123456789';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'docs-agent-release-'));
  for (const path of ['.ci/release', 'dist/licenses.txt'])
    fs.cpSync(join(ROOT, path), join(folder, path));
  fs.writeFileSync(
    join(folder, 'package.json'),
    '{\n  "name": "docs-agent",\n  "version": "1.2.3",\n}\n',
  );
  fs.mkdirSync(join(folder, '.github/docs'), { recursive: true });
  fs.writeFileSync(join(folder, 'README.md'), 'uses: octo-org/docs-agent@v1\n');
  const text =
    '# Changelog\n\n## 1.3.0\n\nLater.\n\n## 1.2.3\n\nFixed a bug.\n\n## 1.2.2\n\nEarlier.\n';
  fs.writeFileSync(join(folder, '.github/CHANGELOG.md'), text);
  spawnSync('git', ['init', '-q'], { cwd: folder });
  spawnSync('git', ['add', '.'], { cwd: folder });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Runs the script with a replacement for GitHub's command line that knows `known`. Returns its calls that write. */
function release(args: readonly string[], known = '', { relation = 'behind', tags = '' } = {}) {
  const log = join(folder, 'calls');
  const gh = `#!/bin/sh
case "$*" in
  'api repos/'*/compare/*) echo '${relation}'; exit 0;;
  *matching-refs*) printf '%b' '${tags}'; exit 0;;
  'release view '*|'api repos/'*'/git/ref/'*) case '${known}' in *"$2"*) exit 0;; *) exit 1;; esac;;
esac
echo "$*" >> '${log}'
`;
  fs.writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync('bash', ['.ci/release', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      GITHUB_REPOSITORY: 'octo-org/docs-agent',
      GITHUB_SHA: COMMIT,
      DEFAULT_BRANCH: 'main',
    },
  });
  const calls = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  return { status, stdout, stderr, calls };
}

const CREATE =
  'release create v1.2.3 --repo octo-org/docs-agent --verify-tag --title v1.2.3 --notes-file report/release/notes.md';
const NEW_TAG = `api --silent --method POST repos/octo-org/docs-agent/git/refs -f ref=refs/tags/v1 -f sha=${COMMIT}`;
const MOVE_TAG = `api --silent --method PATCH repos/octo-org/docs-agent/git/refs/tags/v1 -f sha=${COMMIT} -F force=true`;

test('the dry run shows every step and publishes nothing', () => {
  const { status, stdout, calls } = release(['--dry-run', '1.2.3']);
  expect(status).toBe(0);
  expect(calls).toEqual([]);
  expect(stdout).toContain(`$ gh ${CREATE}`);
  expect(stdout).toContain(`$ gh ${NEW_TAG}`);
  expect(stdout).toMatch(/^[0-9a-f]{64} {2}dist\/licenses\.txt$/m);
});

test('preparing takes the notes only from the section of this version, and the checksums of all files in dist/', () => {
  // Without a word what to do it publishes nothing.
  expect(release(['1.2.3'])).toMatchObject({ status: 1, calls: [] });
  expect(release(['prepare', '1.2.3'])).toMatchObject({ status: 0, calls: [] });
  const read = (name: string) => fs.readFileSync(join(folder, 'report/release', name), 'utf8');
  expect(read('notes.md').trim()).toBe('Fixed a bug.');
  expect(read('checksums.txt')).toMatch(/^[0-9a-f]{64} {2}dist\/licenses\.txt\n$/);
});

test.each([
  ['the first release of a major version', '', [CREATE, NEW_TAG]],
  ['a later release', 'repos/octo-org/docs-agent/git/ref/tags/v1', [CREATE, MOVE_TAG]],
  ['a job that runs again', 'view repos/octo-org/docs-agent/git/ref/tags/v1', [MOVE_TAG]],
])('publishing %s', (_name, known, calls) => {
  expect(release(['publish', '1.2.3'], known)).toMatchObject({ status: 0, calls });
});

test('the tag of the major version never moves backwards', () => {
  const tags = 'v1.2.2\\nv1.10.0\\n';

  const { stdout, calls } = release(['publish', '1.2.3'], '', { tags });

  expect(calls).toEqual([CREATE]);
  expect(stdout).toContain('because v1.10.0 is newer');
});

test.each(['ahead', 'diverged'])(
  'a commit that is %s of the default branch is refused',
  (relation) => {
    const { status, stderr } = release(['prepare', '1.2.3'], '', { relation });

    expect([status, stderr]).toEqual([1, expect.stringContaining('is not on main')]);
  },
);

test('a release without a name is refused, and a dry run says so', () => {
  fs.writeFileSync(join(folder, 'README.md'), 'uses: OWNER/REPO@v1\n');

  const refused = release(['prepare', '1.2.3']);
  const shown = release(['--dry-run', '1.2.3']);

  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('README.md') });
  expect(shown).toMatchObject({ status: 0, stdout: expect.stringContaining('Run npm run name') });
});

test.each([
  ['1.2', '`1.2` is not a version'],
  ['v1.2.3', '`v1.2.3` is not a version'],
  ['1.2.4', 'package.json has the version 1.2.3'],
])('version %s is refused', (version, message) => {
  const { status, stderr } = release(['--dry-run', version]);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
});

test('a version without a section in the changelog is refused', () => {
  fs.writeFileSync(join(folder, '.github/CHANGELOG.md'), '# Changelog\n\n## 1.2.30\n\nNo.\n');
  const { status, stderr } = release(['prepare', '1.2.3']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('has no section `## 1.2.3`')]);
});

const own = fs
  .readdirSync(join(ROOT, '.github/workflows'))
  .map((name) => `.github/workflows/${name}`);

test('only the job that publishes can write to the repository, and it installs nothing', () => {
  const { permissions, jobs } = yamlOf<Workflow>('.github/workflows/release.yml');
  expect(permissions).toEqual({});
  expect(jobs.check?.permissions).toEqual({ contents: 'read' });
  const write = { contents: 'write', 'id-token': 'write', attestations: 'write' };
  expect(jobs.release?.permissions).toEqual(write);
  expect(jobs.canary?.permissions).toMatchObject({ contents: 'read' });
  expect(Object.keys(jobs)).toEqual(['check', 'canary', 'release']);
  expect(jobs.release?.steps?.map(({ run }) => run ?? '').join()).not.toMatch(/npm|npx|node/);
});

test('a release needs all checks, the canary, and the provenance of dist/ from GitHub’s own action', () => {
  const { jobs } = yamlOf<Workflow>('.github/workflows/release.yml');
  expect(jobs.release?.needs).toEqual(['check', 'canary']);
  expect(jobs.canary?.uses).toBe('$/.github/workflows/canary.yml');
  const steps = jobs.release?.steps?.map(({ uses = '' }) => uses.split('@')[0]);
  expect(steps).toContain('actions/attest');
});

test('the canary calls every reusable workflow with a dry run', () => {
  const { jobs } = yamlOf<Workflow>('.github/workflows/canary.yml');
  const called = Object.values(jobs).filter(({ uses }) => uses);
  expect(called.map(({ uses }) => uses?.replace('$/', ''))).toEqual(
    expect.arrayContaining(reusableWorkflows()),
  );
  for (const job of called) expect(job.with).toMatchObject({ 'dry-run': 'true' });
});

test.each(own)('%s: every job has a time limit, and every action is pinned', (path) => {
  // A job that calls a workflow has the limits of the jobs there.
  for (const job of Object.values(yamlOf<Workflow>(path).jobs))
    if (!job.uses) expect(job['timeout-minutes']).toBeDefined();
  for (const [, uses] of textOf(path).matchAll(/^\s+(?:- )?uses: (.+)$/gm)) {
    expect(uses).toMatch(/^\$\/|^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test('the changelog has a section for the version of package.json', () => {
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  expect(textOf('.github/CHANGELOG.md')).toContain(`\n## ${version}\n`);
});
