/** The passage of time, passed in so that tests need not wait. */
export interface Clock {
  /** Monotonic time in ms, for deadlines, because the wall clock jumps. */
  now(): number;
  /** Milliseconds since the Unix epoch. */
  wall(): number;
  /** Rejects with the signal's reason once it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `callback` later, unless the returned function is called first. */
  after(ms: number, callback: () => void): () => void;
}

/**
 * `transient`: the request may be sent again; a POST was certainly not accepted, as nothing was sent or the status is 429.
 * `permanent`: refused or redirected. `unclear`: a POST that may have arrived and be charged; it is never sent again.
 */
export type Failure = 'transient' | 'gone' | 'permanent' | 'unclear';

interface FailedAttempt {
  kind: 'failure';
  failure: Failure;
  status?: number | undefined;
  retryAfterMs?: number | undefined;
}

/** An attempt without an end. `inMs`: the pause before the next one; `hasEnded`: at the deadline, this counts as the end. */
export interface Pending {
  kind: 'again';
  inMs?: number;
  hasEnded?: boolean;
}

export type Attempt = { kind: 'done' } | Pending | FailedAttempt;

/** `retryAt`: the service limits requests, and the next one would be too late, at this time in ms since the epoch. */
export type PollEnd =
  | { kind: 'done' | 'stopped' | 'gone' | 'unreadable' }
  | { kind: 'timed-out'; retryAt?: number };

/** Times are in ms of the monotonic clock. */
export interface Schedule {
  /** When the request was answered: the start of the first pause. The longer ago, the longer the pauses. */
  answeredAt: number;
  /** What that answer showed. `inMs: 0`: poll immediately. */
  observed: Pending;
  /** A fixed pause in ms instead of the adaptive one. */
  intervalMs: number | undefined;
  /** Until this time 'gone' only means 'not there yet'. */
  ignoreGoneUntil: number | undefined;
}

interface PollDeps {
  clock: Clock;
  deadline: number;
  signal: AbortSignal;
  random: () => number;
  /** Called before and after every pause, and again after the number of ms that it returns. */
  heartbeat: () => number;
  /** Called after each failure with the pause in ms before the next attempt; undefined after the last one. */
  onFailure: (pauseMs: number | undefined) => void;
}

const MIN_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 120_000;
const MAX_SLOWED_MS = 300_000;
/** The last attempt is made this long before the deadline, so that it can still be answered. */
const LAST_ATTEMPT_MS = 2_000;
/** This many consecutive failures, or consecutive 'gone', end polling; a success resets both counts. */
const MAX_FAILURES = 5;
export const MAX_GONE = 3;

/** Makes attempts, each with a limit in ms, until one is done, or the deadline, a signal or a failure ends polling. */
export async function poll(
  attempt: (limitMs: number) => Promise<Attempt>,
  schedule: Schedule,
  deps: PollDeps,
): Promise<PollEnd> {
  const { clock, deadline, signal } = deps;
  const state = new PollState(schedule, deps);
  for (;;) {
    await sleepUntil(state.dueAt, deps);
    if (signal.aborted) return { kind: 'stopped' };
    if (clock.now() >= deadline) return state.endWith({ kind: 'timed-out' });

    const result = await attempt(deadline - clock.now());
    if (result.kind === 'done') return result;
    if (signal.aborted) return { kind: 'stopped' };

    const end = result.kind === 'again' ? state.afterAnswer(result) : state.afterFailure(result);
    if (end) return state.endWith(end);
  }
}

/** When the next attempt is due, and which results of attempts end polling. */
class PollState {
  /** By the monotonic clock. */
  dueAt: number;
  private readonly schedule: Schedule;
  private readonly deps: PollDeps;
  /** When the last attempt is made. */
  private readonly lastAt: number;
  /** An end was observed, but may still be incomplete. */
  private hasEnded: boolean;
  /** Consecutive failures, and consecutive 'gone' among them. */
  private failures = 0;
  private gone = 0;
  /** All responses with the status 429. */
  private tooManyRequests = 0;

