/** Runs `poll` with the fake clock and scripted readings. */

import type { Session } from '../../src/environment.ts';
import type { FailedRequest } from '../../src/http/failed-request.ts';
import { type FollowedJob, type Observation, poll } from '../../src/job/poll.ts';
import type { ProgressLog } from '../../src/job/progress-log.ts';
import type { EndReason } from '../../src/result/job-end.ts';
import { failureOf } from '../service/answers.ts';
import { createFakeClock } from '../support/clock.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

type Reading = Observation | FailedRequest;

export const again = { kind: 'pending' } as const;
export const done: Reading = { kind: 'ended', end: { kind: 'finished' } };
export const fails = (retryAfterMs?: number) => failureOf('transient', { retryAfterMs });
export const throttles = (retryAfterMs?: number) => ({ ...fails(retryAfterMs), status: 429 });
export const gone = failureOf('gone');
export const permanent = failureOf('permanent');

export interface Waiting extends Partial<FollowedJob> {
  /** The pause between readings; by default it grows. */
  intervalMs?: number | undefined;
  /** The result of each reading; the last one repeats. Or a function of the time. */
  readings?: readonly Reading[] | ((at: number) => Reading);
  /** The deadline. The service responded to the request at 0. */
  within?: number;
  /** How long each reading takes. */
  tookMs?: number;
  random?: () => number;
  stopAt?: number;
}

/** Of a follow-up that was accepted at 0. */
export async function wait(waiting: Waiting) {
  const { readings = [again], within = HOUR, tookMs = 0, random = () => 0, stopAt } = waiting;
  const { intervalMs, ...job } = waiting;
  const clock = createFakeClock({ now: 0 });
  const signal = stopAt === undefined ? new AbortController().signal : clock.abortAt(stopAt);
  const times: number[] = [];
  const limits: number[] = [];
  const failed: (number | undefined)[] = [];

  const read = async (limitMs: number): Promise<Reading> => {
    const at = clock.now();
    times.push(at);
    limits.push(limitMs);

    // A macrotask, as a response over a socket is one.
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(Math.min(tookMs, limitMs));
    if (typeof readings === 'function') return readings(at);
    return readings[Math.min(times.length, readings.length) - 1] ?? again;
  };

  const inputs = { 'poll-interval': intervalMs && intervalMs / SECOND };
  const session = { clock, deadline: within, signal, random, inputs } as unknown as Session;
  const log = { readFailed: (_: unknown, pauseMs?: number) => failed.push(pauseMs) };
  const followUp = { kind: 'message', jobId: 'job_1', before: undefined, isOwn: true } as const;
  const followed = { ...followUp, respondedAt: 0, ...job };
  const end = await poll(read, followed, session, log as unknown as ProgressLog).catch(
    (error): EndReason => {
      if (error !== signal.reason) throw error;
      return { kind: 'canceled', requestState: 'sent' };
    },
  );

  return { end, times, limits, endedAt: clock.now(), failed };
}
