import { describe, expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB } from '../service/real-client.ts';
import { attach, create, message } from './tasks.ts';
import { openService } from './with-service.ts';

describe('a run with a job', () => {
  test('reports the job ID before the first poll', async () => {
    await using opened = await openService();
    const { events } = await opened.run('ok', create);
    expect(events.map((event) => event.split(' ')[0])).toEqual([
      'sending',
      'started',
      'seen',
      'seen',
      'seen',
    ]);
  });

  test('reports when to try again if the rate limit lasts too long', async () => {
    await using opened = await openService();
    const { report } = await opened.run('rate-limited-long', create);
    expect(report.reason).toMatchObject({ retryAt: opened.clock.wall() + 86_400_000 });
  });

  test('waits as long as Retry-After says, or for its own interval without one', async () => {
    await using opened = await openService();
    expect((await opened.run('rate-limited', create)).events.slice(0, 3)).toEqual([
      'sending create',
      'pausing 429 1000',
      'pausing 429 1000',
    ]);
    expect((await opened.run('rate-limited-untold', create)).events[1]).toBe('pausing 429 5000');
  });

  test('waits up to 15 s for a late pull request link, with three more polls', async () => {
    await using opened = await openService();
    const { events } = await opened.run('no-changes', create);
    // The end itself, then three more.
    expect(events.filter((event) => event === 'seen completed')).toHaveLength(4);
    expect(opened.clock.now() - 1_000).toBe(20_000);
  });
});

describe('a time limit', () => {
  test('ends the run as timed out with the job known, and the job continues', async () => {
    await using opened = await openService();
    const { report } = await opened.run('slow', create, { minutes: 2 });
    expect(report).toMatchObject({
      outcome: 'timed-out',
      reason: { kind: 'timed-out' },
      mustFail: false,
      request: 'create',
    });
    expect(report.jobId).toBe([...opened.service.jobs.keys()][0]);
    expect(report.job).toMatchObject({ status: 'active' });
    expect(opened.clock.now() - 1_000).toBe(118_000);
  });

  test('that passes while waiting for the link does not hide that the job completed', async () => {
    await using opened = await openService();
    const { report } = await opened.run('no-changes', create, { minutes: 0.2 });
    expect(report.outcome).toBe('no-changes');
  });

  test('does not keep a create from being sent', async () => {
    await using opened = await openService();
    const { report } = await opened.run('slow', create, { minutes: 0 });
    expect(report).toMatchObject({ outcome: 'timed-out', request: 'create' });
    expect(opened.gets()).toBe(0);
  });

  test('leaves a fixed interval unchanged', async () => {
    await using opened = await openService();
    await opened.run('slow', create, { intervalSeconds: 100 });
    expect(opened.gets()).toBe(6);
  });
});

describe('a service with inconsistent job IDs', () => {
  const ended = { ...JOB, status: 'completed', prLink: 'https://host.test/pull/1' };

  test.each([
    ['created', create, 'pr-opened'],
    // This job was not just created.
    ['attached', attach('job_1'), 'unknown'],
    ['messaged', message('job_1'), 'unknown'],
  ])('404 for the first 50 s after it was %s', async (_, task, outcome) => {
    await using opened = await openService();
    const { clock } = opened;
    const there = clock.now() + 50_000;
    await using server = await startFaultyServer(({ method }) => {
      if (method === 'POST') return respond(201, JOB);
      return clock.now() < there ? respond(404) : respond(200, ended);
    });
    expect((await opened.run('ok', task, { base: server.origin })).report.outcome).toBe(outcome);
  });

  test('does not change the job that is followed by answering a message with another ID', async () => {
    await using server = await startFaultyServer(({ method }) =>
      respond(200, method === 'POST' ? { ...JOB, id: 'job_2' } : ended),
    );
    await using opened = await openService();
    const { report, events } = await opened.run('ok', message('job_1'), { base: server.origin });
    expect(report).toMatchObject({ outcome: 'pr-opened', jobId: 'job_1' });
    expect(events).toContain('started job_1 message');
    const paths = new Set(server.requests.map(({ path }) => path));
    expect(paths).toEqual(new Set(['/v2/agent/ok/job/job_1', '/v2/agent/ok/job/job_1/message']));
  });
});

test('404 counts from a minute after the job was created', async () => {
  await using opened = await openService();
  const { clock } = opened;
  await using server = await startFaultyServer(({ method }) =>
    method === 'POST' ? respond(201, JOB) : respond(404),
  );
  const began = clock.now();
  const { report } = await opened.run('ok', create, { base: server.origin, intervalSeconds: 60 });
  expect(report).toMatchObject({ outcome: 'unknown', reason: { kind: 'gone' } });
  expect(clock.now() - began).toBe(180_000);
});

test.each<[string, wait: boolean, seen: string]>([
  ['instant', true, 'completed: end'],
  ['instant', false, 'completed: end'],
  ['no-changes', false, 'active: end'],
  ['quick', true, 'active, completed: end'],
  ['ok', true, 'active, active, completed: end'],
])('what the log is told of %s is the last thing or not (wait: %j): %s', async (...row) => {
  const [project, wait, expected] = row;
  await using opened = await openService();
  const { seen } = await opened.run(project, create, { wait });
  expect(seen.join(', ')).toBe(expected);
});
