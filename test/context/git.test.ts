import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Git, type GitDeps, withGit } from '../../src/context/git.ts';
import type { Exec } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { redactor } from '../../src/text/redact.ts';
import { createFakeClock } from '../support/clock.ts';
import { failureOf } from '../support/words.ts';
import { blocksOf, changed, gitDeps, since } from './git-support.ts';
import type { Repository } from './repository.ts';

/** A call with a replacement for git. */
const gitAs = (
  exec: Exec,
  more: Partial<GitDeps> = {},
  use: (git: Git) => Promise<string> = (git) => git('log'),
) => withGit(gitDeps(tmpdir(), { load: async () => ({ exec }), ...more }), use);
const hangs: Exec = () => new Promise(() => {});

/** A git that prints and reports that, and ends with the exit code. */
function program({ prints = [] as Buffer[], reports = [] as string[], code = 0 }): Exec {
  return async (_command, _args, { listeners }) => {
    for (const piece of prints) listeners?.stdout?.(piece);
    for (const piece of reports) listeners?.stderr?.(Buffer.from(piece));
    return code;
  };
}

test('the output of git is returned, cut at 8 MiB without waiting for git', async () => {
  const prints = [Buffer.from([0x61, 0xc3]), Buffer.from([0xa9, 0xff, 0x62])];
  expect(await gitAs(program({ prints }))).toBe('aé\ufffdb');
  const endless: Exec = (...call) => {
    void program({ prints: Array(9).fill(Buffer.alloc(1_000_000, 'y')) })(...call);
    return hangs(...call);
  };
  expect(await gitAs(endless)).toHaveLength(8_388_608);
});

test('a git that fails after exactly 8 MiB fails', async () => {
  const failing = program({ prints: [Buffer.alloc(8_388_608, 'y')], code: 1 });
  await failureOf(() => gitAs(failing));
});

test.each([
  [8_191, true],
  [8_192, false],
])('of an error, %i characters before the next piece: it is read: %j', async (length, isRead) => {
  const failing = program({ reports: ['x'.repeat(length), 'the-end'], code: 1 });
  const redact = (text: string) => text.replaceAll('x', '');
  const { happened } = await failureOf(() => gitAs(failing, { redact }));
  expect(happened.includes('the-end')).toBe(isRead);
});

test('what git reports is redacted', async () => {
  const secret = 'key_in-the-error-of-git';
  const reports = [`fatal: xxx${secret}xxx`];
  const failing = program({ reports, code: 128 });
  const { happened } = await failureOf(() => gitAs(failing, { redact: redactor([secret]) }));
  expect(happened).toContain('xxx***xxx');
});

test.each<[string, Exec, happened: RegExp, next: RegExp]>([
  [
    'a missing git',
    () => Promise.reject(new Error('ENOENT')),
    /could not be started: ENOENT/,
    /Git 2\.38/,
  ],
  [
    'a failing git',
    program({ reports: ['fatal: no\n'], code: 3 }),
    /^git log failed \(exit code 3\): fatal: no\.$/,
    /fetch-depth: 0/,
  ],
  ['a git that exceeds its time limit', hangs, /longer than 60 s/, /diff-base/],
])('%s: git ends, and the message says what to change', async (_what, exec, happened, next) => {
  const words = await failureOf(() => gitAs(exec, { clock: createFakeClock() }));
  expect(words.happened).toMatch(happened);
  expect(words.next).toMatch(next);
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
  const repository = changed({
    '.gitattributes': '*.md diff=mine filter=mine merge=mine\n*.bin diff\n',
    'README.md': 'two\n',
    'b.bin': new Uint8Array([0, 1, 2]),
  });
  const git = join(repository.folder, '.git');
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
  using repository = changed({ 'README.md': 'two\n' });
  repository.git('config', 'uploadpack.allowFilter', 'true');
  using clone = repository.clone('--filter=blob:none', '--no-checkout');
  await expect(blocksOf(clone, ['diff'], since('v1'))).rejects.toBeInstanceOf(SetupError);
  expect(clone.git('config', 'remote.origin.partialclonefilter')).toBe('blob:none\n');
});

test('git is called outside of the workspace, with settings and variables of ours, and no input or token of the run', async () => {
  const calls: Parameters<Exec>[] = [];
  const exec: Exec = async (...call) => {
    calls.push(call);
    return 0;
  };
  const forwarded = { PATH: '/bin', Path: '/b', SystemRoot: 'C:', TMPDIR: '/t', ComSpec: 'c' };
  const others =
    'MY_PATH TMPDIRS INPUT_API-KEY INPUT_GITHUB-TOKEN ACTIONS_RUNTIME_TOKEN GIT_DIR GIT_EXTERNAL_DIFF HOME';
  const env = Object.fromEntries(others.split(' ').map((name) => [name, 'the-canary']));
  await gitAs(exec, { env: { ...env, ...forwarded }, workspace: '/a/work' });
  const settings =
    'core.fsmonitor=false core.hooksPath=/dev/null log.showSignature=false core.quotePath=false ' +
    'core.bigFileThreshold=1m safe.directory=/a/work';
  const options = settings.split(' ').flatMap((setting) => ['-c', setting]);
  expect(calls).toEqual([
    [
      'git',
      ['-C', '/a/work', '--no-pager', ...options, 'log'],
      {
        cwd: '/',
        silent: true,
        ignoreReturnCode: true,
        listeners: expect.anything(),
        env: {
          ...forwarded,
          LC_ALL: 'C',
          GIT_CONFIG_NOSYSTEM: '1',
          GIT_CONFIG_GLOBAL: '/dev/null',
          GIT_CEILING_DIRECTORIES: '/a',
          GIT_NO_LAZY_FETCH: '1',
          GIT_ALLOW_PROTOCOL: 'none',
        },
      },
    ],
  ]);
});
