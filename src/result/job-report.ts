import { type EndReason, endOf, type JobProgress, type Reason } from '../job-end.ts';
import type { JobPullRequest } from './pull-request.ts';

/** What a run knows at its end. */
interface EndedRun<R extends EndReason> extends JobProgress {
  reason: R;
  /** What GitHub says of the pull request. Undefined if it was not read, and if not everybody here may know. */
  pull?: JobPullRequest | undefined;
  /** The URL of the preview that the service builds of the pull request's branch. */
  previewUrl?: string | undefined;
  /** Empty for a run that only waits. */
  instruction: string;
  durationMs: number;
}

/** A run that has ended, as far as people are told about it. */
export interface JobReport<R extends EndReason = EndReason>
  extends EndedRun<R>,
    ReturnType<typeof endOf> {
  /** The URL of the job's pull request; undefined if there is none, or if its URL is not plain. */
  prLink: string | undefined;
}

/** A report whose message is written. The ID is empty in a run without a job, whose message does not contain it. */
export type ReportOf<K extends EndReason['kind']> = JobReport<Reason<K>> & { jobId: string };

/** Adds what follows from the job, and from the reason why the run ended. */
export function reportOf(run: EndedRun<EndReason>): JobReport {
  return { ...run, ...endOf(run.reason), prLink: run.job?.prLink };
}
