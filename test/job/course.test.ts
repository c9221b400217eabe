import { expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB } from '../service/real-client.ts';
import { attach, create, message } from './tasks.ts';
import { openService } from './with-service.ts';

test('a time limit ends the run with the job known, which continues', async () => {
  await using opened = await openService();
  const began = opened.clock.now();

  const { report } = await opened.run('slow', create, { minutes: 2 });

  const [jobId] = opened.service.jobs.keys();
  expect(report).toMatchObject({ outcome: 'timed-out', jobId, job: { status: 'active' } });
  expect(opened.clock.now() - began).toBe(118_000);
});

test('a time limit that passes while only the link may be missing does not hide the end', async () => {
  await using opened = await openService();

  const { report } = await opened.run('no-changes', create, { minutes: 0.2 });

  expect(report.outcome).toBe('no-changes');
});

test('a time limit does not keep a request from being sent', async () => {
  await using opened = await openService();

  const { report } = await opened.run('slow', create, { minutes: 0 });

  expect(report).toMatchObject({ outcome: 'timed-out', request: 'create' });
  expect([opened.posts(), opened.gets()]).toEqual([1, 0]);
});

test('a fixed interval is kept', async () => {
  await using opened = await openService();

  await opened.run('slow', create, { intervalSeconds: 100 });

  expect(opened.gets()).toBe(6);
});

const ended = { ...JOB, status: 'completed', prLink: 'https://host.test/pull/1' };

test.each([
  ['create', create, 'pr-opened'],
  // This job was not just created.
  ['attach', attach('job_1'), 'unknown'],
  ['message', message('job_1'), 'unknown'],
])('404 for 50 s is tolerated after creating only: %s', async (_, task, outcome) => {
  await using opened = await openService();
  const { clock } = opened;
  const there = clock.now() + 50_000;
  await using server = await startFaultyServer(({ method }) => {
    if (method === 'POST') return respond(201, JOB);
    return clock.now() < there ? respond(404) : respond(200, ended);
  });

  const { report } = await opened.run('ok', task, { base: server.origin });

  expect(report.outcome).toBe(outcome);
});

test('404 counts from a minute after the job was created', async () => {
  await using opened = await openService();
  const { clock } = opened;
  const began = clock.now();
  await using server = await startFaultyServer(({ method }) =>
    method === 'POST' ? respond(201, JOB) : respond(404),
  );

  const options = { base: server.origin, intervalSeconds: 59.999 };
  const { report } = await opened.run('ok', create, options);

  // The first of four polls is within it.
  expect(report.reason).toEqual({ kind: 'gone' });
  expect(clock.now() - began).toBe(4 * 59_999);
});

test('a message is sent to the job, whatever ID its answer has', async () => {
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
