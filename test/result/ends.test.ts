import { expect, test } from 'vitest';
import { iconOf, reactionTo, reasonOf } from '../../src/result/ends.ts';
import type { EndReason, JobReport } from '../../src/result/report.ts';
import { everyReport, LINK, reportOf } from './reports.ts';

type Row = [outcome: string, state?: string];

const rows: Record<EndReason['kind'], Row> = {
  'pr-opened': ['pr-opened', 'ended'],
  'no-changes': ['no-changes', 'ended'],
  archived: ['archived', 'ended'],
  failed: ['failed', 'ended'],

  detached: ['detached', 'sent'],
  'timed-out': ['timed-out', 'sent'],
  'canceled-while-waiting': ['cancelled', 'sent'],
  gone: ['unknown', 'sent'],
  unreadable: ['unknown', 'sent'],

  unclear: ['unknown', 'sending'],
  'canceled-while-sending': ['unknown', 'sending'],
  'canceled-before-sending': ['cancelled'],
  refused: ['failed'],
  'not-sent': ['failed'],
  'rate-limited': ['rate-limited'],
  'no-context': ['failed'],
  'nothing-to-do': ['skipped'],

  'this-command': ['unknown'],
  'other-command': ['failed'],
  'record-refused': ['failed'],
  'thread-unreadable': ['failed'],
};

test.each(everyReport)('the outcome and the state of the record: %s', (_, report) => {
  const [outcome, state] = rows[report.reason.kind];

  expect(report).toMatchObject({ outcome, state });
});

test.each<[JobReport['reason'], icon: string, failing: string, reaction?: string]>([
  [{ kind: 'pr-opened' }, 'done', 'done', 'rocket'],
  [{ kind: 'no-changes' }, 'note', 'failed', 'rocket'],
  [{ kind: 'gone' }, 'unclear', 'unclear', 'confused'],
  // 👀 stays alone.
  [{ kind: 'timed-out' }, 'running', 'running'],
])('the icon and the reaction of %j', (reason, icon, failing, reaction) => {
  const report = reportOf({ reason });

  expect([iconOf(report, false), iconOf(report, true)]).toEqual([icon, failing]);
  expect(reactionTo(report)).toBe(reaction);
});

test.each([
  ['completed', LINK, undefined, 'pr-opened'],
  ['completed', null, 'javascript:x', 'pr-opened'],
  ['completed', null, undefined, 'no-changes'],
  ['archived', LINK, undefined, 'pr-opened'],
  ['archived', null, undefined, 'archived'],
  ['failed', LINK, undefined, 'failed'],
])('a job that is %s with the pull request %j (unusable: %j): %s', (...row) => {
  const [status, prLink, unusable, kind] = row;

  const job = { id: 'job_1', status, prLink, ...(unusable && { unusableLink: unusable }) };

  expect(reasonOf(job)).toEqual({ kind });
});
