import { expect, test } from 'vitest';
import { SetupError } from '../src/errors.ts';
import { main, type Start } from '../src/main.ts';
import { text } from '../src/text/sentence.ts';
import { recordedRun } from './trust/recorder.ts';

const INPUTS = {
  'base-url': 'http://127.0.0.1:2',
  'project-id': 'docs',
  'api-key': 'key_0123456789',
  prompt: 'Write it.',
};

const open = (more: Partial<Start> = {}) => recordedRun({ inputs: INPUTS, ...more });

const reason = new Error('SIGINT');
const signal = AbortSignal.abort(reason);
const rejects = (error: unknown) => () => Promise.reject(error);

const bug = new Error('a bug');

test.each<[name: string, more: Partial<Start>, mayHaveSent: boolean, error: unknown]>([
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
const REPORT = { ...INPUTS, mode: ' visitors' };

test.each<[name: string, Partial<Start>, outcome: string, title: string]>([
  [
    'that a signal stops before anything was sent',
    { signal, connect: rejects(reason) },
    'cancelled',
    'Canceled',
  ],
  [
    'that would report visitors to a comment',
    { event: { ...NO_COMMAND, name: 'issue_comment' }, inputs: REPORT },
    'failed',
    'Invalid input',
  ],
  [
    'for a fork, without the key',
    { event: FROM_A_FORK, inputs: { ...INVALID, 'api-key': ' ' } },
    'skipped',
    'Skipped: no secrets',
  ],
  ['for a fork, with the key', { event: FROM_A_FORK, inputs: INVALID }, 'failed', 'Invalid input'],
])('a run %s ends, and its summary is complete', async (_, more, outcome, headline) => {
  const { env, recorder } = open(more);

  expect(await main(env)).toBe(outcome !== 'skipped');

  expect(recorder.outputs).toMatchObject({ outcome, headline });
  expect(recorder.summary()).toContain(`${headline}\n`);
});

test.each([
  ['push', { deleted: true }, 'The push deleted its branch or tag.'],
  ['release', { action: 'deleted' }, 'The release was deleted or unpublished.'],
  ['release', { action: 'unpublished' }, 'The release was deleted or unpublished.'],
])('the event %s with %j is skipped before inputs are checked', async (name, payload, happened) => {
  const inputs = { ...INVALID, comment: 'always' };
  const { env, recorder } = open({ event: { name, payload }, inputs });

  expect(await main(env)).toBe(false);

  expect(recorder.outputs.outcome).toBe('skipped');
  expect(recorder.summary()).toContain(`${happened} Nothing was sent.`);
});
