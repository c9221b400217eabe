import { describe, expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB } from '../service/real-client.ts';
import { attach, create, message } from './tasks.ts';
import { openService } from './with-service.ts';

describe('a signal before anything is sent', () => {
  test.each([create, message('job_1'), attach('job_1')])('nothing is sent: %j', async (task) => {
    await using opened = await openService();
    const { report } = await opened.run('ok', task, { signal: AbortSignal.abort() });
    expect(report).toMatchObject({
      outcome: 'cancelled',
      reason: { where: 'before-sending' },
      request: '',
      mustFail: true,
      jobId: task.kind === 'create' ? '' : 'job_1',
    });
    expect(opened.service.accepted).toEqual([]);
  });

  test('while it reads the state before a message', async () => {
    await using server = await startFaultyServer(({ method }) =>
      method === 'GET' ? { name: 'stall-before-headers' } : respond(200, JOB),
    );
    await using opened = await openService();
    const stop = new AbortController();
    const running = opened.run('ok', message('job_1'), { base: server.origin, signal: stop.signal });
    await server.carriedOut(1);
    stop.abort();
    const { report, events } = await running;
    expect(report).toMatchObject({
      outcome: 'cancelled',
      reason: { where: 'before-sending' },
      jobId: 'job_1',
    });
    expect(server.requests.map(({ method }) => method)).toEqual(['GET']);
    expect(events.join()).not.toContain('readFailed');
  });

  test('in the pause before the next try', async () => {
    await using opened = await openService();
    const signal = opened.clock.abortAt(opened.clock.now() + 500);
    const { report } = await opened.run('rate-limited', create, { signal });
    expect(report).toMatchObject({
      outcome: 'cancelled',
      reason: { where: 'before-sending' },
      mustFail: true,
    });
    expect([opened.posts(), opened.service.accepted.length]).toEqual([1, 0]);
  });
});

describe('a signal while waiting', () => {
  test.each([1, 4_999, 5_500, 60_000, 599_000])(
    'after %i ms: cancelled at once, the job is known and goes on',
    async (ms) => {
      await using opened = await openService();
      const { clock, service } = opened;
      const stopAt = clock.now() + ms;
      const { report } = await opened.run('slow', create, { signal: clock.abortAt(stopAt) });
      expect(report).toMatchObject({
        outcome: 'cancelled',
        reason: { where: 'waiting' },
        request: 'created',
        mustFail: true,
        job: { status: 'active' },
      });
      expect(report.jobId).toBe([...service.jobs.keys()][0]);
      expect(clock.now()).toBe(stopAt);
    },
  );

  test.each([create, attach('job_1')])('during a GET that does not answer: %j', async (task) => {
    await using server = await startFaultyServer(({ method }) =>
      method === 'GET' ? { name: 'stall-before-headers' } : respond(201, JOB),
    );
    await using opened = await openService();
    const stop = new AbortController();
    const running = opened.run('ok', task, { base: server.origin, signal: stop.signal });
    await server.carriedOut(task.kind === 'create' ? 2 : 1);
    stop.abort();
    const { report, events } = await running;
    expect(report).toMatchObject({
      outcome: 'cancelled',
      reason: { where: 'waiting' },
      jobId: 'job_1',
      mustFail: true,
    });
    expect(events.filter((event) => event.startsWith('readFailed'))).toEqual([]);
  });

  test('attached without waiting, during its only GET', async () => {
    await using server = await startFaultyServer([{ name: 'stall-before-headers' }]);
    await using opened = await openService();
    const stop = new AbortController();
    const running = opened.run('ok', attach('job_1'), {
      base: server.origin,
      signal: stop.signal,
      wait: false,
    });
    await server.carriedOut(1);
    stop.abort();
    expect((await running).report).toMatchObject({
      outcome: 'cancelled',
      reason: { where: 'waiting' },
    });
  });
});
