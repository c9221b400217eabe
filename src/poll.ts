/** The passage of time. It is passed in, so that tests need not wait. */
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

/** An attempt that brought no usable answer. */
export interface FailedAttempt {
  kind: 'failure';
  /**
   * What may follow.
   * - `transient`: The attempt may be repeated.
   * - `gone`: What was asked for does not exist.
   * - `permanent`: Another attempt would fail in the same way.
   * - `unclear`: The attempt may have had an effect, so it must not be repeated.
   */
  failure: 'transient' | 'gone' | 'permanent' | 'unclear';
  /** The HTTP status; undefined if there was no response. */
  status?: number | undefined;
  /** The pause that the response asks for. */
  retryAfterMs?: number | undefined;
}

/** An attempt has shown that what is waited for is not there yet. */
export interface Pending {
  kind: 'again';
  /** The pause before the next attempt; undefined: the usual one. */
  inMs?: number;
  /** The end was observed, but it may be incomplete. At the deadline, it counts. */
  hasEnded?: boolean;
}

export type Attempt = { kind: 'done' } | Pending | FailedAttempt;

export type PollEnd =
  | { kind: 'done' | 'stopped' | 'gone' | 'unreadable' }
  /** `retryAt`: when the next attempt would be, in ms since the epoch; undefined unless a rate limit makes it too late. */
  | { kind: 'timed-out'; retryAt?: number };

/** When attempts are made. All times are in ms of the monotonic clock. */
export interface Schedule {
  /** When the request was answered. The first pause starts then, and later ones grow with the time since. */
  answeredAt: number;
  /** What that answer showed. With `inMs: 0`, the first attempt is made immediately. */
  observed: Pending;
  /** The pause between attempts; undefined: pauses grow. */
  intervalMs: number | undefined;
  /** Until this time, `gone` only means that something new is not visible yet. */
  ignoreGoneUntil: number | undefined;
}

interface PollDeps {
  clock: Clock;
  deadline: number;
  signal: AbortSignal;
  random: () => number;
  /** Is called before and after every pause. In a pause, it is called again after the number of ms that it has returned. */
  heartbeat: () => number;
  /** `pauseMs`: the pause before the next attempt; undefined if there is none. */
  onFailure: (pauseMs: number | undefined) => void;
}

const MIN_POLL_PAUSE_MS = 5_000;
const MAX_POLL_PAUSE_MS = 120_000;
const MAX_SLOWED_MS = 300_000;
/** The last attempt is made so long before the deadline that it can be answered in time. */
const LAST_ATTEMPT_MS = 2_000;
/** So many failures in a row end polling. */
const MAX_FAILURES = 5;
/** So many `gone` in a row end polling. */
export const MAX_GONE = 3;

/** Makes attempts until one is done, or until the deadline, a signal, or failures end polling. */
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

/** Counts what attempts have shown, and plans the next one. */
class PollState {
  /** When the next attempt is due. */
  dueAt: number;
  private readonly schedule: Schedule;
  private readonly deps: PollDeps;
  /** When the last attempt is due. */
  private readonly lastAt: number;
  /** The last answer showed an end that may be incomplete. */
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

  /** Plans the next attempt; or returns the end of polling if there is none. */
  afterAnswer({ inMs, hasEnded = false }: Pending): PollEnd | undefined {
    this.failures = 0;
    this.gone = 0;
    this.hasEnded = hasEnded;
    if (this.wasLastAttempt) return { kind: 'timed-out' };

    this.dueAt = this.dueAfter(this.deps.clock.now(), inMs);
    return undefined;
  }

  /** Plans the next attempt; or returns the end of polling if there is none. */
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
    const isIgnored = isGone ? now < ignoreGoneUntil : isRateLimit(last);
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
    return isRateLimit(last) ? { ...end, retryAt: clock.wall() + pause } : end;
  }

  private dueAfter(time: number, inMs = this.pauseMs()): number {
    return Math.min(time + inMs, this.lastAt);
  }

  /** Call it before the next attempt is planned: until then, `dueAt` is the time of the attempt that was just made. */
  private get wasLastAttempt(): boolean {
    return this.dueAt >= this.lastAt;
  }

  /**
   * A pause is a tenth of the time since the answer, with jitter of up to a tenth of the pause. Each 429 doubles pauses, up to
   * 5 minutes, even if they are fixed.
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

/** The service is available, but asks for fewer requests. This never counts as one of the failures that end polling. */
function isRateLimit({ status, retryAfterMs }: FailedAttempt): boolean {
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
