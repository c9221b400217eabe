import type { Clock } from './clock.ts';

/** What one attempt has shown. */
export type Attempt<T> =
  | { kind: 'done'; value: T }
  | ({ kind: 'again' } & Pending<T>)
  | { kind: 'failure'; failure: Failure; throttled: boolean; retryAfterMs?: number | undefined };
type Failure = 'transient' | 'gone' | 'permanent' | 'unclear';

/** `inMs`: the pause before the next attempt; `atDeadline`: the value if the deadline comes first. */
type Pending<T> = { inMs?: number | undefined; atDeadline?: T | undefined };

/** `retryAfterMs`: the pause that the service requested and that exceeds the deadline. */
export type PollEnd<T> =
  | { kind: 'done'; value: T }
  | { kind: 'timed-out'; retryAfterMs?: number | undefined }
  | { kind: 'stopped' }
  | { kind: 'gone' }
  | { kind: 'unreadable' };

export interface Schedule<T> {
  /** When the request that is waited for was made, in ms of the monotonic clock. */
  since: number;
  /** When the first pause begins; default: now. */
  from?: number | undefined;
  /** What was observed before polling; `{ inMs: 0 }`: poll immediately. */
  first: Pending<T>;
  /** A fixed pause in ms instead of the adaptive one. */
  intervalMs?: number | undefined;
  /** Until this time 'gone' only means 'not there yet'. */
  ignoreGoneUntil?: number | undefined;
}

interface PollDeps {
  clock: Clock;
  deadline: number;
  signal: AbortSignal;
  random: () => number;
  /** Called before and after every pause, and again after the number of ms that it returns. */
  heartbeat: () => number;
  /** Called after each failure with the pause in ms before the next attempt; undefined after the last one. */
  failed: (pauseMs?: number) => void;
}

const MIN_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 120_000;
const MAX_SLOWED_MS = 300_000;
/** The last attempt is made this long before the deadline, so that it can still be answered. */
const LAST_ATTEMPT_MS = 2_000;
/** This many consecutive failures, or consecutive 'gone', end polling; a success resets both counts. */
const MAX_FAILURES = 5;
const MAX_GONE = 3;

/** Makes attempts, each with a limit in ms, until one is done, or the deadline, a signal or a failure ends polling. */
export async function poll<T>(
  attempt: (limitMs: number) => Promise<Attempt<T>>,
  schedule: Schedule<T>,
  deps: PollDeps,
): Promise<PollEnd<T>> {
  const { clock, deadline, signal, failed } = deps;
  const { since, from = clock.now(), first, intervalMs, ignoreGoneUntil = 0 } = schedule;
  let slowed = 0;
  /** A tenth of the time since the request, and up to a tenth more as jitter. Each 429 doubles it, an interval too. */
  const pauseMs = () => {
    const adaptive = Math.min(Math.max((clock.now() - since) / 10, MIN_PAUSE_MS), MAX_PAUSE_MS);
    const base = intervalMs ?? adaptive * (1 + deps.random() / 10);
    return Math.max(base, Math.min(base * 2 ** slowed, MAX_SLOWED_MS));
  };
  const lastAt = deadline - LAST_ATTEMPT_MS;
  let { atDeadline } = first;
  let next = from + (first.inMs ?? pauseMs());
  let failures = 0;
  let gone = 0;
  /** An end that was already observed takes precedence over a timeout or failure. */
  const endWith = (end: PollEnd<T>): PollEnd<T> =>
    atDeadline === undefined ? end : { kind: 'done', value: atDeadline };

  for (;;) {
    const isLast = next >= lastAt;
    await sleepUntil(isLast ? Math.max(clock.now(), lastAt) : next, deps);
    if (signal.aborted) return { kind: 'stopped' };
    if (clock.now() >= deadline) return endWith({ kind: 'timed-out' });

    const result = await attempt(deadline - clock.now());
    if (result.kind === 'done') return result;
    if (signal.aborted) return { kind: 'stopped' };
    const now = clock.now();
    if (result.kind === 'again') {
      failures = 0;
      gone = 0;
      atDeadline = result.atDeadline;
      if (isLast) return endWith({ kind: 'timed-out' });
      next = now + (result.inMs ?? pauseMs());
      continue;
    }
    const { failure, throttled, retryAfterMs = 0 } = result;
    if (throttled) slowed++;
    let end: PollEnd<T> | undefined;
    if (failure === 'transient' && result.retryAfterMs !== undefined) {
      // A pause that the service requested does not count as a failure.
      if (now + retryAfterMs >= deadline) end = { kind: 'timed-out', retryAfterMs };
    } else if (failure !== 'gone' || now >= ignoreGoneUntil) {
      failures++;
      gone = failure === 'gone' ? gone + 1 : 0;
      if (gone >= MAX_GONE) end = { kind: 'gone' };
      else if (failure === 'permanent' || failures >= MAX_FAILURES) end = { kind: 'unreadable' };
    }
    if (isLast) end ??= { kind: 'timed-out' };
    const pause = Math.max(pauseMs(), retryAfterMs);
    failed(end ? undefined : pause);
    if (end) return endWith(end);
    next = now + pause;
  }
}

async function sleepUntil(time: number, { clock, signal, heartbeat }: PollDeps): Promise<void> {
  while (!signal.aborted) {
    const dueMs = heartbeat();
    const left = time - clock.now();
    if (left <= 0) return;
    await clock.sleep(Math.min(left, dueMs), signal).catch(() => {});
  }
}
