import type { Pending } from '../poll.ts';
import { isTerminal, type Job, returnedLink, type StartedJob } from '../service/schema.ts';
import type { Before, ThreadRecord } from '../thread/record.ts';

/** A job whose end is waited for, and the request to it, as in its record. */
export interface FollowedJob extends Pick<ThreadRecord, 'jobId' | 'before'> {
  /** Undefined where nothing was sent. */
  kind: 'create' | 'message' | undefined;
  /** When the service answered the request, in ms of the monotonic clock. */
  answeredAt: number;
  /** Undefined where this run did not send the request. */
  answer?: StartedJob | undefined;
}

/** A pull request may appear shortly after `completed`: the job is read three more times, over 15 s. */
const LINK_READS = 3;
/** After a message, an end that may be an earlier one counts after 60 s and three equal responses. */
const UNCONFIRMED_MS = 60_000;
const EQUAL_RESPONSES = 3;
const SHORT_PAUSE_MS = 5_000;

/** After a message, a stale status may still show the previous end, and the pull request may be late. */
export class EndDetector {
  private readonly request: Pick<FollowedJob, 'kind' | 'before' | 'answeredAt'>;
  private hasBeenActive = false;
  private equalResponses = 0;
  private lastResponse = '';
  private linkReads = 0;

  constructor(request: EndDetector['request']) {
    this.request = request;
  }

  /** Evaluates one response; `hasEnded`: only the job's pull request may be missing. */
  observe(job: Job, at: number): { kind: 'done' } | Pending {
    const { status } = job;
    const link = returnedLink(job);
    if (!isTerminal(status)) {
      this.hasBeenActive = true;
      this.equalResponses = 0;
      this.linkReads = 0;
      return { kind: 'again' };
    }

    if (!this.isConfirmed(link)) {
      if (at - this.request.answeredAt < UNCONFIRMED_MS) return { kind: 'again' };
      const response = JSON.stringify([status, link]);
      this.equalResponses = response === this.lastResponse ? this.equalResponses + 1 : 1;
      this.lastResponse = response;
      if (this.equalResponses < EQUAL_RESPONSES) return { kind: 'again', inMs: SHORT_PAUSE_MS };
    }

    if (status === 'completed' && link === null && this.linkReads++ < LINK_READS)
      return { kind: 'again', inMs: SHORT_PAUSE_MS, hasEnded: true };
    return { kind: 'done' };
  }

  /**
   * Whether the end is that of this request. Of a message it is if the job has been active since, or its pull request has
   * changed. Neither proves that if the job was active before; nor does a pull request that an earlier end may have lacked.
   */
  private isConfirmed(link: string | null): boolean {
    const { kind, before } = this.request;
    if (kind !== 'message') return true;
    if (before === null || wasActive(before)) return false;

    const mayBeLate = before.status === 'completed' && before.prLink === null;
    return this.hasBeenActive || (link !== before.prLink && !mayBeLate);
  }
}

/** Whether the job was still active when a message arrived: its end may be an earlier message's. */
export function wasActive(before: Before): boolean {
  return before !== null && !isTerminal(before.status);
}

/** What the record keeps of the job before a message; null where that is not known. */
export function beforeOf(job: Job | undefined): Before {
  return job ? { status: job.status, prLink: returnedLink(job) } : null;
}
