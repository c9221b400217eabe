import { type EndReason, reasonOf } from '../result/job-end.ts';
import { type Job, returnedLink, STATUSES, statusFrom } from '../service/schema.ts';
import type { Before } from '../thread/record.ts';
import type { FollowedJob, Observation } from './poll.ts';

/** How often a completed job without a pull request is read again. */
const LINK_READS = 3;
/** A doubtful end counts 60 s after the message, once this number of responses are equal. */
const EQUAL_RESPONSES = 3;
const UNCONFIRMED_MS = 60_000;
const SHORT_PAUSE_MS = 5_000;

/**
 * Recognizes the end of a job. For a while after a message, the service may still show how the job
 * ended before it, and the pull request of any end may appear later than the status.
 */
export class EndDetector {
  /** The job has ended, but its pull request may still come. */
  endWithoutLink: EndReason | undefined;
  private readonly followed: FollowedJob;
  private hasBeenActive = false;
  private equalResponses = 0;
  private lastResponse = '';
  private linkReads = 0;

  constructor(followed: FollowedJob) {
    this.followed = followed;
  }

  observe(job: Job, at: number): Observation {
    this.endWithoutLink = undefined;
    if (STATUSES[job.status].end === undefined) return this.restart();

    const pending = this.untilConfirmed(job, at) ?? this.untilLinked(job);
    return pending ?? { kind: 'ended', end: reasonOf(job) };
  }

  /** The job works, so nothing that was counted before says anything about its next end. */
  private restart(): Observation {
    this.hasBeenActive = true;
    this.equalResponses = 0;
    this.linkReads = 0;
    return { kind: 'pending' };
  }

  /** The end counts if it is certainly ours, or once enough responses in a row were equal. */
  private untilConfirmed(job: Job, at: number): Observation | undefined {
    const link = returnedLink(job);
    if (this.isConfirmed(link)) return undefined;
    if (at - this.followed.respondedAt < UNCONFIRMED_MS) return { kind: 'pending' };

    const response = JSON.stringify([job.status, link]);
    this.equalResponses = response === this.lastResponse ? this.equalResponses + 1 : 1;
    this.lastResponse = response;
    const isConstant = this.equalResponses >= EQUAL_RESPONSES;
    return isConstant ? undefined : { kind: 'pending', inMs: SHORT_PAUSE_MS };
  }

  /** The end is complete if it has its pull request, or none is expected any more. */
  private untilLinked(job: Job): Observation | undefined {
    const mayLinkFollow =
      returnedLink(job) === undefined && STATUSES[job.status].pullRequestMayFollow;
    if (!mayLinkFollow || this.linkReads >= LINK_READS) return undefined;

    this.linkReads += 1;
    this.endWithoutLink = reasonOf(job);
    return { kind: 'pending', inMs: SHORT_PAUSE_MS };
  }

  /**
   * After a message, the end is certainly ours if the job is known to have ended before it, and has
   * since been active or got another pull request. If it had completed without one, that may still
   * come from the earlier work.
   */
  private isConfirmed(link: string | undefined): boolean {
    const { kind, before } = this.followed;
    if (kind !== 'message') return true;
    if (before === undefined || wasActive(before)) return false;

    const mayBeLate =
      before.prLink === undefined && STATUSES[statusFrom(before.status)].pullRequestMayFollow;
    return this.hasBeenActive || (link !== before.prLink && !mayBeLate);
  }
}

/** If so, the next end of the job may be that of an earlier message. */
export function wasActive(before: Before): boolean {
  return before !== undefined && STATUSES[statusFrom(before.status)].end === undefined;
}

/** What the record keeps of the job before a message. */
export function beforeOf(job: Job | undefined): Before {
  return job && { status: job.reportedStatus, prLink: returnedLink(job) };
}
