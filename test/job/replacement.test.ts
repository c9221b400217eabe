import { expect, test } from 'vitest';
import { whyNotContinued, whyNotReopened, whyRejected } from '../../src/job/replacement.ts';
import { wordsOf } from '../support/words.ts';

const JOB = 'The previous job of this thread, job_1, ';
/** Without the words that all reasons begin with. */
const shortly = (why: Parameters<typeof wordsOf>[0]) => wordsOf(why).replace(JOB, '');

test.each<[status: string | undefined, command: string, workflow: string]>([
  ['active', '', ''],
  ['completed', '', ''],
  ['failed', '', 'failed.'],
  ['archived', 'was archived.', 'was archived.'],
  [undefined, '', ''],
])('the status %s ends a job’s conversation: “%s”, for a workflow: “%s”', (...row) => {
  const [status, command, workflow] = row;

  expect(shortly(whyNotContinued('job_1', status, true))).toBe(command);
  expect(shortly(whyNotContinued('job_1', status, false))).toBe(workflow);
});

test('a merged pull request ends it, too', () => {
  expect(wordsOf(whyNotReopened('job_1', 'merged'))).toBe(`${JOB}has a merged pull request.`);
});

const REJECTED = 'did not accept the message. It failed. Response: No.';
const failed = { happened: ['It failed.'], serviceMessage: 'No.' };

test.each<[status: number, command: string, workflow: string]>([
  [404, 'no longer exists.', 'no longer exists.'],
  [410, 'no longer exists.', 'no longer exists.'],
  [400, '', REJECTED],
  [422, '', REJECTED],
  // The service may accept it later, or with another key.
  [401, '', ''],
  [409, '', ''],
  [429, '', ''],
  [399, '', ''],
])('a message rejected with %i: “%s”, for a workflow: “%s”', (status, command, workflow) => {
  const end = { kind: 'refused', status, ...failed } as const;

  expect(shortly(whyRejected('job_1', end, true))).toBe(command);
  expect(shortly(whyRejected('job_1', end, false))).toBe(workflow);
});

test('a message that may have arrived ends no conversation', () => {
  const end = { kind: 'unclear', status: 404, ...failed } as const;

  expect(whyRejected('job_1', end, false)).toBeUndefined();
});
