import type { Outcome } from '../inputs/inputs.ts';
import { type Outputs, outputs } from '../runner/outputs.ts';
import type { FailedRequest, RequestPreview } from '../service/client.ts';
import type { Job } from '../service/schema.ts';
import { JOB_STATES } from '../service/schema.ts';
import type { Text } from '../text/sentence.ts';
import { isSegment } from '../text/url.ts';
import type { Refuse } from '../thread/decide.ts';
import type { RecordState } from '../thread/record.ts';
import { pullRequestNumber } from './pull-request-link.ts';

/** Why a job run ended as it did, as data; `render/job-words.ts` has the words. */
export type Because =
  | { kind: 'job-ended' }
  | { kind: 'detached' }
  | { kind: 'timed-out'; retryAfterMs?: number }
  /** `where` a signal met the run; with `sending` the answer did not come within the grace. */
  | { kind: 'stopped'; where: 'before-sending' | 'sending' | 'waiting' }
  | { kind: 'gone' }
  | ({ kind: 'unreadable' } & FailedRequest)
  | ({ kind: 'refused' } & FailedRequest)
  | ({ kind: 'not-sent'; tries: number } & FailedRequest)
  | { kind: 'out-of-time'; what: string; serviceMessage: string; retryAt: number; turnedAway: boolean }
  | ({ kind: 'unclear' } & FailedRequest)
  /** The thread shows that nothing may be sent (design: record.md, Before sending). */
  | { kind: 'held'; refusal: Refuse }
  /** What should have gone along could not be had. */
  | { kind: 'no-context'; what: Text; remedy?: Text }
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
  /** The thread's job that could not be used any more, so that a new one was begun. */
  replaced?: { jobId: string; why: 'archived' | 'gone' } | undefined;
  /** The job was still at work when the message arrived: the end may be an earlier message's. */
  shared: boolean;
  /** Fails the step whatever `fail-on` says. */
  mustFail: boolean;
  /** When the run began, in ms since the epoch, and how long it took, in ms. */
  startedAt: number;
  durationMs: number;
}

/** Ends that are the run's own failure, whatever `fail-on` says (design: interface.md, `fail-on`). */
export const MUST_FAIL: ReadonlySet<Because['kind']> = new Set([
  'stopped',
  'held',
  'no-context',
  'refused',
  'not-sent',
  'out-of-time',
  'unclear',
] as const);

/** The outcome of a job that has ended (design: interface.md, outcomes). */
export function outcomeOf(job: Job): Outcome {
  if (job.status === 'failed') return 'failed';
  if (job.prLink !== null) return 'pr-opened';
  return job.status === 'archived' ? 'archived' : 'no-changes';
}

/** Whether the step fails: decided last, after everything is written (design: behaviour.md, step 9). */
export function fails(report: Pick<JobReport, 'outcome' | 'mustFail'>, failOn: readonly Outcome[]): boolean {
  return report.mustFail || failOn.includes(report.outcome);
}

/** What the run's record in a thread says of it (design: record.md, What it holds). */
export function recordState({ because, jobId }: JobReport): Exclude<RecordState, 'sending'> {
  switch (because.kind) {
    case 'job-ended':
      return 'ended';
    case 'unclear':
      return 'unknown';
    case 'stopped':
      return because.where === 'sending' ? 'unknown' : because.where === 'waiting' ? 'sent' : 'unsent';
    case 'held':
      return because.refusal.state;
    case 'no-context':
    case 'refused':
    case 'not-sent':
    case 'out-of-time':
    case 'dry-run':
      return 'unsent';
    default:
      return jobId === '' ? 'unsent' : 'sent';
  }
}

/** The outputs of a job run. Only values whose form was checked get out: later steps use them as they are. */
export function jobOutputs(report: JobReport, commentUrl: string): Outputs {
  const status = report.job?.status ?? '';
  return outputs({
    'pr-link': report.prLink,
    'pr-number': pullRequestNumber(report.prLink),
    'job-id': isSegment(report.jobId) ? report.jobId : '',
    status: JOB_STATES.some((state) => state === status) ? status : '',
    outcome: report.outcome,
    request: report.request,
    'comment-url': commentUrl,
  });
}
