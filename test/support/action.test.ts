import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ActionOptions, counters, runAction, startAction } from './action.ts';
import type { Operation } from './fixtures/step.ts';
import { inputVariable } from './runner-env.ts';

const key = 'mint_canary-0123456789';
const entry = { path: join(import.meta.dirname, 'fixtures', 'step.ts') };

function step(operations: readonly Operation[], options: Partial<ActionOptions> = {}): ActionOptions {
  const inputs = { 'api-key': key, ...options.inputs, script: JSON.stringify(operations) };
  return { entry, ...options, inputs };
}
const print = (text: string, stream: 'stdout' | 'stderr' = 'stdout'): Operation => ({
  do: 'print',
  stream,
  text,
});

interface Shown {
  readonly env: Record<string, string>;
  readonly event: string | null;
  readonly cwd: string;
}

/** What the fixture saw. It prints the key, which is what the harness forbids, so another one is searched. */
async function seen(options: Partial<ActionOptions> = {}): Promise<Shown> {
  await using result = await runAction(step([{ do: 'show' }], { canary: 'something else', ...options }));
  return JSON.parse(result.stdout);
}

test('a run gives its exit code, streams, commands and files', async () => {
  const before = { ...counters };
  await using result = await runAction(
    step([
      print(`::add-mask::${key}\n::debug::a%0Ab\nlast line`),
      print('careful\n', 'stderr'),
      { do: 'append', file: 'GITHUB_OUTPUT', text: 'job-id<<E\nabc\nE\njob-id=def\n' },
      { do: 'append', file: 'GITHUB_STATE', text: 'started=1\n' },
      { do: 'append', file: 'GITHUB_STEP_SUMMARY', text: '# Done\n' },
      { do: 'exit', code: 3 },
    ]),
  );
  expect(result).toMatchObject({ exitCode: 3, signal: null, stderr: 'careful\n', summary: '# Done\n' });
  expect([...result.lines].sort()).toEqual(
    ['::add-mask::***', '::debug::a%0Ab', 'careful', 'last line'].map((line) => line.replace('***', key)),
  );
  expect(result.commands.map(({ name, data }) => [name, data])).toEqual([
    ['add-mask', key],
    ['debug', 'a\nb'],
  ]);
  expect({ ...result.outputs }).toEqual({ 'job-id': 'def' });
  expect(result.outputWrites).toHaveLength(2);
  expect({ ...result.state }).toEqual({ started: '1' });
  expect(result.durationMs).toBeGreaterThan(0);
  expect(result.sinceSignalMs).toBeNull();
  expect(counters.runs).toBe(before.runs + 1);
  expect(counters.commandsSeen).toBe(before.commandsSeen + 2);
  expect(counters.bytesSearched).toBeGreaterThan(before.bytesSearched);
});

