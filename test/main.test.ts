import { describe, expect, test } from 'vitest';
import type { Environment } from '../src/environment.ts';
import { main } from '../src/main.ts';
import { Publisher } from '../src/runner/publisher.ts';
import { createRecorder, recordedRun } from './trust/recorder.ts';

const INPUTS = {
  'base-url': 'http://127.0.0.1:2',
  'project-id': 'docs',
  'api-key': 'key_0123456789',
  prompt: 'Write it.',
};

const FROM_A_FORK = {
  name: 'pull_request',
  payload: { pull_request: { number: 8, base: { repo: { id: 1 } }, head: { repo: { id: 2 } } } },
};

const open = (more: Partial<Environment> = {}) => recordedRun({ inputs: INPUTS, ...more });

describe('a run that breaks off', () => {
  const reason = new Error('SIGINT');
  const signal = AbortSignal.abort(reason);
  const rejects = (error: unknown) => () => Promise.reject(error);

  test('by a signal before anything was sent is canceled', async () => {
    const { env, recorder } = open({ signal, connect: rejects(reason) });
    expect(await main(env)).toBe(true);
    expect(recorder.outputs).toMatchObject({ outcome: 'cancelled' });
    expect(recorder.summary()).toMatch(/^### 🛑 Canceled\n/);
    expect(recorder.log()).toContain('::error title=Canceled::The run was canceled.');
  });

  const bug = new Error('a bug');
  test.each<[string, Partial<Environment>, mayHaveJob: boolean, error: unknown]>([
    ['by a bug', { connect: rejects(bug) }, false, bug],
    ['by a bug after a signal', { signal, connect: rejects(bug) }, false, bug],
    ['where nothing was thrown', { connect: rejects(undefined) }, false, undefined],
    ['by a signal that may leave a job', { signal, connect: rejects(reason) }, true, reason],
  ])('%s rejects, which the caller reports', async (_, more, mayHaveJob, error) => {
    const { env, publisher } = open(more);
    if (mayHaveJob) publisher.hasSentRequest = true;
    expect(await main(env).then(String, (thrown) => thrown)).toBe(error);
  });
});

test('a run whose outputs cannot be written fails, even where it has nothing to do', async () => {
  const full = () => {
    throw new Error('ENOSPC');
  };
  const publisher = new Publisher({ ...createRecorder().runner, setOutput: full }, (text) => text);
  const nothingToDo = { event: FROM_A_FORK, inputs: { ...INPUTS, 'api-key': '' } };
  expect(await main(open(nothingToDo).env)).toBe(false);
  expect(await main(open({ ...nothingToDo, publisher }).env)).toBe(true);
});

test.each<[string, name: string, key: string | undefined, outcome: string]>([
  ['a fork without secrets', 'pull_request', ' ', 'skipped'],
  ['a fork without the input', 'pull_request', undefined, 'skipped'],
  ['a fork that has the key', 'pull_request', 'key_0123456789', 'failed'],
  ['an event with secrets', 'pull_request_target', '', 'failed'],
])('a run for %s (%s, key %j) ends as %s', async (_, name, key, outcome) => {
  const event = { ...FROM_A_FORK, name };
  // An input that is refused, so that the run ends here.
  const inputs = { ...INPUTS, 'api-key': key, wait: 'maybe' };
  const { env, recorder } = open({ event, inputs });
  expect(await main(env)).toBe(outcome === 'failed');
  expect(recorder.outputs).toMatchObject({ outcome });
});

test('an invalid input is shown as it was given, up to 200 characters', async () => {
  const shown = async (wait: string) => {
    const { env, recorder } = open({ inputs: { ...INPUTS, wait } });
    expect(await main(env)).toBe(true);
    expect(recorder.log()).toContain('%0A`wait` must be ');
    return /found `"(.*?)"/.exec(recorder.log())?.[1];
  };
  expect(await shown('x'.repeat(200))).toBe('x'.repeat(200));
  expect(await shown('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});

test('the error of several invalid inputs names each, and shows no value of a missing one', async () => {
  const { env, recorder } = open({ inputs: { ...INPUTS, 'api-key': '', wait: 'maybe' } });
  expect(await main(env)).toBe(true);
  expect(recorder.outputs).toMatchObject({ outcome: 'failed' });
  expect(recorder.log()).toMatch(/::error title=Invalid input::.*`api-key` .*`wait` /);
  expect(recorder.log().match(/\(found/g)).toHaveLength(1);
});
