/** When a job is read again, and when waiting ends. */
import type { Session } from '../environment.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { EndReason } from '../result/job-end.ts';
import type { Job } from '../service/schema.ts';
import type { AcceptedRecord } from '../thread/record.ts';
import type { ProgressLog } from './progress-log.ts';

/** A job whose end is waited for, and what its record says of the request. */
export interface FollowedJob extends Pick<AcceptedRecord, 'kind' | 'jobId' | 'before'> {
  /** When the service responded to the request, in ms of the monotonic clock. */
  respondedAt: number;
  /** This run has sent the request. */
  isOwn: boolean;
  /** The job in the service's response to that request, if it shows the job's status. */
  response?: Job | undefined;
}

/** What a reading shows. `inMs`: the pause before the next one; undefined: the usual one. */
export type Observation = { kind: 'ended'; end: EndReason } | { kind: 'pending'; inMs?: number };

const MIN_POLL_PAUSE_MS = 5_000;
const MAX_POLL_PAUSE_MS = 120_000;
const MAX_SLOWED_MS = 300_000;
/** The last reading is made this long before the deadline, so that it can end in time. */
const LAST_READING_MS = 2_000;
/** In a run that only follows a job: a re-run of it costs nothing. */
const MAX_FAILURES = 5;
/** In a row. */
const MAX_GONE = 3;
/** After a request of this run, failures end the wait so long after the first of them in a row. */
const MAX_OUTAGE_MS = 300_000;
/** For this long after a job was created, a 404 only means that it is not visible yet. */
const CREATION_LAG_MS = 60_000;

/** Ends with the job, at the deadline, or after failures. Rejects with the reason of the signal. */
export async function poll(
  read: (limitMs: number) => Promise<Observation | FailedRequest>,
  job: FollowedJob,
  session: Session,
  log: ProgressLog,
): Promise<EndReason> {
  const { clock, deadline, signal } = session;
  const state = new PollState(job, session, log);

  for (;;) {
    const pause = state.dueAt - clock.now();
    if (pause > 0) await clock.sleep(pause, signal).catch(() => {});
    signal.throwIfAborted();
    if (clock.now() >= deadline) return { kind: 'timed-out' };

    const result = await read(deadline - clock.now());
    if (result.kind === 'ended') return result.end;
    signal.throwIfAborted();

    const end =
      result.kind === 'pending' ? state.afterResponse(result.inMs) : state.afterFailure(result);
    if (end) return end;
  }
}

/** Counts what readings have shown, and plans the next one, or says why there is none. */
class PollState {
  dueAt: number;
  private readonly job: FollowedJob;
  private readonly session: Session;
  private readonly log: ProgressLog;
  private readonly lastAt: number;
  /** When this run last got a usable response, in ms of the monotonic clock. */
  private lastResponseAt: number | undefined;
  /** When failures end the wait, once there are some after a request of this run. */
  private givesUpAt = Number.POSITIVE_INFINITY;
  private failures = 0;
  private gone = 0;
  private tooManyRequests = 0;

  constructor(job: FollowedJob, session: Session, log: ProgressLog) {
    this.job = job;
    this.session = session;
    this.log = log;
    this.lastAt = session.deadline - LAST_READING_MS;
    this.lastResponseAt = job.isOwn ? job.respondedAt : undefined;
    // Comments were written since the response. Their time is part of the first pause.
    this.dueAt = this.dueAfter(job.respondedAt, job.isOwn ? this.pauseMs() : 0);
  }

  afterResponse(inMs = this.pauseMs()): EndReason | undefined {
    const now = this.session.clock.now();
    this.failures = 0;
    this.gone = 0;
    this.lastResponseAt = now;
    this.givesUpAt = Number.POSITIVE_INFINITY;
    this.dueAt = this.dueAfter(now, inMs);
    return now >= this.lastAt ? { kind: 'timed-out' } : undefined;
  }

