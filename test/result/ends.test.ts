import { expect, test } from 'vitest';
import { type EndReason, reasonOf } from '../../src/result/job-end.ts';
import { jobOf } from '../service/answers.ts';
import { everyReport, LINK } from './reports.ts';

type Row = [outcome: string, requestState?: string];

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
  rejected: ['failed'],
  'not-sent': ['failed'],
  'rate-limited': ['rate-limited'],
  'no-context': ['failed'],
  'nothing-to-do': ['skipped'],
  withdrawn: ['skipped'],

  'this-command': ['unknown'],
  'other-command': ['failed'],
  'record-rejected': ['failed'],
  'thread-unreadable': ['failed'],
};

test.each(everyReport)(
  'every end has an outcome, and says how far the request got: %s',
  (_, report) => {
    const [outcome, requestState] = rows[report.reason.kind];

    expect(report).toMatchObject({ outcome, requestState });
  },
);

interface JobEnd {
  status: string;
  link?: { prLink?: string; unusableLink?: string };
  kind: EndReason['kind'];
}

test.each<JobEnd>([
  { status: 'completed', link: { prLink: LINK }, kind: 'pr-opened' },
  { status: 'completed', link: { unusableLink: 'javascript:x' }, kind: 'pr-opened' },
  { status: 'completed', kind: 'no-changes' },
  { status: 'archived', link: { prLink: LINK }, kind: 'pr-opened' },
  { status: 'archived', kind: 'archived' },
  { status: 'failed', link: { prLink: LINK }, kind: 'failed' },
  { status: 'on-hold', link: { prLink: LINK }, kind: 'pr-opened' },
  { status: 'on-hold', kind: 'no-changes' },
])('a job that ended as $status with the pull request $link is $kind', (row) => {
  const { status, link, kind } = row;

  expect(reasonOf(jobOf(status, link))).toEqual({ kind });
});
