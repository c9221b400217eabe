import type { Prompt } from '../context/prompt.ts';
import type { NothingToDo, SetupError } from '../errors.ts';
import type { Outcome } from '../inputs/inputs.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import type { Job } from '../service/schema.ts';
import type { NotAccepted } from '../service/send.ts';
import type { Text } from '../text/sentence.ts';
import type { Refusal, RefusalReason } from '../thread/decide.ts';
import type { ThreadRecord } from '../thread/record.ts';
import type { JobPullRequest } from './pull-request.ts';

export type EndReason =
  | { kind: 'pr-opened' | 'no-changes' | 'archived' | 'failed' }
  /** The run does not wait for the job, or was canceled while it did. */
  | { kind: 'detached' | 'canceled-while-waiting' }
  /** `rateLimit`: the next request would be at `retryAt`, in ms since the epoch. */
  | { kind: 'timed-out'; rateLimit?: (FailedRequest & { retryAt: number }) | undefined }
  | { kind: 'gone' }
  | ({ kind: 'unreadable' } & FailedRequest)
  | NotAccepted
  /** Something in the thread forbids to send. */
  | ({ kind: RefusalReason } & Pick<Refusal, 'claim' | 'githubError'>)
  | { kind: 'no-context'; error: SetupError }
  | { kind: 'nothing-to-do'; error: NothingToDo };

export type Reason<K extends EndReason['kind']> = EndReason & { kind: K };

export type RequestKind = 'create' | 'message' | 'attach';

export type JobOutcome = Exclude<Outcome, 'denied' | 'reported'>;

/** What a run learns of its job before the end. */
export interface JobProgress {
  /** Even if nothing was sent; `attach`: the run only follows a job. */
  request: RequestKind;
  /** Undefined until the run knows its job. */
  jobId: string | undefined;
  job?: Job | undefined;
  /** What was known of the job before a message. */
  earlier?: { status: string | undefined; prLink: string | null } | undefined;
  /** The thread's job that could not be continued, and why, as a predicate: a new one was started. */
  replaced?: { jobId: string; why: Text } | undefined;
  /** The thread may have had a job, in records that cannot be verified: a new one was started. */
  hasUnknownJobs?: boolean | undefined;
  prompt?: Pick<Prompt, 'comments' | 'reviewsReadAt' | 'head' | 'editedSince'> | undefined;
  /** The job was still active when the message arrived: the end may be an earlier message's. */
  isShared?: boolean;
}

export interface JobReport<R extends EndReason = EndReason> extends JobProgress {
  /** Why the run ended. */
  reason: R;
  /** Empty if the run ended before it knew its job. */
  jobId: string;
  outcome: JobOutcome;
  /** Of the run's record in a thread; undefined: nothing was sent. */
  state: ThreadRecord['state'] | undefined;
  /** Its pull request's URL; '' without one that is plain. */
  prLink: string;
  /** As GitHub returned it; undefined if it did not. */
  pull?: JobPullRequest | undefined;
  /** The URL of the preview that the service builds of the pull request's branch. */
  previewUrl?: string | undefined;
  /** '' when only waiting. */
  instruction: string;
  /** The start in ms since the epoch, and the duration in ms. */
  startedAt: number;
  durationMs: number;
}

/** Whether the service has accepted the request, or the run only followed a job. */
export function hasJob({ state }: Pick<JobReport, 'state'>): boolean {
  return state === 'sent' || state === 'ended';
}
