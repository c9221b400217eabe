import type { Outcome } from '../inputs/inputs.ts';
import type { EndReason, JobProgress, RequestState } from '../job-end.ts';
import type { JobPullRequest } from './pull-request.ts';

export type JobOutcome = Exclude<Outcome, 'denied' | 'reported'>;

/** A run that has ended, as far as people are told about it. */
export interface JobReport<R extends EndReason = EndReason> extends JobProgress {
  reason: R;
  outcome: JobOutcome;
  state: RequestState;
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
