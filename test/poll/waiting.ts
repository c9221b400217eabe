/** Runs `poll` with the fake clock and scripted attempts. */

import { type Attempt, type PollEnd, poll, type Schedule } from '../../src/poll.ts';
import { createFakeClock } from '../support/clock.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export const again: Attempt = { kind: 'again' };
export const done: Attempt = { kind: 'done' };
export const fails = (retryAfterMs?: number) =>
  ({ kind: 'failure', failure: 'transient', retryAfterMs }) as const;
export const throttles = (retryAfterMs?: number) => ({ ...fails(retryAfterMs), status: 429 });
export const gone: Attempt = { kind: 'failure', failure: 'gone' };
export const permanent: Attempt = { kind: 'failure', failure: 'permanent' };

export interface Waiting extends Partial<Schedule> {
  /** The result of each poll; the last one repeats. Or a function of the time. */
  readonly looks?: readonly Attempt[] | ((at: number) => Attempt);
  /** The deadline in ms after the answer to the request, which comes at 0. */
  readonly within?: number;
  /** How long each poll takes. */
  readonly tookMs?: number;
  readonly random?: () => number;
  readonly stopAt?: number;
}

export interface Waited {
  readonly end: PollEnd;
  /** When each poll began, in ms after that answer. */
  readonly times: readonly number[];
  /** The pauses between them. */
  readonly pauses: readonly number[];
  /** The time limit of each poll. */
  readonly limits: readonly number[];
  readonly endedAt: number;
  readonly heartbeats: readonly number[];
  /** The announced pause after each failure; undefined if no poll follows. */
  readonly failed: readonly (number | undefined)[];
}

export async function wait(waiting: Waiting): Promise<Waited> {
  const {
    looks = [again],
    within = HOUR,
    tookMs = 0,
    random = () => 0,
    stopAt,
    ...schedule
  } = waiting;
  const clock = createFakeClock({ now: 0 });
  const times: number[] = [];
  const limits: number[] = [];
  const heartbeats: number[] = [];
  const failed: (number | undefined)[] = [];

  const look = async (limitMs: number): Promise<Attempt> => {
    const at = clock.now();
    times.push(at);
    limits.push(limitMs);

    // A macrotask, as an answer over a socket is one.
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(Math.min(tookMs, limitMs));
    if (typeof looks === 'function') return looks(at);
    return looks[Math.min(times.length, looks.length) - 1] ?? again;
  };

  const end = await poll(look, scheduleWith(schedule), {
    clock,
    deadline: within,
    signal: stopAt === undefined ? new AbortController().signal : clock.abortAt(stopAt),
    random,
    heartbeat() {
      heartbeats.push(clock.now());
      return MINUTE;
    },
    onFailure: (pauseMs) => failed.push(pauseMs),
  });

  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  return { end, times, pauses, limits, endedAt: clock.now(), heartbeats, failed };
}

/** A request that was answered at 0, and has no end yet, unless told otherwise. */
export function scheduleWith(change: Partial<Schedule> = {}): Schedule {
  return {
    answeredAt: 0,
    observed: { kind: 'again' },
    intervalMs: undefined,
    ignoreGoneUntil: undefined,
    ...change,
  };
}

/** The largest number of polls in any window of that length that starts with a poll. */
export function mostWithin(times: readonly number[], ms: number): number {
  return Math.max(
    0,
    ...times.map((from) => times.filter((time) => time >= from && time < from + ms).length),
  );
}