  constructor(schedule: Schedule, deps: PollDeps) {
    const { observed, answeredAt } = schedule;
    this.schedule = schedule;
    this.deps = deps;
    this.lastAt = deps.deadline - LAST_ATTEMPT_MS;
    this.hasEnded = observed.hasEnded ?? false;
    this.dueAt = this.dueAfter(answeredAt, observed.inMs);
  }

  /** An end that was already observed takes precedence over a timeout or failure. */
  endWith(end: PollEnd): PollEnd {
    return this.hasEnded ? { kind: 'done' } : end;
  }

  /** Plans the next attempt after an answer without an end; returns 'timed-out' if there is none. */
  afterAnswer({ inMs, hasEnded = false }: Pending): PollEnd | undefined {
    this.failures = 0;
    this.gone = 0;
    this.hasEnded = hasEnded;
    if (this.wasLastAttempt) return { kind: 'timed-out' };

    this.dueAt = this.dueAfter(this.deps.clock.now(), inMs);
    return undefined;
  }

  /** Plans the next attempt after a failure; returns the end of polling if there is none. */
  afterFailure(last: FailedAttempt): PollEnd | undefined {
    const { clock, onFailure } = this.deps;
    const { retryAfterMs = 0 } = last;
    const now = clock.now();

    this.count(last, now);
    const pause = Math.max(this.pauseMs(), retryAfterMs);
    const end = this.endAfter(last, pause);
    onFailure(end ? undefined : pause);

    // The deadline shortens our own pause, not the one that the service asked for.
    this.dueAt = Math.max(Math.min(now + pause, this.lastAt), now + retryAfterMs);
    return end;
  }

  private count(last: FailedAttempt, now: number): void {
    if (last.status === 429) this.tooManyRequests += 1;

    const { ignoreGoneUntil = 0 } = this.schedule;
    const isGone = last.failure === 'gone';
    const isIgnored = isGone ? now < ignoreGoneUntil : isLimiting(last);
    if (isIgnored) return;

    this.failures += 1;
    this.gone = isGone ? this.gone + 1 : 0;
  }

  private endAfter(last: FailedAttempt, pause: number): PollEnd | undefined {
    const { clock, deadline } = this.deps;
    if (this.gone >= MAX_GONE) return { kind: 'gone' };
    if (last.failure === 'permanent' || this.failures >= MAX_FAILURES)
      return { kind: 'unreadable' };

    const isTooLate = clock.now() + (last.retryAfterMs ?? 0) >= deadline;
    if (!this.wasLastAttempt && !isTooLate) return undefined;

    const end = { kind: 'timed-out' } as const;
    return isLimiting(last) ? { ...end, retryAt: clock.wall() + pause } : end;
  }

  private dueAfter(time: number, inMs = this.pauseMs()): number {
    return Math.min(time + inMs, this.lastAt);
  }

  /** Whether the attempt that was just made was the last one: `dueAt` is still its time. */
  private get wasLastAttempt(): boolean {
    return this.dueAt >= this.lastAt;
  }

  /**
   * A tenth of the time since the answer, and up to a tenth more as jitter. Each 429 doubles the pause, even a fixed one, up
   * to 5 minutes.
   */
  private pauseMs(): number {
    const { clock, random } = this.deps;
    const { answeredAt, intervalMs } = this.schedule;
    const tenth = (clock.now() - answeredAt) / 10;
    const adaptive = Math.min(Math.max(tenth, MIN_PAUSE_MS), MAX_PAUSE_MS);
    const pause = intervalMs ?? adaptive * (1 + random() / 10);
    return Math.max(pause, Math.min(pause * 2 ** this.tooManyRequests, MAX_SLOWED_MS));
  }
}

/** A service that asks for fewer requests is available, so this is never counted as a failure. */
function isLimiting({ status, retryAfterMs }: FailedAttempt): boolean {
  return status === 429 || retryAfterMs !== undefined;
}

async function sleepUntil(time: number, { clock, signal, heartbeat }: PollDeps): Promise<void> {
  while (!signal.aborted) {
    const dueMs = heartbeat();
    const remainingMs = time - clock.now();
    if (remainingMs <= 0) return;
    await clock.sleep(Math.min(remainingMs, dueMs), signal).catch(() => {});
  }
}
