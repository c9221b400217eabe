import type { Clock } from './clock.ts';

/** What one attempt has shown. */
export type Attempt<T> =
  | { kind: 'done'; value: T }
  /** Not yet. `inMs` asks for the next attempt after that time; `atDeadline` is the value if time is up first. */
  | { kind: 'again'; inMs?: number | undefined; atDeadline?: T | undefined }
  | {
      kind: 'failure';
      failure: 'may-fail' | 'gone' | 'unmendable';
      throttled: boolean;
      retryAfterMs?: number | undefined;
    };

/** How the waiting ended. `retryAfterMs` is a pause that was asked for and would pass the deadline. */
export type PollEnd<T> =
  | { kind: 'done'; value: T }
  | { kind: 'timed-out'; retryAfterMs?: number | undefined }
  | { kind: 'stopped' }
  | { kind: 'gone' }
  | { kind: 'unreadable' };

export interface Schedule<T> {
  /** When the request that is waited for was made, in ms of the monotonic clock. */
  since: number;
  /** Ask at once, or go on from an observation that was made already. */
  first: 'now' | { inMs?: number | undefined; atDeadline?: T | undefined };
  /** A fixed pause in ms instead of the adaptive one. */
  intervalMs?: number | undefined;
  /** Until this time 'gone' only means 'not there yet'. */
  notYetUntil?: number | undefined;
}

export interface PollDeps {
  clock: Clock;
  deadline: number;
  signal: AbortSignal;
  /** A number from 0 to 1. */
  random: () => number;
  /** Called before and after every pause, and within it when it asks for it: it gives in how many ms. */
  heartbeat?: () => number;
  /** Called after each failure, with the pause in ms before the next attempt; without one where there is none. */
  failed?: (pauseMs?: number) => void;
}

const MIN_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 120_000;
const MAX_SLOWED_MS = 300_000;
/** The last attempt is made this long before the deadline, so that it can still be answered. */
const LAST_ATTEMPT_MS = 2_000;

/** So many in a row end the waiting; any success starts the count anew. */
const MAX_FAILURES = 5;
const MAX_GONE = 3;

/**
 * Makes attempts until there is an end, the deadline, a signal, or no use in asking.
 * `attempt` gets the milliseconds that it may take. Knows nothing of jobs.
 */
export async function poll<T>(
  attempt: (limitMs: number) => Promise<Attempt<T>>,
  schedule: Schedule<T>,
  deps: PollDeps,
): Promise<PollEnd<T>> {
  const { clock, deadline, signal, failed } = deps;
  const failures = new FailureCount();
  let slowed = 0;
  const first = schedule.first === 'now' ? { inMs: 0 } : schedule.first;
  let atDeadline: T | undefined = 'atDeadline' in first ? first.atDeadline : undefined;
  let next = clock.now() + (first.inMs ?? pauseMs(schedule, deps, slowed));

  for (;;) {
    const last = next >= deadline - LAST_ATTEMPT_MS;
    await sleepUntil(last ? Math.max(clock.now(), deadline - LAST_ATTEMPT_MS) : next, deps);
    if (signal.aborted) return { kind: 'stopped' };
    if (clock.now() >= deadline) return timeUp(atDeadline);

    const seen = await attempt(deadline - clock.now());
    if (seen.kind === 'done') return seen;
    if (signal.aborted) return { kind: 'stopped' };
    const now = clock.now();
    let pause: number;
    let end: PollEnd<T> | undefined;
    if (seen.kind === 'again') {
      failures.reset();
      atDeadline = seen.atDeadline;
      pause = seen.inMs ?? pauseMs(schedule, deps, slowed);
    } else {
      if (seen.throttled) slowed++;
      pause = Math.max(pauseMs(schedule, deps, slowed), seen.retryAfterMs ?? 0);
      const notYet = seen.failure === 'gone' && now < (schedule.notYetUntil ?? 0);
      if (seen.failure === 'may-fail' && seen.retryAfterMs !== undefined) {
        // A pause that the service asked for is no failure.
        if (now + seen.retryAfterMs >= deadline) end = timeUp(atDeadline, seen.retryAfterMs);
      } else if (!notYet) {
        const kind = failures.add(seen.failure);
        // An end that was seen already only wanted a second one.
        if (kind) end = atDeadline === undefined ? { kind } : { kind: 'done', value: atDeadline };
      }
    }
    if (last) end ??= timeUp(atDeadline);
    if (seen.kind === 'failure') failed?.(end ? undefined : pause);
    if (end) return end;
    next = now + pause;
  }
}

function timeUp<T>(value: T | undefined, retryAfterMs?: number | undefined): PollEnd<T> {
  if (value !== undefined) return { kind: 'done', value };
  return { kind: 'timed-out', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}

/**
 * A tenth of the time since the request, from 5 s to 120 s; jitter only adds, at most a tenth. Each 429 so
 * far doubles it, up to five minutes, a fixed interval too.
 */
function pauseMs(
  { since, intervalMs }: Schedule<unknown>,
  { clock, random }: PollDeps,
  slowed: number,
): number {
  const adaptive = Math.min(Math.max((clock.now() - since) / 10, MIN_PAUSE_MS), MAX_PAUSE_MS);
  const base = intervalMs ?? adaptive * (1 + random() / 10);
  return Math.max(base, Math.min(base * 2 ** slowed, MAX_SLOWED_MS));
}

async function sleepUntil(time: number, { clock, signal, heartbeat }: PollDeps): Promise<void> {
  while (!signal.aborted) {
    const dueMs = heartbeat?.() ?? Number.POSITIVE_INFINITY;
    const left = time - clock.now();
    if (left <= 0) return;
    await clock.sleep(Math.min(left, dueMs), signal).catch(() => {});
  }
}

/** Counts failures in a row, and says when they end the waiting. */
class FailureCount {
  private all = 0;
  private gone = 0;

  reset(): void {
    this.all = 0;
    this.gone = 0;
  }

  add(failure: 'may-fail' | 'gone' | 'unmendable'): 'gone' | 'unreadable' | undefined {
    if (failure === 'unmendable') return 'unreadable';
    this.all++;
    this.gone = failure === 'gone' ? this.gone + 1 : 0;
    if (this.gone >= MAX_GONE) return 'gone';
    return this.all >= MAX_FAILURES ? 'unreadable' : undefined;
  }
}
