import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/inputs/inputs.ts';
import { hasJob } from '../../src/thread/decide.ts';
import { scenarios } from '../standin/service/scenarios.ts';
import { create } from './tasks.ts';
import { openService } from './with-service.ts';

interface Expected {
  readonly outcome: Outcome;
  readonly reason?: string;
  /** Jobs that the service made; default 1. */
  readonly accepted?: 0;
  /** POSTs; default 1. */
  readonly posts?: number;
  /** Whether the URL is passed on; by default if the outcome is `pr-opened`. */
  readonly link?: boolean;
  /** Seconds that it takes at most. */
  readonly within?: number;
}

const pullRequest: Expected = { outcome: 'pr-opened' };
const refused: Expected = { outcome: 'failed', reason: 'refused', accepted: 0 };
/** Unclear outcomes: the first with a job that the answer hides, the second without a job. */
const unclear: Expected = { outcome: 'unknown', reason: 'unclear' };
const unclearNone: Expected = { ...unclear, accepted: 0 };

const expected: Record<string, Expected> = {
  ok: { ...pullRequest, within: 10 },
  quick: { ...pullRequest, within: 5 },
  instant: { ...pullRequest, within: 0 },
  slow: { ...pullRequest, within: 670 },
  'no-changes': { outcome: 'no-changes', within: 20 },
  'late-link': { ...pullRequest, within: 10 },
  failed: { outcome: 'failed', within: 5 },
  'failed-once': { outcome: 'failed' },
  'failed-with-pull-request': { outcome: 'failed', link: true },
  archived: { outcome: 'archived' },
  'archived-with-pull-request': pullRequest,
  'archived-later': pullRequest,
  'new-link': pullRequest,
  'unknown-status': pullRequest,
  // A link that cannot be used is not waited for.
  'hostile-link': { ...pullRequest, link: false, within: 10 },
  'userinfo-link': { ...pullRequest, link: false, within: 10 },
  'stale-end': pullRequest,
  'stale-end-same-link': pullRequest,
  'stale-end-late-link': pullRequest,
  'stale-never-active': pullRequest,

  'rate-limited': { ...pullRequest, posts: 3 },
  'rate-limited-untold': { ...pullRequest, posts: 2 },
  'rate-limited-long': { ...refused, reason: 'out-of-time', within: 0 },
  'rate-limited-polls': pullRequest,
  'bad-request': refused,
  unauthorized: refused,
  forbidden: refused,
  'not-found': refused,
  conflict: refused,
  'too-large': refused,
  unprocessable: refused,
  'server-error': unclearNone,
  'create-unclear': unclear,
  vanishing: { outcome: 'unknown', reason: 'gone' },
  'not-yet': pullRequest,
  flaky: pullRequest,
  'retrieve-down': { outcome: 'unknown', reason: 'unreadable' },
  'retrieve-forbidden': { outcome: 'unknown', reason: 'unreadable', within: 5 },
  'message-refused': pullRequest,
  'message-conflict': pullRequest,
  'message-forbidden': pullRequest,
  'message-gone': pullRequest,
  'message-unclear': pullRequest,

  html: unclearNone,
  'no-id': unclear,
  'hostile-id': unclear,
  malformed: unclear,
  'wrong-types': unclear,
  garbled: pullRequest,
  'wrong-fields': { outcome: 'no-changes' },
  'extra-fields': pullRequest,
};

test('every scenario of a job has a row in this table', () => {
  const ofJobs = [...scenarios].flatMap(([name, { rows, visits }]) =>
    rows || visits ? [] : [name],
  );
  expect(Object.keys(expected).sort()).toEqual(ofJobs.sort());
});

describe('creating a job and waiting for its end', () => {
  test.each(Object.entries(expected))('%s', async (project, row) => {
    const { outcome, reason = 'job-ended', accepted = 1, posts = 1 } = row;
    const isSent = !['refused', 'out-of-time', 'unclear'].includes(reason);
    const link = row.link ?? outcome === 'pr-opened';
    await using opened = await openService();
    const { service, clock } = opened;
    const began = clock.now();
    const startedAt = clock.wall();
    const { report, events } = await opened.run(project, create);

    const about = { outcome, mustFail: !isSent };
    expect(report).toMatchObject({ ...about, reason: { kind: reason }, request: 'create' });
    expect(hasJob(report)).toBe(isSent);
    expect(service.accepted).toHaveLength(accepted);
    expect(opened.posts()).toBe(posts);
    const made = [...service.jobs.keys()][0] ?? '';
    expect(report.jobId).toBe(isSent ? made : '');
    expect(report.startedAt).toBe(startedAt);
    expect(report.prLink).toBe(link ? (service.jobs.get(made)?.prLink ?? 'none') : '');
    expect(clock.now() - began).toBeLessThanOrEqual((row.within ?? 1_800) * 1_000);
    if (project !== 'rate-limited-long') expect(report.durationMs).toBe(clock.now() - began);
    expect(events[0]).toBe('sending create');
    expect(events.filter((event) => event.startsWith('started'))).toEqual(
      isSent ? [`started ${made} create`] : [],
    );
  });
});
