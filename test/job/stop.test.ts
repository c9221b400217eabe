import { expect, test } from 'vitest';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB } from '../service/real-client.ts';
import { attach, create, message, type Work } from './tasks.ts';
import { openService } from './with-service.ts';

const cancelled = (where: 'before-sending' | 'waiting') => ({
  outcome: 'cancelled',
  reason: { where },
  mustFail: true,
});

test.each([create, message('job_1'), attach('job_1')])(
  'a signal at the start cancels the run before sending: %j',
  async (task) => {
    await using opened = await openService();
    const { report } = await opened.run('ok', task, { signal: AbortSignal.abort() });
    const jobId = task.kind === 'create' ? '' : 'job_1';
    expect(report).toMatchObject({ ...cancelled('before-sending'), state: 'unsent', jobId });
    expect(opened.service.accepted).toEqual([]);
  },
);

test('a signal in the pause before a retry cancels the run before sending', async () => {
  await using opened = await openService();
  const signal = opened.clock.abortAt(opened.clock.now() + 500);
  const { report } = await opened.run('rate-limited', create, { signal });
  expect(report).toMatchObject(cancelled('before-sending'));
  expect([opened.posts(), opened.service.accepted.length]).toEqual([1, 0]);
});

test.each([1, 4_999, 5_500, 60_000, 599_000])(
  'a signal after %i ms cancels the run at once, with the job known and still active',
  async (ms) => {
    await using opened = await openService();
    const { clock, service } = opened;
    const stopAt = clock.now() + ms;
    const { report } = await opened.run('slow', create, { signal: clock.abortAt(stopAt) });
    const [jobId] = service.jobs.keys();
    const about = { request: 'create', jobId, job: { status: 'active' } };
    expect(report).toMatchObject({ ...cancelled('waiting'), ...about });
    expect(clock.now()).toBe(stopAt);
  },
);

test.each<[Work, wait: boolean, where: 'before-sending' | 'waiting', methods: string]>([
  [message('job_1'), true, 'before-sending', 'GET'],
  [create, true, 'waiting', 'POST GET'],
  [attach('job_1'), true, 'waiting', 'GET'],
  [attach('job_1'), false, 'waiting', 'GET'],
])(
  'a signal cancels a GET that gets no answer: %j, wait: %j',
  async (task, wait, where, methods) => {
    await using server = await startFaultyServer(({ method }) =>
      method === 'GET' ? { name: 'stall-before-headers' } : respond(201, JOB),
    );
    await using opened = await openService();
    const stop = new AbortController();
    const running = opened.run('ok', task, { base: server.origin, signal: stop.signal, wait });
    await server.carriedOut(methods.split(' ').length);
    stop.abort();
    const { report, events } = await running;
    expect(report).toMatchObject({ ...cancelled(where), jobId: 'job_1' });
    expect(server.requests.map(({ method }) => method).join(' ')).toBe(methods);
    expect(events.join()).not.toContain('readFailed');
  },
);

test.each([create, message('job_1')])(
  'a signal while the context is read cancels the run before sending: %j',
  async (task) => {
    await using opened = await openService();
    const stop = new AbortController();
    const promptFor = async () => {
      stop.abort();
      throw stop.signal.reason;
    };
    const { report } = await opened.run('ok', task, { signal: stop.signal, promptFor });
    expect(report).toMatchObject(cancelled('before-sending'));
    expect(opened.posts()).toBe(0);
  },
);

test.each([true, false])('a bug is not taken for the signal (stopped: %j)', async (isStopped) => {
  await using opened = await openService();
  const stop = new AbortController();
  const bug = new TypeError('a bug');
  const promptFor = async () => {
    if (isStopped) stop.abort();
    throw bug;
  };
  const running = opened.run('ok', create, { signal: stop.signal, promptFor });
  await expect(running).rejects.toBe(bug);
  expect(opened.posts()).toBe(0);
});
