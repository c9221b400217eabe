import { expect, test } from 'vitest';
import { iconOf, reactionTo, reasonOf } from '../../src/result/ends.ts';
import type { EndReason } from '../../src/result/report.ts';
import { everyReport, LINK } from './reports.ts';

/** The outcome, the icon, the state of the record, and the reaction: undefined where 👀 stays alone. */
type Row = [outcome: string, icon: string, state?: string | undefined, reaction?: string];

const NOT_SENT: Row = ['failed', 'failed', undefined, 'confused'];

const rows: Record<EndReason['kind'], Row> = {
  'pr-opened': ['pr-opened', 'done', 'ended', 'rocket'],
  'no-changes': ['no-changes', 'note', 'ended', 'rocket'],
  archived: ['archived', 'note', 'ended', 'rocket'],
  failed: ['failed', 'failed', 'ended', 'confused'],

  detached: ['detached', 'running', 'sent'],
  'timed-out': ['timed-out', 'running', 'sent'],
  'canceled-while-waiting': ['cancelled', 'stopped', 'sent'],
  gone: ['unknown', 'unclear', 'sent', 'confused'],
  unreadable: ['unknown', 'unclear', 'sent', 'confused'],

  unclear: ['unknown', 'unclear', 'sending', 'confused'],
  'canceled-while-sending': ['unknown', 'unclear', 'sending', 'confused'],
  'canceled-before-sending': ['cancelled', 'stopped'],
  refused: NOT_SENT,
  'not-sent': NOT_SENT,
  'rate-limited': ['rate-limited', 'limited', undefined, 'confused'],
  'no-context': NOT_SENT,
  'nothing-to-do': ['skipped', 'note', undefined, 'confused'],

  'this-command': ['unknown', 'unclear', undefined, 'confused'],
  'other-command': NOT_SENT,
  'record-refused': NOT_SENT,
  'record-not-found': NOT_SENT,
  'thread-unreadable': NOT_SENT,
};

test.each(everyReport)('what this end means to everybody: %s', (_, report) => {
  const [outcome, icon, state, reaction] = rows[report.reason.kind];

  expect(report).toMatchObject({ outcome, state });
  expect(iconOf(report, false)).toBe(icon);
  expect(iconOf(report, true)).toBe(icon === 'note' ? 'failed' : icon);
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
