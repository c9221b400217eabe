import { describe, expect, test } from 'vitest';
import type { Environment } from '../src/environment.ts';
import { SetupError } from '../src/errors.ts';
import { main } from '../src/main.ts';
import { Publisher } from '../src/runner/publisher.ts';
import { text } from '../src/text/sentence.ts';
import { createRecorder, recordedRun } from './trust/recorder.ts';

const INPUTS = {
  'base-url': 'http://127.0.0.1:2',
  'project-id': 'docs',
  'api-key': 'key_0123456789',
  prompt: 'Write it.',
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
  });

  const bug = new Error('a bug');

  test.each<[string, Partial<Environment>, mayHaveJob: boolean, error: unknown]>([
    ['by a bug', { connect: rejects(bug) }, false, bug],
    ['by a bug after a signal', { signal, connect: rejects(bug) }, false, bug],
    ['by a signal that may leave a job', { signal, connect: rejects(reason) }, true, reason],
  ])('%s rejects, which the caller reports', async (_, more, mayHaveJob, error) => {
    const { env, publisher } = open(more);
    publisher.hasSentRequest = mayHaveJob;

    await expect(main(env)).rejects.toBe(error);
  });
});

const FROM_A_FORK = {
  name: 'pull_request',
  payload: { pull_request: { number: 8, base: { repo: { id: 1 } }, head: { repo: { id: 2 } } } },
};

test('a run that needs GitHub several times opens one connection', async () => {
  let opened = 0;
  const openGitHub = () => {
    opened += 1;
    return Promise.reject(new SetupError({ title: 'No token', happened: text`None.` }));
  };
  // Whose pull request it is, and then its thread, without which nothing is sent.
  const event = { name: 'pull_request', payload: { pull_request: { number: 8 } } };
  const { env, recorder } = open({ event, inputs: { ...INPUTS, comment: 'always' }, openGitHub });

  expect(await main(env)).toBe(true);

  expect(recorder.summary()).toMatch(/^### ❌ No token\n/);
  expect(opened).toBe(1);
});

test('a run whose outputs cannot be written fails, even where it has nothing to do', async () => {
  const setOutput = () => {
    throw new Error('ENOSPC');
  };
  const publisher = new Publisher({ ...createRecorder().runner, setOutput }, (text) => text);
  const nothingToDo = { event: FROM_A_FORK, inputs: { ...INPUTS, 'api-key': '' } };

  const ends = [open(nothingToDo), open({ ...nothingToDo, publisher })].map(({ env }) => main(env));

  expect(await Promise.all(ends)).toEqual([false, true]);
});

test.each<[string, key: string | undefined, outcome: string]>([
  ['without the input', undefined, 'skipped'],
  ['that has the key', 'key_0123456789', 'failed'],
])('a run for a fork %s ends as %s', async (_, key, outcome) => {
  // An input that is refused, so that the run ends here.
  const inputs = { ...INPUTS, 'api-key': key, wait: 'maybe' };
  const { env, recorder } = open({ event: FROM_A_FORK, inputs });

  expect(await main(env)).toBe(outcome === 'failed');

  expect(recorder.outputs).toMatchObject({ outcome });
});

test.each([
  [200, '"x{200}"'],
  [201, '"x{200}…"'],
])('of an invalid value with %i characters, 200 are shown', async (length, shown) => {
  const { env, recorder } = open({ inputs: { ...INPUTS, wait: 'x'.repeat(length) } });

  await main(env);

  expect(recorder.log()).toMatch(new RegExp(`\`wait\` must be .* Found: \`${shown}`));
});
