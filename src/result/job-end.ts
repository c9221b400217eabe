/** Why a run ended, what that means, and what the run has learned of its job until then. */
import type { Prompt } from '../context/prompt.ts';
import type { SetupError, SkippedRun } from '../errors.ts';
import type { Reaction } from '../github/comments.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { Outcome } from '../inputs/inputs.ts';
import type { Icon } from '../runner/user-message.ts';
import { type Job, returnedLink, STATUSES } from '../service/schema.ts';
import type { NotAccepted } from '../service/send.ts';
import type { Text } from '../text/sentence.ts';
import type { Refusal } from '../thread/decide.ts';
import type { ThreadRecord } from '../thread/record.ts';
import type { JobPullRequest } from './pull-request.ts';

/** Why a run stopped following its job, or did not get one. */
export type EndReason =
  | { kind: 'pr-opened' | 'no-changes' | 'archived' | 'failed' }
  | { kind: 'detached' | 'canceled-while-waiting' }
  /** `retryAt`: when the next request could be sent, in ms since 1970. */
  | { kind: 'timed-out'; rateLimit?: { failedRequest: FailedRequest; retryAt: number } }
  /** The service does not know the job any more. */
  | { kind: 'gone'; failedRequest: FailedRequest }
  /** `lastResponse`: the last usable one of this run, in ms since 1970, and before its end. */
  | { kind: 'unreadable'; failedRequest: FailedRequest; lastResponse?: LastResponse | undefined }
  | NotAccepted
  /** Something in the thread forbids to send. */
  | Refusal
  /** The comment that asks was deleted. */
  | { kind: 'withdrawn' }
  | { kind: 'no-context'; error: SetupError }
  | { kind: 'nothing-to-do'; error: SkippedRun };

interface LastResponse {
  at: number;
  agoMs: number;
}

export type Reason<K extends EndReason['kind']> = EndReason & { kind: K };

/** Ends a run before its job ends. */
export class RunEnd extends Error {
  readonly reason: EndReason;
  constructor(reason: EndReason) {
    super(reason.kind);
    this.reason = reason;
  }
}

export function reasonOf(job: Job): EndReason {
  // Only a record from another version of this action can contain a status with which no job ends.
  const { hasEnded, didItsWork, takesMessages } = STATUSES[job.status];
  if (hasEnded && !didItsWork) return { kind: 'failed' };

  // A pull request whose URL cannot be used has been opened all the same.
  if (returnedLink(job) !== undefined) return { kind: 'pr-opened' };
  return { kind: takesMessages ? 'no-changes' : 'archived' };
}

type JobOutcome = Exclude<Outcome, 'denied' | 'reported'>;

interface End {
  outcome: JobOutcome;
  /**
   * How far the request of the run got, with or without a thread: it may have arrived, the job has
   * it, or the job has ended. Undefined: nothing was sent, and a re-run sends the request again.
   */
  requestState: ThreadRecord['state'] | undefined;
}

const ENDS: Readonly<Record<EndReason['kind'], End>> = {
  'pr-opened': { outcome: 'pr-opened', requestState: 'ended' },
  'no-changes': { outcome: 'no-changes', requestState: 'ended' },
  archived: { outcome: 'archived', requestState: 'ended' },
  failed: { outcome: 'failed', requestState: 'ended' },

  detached: { outcome: 'detached', requestState: 'sent' },
  'timed-out': { outcome: 'timed-out', requestState: 'sent' },
  'canceled-while-waiting': { outcome: 'cancelled', requestState: 'sent' },
  gone: { outcome: 'unknown', requestState: 'sent' },
  unreadable: { outcome: 'unknown', requestState: 'sent' },

  unclear: { outcome: 'unknown', requestState: 'sending' },
  'canceled-while-sending': { outcome: 'unknown', requestState: 'sending' },

  'canceled-before-sending': { outcome: 'cancelled', requestState: undefined },
  rejected: { outcome: 'failed', requestState: undefined },
  'not-sent': { outcome: 'failed', requestState: undefined },
  'rate-limited': { outcome: 'rate-limited', requestState: undefined },
  'no-context': { outcome: 'failed', requestState: undefined },
  'nothing-to-do': { outcome: 'skipped', requestState: undefined },
  withdrawn: { outcome: 'skipped', requestState: undefined },

  'this-command': { outcome: 'unknown', requestState: undefined },
  'other-command': { outcome: 'failed', requestState: undefined },
  'record-rejected': { outcome: 'failed', requestState: undefined },
  'thread-unreadable': { outcome: 'failed', requestState: undefined },
};

interface Signs {
  /** How people see the outcome at a glance. */
  icon: Icon;
  /** Undefined: 👀 stays alone, because there is no result to point to. */
  reaction: Reaction | undefined;
  /** Of the annotation, unless the outcome fails the step. */
  level: 'notice' | 'warning';
}

const SIGNS: Readonly<Record<JobOutcome, Signs>> = {
  'pr-opened': { icon: 'done', reaction: 'rocket', level: 'notice' },
  'no-changes': { icon: 'note', reaction: undefined, level: 'notice' },
  archived: { icon: 'note', reaction: undefined, level: 'notice' },
  detached: { icon: 'running', reaction: undefined, level: 'notice' },
  'timed-out': { icon: 'running', reaction: undefined, level: 'notice' },
  cancelled: { icon: 'stopped', reaction: undefined, level: 'notice' },
  failed: { icon: 'failed', reaction: 'confused', level: 'notice' },
  unknown: { icon: 'unclear', reaction: 'confused', level: 'warning' },
  'rate-limited': { icon: 'limited', reaction: 'confused', level: 'notice' },
  skipped: { icon: 'note', reaction: 'confused', level: 'notice' },
};

/**
 * What the end of a run means. A new reason or outcome compiles only once its row says all of this.
 */
export function endOf({ kind }: EndReason): End & Signs {
  const end = ENDS[kind];
  return { ...end, ...SIGNS[end.outcome] };
}

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
  /** The thread has a job that only another key can confirm. */
  keyHasChanged?: boolean | undefined;
  /** The branch of the conflicts that a message asks to resolve. */
  conflictsWith?: string | undefined;
  prompt?: Omit<Prompt, 'text'> | undefined;
  /** The job was still active when the message arrived. */
  isShared?: boolean;
  /** Another job of the workflow run has sent the same request. */
  isDuplicate?: boolean;
}

/** A run that has ended, as far as people are told about it. */
export interface JobReport<R extends EndReason = EndReason> extends JobProgress, End, Signs {
  reason: R;
  /** Undefined if there is none on this GitHub server. */
  pull?: JobPullRequest | undefined;
  /** Empty for a run that only waits. */
  instruction: string;
  durationMs: number;
}

/** The service has accepted the request of the run, or the run only followed a job. */
export function hasJob({ requestState }: JobReport): boolean {
  return requestState === 'sent' || requestState === 'ended';
}