describe('the environment', () => {
  test("is the runner's and nothing else", async () => {
    const { env, cwd, event } = await seen({
      inputs: { 'base-url': 'x', 'two words': 'y' },
      state: { started: '1' },
    });
    expect(env).toMatchObject({
      'INPUT_API-KEY': key,
      'INPUT_BASE-URL': 'x',
      INPUT_TWO_WORDS: 'y',
      STATE_started: '1',
      GITHUB_ACTIONS: 'true',
      RUNNER_DEBUG: '1',
      GITHUB_EVENT_NAME: 'workflow_dispatch',
    });
    expect(cwd).toBe(env.GITHUB_WORKSPACE);
    expect(event).toBe('{}');
    const strangers = Object.keys(env).filter(
      (name) => !/^(INPUT|STATE|GITHUB|RUNNER)_|^(CI|PATH|HOME)$/.test(name),
    );
    // Windows and macOS add a few of their own.
    if (process.platform === 'linux') expect(strangers).toEqual([]);
    expect(new URL(env.GITHUB_API_URL ?? '').hostname).toBe('127.0.0.1');
  });

  test('can be changed, and variables taken away', async () => {
    const { env } = await seen({ env: { GITHUB_ACTOR: 'somebody', RUNNER_DEBUG: undefined } });
    expect(env.GITHUB_ACTOR).toBe('somebody');
    expect(env.RUNNER_DEBUG).toBeUndefined();
  });

  test.each([
    [{ action: 'created' }, '{"action":"created"}'],
    ['{ not JSON', '{ not JSON'],
    ['missing', null],
  ])('event payload %j', async (payload, expected) => {
    const { env, event } = await seen({ event: { name: 'issue_comment', payload } });
    expect(env.GITHUB_EVENT_NAME).toBe('issue_comment');
    expect(event).toBe(expected);
  });

  test('inputs are named as the runner names them', () => {
    expect(inputVariable('api-key')).toBe('INPUT_API-KEY');
    expect(inputVariable('a b')).toBe('INPUT_A_B');
  });

  test('the workspace can be prepared, and lives until the result is disposed of', async () => {
    let folder = '';
    {
      await using result = await runAction(
        step([], { prepare: ({ workspace }) => writeFileSync(join(workspace, 'prompt.md'), 'text') }),
      );
      folder = result.folders.root;
      expect(readFileSync(join(result.folders.workspace, 'prompt.md'), 'utf8')).toBe('text');
    }
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a broken promise fails the run', () => {
  test.each([
    ['the key on stderr', print(`Bearer ${key}`, 'stderr'), /secret \(plain\) in stderr/],
    ['the key in base64', print(Buffer.from(`x${key}`).toString('base64')), /secret \(base64\) in stdout/],
    ['a command of somebody else', print('::set-output name=a::b\n'), /not ours, set-output/],
    ['an env file', { do: 'append', file: 'GITHUB_ENV', text: 'A=b\n' }, /env file is not empty/],
    ['an unknown output', { do: 'append', file: 'GITHUB_OUTPUT', text: 'evil=b\n' }, /nobody knows: "evil"/],
  ] as const)('%s', async (_, operation, expected) => {
    const running = startAction(step([operation]));
    const error: Error = await running.result.then(
      () => new Error('no violation'),
      (reason) => reason,
    );
    expect(error.message).toMatch(expected);
    expect(error.message).not.toContain(key);
    // Disposal tells it too, for a test that forgot to wait.
    await expect(running[Symbol.asyncDispose]()).rejects.toThrow(expected);
    expect(existsSync(running.folders.root)).toBe(false);
  });

  test('the token is a canary too', async () => {
    const inputs = { 'github-token': 'ghs_0123456789' };
    await expect(runAction(step([print('ghs_0123456789')], { inputs }))).rejects.toThrow('secret (plain)');
  });

  test('a canary too short to be searched for is refused', () => {
    expect(() => startAction(step([], { canary: 'short' }))).toThrow(RangeError);
  });
});

describe('a running action', () => {
  test('tells its lines, takes signals, and says how long it took to leave', async () => {
    await using running = startAction(step([{ do: 'hold' }, print('ready 1\nready 2\n')]));
    expect(await running.line(/^ready \d/)).toBe('ready 1');
    expect(await running.line(/2$/g)).toBe('ready 2');
    running.signal('SIGINT');
    const result = await running.result;
    if (process.platform !== 'win32') expect(result).toMatchObject({ exitCode: 1, signal: null });
    expect(result.sinceSignalMs).toBeGreaterThanOrEqual(0);
    await expect(running.line(/never/)).rejects.toThrow('ended without a line that matches /never/');
  });

  test('a line that never comes is told at the end', async () => {
    await using running = startAction(step([print('a')]));
    await expect(running.line(/b/)).rejects.toThrow('ended without a line');
  });

  test('is killed when its block ends', async () => {
    let child: ReturnType<typeof startAction>['child'];
    {
      await using running = startAction(step([{ do: 'hang' }, print('ready\n')]));
      child = running.child;
      await running.line(/ready/);
    }
    expect(child.signalCode).toBe('SIGKILL');
  });

  test('is killed when its time is up', async () => {
    const hanging = runAction(step([{ do: 'hang' }], { limitMs: 1 }));
    await expect(hanging).rejects.toThrow('did not end within 1 ms');
  });
});
