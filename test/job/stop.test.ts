import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GRACE_MS } from '../../src/service/send.ts';
import { type RequestFault, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, realClient } from '../service/real-client.ts';
import { createFakeClock } from '../support/clock.ts';
import { attach, carryOut, create, message, type Work } from './tasks.ts';
import { openService } from './with-service.ts';

const BEFORE = { reason: { kind: 'canceled-before-sending' }, outcome: 'cancelled' };
const WAITING = { reason: { kind: 'canceled-while-waiting' }, outcome: 'cancelled' };

test.each([
  ['a create', create, ''],
  ['a message', message('job_1'), 'job_1'],
  ['attaching', attach('job_1'), 'job_1'],
])('a signal at the start: nothing is sent (%s)', async (_, work, jobId) => {
  await using opened = await openService();

  const { report } = await opened.run('ok', work, { signal: AbortSignal.abort() });

  expect(report).toMatchObject({ ...BEFORE, state: undefined, jobId });
  expect(opened.service.requests).toEqual([]);
});

test('a signal in the pause before a retry: nothing more is sent', async () => {
  await using opened = await openService();
  const signal = opened.clock.abortAt(opened.clock.now() + 500);

  const { report } = await opened.run('rate-limited', create, { signal });

  expect(report).toMatchObject(BEFORE);
  expect([opened.posts(), opened.service.accepted.length]).toEqual([1, 0]);
});

test.each([1, 5_500, 599_000])('a signal after %i ms: the run ends at once', async (ms) => {
  await using opened = await openService();
  const { clock, service } = opened;
  const stopAt = clock.now() + ms;

  const { report } = await opened.run('slow', create, { signal: clock.abortAt(stopAt) });

  const [jobId] = service.jobs.keys();
  expect(report).toMatchObject({ ...WAITING, jobId, job: { status: 'active' } });
  expect(clock.now()).toBe(stopAt);
});

test.each<[string, Work, expected: object, methods: string]>([
  ['before a message', message('job_1'), BEFORE, 'GET'],
  ['after a create', create, WAITING, 'POST GET'],
  ['of attaching', attach('job_1'), WAITING, 'GET'],
])('a signal during a GET that gets no answer, %s', async (_, work, expected, methods) => {
  await using server = await startFaultyServer(({ method }) =>
    method === 'GET' ? { name: 'stall-before-headers' } : respond(201, JOB),
  );
  await using opened = await openService();
  const stop = new AbortController();

  const running = opened.run('ok', work, { base: server.origin, signal: stop.signal });
  await server.carriedOut(methods.split(' ').length);
  stop.abort();
  const { report, events } = await running;

  expect(report).toMatchObject({ ...expected, jobId: 'job_1' });
  expect(server.requests.map(({ method }) => method).join(' ')).toBe(methods);
  expect(events.join()).not.toContain('readFailed');
});

test.each(['ends', 'fails'])('a signal while the context is read, which %s', async (how) => {
  await using opened = await openService();
  const stop = new AbortController();
  const promptFor = async () => {
    stop.abort();
    if (how === 'fails') throw stop.signal.reason;
    return { text: 'Do it', editedSince: false };
  };

  const { report } = await opened.run('ok', create, { signal: stop.signal, promptFor });

  expect(report).toMatchObject(BEFORE);
  expect(opened.posts()).toBe(0);
});

test.each([true, false])('a bug is not taken for a signal (stopped: %j)', async (isStopped) => {
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

const accepted = respond(201, JOB);
const ended = respond(201, { ...JOB, status: 'completed', prLink: 'https://host.test/pull/1' });
const unknown = { reason: { kind: 'canceled-while-sending' }, outcome: 'unknown', jobId: '' };

/** `answerMs`: after the signal, when the service answers the POST that was under way. */
test.each<[string, answerMs: number, RequestFault, wait: boolean, expected: object]>([
  ['answered in time', GRACE_MS - 1, accepted, true, { ...WAITING, jobId: 'job_1' }],
  ['answered too late', GRACE_MS + 1, accepted, true, unknown],
  ['answered with an end', 1_000, ended, true, { outcome: 'pr-opened' }],
  ['answered, and not waited for', 1_000, accepted, false, { ...WAITING, jobId: 'job_1' }],
])('a signal during a POST that is %s', async (_, answerMs, answer, wait, expected) => {
  const clock = createFakeClock({ now: 0, auto: false });
  const stop = new AbortController();
  const arrived = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await using server = await startFaultyServer(() => {
    arrived.resolve();
    return { ...answer, waitFor: gate.promise } as RequestFault;
  });
  await using service = realClient(server.origin);

  const running = carryOut(create, { wait, service, clock, signal: stop.signal });
  await arrived.promise;
  stop.abort();
  await turn();
  clock.advance(Math.min(answerMs, GRACE_MS));
  if (answerMs < GRACE_MS) gate.resolve();
  const report = await running;
  gate.resolve();

  expect(report).toMatchObject(expected);
  expect(server.requests).toHaveLength(1);
  expect(clock.now()).toBe(Math.min(answerMs, GRACE_MS));
});