  afterFailure(failed: FailedRequest): EndReason | undefined {
    const { retryAfterMs = 0 } = failed;
    const now = this.session.clock.now();
    this.count(failed, now);

    const pause = Math.max(this.pauseMs(), retryAfterMs);
    // Only pauses that the service does not ask for belong to an outage.
    this.givesUpAt += isTooManyRequests(failed) ? pause : retryAfterMs;
    const end = this.endAfter(failed, pause);
    this.log.readFailed(failed, end ? undefined : pause);

    // The deadline shortens our own pause, not the one that the service asked for.
    const dueAt = Math.min(this.dueAfter(now, pause), this.givesUpAt);
    this.dueAt = Math.max(dueAt, now + retryAfterMs);
    return end;
  }

  private count(failed: FailedRequest, now: number): void {
    if (isTooManyRequests(failed)) {
      this.tooManyRequests += 1;
      return;
    }

    // A page of another server says nothing about the job.
    const isGone = failed.failure === 'gone' && !failed.isWebPage;
    if (isGone && this.isNew(now)) return;

    this.gone = isGone ? this.gone + 1 : 0;
    if (failed.retryAfterMs === undefined) this.failures += 1;
    if (this.job.isOwn) this.givesUpAt = Math.min(this.givesUpAt, now + MAX_OUTAGE_MS);
  }

  private isNew(now: number): boolean {
    const { kind, respondedAt } = this.job;
    return kind === 'create' && now < respondedAt + CREATION_LAG_MS;
  }

  private endAfter(failedRequest: FailedRequest, pause: number): EndReason | undefined {
    const { clock, deadline } = this.session;
    const { failure, retryAfterMs = 0 } = failedRequest;
    const now = clock.now();
    if (this.gone >= MAX_GONE) return { kind: 'unreadable', isGone: true, failedRequest };

    // One rejection by a gateway must not hide the result of a job that the service has accepted.
    const isHopeless = failure === 'permanent' && this.lastResponseAt === undefined;
    const isTooMuch = !this.job.isOwn && this.failures >= MAX_FAILURES;
    if (isHopeless || isTooMuch || now >= this.givesUpAt)
      return { kind: 'unreadable', failedRequest, lastResponse: this.lastResponse(now) };

    const isOver = now >= this.lastAt || now + retryAfterMs >= deadline;
    if (!isOver) return undefined;

    const rateLimit = { failedRequest, retryAt: clock.wall() + pause };
    const asksToWait = isTooManyRequests(failedRequest) || failedRequest.retryAfterMs !== undefined;
    return asksToWait ? { kind: 'timed-out', rateLimit } : { kind: 'timed-out' };
  }

  private lastResponse(now: number) {
    if (this.lastResponseAt === undefined) return undefined;

    const agoMs = now - this.lastResponseAt;
    return { at: this.session.clock.wall() - agoMs, agoMs };
  }

  private dueAfter(time: number, ms: number): number {
    return Math.min(time + ms, this.lastAt);
  }

  /**
   * A pause is a tenth of the time since the response, with jitter of up to a tenth of the pause.
   * Each 429 doubles pauses, up to 5 minutes, even if they are fixed.
   */
  private pauseMs(): number {
    const { clock, random, inputs } = this.session;
    const { 'poll-interval': interval } = inputs;
    const tenth = (clock.now() - this.job.respondedAt) / 10;
    const adaptive = Math.min(Math.max(tenth, MIN_POLL_PAUSE_MS), MAX_POLL_PAUSE_MS);
    const pause = interval === undefined ? adaptive * (1 + random() / 10) : interval * 1_000;
    return Math.max(pause, Math.min(pause * 2 ** this.tooManyRequests, MAX_SLOWED_MS));
  }
}

/** The service is available, but asks for fewer requests. This never counts as a failure. */
const isTooManyRequests = ({ status }: FailedRequest) => status === 429;
