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
 * `transient`: may be sent again; a POST was not sent, or got a 429. `permanent`: refused or
 * redirected. `unclear`: a POST that may have been accepted and charged; it is never sent again.
 */
export type Failure = 'transient' | 'gone' | 'permanent' | 'unclear';

interface FailedPoll {
  kind: 'failure';
  failure: Failure;
  status?: number | undefined;
  retryAfterMs?: number | undefined;
}

export interface Pending {
  kind: 'again';
  /** The pause before the next attempt. */
  inMs?: number;
  /** At the deadline, this counts as the end. */
  hasEnded?: boolean;
}

export type Attempt = { kind: 'done' } | Pending | FailedPoll;

/** `retryAt`: in ms since the epoch, where a limit on requests makes the next one too late. */
export type PollEnd =
  | { kind: 'done' | 'stopped' | 'gone' | 'unreadable' }
  | { kind: 'timed-out'; retryAt?: number };

/** In ms of the monotonic clock. */
export interface Schedule {
  /** The start of the first pause. The longer ago, the longer the pauses. */
  answeredAt: number;
  /** What the answer showed. `inMs: 0`: poll immediately. */
  observed: Pending;
  /** Instead of the adaptive pause. */
  intervalMs: number | undefined;
  /** Until this time 'gone' only means 'not there yet'. */
  ignoreGoneUntil: number | undefined;
}

interface PollDeps {
  clock: Clock;
  deadline: number;
  signal: AbortSignal;
  random: () => number;
  /** Called around every pause, and again after the number of ms that it returns. */
  heartbeat: () => number;
  /** Undefined: there is no further attempt. */
  onFailure: (pauseMs: number | undefined) => void;
}

const MIN_POLL_PAUSE_MS = 5_000;
const MAX_POLL_PAUSE_MS = 120_000;
const MAX_SLOWED_MS = 300_000;
/** How long before the deadline the last attempt is made, to be answered in time. */
const LAST_ATTEMPT_MS = 2_000;
/** Consecutive failures, and consecutive 'gone', that end polling. */
const MAX_FAILURES = 5;
export const MAX_GONE = 3;

/** Makes attempts until one is done, or the deadline, a signal or failures end polling. */
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

class PollState {
  dueAt: number;
  private readonly schedule: Schedule;
  private readonly deps: PollDeps;
  private readonly lastAt: number;
  /** An end was observed, but may be incomplete. */
  private hasEnded: boolean;
  private failures = 0;
  private gone = 0;
  private tooManyRequests = 0;

  constructor(schedule: Schedule, deps: PollDeps) {
    const { observed, answeredAt } = schedule;
    this.schedule = schedule;
    this.deps = deps;
    this.lastAt = deps.deadline - LAST_ATTEMPT_MS;
    this.hasEnded = observed.hasEnded ?? false;
    this.dueAt = this.dueAfter(answeredAt, observed.inMs);
  }

  /** An observed end takes precedence over a timeout or failure. */
  endWith(end: PollEnd): PollEnd {
    return this.hasEnded ? { kind: 'done' } : end;
  }

  /** Plans the next attempt, or returns the end of polling. */
  afterAnswer({ inMs, hasEnded = false }: Pending): PollEnd | undefined {
    this.failures = 0;
    this.gone = 0;
    this.hasEnded = hasEnded;
    if (this.wasLastAttempt) return { kind: 'timed-out' };

    this.dueAt = this.dueAfter(this.deps.clock.now(), inMs);
    return undefined;
  }

  afterFailure(last: FailedPoll): PollEnd | undefined {
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

  private count(last: FailedPoll, now: number): void {
    if (last.status === 429) this.tooManyRequests += 1;

    const { ignoreGoneUntil = 0 } = this.schedule;
    const isGone = last.failure === 'gone';
    const isIgnored = isGone ? now < ignoreGoneUntil : isLimiting(last);
    if (isIgnored) return;

    this.failures += 1;
    this.gone = isGone ? this.gone + 1 : 0;
  }

  private endAfter(last: FailedPoll, pause: number): PollEnd | undefined {
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

  /** `dueAt` is still the time of the attempt that was just made. */
  private get wasLastAttempt(): boolean {
    return this.dueAt >= this.lastAt;
  }

  /**
   * A tenth of the time since the answer, and up to a tenth more as jitter. Each 429 doubles the
   * pause, even a fixed one, up to 5 minutes.
   */
  private pauseMs(): number {
    const { clock, random } = this.deps;
    const { answeredAt, intervalMs } = this.schedule;
    const tenth = (clock.now() - answeredAt) / 10;
    const adaptive = Math.min(Math.max(tenth, MIN_POLL_PAUSE_MS), MAX_POLL_PAUSE_MS);
    const pause = intervalMs ?? adaptive * (1 + random() / 10);
    return Math.max(pause, Math.min(pause * 2 ** this.tooManyRequests, MAX_SLOWED_MS));
  }
}

/** Never counted as a failure, because the service is available. */
function isLimiting({ status, retryAfterMs }: FailedPoll): boolean {
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
