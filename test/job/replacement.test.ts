import { expect, test } from 'vitest';
import { whyNotContinued, whyRejected } from '../../src/job/replacement.ts';
import { wordsOf } from '../support/words.ts';

test.each<[status: string | undefined, command: string, workflow: string]>([
  ['active', '', ''],
  ['completed', '', ''],
  ['failed', '', 'failed.'],
  ['archived', 'was archived.', 'was archived.'],
  [undefined, '', ''],
])('the status %s ends a job’s conversation: “%s”, for a workflow: “%s”', (...row) => {
  const [status, command, workflow] = row;

  expect(wordsOf(whyNotContinued(status, true))).toBe(command);
  expect(wordsOf(whyNotContinued(status, false))).toBe(workflow);
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

  expect(wordsOf(whyRejected(end, true))).toBe(command);
  expect(wordsOf(whyRejected(end, false))).toBe(workflow);
});

test('a message that may have arrived ends no conversation', () => {
  const end = { kind: 'unclear', status: 404, ...failed } as const;

  expect(whyRejected(end, false)).toBeUndefined();
});
