import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Git, type GitDeps, withGit } from '../../src/context/git.ts';
import type { Exec } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { redactor } from '../../src/text/redact.ts';
import { createFakeClock } from '../support/clock.ts';
import { wordsOf } from '../support/words.ts';
import { blocksOf, gitDeps, since } from './git-support.ts';
import { makeRepository, type Repository } from './repository.ts';

/** A call with a replacement for git. */
const gitAs = (
  exec: Exec,
  more: Partial<GitDeps> = {},
  use: (git: Git) => Promise<string> = (git) => git('log'),
) => withGit(gitDeps(tmpdir(), { load: async () => ({ exec }), ...more }), use);
const hangs: Exec = () => new Promise(() => {});

test('the output of git is returned, cut at 8 MiB without waiting for git', async () => {
  const prints =
    (...parts: Buffer[]): Exec =>
    async (_command, _args, { listeners }) => {
      for (const part of parts) listeners?.stdout?.(part);
      return parts.length < 9 ? 0 : new Promise(() => {});
    };
  expect(await gitAs(prints(Buffer.from([0x61, 0xc3]), Buffer.from([0xa9, 0xff, 0x62])))).toBe(
    'aé\ufffdb',
  );
  expect(await gitAs(prints(...Array(9).fill(Buffer.alloc(1_000_000, 'y'))))).toHaveLength(
    8_388_608,
  );
});

test('a git that fails after exactly 8 MiB fails', async () => {
  const prints =
    (bytes: number): Exec =>
    async (_command, _args, { listeners }) => {
      listeners?.stdout?.(Buffer.alloc(bytes, 'y'));
      return 1;
    };
  await expect(gitAs(prints(8_388_608))).rejects.toBeInstanceOf(SetupError);
});

test.each([
  [8_191, true],
  [8_192, false],
])('of an error, %i characters before the next piece: it is read: %j', async (length, isRead) => {
  const exec: Exec = async (_command, _args, { listeners }) => {
    listeners?.stderr?.(Buffer.from('x'.repeat(length)));
    listeners?.stderr?.(Buffer.from('the-end'));
    return 1;
  };
  const redact = (text: string) => text.replaceAll('x', '');
  const { trouble } = await gitAs(exec, { redact }).catch((error) => error);
  expect(wordsOf(trouble.happened).includes('the-end')).toBe(isRead);
});

const fails: Exec = async (_command, _args, { listeners }) => {
  listeners?.stderr?.(Buffer.from('fatal '.repeat(1_000)));
  return 3;
};

test.each<[string, Exec, happened: RegExp, remedy: RegExp]>([
  [
    'a missing git',
    () => Promise.reject(new Error('ENOENT')),
    /could not be started: ENOENT/,
    /Git 2\.38/,
  ],
  [
    'a failing git',
    fails,
    /^git log failed \(exit code 3\): (?:fatal\s){83}fa\.$/,
    /fetch-depth: 0/,
  ],
  ['a git that exceeds its time limit', hangs, /longer than 60 s/, /diff-base/],
])('%s: git ends, and the message says what to change', async (_what, exec, happened, remedy) => {
  const error = await gitAs(exec, { clock: createFakeClock() }).catch(
    (reason: SetupError) => reason,
  );
  expect(error).toBeInstanceOf(SetupError);
  expect(wordsOf((error as SetupError).trouble.happened)).toMatch(happened);
  expect(wordsOf((error as SetupError).trouble.next)).toMatch(remedy);
});

test('what git reports is redacted, then cut to 500 characters', async () => {
  const secret = 'key_in-the-error-of-git';
  const exec: Exec = async (_command, _args, { listeners }) => {
    listeners?.stderr?.(Buffer.from(`fatal: ${'x'.repeat(480)}${secret}${'x'.repeat(100)}`));
    return 128;
  };
  const failed = await gitAs(exec, { redact: redactor([secret]) }).catch((error) => error);
  const happened = wordsOf(failed.trouble.happened);
  expect(happened).toContain('xxx***xxx');
  expect(happened.length).toBeLessThan(600);
});

test('all calls of a run share one minute, and none starts after it', async () => {
  const clock = createFakeClock();
  const start = clock.now();
  const calls: number[] = [];
  const slow: Exec = async () => {
    calls.push(clock.now() - start);
    await clock.sleep(25_000);
    return 0;
  };
  const use = async (git: Git) => {
    for (;;) await git('log');
  };
  await expect(gitAs(slow, { clock }, use)).rejects.toBeInstanceOf(SetupError);
  expect(clock.now() - start).toBe(60_000);
  await clock.sleep(60_000);
  expect(calls).toEqual([0, 25_000, 50_000]);
});

