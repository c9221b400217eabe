import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commitOf, type GitDeps } from '../../src/context/git.ts';
import { makeFolder } from '../support/folder.ts';
import { makeRepository } from './repository.ts';

/** `v1` is the first commit, `v2` the second one, `v3` and `latest` the third one. */
const repository = makeRepository();
const first = repository.commit('First');
repository.git('tag', 'v1');
repository.commit('Second');
repository.git('tag', '-a', 'v2', '-m', 'v2');
const third = repository.commit('Third');
repository.git('tag', '-a', 'v3', '-m', 'v3');
repository.git('tag', 'latest');
const empty = makeFolder();
afterAll(() => {
  repository[Symbol.dispose]();
  rmSync(empty, { recursive: true });
});

const inFolder = (workspace: string, more: Partial<GitDeps['programs']> = {}): GitDeps => ({
  folders: { workspace, temp: undefined },
  programs: { load: () => import('@actions/exec'), env: process.env, ...more },
});

test.each<[what: string, revision: string, commit: string | undefined]>([
  ['an annotated tag', 'v3', third],
  ['a branch', 'main', third],
  ['a commit', first, first],
  ['an ancestor', 'HEAD~2', first],
  ['a commit that a forced push removed', 'e'.repeat(40), undefined],
  ['a tree', 'HEAD^{tree}', undefined],
  ['an option', '--all', undefined],
])(
  'a revision that is %s is resolved to a commit of the checkout, if there is one',
  async (_, revision, commit) => {
    expect(await commitOf(revision, inFolder(repository.folder))).toBe(commit);
  },
);

test('without a checkout, or without git, there is no commit', async () => {
  const getExecOutput = () => Promise.reject(new Error('Unable to locate executable file: git'));
  const withoutGit = { load: async () => ({ getExecOutput }) };

  expect(await commitOf('HEAD', inFolder(empty))).toBeUndefined();
  expect(await commitOf('HEAD', inFolder(join(empty, 'missing')))).toBeUndefined();
  expect(await commitOf('HEAD', inFolder(repository.folder, withoutGit))).toBeUndefined();
});

test('git gets only the variables of the step that are needed to find programs', async () => {
  const environments: unknown[] = [];
  const getExecOutput = async (_command: string, _args?: string[], options?: { env?: object }) => {
    environments.push(options?.env);
    return { exitCode: 0, stdout: '', stderr: '' };
  };
  const env = { Path: '/b', SystemRoot: 'C:', MY_PATH: 'x', 'INPUT_API-KEY': 'x', GIT_DIR: 'x' };

  await commitOf('HEAD', inFolder('/work', { load: async () => ({ getExecOutput }), env }));

  expect(environments).toEqual([{ Path: '/b', SystemRoot: 'C:', GIT_ALLOW_PROTOCOL: 'none' }]);
});
