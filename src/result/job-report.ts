import type { Prompt } from '../context/prompt.ts';
import type { SetupError, SkippedRun } from '../errors.ts';
import type { Outcome } from '../inputs/inputs.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import type { Job } from '../service/schema.ts';
import type { NotAccepted } from '../service/send.ts';
import type { Text } from '../text/sentence.ts';
import type { Refusal, RefusalReason } from '../thread/decide.ts';
import type { ThreadRecord } from '../thread/record.ts';
import type { JobPullRequest } from './pull-request.ts';

/** Why a run stopped following its job, or did not get one. */
export type EndReason =
  /** The job has ended. */
  | { kind: 'pr-opened' | 'no-changes' | 'archived' | 'failed' }
  /** The run does not wait for the job. */
  | { kind: 'detached' }
  /** The run was canceled while it waited for the job. */
  | { kind: 'canceled-while-waiting' }
  | { kind: 'timed-out'; rateLimit?: RateLimit | undefined }
  /** The service does not know the job any more. */
  | { kind: 'gone' }
  /** The job's status could not be read. */
  | { kind: 'unreadable'; failedRequest: FailedRequest }
  | NotAccepted
  /** Something in the thread forbids to send. */
  | ({ kind: RefusalReason } & Pick<Refusal, 'claim' | 'githubError'>)
  | { kind: 'no-context'; error: SetupError }
  | { kind: 'nothing-to-do'; error: SkippedRun };

/** The service limits requests, so that the next one would be too late for this run. */
interface RateLimit {
  failedRequest: FailedRequest;
  /** When the next request could be sent, in ms since the epoch. */
  retryAt: number;
}

export type Reason<K extends EndReason['kind']> = EndReason & { kind: K };

export type RequestKind = 'create' | 'message' | 'attach';

export type JobOutcome = Exclude<Outcome, 'denied' | 'reported'>;

/** What a run learns of its job before the end. */
export interface JobProgress {
  /** What the run sends, or would have sent. `attach`: it only follows a job. */
  request: RequestKind;
  /** Undefined as long as no job is known. */
  jobId: string | undefined;
  /** The job as the service showed it last. */
  job?: Job | undefined;
  /** What was known of the job before a message. */
  earlier?: EarlierJob | undefined;
  /** The thread's job that a new one replaces, and why: the end of a sentence about it, such as 'was archived.' */
  replaced?: { jobId: string; why: Text } | undefined;
  /** A new job was started although the thread may have had one, in records that cannot be verified. */
  hasUnknownJobs?: boolean | undefined;
  /** What went along with the instruction; undefined if the run sent nothing. */
  prompt?:
    | Pick<Prompt, 'comments' | 'reviewsReadAt' | 'head' | 'editedSince' | 'hasMail'>
    | undefined;
  /** The job was still active when the message arrived, so the end may be that of an earlier message. */
  isShared?: boolean;
}

interface EarlierJob {
  /** Undefined if the job could not be read. */
  status: Job['status'] | undefined;
  prLink: string | undefined;
}

/** A run that has ended, as far as people are told about it. */
export interface JobReport<R extends EndReason = EndReason> extends JobProgress {
  reason: R;
  outcome: JobOutcome;
  /** The state of the run's record in a thread; undefined: nothing was sent. */
  state: ThreadRecord['state'] | undefined;
  /** The URL of the job's pull request; undefined if there is none, or if its URL is not plain. */
  prLink: string | undefined;
  /** The pull request as GitHub returned it; undefined if it was not read. */
  pull?: JobPullRequest | undefined;
  /** The URL of the preview that the service builds of the pull request's branch. */
  previewUrl?: string | undefined;
  /** Empty for a run that only waits. */
  instruction: string;
  durationMs: number;
}

/** Whether the run has a job: the service has accepted its request, or it only followed a job. */
export function hasJob({ state }: Pick<JobReport, 'state'>): boolean {
  return state === 'sent' || state === 'ended';
}