test('a signal ends the wait', async () => {
  const stop = new AbortController();
  const waiting = gitAs(hangs, { signal: stop.signal });
  stop.abort(new Error('SIGINT'));
  await expect(waiting).rejects.toThrow();
  await expect(gitAs(hangs, { signal: stop.signal })).rejects.toThrow();
});

/** Where a checkout can name a program. */
const PROGRAMS = (
  'core.fsmonitor core.pager core.editor core.sshCommand core.askPass diff.external diff.mine.command ' +
  'diff.mine.textconv filter.mine.clean filter.mine.smudge gpg.program pager.log pager.diff-tree'
).split(' ');
const SHELL = ['alias.log', 'alias.diff-tree', 'credential.helper'];

/** A repository with a program in each of them; each leaves a file `ran-…`. */
function mined(): { repository: Repository; ran: () => string[] } {
  const repository = makeRepository();
  const git = join(repository.folder, '.git');
  repository.write('.gitattributes', '*.md diff=mine filter=mine merge=mine\n*.bin diff\n');
  repository.write('a.md', 'one\n');
  repository.commit('First');
  repository.git('tag', 'v1');
  repository.write('a.md', 'two\n');
  repository.write('b.bin', new Uint8Array([0, 1, 2]));
  repository.commit('Second');
  for (const name of [...PROGRAMS, ...SHELL]) {
    const path = join(git, `mine-${name}`);
    writeFileSync(path, `#!/bin/sh\necho x >> '${git}/ran-${name}'\ncat "$@"\nexit 0\n`);
    chmodSync(path, 0o755);
    repository.git('config', name, SHELL.includes(name) ? `!${path}` : path);
  }
  repository.git('config', 'log.showSignature', 'true');
  return { repository, ran: () => readdirSync(git).filter((name) => name.startsWith('ran-')) };
}

test('programs that the checkout configures are never started, although plain git starts some of them', async () => {
  const { repository, ran } = mined();
  using _ = repository;
  const text = await blocksOf(repository, ['diff', 'commits', 'files'], since('v1'));
  expect(text).toContain('+two');
  expect(ran()).toEqual([]);
  for (const args of [['diff', 'v1', 'HEAD'], ['status'], ['log', '-p', 'v1..HEAD']]) {
    try {
      repository.git(...args);
    } catch {}
  }
  const started = ['core.fsmonitor', 'diff.external', 'diff.mine.command', 'diff.mine.textconv'];
  expect(ran()).toEqual(expect.arrayContaining(started.map((name) => `ran-${name}`)));
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
  await expect(blocksOf(clone, ['diff'], since('v1'))).rejects.toBeInstanceOf(SetupError);
  expect(clone.git('config', 'remote.origin.partialclonefilter')).toBe('blob:none\n');
});

test('git is called with settings and variables of ours only, and outside of the workspace', async () => {
  let seen: unknown[] = [];
  const exec: Exec = async (...call) => {
    seen = call;
    return 0;
  };
  const forwarded = { PATH: '/bin', Path: '/b', SystemRoot: 'C:', TMPDIR: '/t', ComSpec: 'c' };
  await gitAs(exec, { env: { ...forwarded, MY_PATH: 'no', TMPDIRS: 'no' }, workspace: '/a/work' });
  const [program, args, options] = seen;
  const settings =
    'core.fsmonitor=false core.hooksPath=/dev/null log.showSignature=false core.quotePath=false ' +
    'core.bigFileThreshold=1m safe.directory=/a/work';
  expect([program, args]).toEqual([
    'git',
    [
      ...['-C', '/a/work', '--no-pager'],
      ...settings.split(' ').flatMap((setting) => ['-c', setting]),
      'log',
    ],
  ]);
  expect(options).toMatchObject({ cwd: '/', silent: true, ignoreReturnCode: true });
  expect((options as { env: object }).env).toEqual({
    ...forwarded,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CEILING_DIRECTORIES: '/a',
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  });
});

test('no input, token or other variable of the run reaches git', async () => {
  let seen = {};
  const exec: Exec = async (_command, args, { env }) => {
    seen = { args, env };
    return 0;
  };
  const names = [
    'INPUT_API-KEY',
    'INPUT_GITHUB-TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'GIT_DIR',
    'GIT_EXTERNAL_DIFF',
    'HOME',
  ];
  const env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, 'the-canary'])) };
  await gitAs(exec, { env });
  expect(seen).toMatchObject({ env: { GIT_CONFIG_NOSYSTEM: '1', PATH: process.env.PATH } });
  expect(JSON.stringify(seen)).not.toContain('the-canary');
});
