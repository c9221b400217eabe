import type { GitHubError } from '../github/github-error.ts';
import type { AcceptedRecord, PostedRecord, ThreadRecord } from './record.ts';

export type Target = { type: 'continue' } | { type: 'new' } | { type: 'job'; jobId: string };

/** Why a run sends nothing. */
export type Refusal =
  | { kind: 'this-request'; claim: PostedRecord }
  | { kind: 'other-request' }
  | { kind: 'record-rejected'; githubError: GitHubError }
  /** Without an error, GitHub's lists lack the claim of this run. */
  | { kind: 'thread-unreadable'; githubError: GitHubError | undefined };

type Decision =
  | { type: 'create'; keyHasChanged?: boolean }
  | { type: 'message'; jobId: string; prLink?: string | undefined }
  | { type: 'attach'; record: AcceptedRecord }
  /** `claim`: an older one of this request. A run that has seen one must not send any more. */
  | { type: 'wait'; claim?: PostedRecord }
  | { type: 'refuse'; because: Refusal };

export type FinalDecision = Exclude<Decision, { type: 'wait' }>;

export interface DecisionFacts {
  requestId: string;
  nonce: string;
  target: Target;
  /** A comment with a lower ID is *older*. */
  ownCommentId: number;
  records: readonly PostedRecord[];
  /** One of this request that the run has seen, even if it is gone now. */
  olderClaim: PostedRecord | undefined;
  /** The thread has records that only another key can confirm. */
  hasOtherKey: boolean;
  now: number;
  isPastDeadline: boolean;
}

/**
 * A request usually takes seconds, so a run with nothing but an older claim was most likely killed.
 */
export const SILENT_AFTER_MS = 90_000;

/** A pure function of what a run has read. The numbers are those of the rules in README.md. */
export function decide(facts: DecisionFacts): Decision {
  const { requestId, nonce, target, ownCommentId, records, now, isPastDeadline } = facts;
  const older = records.filter(({ id }) => id < ownCommentId);
  const mayBeSending = ({ time }: PostedRecord) => now - time < SILENT_AFTER_MS;

  // (2) An end says more than the record of a job that may still be active.
  const isByOther = (record: PostedRecord) =>
    record.requestId === requestId && record.nonce !== nonce;
  const accepted = records.filter(isByOther).filter(isAccepted);
  const attached = accepted.find(({ state }) => state === 'ended') ?? accepted[0];
  if (attached) return { type: 'attach', record: attached };

  // (3) A claim that is gone still counts, because its request may have arrived.
  const olderClaims = older.filter(isByOther);
  const claim = facts.olderClaim ?? olderClaims[0];
  if (claim) {
    const mayHaveJobSoon = olderClaims.some(mayBeSending) && !isPastDeadline;
    return mayHaveJobSoon
      ? { type: 'wait', claim }
      : { type: 'refuse', because: { kind: 'this-request', claim } };
  }

  // (4)
  if (target.type === 'new') return { type: 'create' };
  if (target.type === 'job') return { type: 'message', jobId: target.jobId };

  // (5) Two first requests at once must not create two jobs.
  const withJob = new Set(records.filter(isAccepted).map((record) => record.requestId));
  const others = older.filter((record) => record.requestId !== requestId);
  if (others.some((record) => !withJob.has(record.requestId) && mayBeSending(record)))
    return isPastDeadline
      ? { type: 'refuse', because: { kind: 'other-request' } }
      : { type: 'wait' };

  // (6)
  const job = jobOfThread(records);
  return job
    ? { type: 'message', jobId: job.jobId, prLink: job.prLink }
    : { type: 'create', keyHasChanged: facts.hasOtherKey };
}

export function isAccepted<Posted extends ThreadRecord>(
  record: Posted,
): record is Posted & { jobId: string } {
  return record.state !== 'sending' && record.jobId !== undefined;
}

export function jobOfThread(records: readonly PostedRecord[]): AcceptedRecord | undefined {
  const [newest] = newestFirst(records.filter(isAccepted));
  return newest;
}

/**
 * Times have whole seconds. Of two that are equal, the newer request counts, then the newer
 * comment.
 */
export function newestFirst<Posted extends PostedRecord>(records: readonly Posted[]): Posted[] {
  return records.toSorted(
    (a, b) => b.time - a.time || requestNumber(b) - requestNumber(a) || b.id - a.id,
  );
}

/** The ID of its comment, which grows with time; 0 for a request without one. */
const requestNumber = ({ requestId }: ThreadRecord) => Number(requestId) || 0;
