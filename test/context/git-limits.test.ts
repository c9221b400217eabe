import { expect, test } from 'vitest';
import { openGit } from '../../src/context/git-process.ts';
import type { Exec } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { toLog } from '../../src/text/markdown.ts';
import { createFakeClock } from '../support/clock.ts';
import { gitDeps } from './git-support.ts';

/** A git that goes on for ever once it has printed so much. */
const endless =
  (bytes: number): Exec =>
  async (_command, _args, { listeners }) => {
    listeners.stdout(Buffer.alloc(bytes, 'x'));
    return new Promise<number>(() => {});
  };
const deps = (exec: Exec, more = {}) =>
  gitDeps({ folder: '/workspace' }, { load: async () => ({ exec }), clock: createFakeClock(), ...more });

test.each([
  ['more than 8 MiB', endless(8_388_609), {}, /8 MiB/, /diff-base/],
  ['more than a minute', endless(10), {}, /longer than 60 s/, /diff-base/],
  [
    'no git',
    async () => {
      throw new Error('Unable to locate executable file: git');
    },
    {},
    /could not be started: Unable to locate/,
    /needs git on the runner/,
  ],
] as const)('%s: an end, and what to change', async (_what, exec, more, happened, remedy) => {
  const error = await openGit(deps(exec, more))('log').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SetupError);
  expect(toLog((error as SetupError).happened)).toMatch(happened);
  expect(toLog((error as SetupError).remedy)).toMatch(remedy);
});

test('the minute is one for all calls', async () => {
  const clock = createFakeClock({ auto: false });
  let calls = 0;
  const slow: Exec = async () => {
    await Promise.resolve();
    clock.advance(40_000);
    calls += 1;
    return calls === 1 ? 0 : new Promise<number>(() => {});
  };
  const git = openGit(deps(slow, { clock }));
  expect(await git('log')).toEqual({ exitCode: 0, stdout: '' });
  await expect(git('log')).rejects.toBeInstanceOf(SetupError);
});

test('a signal ends the waiting with its reason', async () => {
  const reason = new Error('SIGINT');
  const clock = createFakeClock();
  const signal = clock.abortAt(clock.now() + 10, reason);
  await expect(openGit(deps(endless(1), { clock, signal }))('log')).rejects.toBe(reason);
  await expect(openGit(deps(endless(1), { clock, signal }))('log')).rejects.toBe(reason);
});

test('what is no UTF-8 does not break the reading', async () => {
  const exec: Exec = async (_command, _args, { listeners }) => {
    for (const byte of [0x61, 0xc3, 0xa9, 0xff, 0x62]) listeners.stdout(Buffer.from([byte]));
    return 0;
  };
  expect(await openGit(deps(exec))('log')).toEqual({ exitCode: 0, stdout: 'aé\ufffdb' });
});
