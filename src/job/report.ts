import type { SetupError } from '../errors.ts';
import type { Outcome } from '../inputs/inputs.ts';
import { type Outputs, outputs } from '../runner/presentation.ts';
import type { FailedRequest, RequestPreview } from '../service/client.ts';
import { type Job, knownStatus } from '../service/schema.ts';
import type { Unsent } from '../service/send.ts';
import { isSegment } from '../text/url.ts';
import type { Refuse } from '../thread/decide.ts';
import type { RecordState } from '../thread/record.ts';
import { type Contents, plainLink, pullRequestNumber } from './pull-request.ts';

/** Why a job run ended as it did, as data; `messages.ts` turns it into messages. */
export type EndReason =
  | { kind: 'job-ended' }
  | { kind: 'detached' }
  /** `input`: what bounds the wait, where it is not `timeout-minutes`. */
  | { kind: 'timed-out'; retryAfterMs?: number | undefined; input?: string }
  | Unsent
  | { kind: 'stopped'; where: 'waiting' }
  | { kind: 'gone' }
  | ({ kind: 'unreadable' } & FailedRequest)
  /** The records in the thread prevent sending. */
  | { kind: 'blocked'; refusal: Refuse }
  /** The context could not be read. */
  | { kind: 'no-context'; error: SetupError }
  /** `mayContinue`: the run would continue the thread's job, if it has one. */
  | { kind: 'dry-run'; preview: RequestPreview; mayContinue: boolean };

/** The end of a job run, from which messages and outputs are made. */
export interface JobReport {
  outcome: Outcome;
  reason: EndReason;
  /** What was sent; empty where nothing was, or it was refused. */
  request: '' | 'created' | 'messaged' | 'attached';
  /** What the run intended to do, even if nothing was sent. */
  intent: 'create' | 'message' | 'attach';
  /** The job's id where one is known, whatever the outcome. */
  jobId: string;
  /** The job as last read. */
  job?: Job;
  /** The pull request's URL if it is safe to pass on, else ''. */
  prLink: string;
  /** What the pull request changes, if GitHub returned it. */
  pull?: Contents | undefined;
  /** The service returned a URL that is not safe to pass on. */
  linkUnusable: boolean;
  /** The instruction as it was sent, or would have been; '' when only waiting. */
  instruction: string;
  /** The thread's job that could not be used any more, so that a new one was started. */
  replaced?: Replaced;
  /** The job was still active when the message arrived: the end may be an earlier message's. */
  shared: boolean;
  /** Fails the step regardless of `fail-on`. */
  mustFail: boolean;
  /** The start in ms since the epoch, and the duration in ms. */
  startedAt: number;
  durationMs: number;
}

/** A thread's job that the run did not continue. */
export interface Replaced {
  jobId: string;
  /** The job is archived or gone, or its pull request is merged or closed. */
  why: 'archived' | 'gone' | 'merged' | 'closed';
}

/** Ends that fail the step regardless of `fail-on`. */
const MUST_FAIL: ReadonlySet<EndReason['kind']> = new Set([
  'stopped',
  'blocked',
  'no-context',
  'refused',
  'not-sent',
  'out-of-time',
  'unclear',
] as const);

/** Completes a report; `loopback`: the service is on loopback, so the pull request's URL may be, too. */
export function reportOf(
  end: Omit<JobReport, 'prLink' | 'linkUnusable' | 'mustFail'>,
  loopback: boolean,
): JobReport {
  const { job, jobId, reason } = end;
  const link = job && plainLink(job.prLink, loopback);
  const linkUnusable = job !== undefined && job.prLink !== null && link === undefined;
  return { ...end, prLink: link ?? '', linkUnusable, mustFail: MUST_FAIL.has(reason.kind) || jobId === '' };
}

/** The outcome of a job that has ended. */
export function outcomeOf(job: Job): Outcome {
  if (job.status === 'failed') return 'failed';
  if (job.prLink !== null) return 'pr-opened';
  return job.status === 'archived' ? 'archived' : 'no-changes';
}

/** The outcome of a run whose request was not, or possibly not, accepted. */
export function outcomeOfUnsent(unsent: Unsent): Outcome {
  if (unsent.kind === 'stopped') return unsent.where === 'sending' ? 'unknown' : 'cancelled';
  return unsent.kind === 'unclear' ? 'unknown' : 'failed';
}

/** Whether the step fails: decided last, after everything is written. */
export function fails(report: Pick<JobReport, 'outcome' | 'mustFail'>, failOn: readonly Outcome[]): boolean {
  return report.mustFail || failOn.includes(report.outcome);
}

/** Whether the run succeeded; everything else may need attention. */
export function hasResult({ reason, outcome }: JobReport): boolean {
  return (reason.kind === 'job-ended' && outcome !== 'failed') || reason.kind === 'detached';
}

const STOPPED_STATE = { 'before-sending': 'unsent', sending: 'unknown', waiting: 'sent' } as const;

/** The state of the run's record in a thread. */
export function recordState({ reason, jobId }: JobReport): Exclude<RecordState, 'sending'> {
  switch (reason.kind) {
    case 'job-ended':
      return 'ended';
    case 'unclear':
      return 'unknown';
    case 'stopped':
      return STOPPED_STATE[reason.where];
    case 'blocked':
      return reason.refusal.state;
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

/** The outputs of a job run. Only values whose form was checked are written: later steps use them as they are. */
export function jobOutputs(report: JobReport): Outputs {
  return outputs({
    'pr-link': report.prLink,
    'pr-number': pullRequestNumber(report.prLink),
    'changed-files': String(report.pull?.changedFiles ?? ''),
    additions: String(report.pull?.additions ?? ''),
    deletions: String(report.pull?.deletions ?? ''),
    'job-id': isSegment(report.jobId) ? report.jobId : '',
    status: knownStatus(report.job?.status),
    outcome: report.outcome,
    request: report.request,
  });
}
