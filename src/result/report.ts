import type { NothingToDo, SetupError } from '../errors.ts';
import type { Reaction } from '../github/command-comments.ts';
import type { Outcome } from '../inputs/inputs.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { type Job, returnedLink } from '../service/schema.ts';
import type { Unsent } from '../service/send.ts';
import type { Text } from '../text/sentence.ts';
import { hasJob, type Refusal } from '../thread/decide.ts';
import type { RecordState } from '../thread/record.ts';
import type { Contents } from './pull-request.ts';

/** Why a job run ended as it did. */
export type EndReason =
  | { kind: 'job-ended' | 'detached' | 'gone' }
  | { kind: 'timed-out' }
  /** The service limits requests; the next one would be at `retryAt`, in ms since the epoch. */
  | ({ kind: 'timed-out'; retryAt: number } & FailedRequest)
  | { kind: 'stopped'; where: 'waiting' }
  | Unsent
  | ({ kind: 'unreadable' } & FailedRequest)
  | { kind: 'blocked'; refusal: Refusal }
  | { kind: 'no-context'; error: SetupError }
  | { kind: 'nothing-to-do'; error: NothingToDo };

/** What a run does with a job. */
export type RequestKind = 'create' | 'message' | 'attach';

export interface JobReport {
  reason: EndReason;
  outcome: Outcome;
  /** The state of the run's record in a thread. */
  state: Exclude<RecordState, 'sending'>;
  /** Fails the step regardless of `fail-on`: canceled, or there should be a job, and none is known. */
  mustFail: boolean;
  /** What the run is for, even if nothing was sent; `attach`: it only follows a job. */
  request: RequestKind;
  /** Empty where none is known. */
  jobId: string;
  /** As last read since the request. */
  job?: Job | undefined;
  /** What was known of the job before a message. */
  earlier?: { status?: string; prLink: string | null } | undefined;
  /** Its pull request's URL; '' without one that is plain. */
  prLink: string;
  pull?: Contents | undefined;
  /** The instruction as it was sent, or would have been; '' when only waiting. */
  instruction: string;
  /** The thread's job that could not be continued, and why, in sentences: a new one was started. */
  replaced?: { jobId: string; why: Text } | undefined;
  /** How many review comments were part of the prompt; undefined: none were asked for. */
  reviewComments?: number | undefined;
  /** The job was still active when the message arrived: the end may be an earlier message's. */
  shared: boolean;
  /** The start in ms since the epoch, and the duration in ms. */
  startedAt: number;
  durationMs: number;
}

type End = Pick<JobReport, 'outcome' | 'state'>;

const NOT_SENT: End = { outcome: 'failed', state: 'unsent' };
const UNCLEAR: End = { outcome: 'unknown', state: 'unknown' };
const LOST: End = { outcome: 'unknown', state: 'sent' };
const ENDS = {
  detached: { outcome: 'detached', state: 'sent' },
  'timed-out': { outcome: 'timed-out', state: 'sent' },
  'before-sending': { outcome: 'cancelled', state: 'unsent' },
  sending: UNCLEAR,
  waiting: { outcome: 'cancelled', state: 'sent' },
  unclear: UNCLEAR,
  gone: LOST,
  unreadable: LOST,
  refused: NOT_SENT,
  'not-sent': NOT_SENT,
  'out-of-time': NOT_SENT,
  'no-context': NOT_SENT,
  'nothing-to-do': { outcome: 'skipped', state: 'unsent' },
} as const satisfies Record<string, End>;

function endOf(reason: EndReason, job: Job | undefined): End {
  if (reason.kind === 'job-ended') return { outcome: outcomeOf(job), state: 'ended' };

  if (reason.kind === 'blocked') {
    const { outcome, state } = reason.refusal;
    return { outcome, state };
  }

  return ENDS[reason.kind === 'stopped' ? reason.where : reason.kind];
}

function outcomeOf(job: Job | undefined): Outcome {
  if (job?.status === 'failed') return 'failed';
  // Also if its URL cannot be used.
  if (job && returnedLink(job) !== null) return 'pr-opened';
  return job?.status === 'archived' ? 'archived' : 'no-changes';
}

/** Adds what follows from the job, and from the reason why the run ended. */
export function reportOf(report: Omit<JobReport, keyof End | 'mustFail' | 'prLink'>): JobReport {
  const { reason, job } = report;
  const end = endOf(reason, job);
  const lacksJob = !hasJob(end) && end.outcome !== 'skipped';
  const mustFail = lacksJob || end.outcome === 'cancelled';
  return { ...report, ...end, mustFail, prLink: job?.prLink ?? '' };
}

/** How much the clocks of the runner, the service, and GitHub may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

/** A time before which nobody can have reviewed the job's work. A run that waits for a job may start later than the job. */
export function workedSince({ startedAt, job }: JobReport): number {
  return Math.min(startedAt, job?.createdAt ?? startedAt) - CLOCK_TOLERANCE_MS;
}

/** The reaction to the command; whatever is no result of the job may need attention. */
export function reactionTo({ reason, outcome }: JobReport): Reaction {
  return reason.kind === 'job-ended' && outcome !== 'failed' ? 'rocket' : 'confused';
}

/** What the record of an answer keeps of the job; `status`: null where its end is not known. */
export function recordedEnd({ reason, job, prLink }: JobReport) {
  const status = reason.kind === 'job-ended' && job ? job.status : null;
  return { prLink: prLink || null, status };
}
