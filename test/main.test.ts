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

describe('main', () => {
  const reason = new Error('SIGINT');
  const signal = AbortSignal.abort(reason);
  const rejects = (error: unknown) => () => Promise.reject(error);

  test('a run that a signal stops before anything was sent is canceled', async () => {
    const { env, recorder } = open({ signal, connect: rejects(reason) });

    expect(await main(env)).toBe(true);

    expect(recorder.outputs).toMatchObject({ outcome: 'cancelled' });
    expect(recorder.summary()).toMatch(/^### 🛑 Canceled\n/);
  });

  const bug = new Error('a bug');

  interface Break {
    name: string;
    more: Partial<Environment>;
    mayHaveJob?: boolean;
    error: unknown;
  }

  test.each<Break>([
    { name: 'a bug', more: { connect: rejects(bug) }, error: bug },
    { name: 'a bug after a signal', more: { signal, connect: rejects(bug) }, error: bug },
    {
      name: 'a signal that may leave a job',
      more: { signal, connect: rejects(reason) },
      mayHaveJob: true,
      error: reason,
    },
  ])('$name makes a run reject, so that the caller reports it', async (row) => {
    const { more, mayHaveJob = false, error } = row;
    const { env, publisher } = open(more);
    publisher.mayHaveSent = mayHaveJob;

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
  // The run asks GitHub whose pull request it is, and then for its thread, without which nothing is sent.
  const event = { name: 'pull_request', payload: { pull_request: { number: 8 } } };
  const { env, recorder } = open({ event, inputs: { ...INPUTS, comment: 'always' }, openGitHub });

  expect(await main(env)).toBe(true);

  expect(recorder.summary()).toMatch(/^### ❌ No token\n/);
  expect(opened).toBe(1);
});

test.each([
  ['it gets no secrets', { event: FROM_A_FORK, inputs: { ...INPUTS, 'api-key': '' } }],
  [
    'its comment is no command',
    { event: { name: 'issue_comment', payload: { comment: { body: 'Hi' } } } },
  ],
])(
  'a run that is skipped because %s fails only if its outputs cannot be written',
  async (...row) => {
    const [, skipped] = row;
    const setOutput = () => {
      throw new Error('ENOSPC');
    };
    const publisher = new Publisher({ ...createRecorder().runner, setOutput }, (text) => text);

    const ends = [open(skipped), open({ ...skipped, publisher })].map(({ env }) => main(env));

    expect(await Promise.all(ends)).toEqual([false, true]);
  },
);

test.each([
  { name: 'no key', key: undefined, outcome: 'skipped' },
  { name: 'the key', key: 'key_0123456789', outcome: 'failed' },
])('a run for a fork that has $name ends with the outcome $outcome', async ({ key, outcome }) => {
  // One input is invalid, so that a run with the key ends here.
  const inputs = { ...INPUTS, 'api-key': key, wait: 'maybe' };
  const { env, recorder } = open({ event: FROM_A_FORK, inputs });

  expect(await main(env)).toBe(outcome === 'failed');

  expect(recorder.outputs).toMatchObject({ outcome });
});

test.each([
  'issue_comment',
  'pull_request_review_comment',
  'pull_request_review',
  'discussion_comment',
  'commit_comment',
])('no report of visitors is made for the event %s', async (name) => {
  const event = { name, payload: { comment: { body: '/docs Write it.' } } };
  const { env, recorder } = open({ event, inputs: { ...INPUTS, mode: ' visitors' } });

  expect(await main(env)).toBe(true);

  expect(recorder.log()).toContain('`mode` must be `job` in a workflow that runs on comments');
  expect(recorder.outputs).toMatchObject({ outcome: 'failed', headline: 'Invalid input' });
});

test.each([
  [200, '"x{200}"'],
  [201, '"x{200}…"'],
])('an error shows 200 characters of an invalid value that has %i', async (length, shown) => {
  const { env, recorder } = open({ inputs: { ...INPUTS, wait: 'x'.repeat(length) } });

  await main(env);

  expect(recorder.log()).toMatch(new RegExp(`\`wait\` must be .* Found: \`${shown}`));
});
