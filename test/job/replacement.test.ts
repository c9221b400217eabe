import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { obstaclesTo, whyRejected } from '../../src/job/replacement.ts';
import type { Job } from '../../src/service/schema.ts';
import { openRepository } from '../github/connect.ts';
import { failureOf } from '../service/answers.ts';
import { wordsOf } from '../support/words.ts';

test.each<[status: Job['status'] | undefined, command: string, workflow: string]>([
  ['active', '', ''],
  ['failed', '', 'failed.'],
  ['archived', 'was archived.', 'was archived.'],
  [undefined, '', ''],
])('why a job that is %s is not continued: “%s”, in a workflow: “%s”', async (...row) => {
  const [status, command, workflow] = row;
  const why = async (hasCommand: boolean) => {
    const session = { run: { serverUrl: 'https://github.com' } } as Session;
    return wordsOf((await obstaclesTo({ status, prLink: undefined }, hasCommand, session)).why);
  };

  expect([await why(true), await why(false)]).toEqual([command, workflow]);
});

const MERGED = { isMerged: true };
const CONFLICTS = { hasConflicts: true };

test.each([
  ['private', MERGED, 'has a finished pull request.', undefined],
  ['public', CONFLICTS, '', 'main'],
  ['private', CONFLICTS, '', undefined],
] as const)(
  'of a pull request in a %s repository, with %o, a workflow in a public one knows “%s” and conflicts with %s',
  async (...row) => {
    const [visibility, change, why, conflictsWith] = row;
    await using it = await openRepository();
    const other = Object.assign(it.world.addRepository('octo-org/secret'), { visibility });
    const pull = it.world.addIssue(other, { pull: true });
    if ('isMerged' in change) it.world.merge(pull);
    else Object.assign(pull.change, change);
    const session = {
      run: { serverUrl: 'https://github.com', repository: { fullName: 'example/docs' } },
      event: { facts: { visibility: 'public' } },
      openGitHub: async () => it.api,
    } as unknown as Session;
    const prLink = 'https://github.com/octo-org/secret/pull/1';

    const obstacles = await obstaclesTo({ status: 'active', prLink }, false, session);

    expect(wordsOf(obstacles.why)).toBe(why);
    expect(obstacles.conflictsWith).toBe(conflictsWith);
  },
);

const REJECTED = 'did not accept the message. It failed. Response: No.';
const rejectedWith = (status: number, more: object = { words: 'No.' }) =>
  ({ kind: 'rejected', failedRequest: failureOf('permanent', { status, ...more }) }) as const;

test.each<[status: number, command: string, workflow: string, more?: object]>([
  [404, 'no longer exists.', 'no longer exists.'],
  [400, '', REJECTED],
  [399, '', ''],
  // It says nothing about the job.
  [404, '', '', { isWebPage: true }],
  [400, '', '', { words: 'No credits' }],
])('why a job that rejects a message with %i is not continued: “%s”, “%s” (%o)', (...row) => {
  const [status, command, workflow, more] = row;
  const end = rejectedWith(status, more);

  expect(wordsOf(whyRejected(end, true))).toBe(command);
  expect(wordsOf(whyRejected(end, false))).toBe(workflow);
});

test('a service may accept the message later, or with another key, only after these statuses', () => {
  const statuses = Array.from({ length: 100 }, (_, index) => 400 + index);

  const passing = statuses.filter((status) => !whyRejected(rejectedWith(status), false));

  expect(passing).toEqual([401, 402, 403, 407, 408, 409, 423, 425, 429]);
});

test('a job whose message may have arrived is not replaced', () => {
  expect(whyRejected({ ...rejectedWith(404), kind: 'unclear' }, false)).toBeUndefined();
});
