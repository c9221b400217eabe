/** Runs `poll` with the fake clock and scripted attempts. */

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

export type Look = Observation | FailedRequest;

const end: EndReason = { kind: 'no-changes' };
export const again = { kind: 'pending' } as const;
export const done: Look = { kind: 'ended', end };
export const fails = (retryAfterMs?: number) => failureOf('transient', { retryAfterMs });
export const throttles = (retryAfterMs?: number) => ({ ...fails(retryAfterMs), status: 429 });
export const gone = failureOf('gone');
export const permanent = failureOf('permanent');

export interface Waiting extends Partial<Pick<FollowedJob, 'kind' | 'respondedAt' | 'isOwn'>> {
  /** The pause between polls; by default it grows. */
  readonly intervalMs?: number | undefined;
  /** The result of each poll; the last one repeats. Or a function of the time. */
  readonly looks?: readonly Look[] | ((at: number) => Look);
  /** The deadline in ms after the request was accepted, which is at 0. */
  readonly within?: number;
  /** How long each poll takes. */
  readonly tookMs?: number;
  readonly random?: () => number;
  readonly stopAt?: number;
}

export interface Waited {
  readonly end: EndReason;
  /** When each poll began. */
  readonly times: readonly number[];
  /** The pauses between them. */
  readonly pauses: readonly number[];
  /** The time limit of each poll. */
  readonly limits: readonly number[];
  readonly endedAt: number;
  /** The announced pause after each failure; undefined if no poll follows. */
  readonly failed: readonly (number | undefined)[];
}

/** A follow-up that was accepted at 0. */
export const FOLLOW_UP: FollowedJob = {
  kind: 'message',
  jobId: 'job_1',
  before: undefined,
  respondedAt: 0,
  isOwn: true,
};

export async function wait(waiting: Waiting): Promise<Waited> {
  const {
    looks = [again],
    within = HOUR,
    tookMs = 0,
    random = () => 0,
    stopAt,
    intervalMs,
    ...job
  } = waiting;
  const clock = createFakeClock({ now: 0 });
  const times: number[] = [];
  const limits: number[] = [];
  const failed: (number | undefined)[] = [];

  const look = async (limitMs: number): Promise<Look> => {
    const at = clock.now();
    times.push(at);
    limits.push(limitMs);

    // A macrotask, as an answer over a socket is one.
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(Math.min(tookMs, limitMs));
    if (typeof looks === 'function') return looks(at);
    return looks[Math.min(times.length, looks.length) - 1] ?? again;
  };

  const signal = stopAt === undefined ? new AbortController().signal : clock.abortAt(stopAt);
  const inputs = { 'poll-interval': intervalMs && intervalMs / SECOND };
  const session = { clock, deadline: within, signal, random, inputs } as unknown as Session;
  const log = {
    readFailed: (_: FailedRequest, pauseMs?: number) => failed.push(pauseMs),
  } as unknown as ProgressLog;
  const end = await poll(look, { ...FOLLOW_UP, ...job }, session, log).catch((error): EndReason => {
    if (error !== signal.reason) throw error;
    return { kind: 'canceled-while-waiting' };
  });

  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  return { end, times, pauses, limits, endedAt: clock.now(), failed };
}

/** The largest number of polls in any window of that length that starts with a poll. */
export function mostWithin(times: readonly number[], ms: number): number {
  return Math.max(
    0,
    ...times.map((from) => times.filter((time) => time >= from && time < from + ms).length),
  );
}
