import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { GRACE_MS } from '../../src/service/send.ts';
import { type RequestFault, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, realClient } from '../service/real-client.ts';
import { createFakeClock } from '../support/clock.ts';
import { carryOut, create } from './tasks.ts';

describe('a signal while a POST is under way', () => {
  /** The signal comes once the request has arrived; the answer comes that many ms later, or never. */
  async function stopWhileSending(
    answerAfterMs: number | undefined,
    answer: RequestFault,
    wait: boolean,
  ) {
    const clock = createFakeClock({ now: 0, auto: false });
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const fault: RequestFault =
      answer.name === 'respond' ? { ...answer, waitFor: gate.promise } : answer;
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
    return {
      report,
      posts: server.requests.filter(({ method }) => method === 'POST').length,
      clock,
    };
  }

  const cancelled = { outcome: 'cancelled', mustFail: true };
  const ended = respond(201, { ...JOB, status: 'completed', prLink: 'https://host.test/pull/1' });

  test.each<[string, answerAfterMs: number | undefined, RequestFault, wait: boolean, object]>([
    [
      'and an answer within three seconds: the job is known',
      GRACE_MS - 1,
      respond(201, JOB),
      true,
      { ...cancelled, reason: { where: 'waiting' }, request: 'create', jobId: 'job_1' },
    ],
    [
      'without an answer within three seconds: the outcome is unknown',
      undefined,
      respond(201, JOB),
      true,
      {
        outcome: 'unknown',
        reason: { where: 'sending' },
        state: 'unknown',
        jobId: '',
        mustFail: true,
      },
    ],
    [
      'and a refusal: the refusal is reported',
      1_000,
      respond(422, { error: 'No.' }),
      true,
      { outcome: 'failed', reason: { kind: 'refused', serviceMessage: 'No.' }, mustFail: true },
    ],
    [
      'and a 429: nothing was started, and nothing is repeated',
      1_000,
      respond(429),
      true,
      { ...cancelled, reason: { where: 'before-sending' }, jobId: '' },
    ],
    [
      'and an answer that shows an end: the end counts',
      1_000,
      ended,
      true,
      { outcome: 'pr-opened', mustFail: false },
    ],
    [
      'in a run that does not wait',
      1_000,
      respond(201, JOB),
      false,
      { ...cancelled, jobId: 'job_1' },
    ],
  ])('%s', async (_, answerAfterMs, answer, wait, expected) => {
    const { report, posts, clock } = await stopWhileSending(answerAfterMs, answer, wait);
    expect(report).toMatchObject(expected);
    expect([posts, clock.now()]).toEqual([1, answerAfterMs ?? GRACE_MS]);
  });
});
