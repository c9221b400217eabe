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

const gone = /^no longer exists\.$/;
const rejected = /^did not accept the message\. It failed\. Response: No\.$/;
const none = /^$/;

test.each<[status: number[], command: RegExp, workflow: RegExp]>([
  [[404, 410], gone, gone],
  [[400, 405, 413, 422, 499], none, rejected],
  // The service may accept it later, or with another key.
  [[401, 402, 403, 408, 409, 423, 425, 429], none, none],
  [[301, 399], none, none],
])('a message rejected with one of %j: %s, for a workflow: %s', (all, command, workflow) => {
  for (const status of all) {
    const end = {
      kind: 'refused',
      status,
      happened: ['It failed.'],
      serviceMessage: 'No.',
    } as const;

    expect(shortly(whyRejected('job_1', end, true)), `${status}`).toMatch(command);
    expect(shortly(whyRejected('job_1', end, false)), `${status}`).toMatch(workflow);
  }
});

test.each(['unclear', 'rate-limited', 'not-sent'] as const)(
  'a message that is %s ends no conversation',
  (kind) => {
    const failed = { happened: ['It failed.'], serviceMessage: '', tries: 3, retryAt: undefined };

    expect(whyRejected('job_1', { kind, status: 404, ...failed }, false)).toBeUndefined();
  },
);
