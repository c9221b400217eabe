/** When a job is read again, and when waiting ends. */

import type { Clock } from '../clock.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { EndReason } from '../job-end.ts';

/** The job goes on, or its end is not certain yet. */
export interface Pending {
  kind: 'pending';
  /** The pause before the next reading; undefined: the usual one. */
  inMs?: number;
  /** The end that was observed. It may be incomplete, so it counts only if no later reading replaces it. */
  end?: EndReason;
}

/** What a response shows of the job. */
export type Observation = { kind: 'ended'; end: EndReason } | Pending;

/** When a job is read. All times are in ms of the monotonic clock. */
export interface Schedule {
  /** When the request was answered. The first pause starts then, and later ones grow with the time since. */
  answeredAt: number;
  /** What that answer showed. With `inMs: 0`, the first reading is made immediately. */
  observed: Pending;
  /** The pause between readings; undefined: pauses grow. */
  intervalMs: number | undefined;
  /** Until this time, `gone` only means that a new job is not visible yet. */
  ignoreGoneUntil: number | undefined;
}

interface PollDeps {
  clock: Clock;
  deadline: number;
  signal: AbortSignal;
  random: () => number;
  /** Is called before and after every pause. In a pause, it is called again after the number of ms that it has returned. */
  heartbeat: () => number;
  /** `pauseMs`: the pause before the next reading; undefined if there is none. */
  onFailure: (failed: FailedRequest, pauseMs: number | undefined) => void;
}

const MIN_POLL_PAUSE_MS = 5_000;
const MAX_POLL_PAUSE_MS = 120_000;
const MAX_SLOWED_MS = 300_000;
/** The last reading is made this long before the deadline, so that it can be answered in time. */
const LAST_READING_MS = 2_000;
/** This number of failures in a row ends polling. */
const MAX_FAILURES = 5;
/** This number of `gone` in a row ends polling. */
const MAX_GONE = 3;

/** Reads a job until it has ended, or until the deadline, a signal, or failures end polling. */
export async function poll(
  read: (limitMs: number) => Promise<Observation | FailedRequest>,
  schedule: Schedule,
  deps: PollDeps,
): Promise<EndReason> {
  const { clock, deadline, signal } = deps;
  const state = new PollState(schedule, deps);

  for (;;) {
    await sleepUntil(state.dueAt, deps);
    if (signal.aborted) return { kind: 'canceled-while-waiting' };
    if (clock.now() >= deadline) return state.endWith({ kind: 'timed-out' });

    const result = await read(deadline - clock.now());
    if (result.kind === 'ended') return result.end;
    if (signal.aborted) return { kind: 'canceled-while-waiting' };

    const end = result.kind === 'pending' ? state.afterAnswer(result) : state.afterFailure(result);
    if (end) return state.endWith(end);
  }
}

/** Counts what readings have shown, and plans the next one. */
class PollState {
  /** When the next reading is due. */
  dueAt: number;
  private readonly schedule: Schedule;
  private readonly deps: PollDeps;
  /** When the last reading is due. */
  private readonly lastAt: number;
  /** The end that the last answer showed, and that may be incomplete. */
  private observedEnd: EndReason | undefined;
  private failures = 0;
  private gone = 0;
  private tooManyRequests = 0;

  constructor(schedule: Schedule, deps: PollDeps) {
    const { observed, answeredAt } = schedule;
    this.schedule = schedule;
    this.deps = deps;
    this.lastAt = deps.deadline - LAST_READING_MS;
    this.observedEnd = observed.end;
    this.dueAt = this.dueAfter(answeredAt, observed.inMs);
  }

  /** An observed end takes precedence over a timeout or failure. */
  endWith(end: EndReason): EndReason {
    return this.observedEnd ?? end;
  }

  /** Plans the next reading, or says why there is none. */
  afterAnswer({ inMs, end }: Pending): EndReason | undefined {
    this.failures = 0;
    this.gone = 0;
    this.observedEnd = end;
    if (this.wasLastReading) return { kind: 'timed-out' };

    this.dueAt = this.dueAfter(this.deps.clock.now(), inMs);
    return undefined;
  }

  /** Plans the next reading, or says why there is none. */
  afterFailure(failed: FailedRequest): EndReason | undefined {
    const { clock, onFailure } = this.deps;
    const { retryAfterMs = 0 } = failed;
    const now = clock.now();

    this.count(failed, now);
    const pause = Math.max(this.pauseMs(), retryAfterMs);
    const end = this.endAfter(failed, pause);
    onFailure(failed, end ? undefined : pause);

    // The deadline shortens our own pause, not the one that the service asked for.
    this.dueAt = Math.max(Math.min(now + pause, this.lastAt), now + retryAfterMs);
    return end;
  }

  private count(failed: FailedRequest, now: number): void {
    if (failed.status === 429) this.tooManyRequests += 1;

    const { ignoreGoneUntil = 0 } = this.schedule;
    // A page of another server says nothing about the job.
    const isGone = failed.failure === 'gone' && !failed.isWebPage;
    const isIgnored = isGone ? now < ignoreGoneUntil : isRateLimit(failed);
    if (isIgnored) return;

    this.failures += 1;
    this.gone = isGone ? this.gone + 1 : 0;
  }

  private endAfter(failed: FailedRequest, pause: number): EndReason | undefined {
    const { clock, deadline } = this.deps;
    if (this.gone >= MAX_GONE) return { kind: 'gone', failedRequest: failed };
    if (failed.failure === 'permanent' || this.failures >= MAX_FAILURES)
      return { kind: 'unreadable', failedRequest: failed };

    const isTooLate = clock.now() + (failed.retryAfterMs ?? 0) >= deadline;
    if (!this.wasLastReading && !isTooLate) return undefined;
    if (!isRateLimit(failed)) return { kind: 'timed-out' };

    const rateLimit = { failedRequest: failed, retryAt: clock.wall() + pause };
    return { kind: 'timed-out', rateLimit };
  }

  private dueAfter(time: number, inMs = this.pauseMs()): number {
    return Math.min(time + inMs, this.lastAt);
  }

  /** Call it before the next reading is planned: until then, `dueAt` is the time of the reading that was just made. */
  private get wasLastReading(): boolean {
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
function isRateLimit({ status, retryAfterMs }: FailedRequest): boolean {
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
