import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { commitOf, prefixOf, tagBefore } from '../../src/context/git.ts';
import type { Session } from '../../src/environment.ts';
import { makeRepository } from '../support/repository.ts';

const repository = makeRepository();
afterAll(() => repository[Symbol.dispose]());

const inFolder = (workspace: string, more: object = {}) => {
  const programs = { load: () => import('@actions/exec'), env: process.env, ...more };
  return { folders: { workspace }, programs } as unknown as Session;
};
const session = inFolder(repository.folder);

/** Makes a history in which each tag has a commit, but `v1.2.3 + v1` are on the same one. */
function importTags(list: string): string {
  const names = list.split(', ').map((each) => each.split(' + '));
  const lines = names.flatMap((tags, index) => [
    'commit refs/heads/main',
    `committer A <a@example.com> ${1_700_000_000 + index} +0000`,
    'data 0',
    ...(index === 0 ? ['deleteall'] : []),
    ...tags.flatMap((tag) => [`reset refs/tags/${tag}`, 'from refs/heads/main', '']),
  ]);

  const tags = repository.git('tag').split('\n').filter(Boolean);
  if (tags.length > 0) repository.git('tag', '--delete', ...tags);
  execFileSync('git', ['fast-import', '--quiet', '--force'], {
    cwd: repository.folder,
    input: `${lines.join('\n')}\n`,
  });
  return names.at(-1)?.[0] ?? '';
}

test.each<[tags: string, start: string | undefined]>([
  ['v1.0.0, v1.1.0', 'v1.0.0'],
  ['core@1.0.0, cli@1.0.0, cli@1.1.0, core@1.1.0', 'core@1.0.0'],
  ['v1.0.0, v2.0.0-rc.1, v2.0.0', 'v1.0.0'],
  ['v1.0.0, v2.0.0-rc.1, v2.0.0-rc.2', 'v2.0.0-rc.1'],
  ['@acme/a@1.0.0, @acme/b@1.0.0, @acme/a@1.1.0-beta.1, @acme/a@1.1.0', '@acme/a@1.0.0'],
  ['cli@1.0.0, core@1.0.0', undefined],
  ['sdk/v1.9.0, sdk/v1.10.0-beta.2, v3.0.0, sdk/v1.10.0', 'sdk/v1.9.0'],
  // Only pre-releases come before the first final version.
  ['2.0.0b1, 2.0.0rc1, 2.0.0.dev3, 2.0.0', '2.0.0rc1'],
  // Release branches are not merged: the order of the commits does not matter.
  ['8.3.0, 9.0.0, 9.0.3, 9.1.0.dev0, 9.1.0', '9.0.3'],
  ['REL_15_9, REL_16_1, REL_15_10', 'REL_15_9'],
  // The last version of a name counts.
  [
    'k8s-1.27-operator-v0.1.0, k8s-1.28-operator-v0.1.0, k8s-1.27-operator-v0.2.0',
    'k8s-1.27-operator-v0.1.0',
  ],
  // A tag that is moved to each release is none.
  ['v1, v1.9.0, v2, v2.0.0', 'v1.9.0'],
  ['v1.4.0, v2.0.0 + v2.0 + v2', 'v1.4.0'],
  // But one is a version that has others after it.
  ['4.2.9, 5.0, 5.0.1', '5.0'],
  // Two tags are on one commit.
  ['v1.1.0, v1.2.0 + v1.2.0-rc.3', 'v1.1.0'],
  ['v1.0.0, v1.1.0-SNAPSHOT, v1.1.0-nightly.20261126.1, v1.1.0.dev1, v1.1.0-Pre, v1.1.0', 'v1.0.0'],
  ['2026.10, 2026.11', '2026.10'],
  // A tag without a version follows any tag.
  ['v1.0.0, core@2.0.0, 3.0.0-rc.1, nightly', '3.0.0-rc.1'],
])('of the tags %s, the last one starts at %s', async (tags, start) => {
  const tag = importTags(tags);

  const before = await tagBefore(tag, session);

  expect(before?.name).toBe(start);
  expect(before?.revision).toBe(start && repository.git('rev-parse', `${start}^{commit}`).trim());
});

test('before a tag that is not in the checkout, there is none', async () => {
  importTags('v1.0.0, v1.1.0');

  expect(await tagBefore('v9', session)).toBeUndefined();
});

test.each<[tag: string, prefix: string | undefined]>([
  ['python3-sdk-v1.2.0', 'python3-sdk-v'],
  ['sdk/v2/v2.1.0', 'sdk/v2/v'],
  ['nightly-2026-11-26', 'nightly-'],
  ['base64-0.22.1', 'base64-'],
  ['@acme/a2@7', '@acme/a2@'],
  ['latest', undefined],
  ['sha-1a2b3c4d', undefined],
])('the text before the version in %s is %j', (tag, prefix) => {
  expect(prefixOf(tag)).toBe(prefix);
});

test('a revision is resolved to a commit of the checkout, if there is one', async () => {
  importTags('v1, v2');
  repository.git('tag', '-a', 'v3', '-m', 'v3', 'v2');
  const second = repository.git('rev-parse', 'v2').trim();

  for (const revision of ['v3', 'main', second])
    expect(await commitOf(revision, session)).toBe(second);
  for (const revision of ['e'.repeat(40), 'main^{tree}', '--all'])
    expect(await commitOf(revision, session)).toBeUndefined();
});

test('without a checkout, or without git, there is no commit, and no tag', async () => {
  const getExecOutput = () => Promise.reject(new Error('Unable to locate executable file: git'));
  const withoutGit = inFolder(repository.folder, { load: async () => ({ getExecOutput }) });

  expect(await commitOf('HEAD', inFolder('/'))).toBeUndefined();
  expect(await tagBefore('v1.1.0', inFolder('/'))).toBeUndefined();
  expect(await commitOf('HEAD', withoutGit)).toBeUndefined();
  await expect(tagBefore('v1.1.0', withoutGit)).rejects.toThrow('git');
});

test('git gets only the variables of the step that are needed to find programs', async () => {
  const environments: unknown[] = [];
  const getExecOutput = async (_command: string, _args?: string[], options?: { env?: object }) => {
    environments.push(options?.env);
    return { exitCode: 0, stdout: '', stderr: '' };
  };
  const env = { PATH: '/b', SystemRoot: 'C:', MY_PATH: 'x', 'INPUT_API-KEY': 'x', GIT_DIR: 'x' };

  await commitOf('HEAD', inFolder('/work', { load: async () => ({ getExecOutput }), env }));

  expect(environments).toEqual([{ PATH: '/b', SystemRoot: 'C:', GIT_ALLOW_PROTOCOL: 'none' }]);
});
