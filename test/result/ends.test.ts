import { expect, test } from 'vitest';
import { reasonOf } from '../../src/result/ends.ts';
import type { EndReason } from '../../src/result/job-report.ts';
import { everyReport, LINK } from './reports.ts';

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

test.each([
  ['completed', LINK, undefined, 'pr-opened'],
  ['completed', null, 'javascript:x', 'pr-opened'],
  ['completed', null, undefined, 'no-changes'],
  ['archived', null, undefined, 'archived'],
  ['failed', LINK, undefined, 'failed'],
])('a job that is %s with the pull request %j (unusable: %j): %s', (...row) => {
  const [status, prLink, unusable, kind] = row;

  const job = { id: 'job_1', status, prLink, ...(unusable && { unusableLink: unusable }) };

  expect(reasonOf(job)).toEqual({ kind });
});
