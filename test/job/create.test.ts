import { expect, test } from 'vitest';
import type { JobReport } from '../../src/result/report.ts';
import { create } from './tasks.ts';
import { openService } from './with-service.ts';

/** How it ends, jobs that the service made, seconds that it takes at most, and whether the URL is passed on. */
type Row = [kind: JobReport['reason']['kind'], jobs: number, seconds: number, hasLink?: boolean];

const rows: Record<string, Row> = {
  ok: ['pr-opened', 1, 10, true],
  instant: ['pr-opened', 1, 0, true],
  slow: ['pr-opened', 1, 670, true],
  'no-changes': ['no-changes', 1, 20],
  'late-link': ['pr-opened', 1, 10, true],
  'failed-with-pull-request': ['failed', 1, 5, true],
  archived: ['archived', 1, 5],
  'archived-later': ['pr-opened', 1, 10, true],
  'unknown-status': ['pr-opened', 1, 20, true],
  // A link that cannot be used is not waited for.
  'hostile-link': ['pr-opened', 1, 10],
  'extra-fields': ['pr-opened', 1, 10, true],

  'rate-limited': ['pr-opened', 1, 10, true],
  'rate-limited-long': ['rate-limited', 0, 0],
  'rate-limited-polls': ['pr-opened', 1, 40, true],
  'bad-request': ['refused', 0, 0],
  'server-error': ['unclear', 0, 0],
  'create-unclear': ['unclear', 1, 0],
  'no-id': ['unclear', 1, 0],
  html: ['unclear', 0, 0],

  vanishing: ['gone', 1, 120],
  'not-yet': ['pr-opened', 1, 15, true],
  flaky: ['pr-opened', 1, 30, true],
  'retrieve-down': ['unreadable', 1, 30],
  'retrieve-forbidden': ['unreadable', 1, 5],
};

test.each(Object.entries(rows))('creating a job of the service %s', async (project, row) => {
  const [kind, jobs, seconds, hasLink = false] = row;
  await using opened = await openService();
  const { service, clock } = opened;
  const began = clock.now();
  const startedAt = clock.wall();

  const { report, events } = await opened.run(project, create);

  const isAccepted = !['refused', 'rate-limited', 'unclear'].includes(kind);
  const [made = ''] = service.jobs.keys();
  const durationMs = clock.now() - began;
  const job = { jobId: isAccepted ? made : '', request: 'create' };
  expect(report).toMatchObject({ ...job, reason: { kind }, startedAt, durationMs });
  expect(report.prLink).toBe(hasLink ? service.jobs.get(made)?.prLink : '');
  expect(service.accepted).toHaveLength(jobs);
  expect(durationMs).toBeLessThanOrEqual(seconds * 1_000);
  expect(events[0]).toBe('sending create');
  const started = events.filter((event) => event.startsWith('started'));
  expect(started).toEqual(isAccepted ? [`started ${made} create`] : []);
});

test('a create waits as long as Retry-After says, or for its own interval without one', async () => {
  await using opened = await openService();

  const told = await opened.run('rate-limited', create);
  const untold = await opened.run('rate-limited-untold', create);

  expect(told.events.slice(1, 3)).toEqual(['pausing 429 1000', 'pausing 429 1000']);
  expect(untold.events[1]).toBe('pausing 429 5000');
});

test.each<[string, wait: boolean, seen: string]>([
  ['instant', true, 'completed, the end'],
  ['instant', false, 'completed, the end'],
  ['no-changes', false, 'active, the end'],
  ['ok', true, 'active; active; completed, the end'],
])('the log is told what is seen of %s, and what is last (wait: %j): %s', async (...row) => {
  const [project, wait, expected] = row;
  await using opened = await openService();

  const { events } = await opened.run(project, create, { wait });

  const seen = events.filter((event) => event.startsWith('seen'));
  expect(seen.map((event) => event.slice('seen '.length)).join('; ')).toBe(expected);
});
