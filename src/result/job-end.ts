/** Why a run ended, and what it has learned of its job until then. */
import type { Prompt } from '../context/prompt.ts';
import type { EarlyEnd } from '../errors.ts';
import type { Reaction } from '../github/comments.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { Outcome } from '../inputs/inputs.ts';
import type { Icon } from '../runner/notice.ts';
import {
  hasStoppedEarly,
  type Job,
  type JobEnd,
  returnedLink,
  STATUSES,
} from '../service/schema.ts';
import type { NotAccepted } from '../service/send.ts';
import type { Text } from '../text/sentence.ts';
import type { Refusal } from '../thread/decide.ts';
import type { ThreadRecord } from '../thread/record.ts';
import type { JobPullRequest } from './pull-request.ts';

/**
 * How far the request of the run got, with or without a thread: it may have arrived, the job has
 * it, or the job has ended. Undefined: nothing was sent, and a re-run sends the request again.
 */
export type RequestState = ThreadRecord['state'] | undefined;

/** Why a run stopped following its job, or did not get one. */
export type EndReason =
  | { kind: 'pr-opened' | JobEnd }
  | { kind: 'detached' }
  /** `retryAt`: when the next request could be sent, in ms since 1970. */
  | { kind: 'timed-out'; rateLimit?: { failedRequest: FailedRequest; retryAt: number } }
  /**
   * `isGone`: the service does not know the job any more. `lastResponse`: the last usable one of
   * this run, before the end of the wait.
   */
  | {
      kind: 'unreadable';
      failedRequest: FailedRequest;
      isGone?: true;
      /** The last usable one: when it came in ms since 1970, and before the end of the wait. */
      lastResponse?: { at: number; agoMs: number } | undefined;
    }
  | { kind: 'canceled'; requestState: RequestState }
  | NotAccepted
  | { kind: 'refused'; because: Refusal }
  | { kind: 'withdrawn' }
  | { kind: 'not-started'; error: EarlyEnd };

export type Reason<K extends EndReason['kind']> = EndReason & { kind: K };

/** Ends a run before its job ends. */
export class RunEnd extends Error {
  readonly reason: EndReason;
  constructor(reason: EndReason) {
    super(reason.kind);
    this.reason = reason;
  }
}

/** The job has ended, or a record from another version of this action says so. */
export function reasonOf(job: Job): EndReason {
  const { end = 'finished' } = STATUSES[job.status];
  // A pull request whose URL cannot be used has been opened all the same.
  const isOpened = returnedLink(job) !== undefined && !hasStoppedEarly(job.status);
  return { kind: isOpened ? 'pr-opened' : end };
}

export type JobOutcome = Exclude<Outcome, 'denied' | 'reported'>;

export interface EndMeaning {
  outcome: JobOutcome;
  requestState: RequestState;
  /** By default, that of its level. */
  icon?: Icon;
  /** Undefined: 👀 stays alone, because there is no result to point to. */
  reaction?: Reaction;
}

export type Turn = 'create' | 'message' | 'attach';

/** What a run learns of its job before the end. */
export interface JobProgress {
  /** What the run sends, or would have sent. `attach`: it only follows a job. */
  turn: Turn;
  jobId: string | undefined;
  job?: Job | undefined;
  /**
   * What was known of the job before a message. It has no status if it could not be read. `head`:
   * the newest commit of its pull request.
   */
  earlier?:
    | { status: Job['status'] | undefined; prLink: string | undefined; head?: string | undefined }
    | undefined;
  /** The thread's job, and the end of a sentence about it, such as 'was archived.' */
  replaced?: { jobId: string; why: Text } | undefined;
  /** The thread has records that only another key can confirm. */
  keyHasChanged?: boolean | undefined;
  prompt?: Omit<Prompt, 'text'> | undefined;
  /** The end may be that of an earlier message. */
  isShared?: boolean;
  /** Another job of the workflow run has sent the same request. */
  isDuplicate?: boolean;
}

/** A run that has ended, as far as people are told about it. */
export interface JobReport<R extends EndReason = EndReason> extends JobProgress, EndMeaning {
  reason: R;
  /** Undefined if there is none on this GitHub server. */
  pull?: JobPullRequest | undefined;
  /** Empty for a run that only waits. */
  instruction: string;
  durationMs: number;
}

/** The service has accepted the request of the run, or the run only followed a job. */
export function hasJob({ requestState }: JobReport): boolean {
  return requestState === 'sent' || requestState === 'ended';
}
