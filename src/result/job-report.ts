import type { Prompt } from '../context/prompt.ts';
import { type EndMeaning, type EndReason, endOf } from '../job-end.ts';
import type { Job } from '../service/schema.ts';
import type { Text } from '../text/sentence.ts';
import type { JobPullRequest } from './pull-request.ts';

export type RequestKind = 'create' | 'message' | 'attach';

/** What a run learns of its job before the end. */
export interface JobProgress {
  /** What the run sends, or would have sent. `attach`: it only follows a job. */
  request: RequestKind;
  jobId: string | undefined;
  job?: Job | undefined;
  /** What was known of the job before a message. It has no status if it could not be read. */
  earlier?: { status: Job['status'] | undefined; prLink: string | undefined } | undefined;
  /** The thread's job, and the end of a sentence about it, such as 'was archived.' */
  replaced?: { jobId: string; why: Text } | undefined;
  /** The branch of the conflicts that a message asks to resolve. */
  conflictsWith?: string | undefined;
  prompt?: Omit<Prompt, 'text'> | undefined;
  /** The job was still active when the message arrived. */
  isShared?: boolean;
  /** Another job of the workflow run has sent the same request. */
  isDuplicate?: boolean;
}

/** A run that has ended, as far as people are told about it. */
export interface JobReport<R extends EndReason = EndReason> extends JobProgress, EndMeaning {
  reason: R;
  /** Undefined if there is none on this GitHub server. */
  pull?: JobPullRequest | undefined;
  /** The URL of the preview that the service builds of the pull request's branch. */
  previewUrl?: string | undefined;
  /** Empty for a run that only waits. */
  instruction: string;
  durationMs: number;
  /** The URL of the job's pull request; undefined if there is none, or if it is not plain. */
  prLink: string | undefined;
}

/** Adds what follows from the job, and from the reason why the run ended. */
export function reportOf(run: Omit<JobReport, keyof EndMeaning | 'prLink'>): JobReport {
  return { ...run, ...endOf(run.reason), prLink: run.job?.prLink };
}
