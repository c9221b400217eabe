import { expect, test } from 'vitest';
import type { Environment } from '../src/environment.ts';
import { SetupError } from '../src/errors.ts';
import { main } from '../src/main.ts';
import { text } from '../src/text/sentence.ts';
import { recordedRun } from './trust/recorder.ts';

const INPUTS = {
  'base-url': 'http://127.0.0.1:2',
  'project-id': 'docs',
  'api-key': 'key_0123456789',
  prompt: 'Write it.',
};

const open = (more: Partial<Environment> = {}) => recordedRun({ inputs: INPUTS, ...more });

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

test.each<[name: string, more: Partial<Environment>, mayHaveSent: boolean, error: unknown]>([
  ['a bug', { connect: rejects(bug) }, false, bug],
  ['a bug after a signal', { signal, connect: rejects(bug) }, false, bug],
  ['a signal that may leave a job', { signal, connect: rejects(reason) }, true, reason],
])('%s makes a run reject, so that the caller reports it', async (_, more, mayHaveSent, error) => {
  const { env, publisher } = open(more);
  publisher.mayHaveSent = mayHaveSent;

  await expect(main(env)).rejects.toBe(error);
});

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

const FROM_A_FORK = {
  name: 'pull_request',
  payload: { pull_request: { number: 8, base: { repo: { id: 1 } }, head: { repo: { id: 2 } } } },
};
const reader = { id: 2, login: 'reader', type: 'User' };
const NO_COMMAND = {
  name: 'issue_comment',
  payload: {
    action: 'created',
    comment: { id: 1, body: 'Hi', user: reader },
    sender: reader,
    issue: { number: 7 },
  },
};
// One input is invalid, so that a run with the key ends here.
const INVALID = { ...INPUTS, wait: 'maybe' };

test.each<[name: string, Partial<Environment>, outcome: string, title: string]>([
  ['without a command', { event: NO_COMMAND }, 'skipped', 'Skipped: not a command'],
  ['without the key', { inputs: { ...INPUTS, 'api-key': '' } }, 'failed', 'Setup incomplete'],
  [
    'for a fork, without the key',
    { event: FROM_A_FORK, inputs: { ...INVALID, 'api-key': ' ' } },
    'skipped',
    'Skipped: no secrets',
  ],
  ['for a fork, with the key', { event: FROM_A_FORK, inputs: INVALID }, 'failed', 'Invalid input'],
  [
    'with an unreadable event',
    { event: { ...FROM_A_FORK, isBroken: true } },
    'failed',
    'Could not read the event',
  ],
])('a run %s ends, and its summary is complete', async (_, more, outcome, headline) => {
  const { env, recorder } = open(more);

  expect(await main(env)).toBe(outcome === 'failed');

  expect(recorder.outputs).toMatchObject({ outcome, headline });
  expect(recorder.summary()).toContain(`${headline}\n`);
});

test.each(['pull_request_review', 'discussion_comment'])(
  'no report of visitors is made for the event %s',
  async (name) => {
    const event = { name, payload: { comment: { body: '/docs Write it.' } } };
    const { env, recorder } = open({ event, inputs: { ...INPUTS, mode: ' visitors' } });

    expect(await main(env)).toBe(true);

    expect(recorder.log()).toContain('`mode` must be `job` in a workflow that runs on comments');
  },
);
