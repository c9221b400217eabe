import { type EndMeaning, type EndReason, endOf, type JobProgress } from '../job-end.ts';
import type { JobPullRequest } from './pull-request.ts';

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
