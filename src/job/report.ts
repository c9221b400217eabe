import type { Outcome } from '../inputs.ts';
import type { RequestPreview } from '../service/client.ts';
import type { Job } from '../service/schema.ts';

/** Why a job run ended as it did, as data; `render/job-words.ts` has the words. */
export type Because =
  | { kind: 'job-ended' }
  | { kind: 'detached' }
  | { kind: 'timed-out'; toldMs?: number }
  /** `where` a signal met the run; with `sending` the answer did not come within the grace. */
  | { kind: 'stopped'; where: 'before-sending' | 'sending' | 'waiting' }
  | { kind: 'gone' }
  | { kind: 'unreadable'; what: string; words: string; status?: number }
  | { kind: 'refused'; what: string; words: string; status?: number }
  | { kind: 'not-sent'; what: string; words: string; tries: number }
  | { kind: 'out-of-time'; what: string; words: string; retryAt: number }
  | { kind: 'unclear'; what: string; words: string }
  | { kind: 'dry-run'; previews: readonly RequestPreview[] };

/** What a job run has come to; everything that people and later steps are told is made from it. */
export interface JobReport {
  outcome: Outcome;
  because: Because;
  /** What was sent; empty where nothing was, or it was refused. */
  request: '' | 'created' | 'messaged' | 'attached';
  /** What the run meant to do, also where it was not done. */
  intent: 'create' | 'message' | 'attach';
  /** The job's id where one is known, whatever the outcome. */
  jobId: string;
  /** The job as last seen. */
  job?: Job;
  /** The pull request's address if it is a plain one, else ''. */
  prLink: string;
  /** The service gave an address that is none that we hand on. */
  linkUnusable: boolean;
  /** The instruction as it was sent, or would have been; '' when only waiting. */
  asked: string;
  /** Fails the step whatever `fail-on` says. */
  mustFail: boolean;
  /** When the run began, in ms since the epoch, and how long it took, in ms. */
  startedAt: number;
  durationMs: number;
}

/** Whether the step fails: decided last, after everything is written (design: behaviour.md, step 9). */
export function fails(report: Pick<JobReport, 'outcome' | 'mustFail'>, failOn: readonly Outcome[]): boolean {
  return report.mustFail || failOn.includes(report.outcome);
}
