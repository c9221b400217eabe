import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GitDeps, openGit } from '../../src/context/git.ts';
import type { Exec } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import { createFakeClock } from '../support/clock.ts';
import { blocksOf, gitDeps, since } from './git-support.ts';
import { makeRepository, type Repository } from './repository.ts';

/** git with something else in its place. */
const gitAs = (exec: Exec, more: Partial<GitDeps> = {}) =>
  openGit(gitDeps({ folder: tmpdir() }, { load: async () => ({ exec }), ...more }));
const hangs: Exec = () => new Promise(() => {});

test('what git prints, its exit code and the beginning of its errors come back', async () => {
  const git = gitAs(async (_command, _args, { listeners }) => {
    listeners.stdout(Buffer.from([0x61, 0xc3]));
    listeners.stdout(Buffer.from([0xa9, 0xff, 0x62]));
    listeners.stderr(Buffer.from('fatal '.repeat(1_000)));
    return 3;
  });
  const output = await git('log');
  expect(output).toMatchObject({ exitCode: 3, stdout: 'aé\ufffdb', isCut: false });
  expect(output.stderr).toMatch(/^(?:fatal\s){83}fa$/);
});

test('more than 8 MiB are cut, and git is not waited for', async () => {
  const git = gitAs((_command, _args, { listeners }) => {
    for (let part = 0; part < 9; part++) listeners.stdout(Buffer.alloc(1_000_000, 'y'));
    return hangs('', [], {} as never);
  });
  const { stdout, isCut } = await git('log');
  expect(isCut).toBe(true);
  expect(stdout).toHaveLength(8_388_608);
});

test.each<[string, Exec, happened: RegExp, remedy: RegExp]>([
  [
    'no git',
    () => Promise.reject(new Error('ENOENT')),
    /could not be started: ENOENT/,
    /requires Git on the/,
  ],
  ['a git that takes longer than it may', hangs, /longer than 60 s/, /diff-base/],
])('%s: an end, and what to change', async (_what, exec, happened, remedy) => {
  const clock = createFakeClock();
  const error = await gitAs(exec, { clock })('log').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SetupError);
  expect(toLog((error as SetupError).happened)).toMatch(happened);
  expect(toLog((error as SetupError).remedy)).toMatch(remedy);
});

test('the minute is one for all calls of a run', async () => {
  const clock = createFakeClock();
  const git = gitAs(hangs, { clock });
  clock.advance(59_000);
  const before = clock.now();
  await expect(git('log')).rejects.toMatchObject({ name: 'SetupError' });
  expect(clock.now() - before).toBe(1_000);
});

test('a signal ends the wait with its reason', async () => {
  const stop = new AbortController();
  const git = gitAs(hangs, { signal: stop.signal });
  const waiting = git('log');
  stop.abort(new Error('SIGINT'));
  await expect(waiting).rejects.toBe(stop.signal.reason);
  await expect(git('log')).rejects.toBe(stop.signal.reason);
});

/** Every place where a checkout can name a program; each would leave a file `ran-…` beside the repository. */
function mined(): { repository: Repository; ran: () => string[]; place: string } {
  const repository = makeRepository();
  const { folder } = repository;
  const place = join(folder, '.git', 'ran');
  repository.git('config', 'core.bare', 'false');
  const program = (name: string, last = '') => {
    const path = join(folder, '.git', `mine-${name}`);
    writeFileSync(path, `#!/bin/sh\necho x >> '${place}-${name}'\n${last}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  repository.write('.gitattributes', '*.md diff=mine filter=mine merge=mine\n*.bin diff\n');
  repository.write('a.md', 'one\n');
  repository.commit('First');
  repository.git('tag', 'v1');
  repository.write('a.md', 'two\n');
  repository.write('b.bin', new Uint8Array([0, 1, 2]));
  repository.commit('Second');
  const settings: Record<string, string> = {
    'core.fsmonitor': program('fsmonitor'),
    'core.pager': program('pager', 'cat'),
    'core.editor': program('editor'),
    'core.sshCommand': program('ssh'),
    'core.askPass': program('askpass'),
    'diff.external': program('external'),
    'diff.mine.command': program('driver'),
    'diff.mine.textconv': program('textconv', 'cat "$1"'),
    'filter.mine.clean': program('clean', 'cat'),
    'filter.mine.smudge': program('smudge', 'cat'),
    'gpg.program': program('gpg'),
    'log.showSignature': 'true',
    'pager.log': program('pager-log', 'cat'),
    'pager.diff-tree': program('pager-diff', 'cat'),
    'alias.log': `!${program('alias')}`,
    'alias.diff-tree': `!${program('alias-diff')}`,
    'core.hooksPath': join(folder, '.git', 'mines'),
    'credential.helper': `!${program('credential')}`,
  };
  for (const [name, value] of Object.entries(settings)) repository.git('config', name, value);
  return {
    repository,
    place,
    ran: () => readdirSync(join(folder, '.git')).filter((name) => name.startsWith('ran-')),
  };
}

test('nothing that a checkout names is started', async () => {
  const { repository, ran } = mined();
  using _ = repository;
  const text = await blocksOf(repository, ['diff', 'commits', 'files'], since('v1'));
  expect(text).toContain('+two');
  expect(ran()).toEqual([]);
});

test('the mines are live: git as people call it sets some of them off', () => {
  const { repository, ran } = mined();
  using _ = repository;
  for (const args of [['diff', 'v1', 'HEAD'], ['status'], ['log', '-p', 'v1..HEAD']]) {
    try {
      repository.git(...args);
    } catch {}
  }
  expect(ran()).toEqual(
    expect.arrayContaining(['ran-driver', 'ran-external', 'ran-fsmonitor', 'ran-textconv']),
  );
});

test('a partial clone fetches nothing', async () => {
  using repository = makeRepository();
  repository.write('a.md', 'one\n');
  repository.commit('First');
  repository.git('tag', 'v1');
  repository.write('a.md', 'two\n');
  repository.commit('Second');
  repository.git('config', 'uploadpack.allowFilter', 'true');
  using clone = repository.clone('--filter=blob:none', '--no-checkout');
  await expect(blocksOf(clone, ['diff'], since('v1'))).rejects.toMatchObject({ name: 'SetupError' });
  expect(readFileSync(join(clone.folder, '.git', 'config'), 'utf8')).toContain('blob:none');
});

test('no input, token or other variable of the run reaches git', async () => {
  using repository = makeRepository();
  let seen = {};
  const exec: Exec = async (_command, args, { env }) => {
    seen = { args, env };
    return 1;
  };
  const env = {
    ...process.env,
    'INPUT_API-KEY': 'the-canary-key',
    'INPUT_GITHUB-TOKEN': 'the-canary-token',
    ACTIONS_RUNTIME_TOKEN: 'the-canary-runtime',
    GIT_DIR: '/the-canary-place',
    GIT_EXTERNAL_DIFF: 'the-canary-program',
    HOME: '/the-canary-home',
  };
  const more = { env, load: async () => ({ exec }) };
  await expect(blocksOf(repository, ['diff'], since('v1'), more)).rejects.toThrow();
  expect(seen).toMatchObject({ env: { GIT_CONFIG_NOSYSTEM: '1' } });
  expect(JSON.stringify(seen)).not.toContain('canary');
});
