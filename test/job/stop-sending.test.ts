import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { GRACE_MS } from '../../src/service/send.ts';
import { type RequestFault, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, realClient } from '../service/real-client.ts';
import { createFakeClock } from '../support/clock.ts';
import { carryOut, create } from './tasks.ts';

describe('a signal while a POST is under way', () => {
  /** The signal comes once the request has arrived; the answer so many ms of the clock later, or never. */
  async function stopWhileSending(
    answerAfterMs: number | undefined,
    answer = respond(201, JOB),
    wait = true,
  ) {
    const clock = createFakeClock({ now: 0, auto: false });
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const fault: RequestFault = answer.name === 'respond' ? { ...answer, waitFor: gate.promise } : answer;
    await using server = await startFaultyServer(({ method }) => {
      if (method === 'POST') arrived.resolve();
      return fault;
    });
    await using client = realClient(server.origin);
    const stop = new AbortController();
    const running = carryOut(create, { wait, service: client, clock, signal: stop.signal });
    let over = false;
    void running.then(() => {
      over = true;
    });
    await arrived.promise;
    stop.abort();
    await turn();
    if (answerAfterMs !== undefined) {
      clock.advance(answerAfterMs);
      gate.resolve();
    } else {
      clock.advance(GRACE_MS - 1);
      await turn();
      expect(over).toBe(false);
      clock.advance(1);
    }
    const report = await running;
    gate.resolve();
    return { report, posts: server.requests.filter(({ method }) => method === 'POST').length, server, clock };
  }

  test('the answer comes within three seconds: cancelled, with the job', async () => {
    const { report, posts, clock } = await stopWhileSending(GRACE_MS - 1);
    expect(report).toMatchObject({
      outcome: 'cancelled',
      reason: { where: 'waiting' },
      request: 'created',
      jobId: 'job_1',
      mustFail: true,
    });
    expect([posts, clock.now()]).toEqual([1, GRACE_MS - 1]);
  });

  test('it does not: unknown, and it must fail', async () => {
    const { report, posts } = await stopWhileSending(undefined);
    expect(report).toMatchObject({
      outcome: 'unknown',
      reason: { where: 'sending' },
      request: '',
      jobId: '',
      mustFail: true,
    });
    expect(posts).toBe(1);
  });

  test('a refusal within three seconds stays one', async () => {
    const { report } = await stopWhileSending(1_000, respond(422, { error: 'No.' }));
    expect(report).toMatchObject({
      outcome: 'failed',
      reason: { kind: 'refused', serviceMessage: 'No.' },
      mustFail: true,
    });
  });

  test('turned away within three seconds: cancelled, nothing was started', async () => {
    const { report, posts } = await stopWhileSending(1_000, respond(429));
    expect(report).toMatchObject({ outcome: 'cancelled', reason: { where: 'before-sending' }, jobId: '' });
    expect(posts).toBe(1);
  });

  test('an end in the answer itself counts', async () => {
    const ended = { ...JOB, status: 'completed', prLink: 'https://host.test/pull/1' };
    const { report } = await stopWhileSending(1_000, respond(201, ended));
    expect(report).toMatchObject({ outcome: 'pr-opened', mustFail: false });
  });

  test('a run that would not wait knows its job, and says that it was cancelled', async () => {
    const { report } = await stopWhileSending(1_000, respond(201, JOB), false);
    expect(report).toMatchObject({ outcome: 'cancelled', jobId: 'job_1', mustFail: true });
  });
});
