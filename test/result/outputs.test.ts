import { expect, test } from 'vitest';
import type { JobReport } from '../../src/result/job-end.ts';
import { jobOutputs } from '../../src/result/presentation.ts';
import { jobOf } from '../service/answers.ts';
import { failed, LINK, reportOf } from './reports.ts';

const active = jobOf('active');
const completed = jobOf('completed');
const unusable = jobOf('active', { unusableLink: 'javascript:x' });
const timedOut = { kind: 'timed-out' } as const;
const other = `${LINK}0`;

test.each<[string, Partial<JobReport>, link?: string]>([
  ['has ended with one', { job: jobOf('completed', { prLink: other }) }, other],
  ['has ended without one', { job: completed }],
  ['timed out', { job: active, reason: timedOut }, LINK],
  ['timed out with an unusable one', { job: unusable, reason: timedOut }],
  ['was accepted, and the run did not wait', { reason: { kind: 'detached' } }, LINK],
  ['was refused', { reason: { kind: 'rejected', ...failed() } }],
])('`pr-link` after a follow-up to a job with a pull request, if it %s: %s', (_, more, link) => {
  const earlier = { status: 'failed', prLink: LINK } as const;

  const shown = jobOutputs(reportOf({ turn: 'message', earlier, job: undefined, ...more }));

  const number = link && /\d+$/.exec(link)?.[0];
  const status = more.job?.status ?? 'failed';
  expect(shown).toMatchObject({ 'pr-link': link, 'pr-number': number, status });
  expect(shown['job-id']).toBe('job_1');
});
