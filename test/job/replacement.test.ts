import { expect, test } from 'vitest';
import { whyNotContinued, whyRejected } from '../../src/job/replacement.ts';
import type { Job } from '../../src/service/schema.ts';
import { failureOf } from '../service/answers.ts';
import { wordsOf } from '../support/words.ts';

test.each<[status: Job['status'] | undefined, command: string, workflow: string]>([
  ['active', '', ''],
  ['unknown', '', ''],
  ['failed', '', 'failed.'],
  ['archived', 'was archived.', 'was archived.'],
  [undefined, '', ''],
])('why a job that is %s is not continued: “%s”, in a workflow: “%s”', (...row) => {
  const [status, command, workflow] = row;

  expect(wordsOf(whyNotContinued(status, true))).toBe(command);
  expect(wordsOf(whyNotContinued(status, false))).toBe(workflow);
});

const REJECTED = 'did not accept the message. It failed. Response: No.';
const failed = (status: number) => failureOf('permanent', { status, words: 'No.' });

test.each<[status: number, command: string, workflow: string]>([
  [404, 'no longer exists.', 'no longer exists.'],
  [400, '', REJECTED],
  // The service may accept it later, or with another key.
  [423, '', ''],
  [399, '', ''],
])(
  'why a job that rejects a message with %i is not continued: “%s”, in a workflow: “%s”',
  (...row) => {
    const [status, command, workflow] = row;

    const end = { kind: 'rejected', failedRequest: failed(status) } as const;

    expect(wordsOf(whyRejected(end, true))).toBe(command);
    expect(wordsOf(whyRejected(end, false))).toBe(workflow);
  },
);

test.each([
  ['a page of another server', { status: 404, isWebPage: true }],
  ['credits that are used up', { status: 400, line: '400 No credits' }],
])('a job whose message is rejected with %s is not replaced', (_, response) => {
  const end = { kind: 'rejected', failedRequest: failureOf('permanent', response) } as const;

  expect([whyRejected(end, true), whyRejected(end, false)]).toEqual([undefined, undefined]);
});

test('a job whose message may have arrived is not replaced', () => {
  const end = { kind: 'unclear', failedRequest: failed(404) } as const;

  expect(whyRejected(end, false)).toBeUndefined();
});
