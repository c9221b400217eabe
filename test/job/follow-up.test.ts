import { expect, test } from 'vitest';
import type { JobReport } from '../../src/result/report.ts';
import { respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB } from '../service/real-client.ts';
import { message } from './tasks.ts';
import { openService } from './with-service.ts';

/** How it ends, after how many seconds (not before, not after), and the number of the pull request. */
type Row = [kind: JobReport['reason']['kind'], from: number, to: number, pull?: number];

const rows: Record<string, Row> = {
  ok: ['pr-opened', 7, 11, 1],
  // It ends before the first poll, with the same link: this may still be the previous end.
  quick: ['pr-opened', 60, 75, 1],
  'new-link': ['pr-opened', 1, 6, 2],
  'stale-end': ['pr-opened', 20, 26, 2],
  'stale-end-same-link': ['pr-opened', 20, 26, 1],
  'no-changes': ['no-changes', 60, 90],
  // The state before could not be read, so being active proves nothing.
  flaky: ['pr-opened', 60, 75, 1],
  archived: ['refused', 0, 0],
  'message-gone': ['refused', 0, 0],
  'message-unclear': ['unclear', 0, 0],
};

test.each(Object.entries(rows))('a follow-up to an old job of %s', async (project, row) => {
  const [kind, from, to, pull] = row;
  await using opened = await openService();
  const { service, clock } = opened;
  const jobId = await opened.createBefore(project);
  clock.advance(100_000);
  const began = clock.now();

  const { report } = await opened.run(project, message(jobId));

  expect(report).toMatchObject({ reason: { kind }, request: 'message', jobId });
  expect(report.prLink).toBe(pull ? `${service.url}/example/docs/pull/${pull}` : '');
  const seconds = (clock.now() - began) / 1_000;
  expect(seconds).toBeGreaterThanOrEqual(from);
  expect(seconds).toBeLessThanOrEqual(to);
});

test.each([
  ['a job that is still active', 'ok', 3_000, 60_000],
  ['a job whose previous pull request is late', 'stale-end-late-link', 6_000, 120_000],
])('a follow-up to %s reports no end too early', async (_, project, ageMs, leastMs) => {
  await using opened = await openService();
  const jobId = await opened.createBefore(project);
  opened.clock.advance(ageMs);
  const began = opened.clock.now();

  const { report } = await opened.run(project, message(jobId));

  expect(report.outcome).toBe('pr-opened');
  expect(opened.clock.now() - began).toBeGreaterThanOrEqual(leastMs);
});

test('a follow-up does not mistake the end of another turn, in the pause of a retry, for its own', async () => {
  await using opened = await openService();
  const { clock } = opened;
  const job = (status: string, pull: number) =>
    respond(200, { ...JOB, status, prLink: `https://host.test/pull/${pull}` });
  const posts: number[] = [];
  const shown = () => {
    const [first, second = Number.POSITIVE_INFINITY] = posts;
    if (first === undefined) return job('completed', 1);

    const seconds = (clock.now() - second) / 1_000;
    if (seconds < 20) return job('completed', 2);
    return seconds < 120 ? job('active', 2) : job('completed', 3);
  };
  await using server = await startFaultyServer(({ method }) => {
    if (method === 'GET') return shown();
    posts.push(clock.now());
    return posts.length === 1 ? tooMany(60) : job('completed', 2);
  });

  const { report } = await opened.run('ok', message('job_1'), { base: server.origin });

  expect(report.prLink).toBe('https://host.test/pull/3');
  const methods = server.requests.slice(0, 4).map(({ method }) => method);
  expect(methods).toEqual(['GET', 'POST', 'GET', 'POST']);
});

test('a follow-up whose end is not confirmed in time is timed out, with what is known', async () => {
  await using opened = await openService();
  const jobId = await opened.createBefore('stale-never-active');

  const { report } = await opened.run('stale-never-active', message(jobId), { minutes: 0.9 });

  expect(report).toMatchObject({ outcome: 'timed-out', job: { status: 'completed' } });
});

test('the state before a follow-up is read first; if that fails, it is sent all the same', async () => {
  await using opened = await openService();
  const jobId = await opened.createBefore('retrieve-down');

  const { report, events } = await opened.run('retrieve-down', message(jobId));

  const started = `started ${jobId} message`;
  expect(events.slice(0, 3)).toEqual(['readFailed 503', 'sending message', started]);
  expect(report).toMatchObject({ reason: { kind: 'unreadable' }, request: 'message', jobId });
});
