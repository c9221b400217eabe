import { reasonOf } from '../job-end.ts';
import { type Job, returnedLink, STATUSES, statusFrom } from '../service/schema.ts';
import type { Before } from '../thread/record.ts';
import type { FollowedJob, Observation, Pending } from './poll.ts';

/** How often a completed job without a pull request is read again. */
const LINK_READS = 3;
/**
 * An end that may be that of an earlier message counts 60 s after the message, once this number of
 * responses are equal.
 */
const EQUAL_RESPONSES = 3;
const UNCONFIRMED_MS = 60_000;
const SHORT_PAUSE_MS = 5_000;

/**
 * Recognizes the end of a job. For a while after a message, the service may still show how the job
 * ended before it, and the pull request of any end may appear later than the status.
 */
export class EndDetector {
  private readonly request: Pick<FollowedJob, 'kind' | 'before' | 'answeredAt'>;
  private hasBeenActive = false;
  private equalResponses = 0;
  private lastResponse = '';
  private linkReads = 0;

  constructor(request: EndDetector['request']) {
    this.request = request;
  }

  /**
   * Evaluates a response that came at `at`. Of an observation that is pending and has an end, only
   * the link may be missing.
   */
  observe(job: Job, at: number): Observation {
    if (!STATUSES[job.status].hasEnded) return this.restart();

    const pending = this.untilConfirmed(job, at) ?? this.untilLinked(job);
    return pending ?? { kind: 'ended', end: reasonOf(job) };
  }

  /** The job works, so nothing that was counted before says anything about its next end. */
  private restart(): Pending {
    this.hasBeenActive = true;
    this.equalResponses = 0;
    this.linkReads = 0;
    return { kind: 'pending' };
  }

  /** The end counts if it is certainly ours, or once enough responses in a row were equal. */
  private untilConfirmed(job: Job, at: number): Pending | undefined {
    const link = returnedLink(job);
    if (this.isConfirmed(link)) return undefined;
    if (at - this.request.answeredAt < UNCONFIRMED_MS) return { kind: 'pending' };

    const response = JSON.stringify([job.status, link]);
    this.equalResponses = response === this.lastResponse ? this.equalResponses + 1 : 1;
    this.lastResponse = response;
    const isConstant = this.equalResponses >= EQUAL_RESPONSES;
    return isConstant ? undefined : { kind: 'pending', inMs: SHORT_PAUSE_MS };
  }

  /** The end is complete if it has its pull request, or none is expected any more. */
  private untilLinked(job: Job): Pending | undefined {
    const mayLinkFollow =
      returnedLink(job) === undefined && STATUSES[job.status].mayPullRequestFollow;
    if (!mayLinkFollow || this.linkReads >= LINK_READS) return undefined;

    this.linkReads += 1;
    return { kind: 'pending', inMs: SHORT_PAUSE_MS, end: reasonOf(job) };
  }

  /**
   * A new job has no earlier request. After a message, the end is certainly ours if the job is
   * known to have ended before the message, and has since been active or got another pull request.
   * One exception: if it had completed without a pull request, that may still come from the earlier
   * work.
   */
  private isConfirmed(link: string | undefined): boolean {
    const { kind, before } = this.request;
    if (kind !== 'message') return true;
    if (before === undefined || wasActive(before)) return false;

    const mayBeLate =
      before.prLink === undefined && STATUSES[statusFrom(before.status)].mayPullRequestFollow;
    return this.hasBeenActive || (link !== before.prLink && !mayBeLate);
  }
}

/**
 * If a job was still active when a message arrived, its next end may be that of an earlier message.
 */
export function wasActive(before: Before): boolean {
  return before !== undefined && !STATUSES[statusFrom(before.status)].hasEnded;
}

/** What the record keeps of the job before a message. */
export function beforeOf(job: Job | undefined): Before {
  return job && { status: job.reportedStatus, prLink: returnedLink(job) };
}
