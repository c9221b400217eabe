import type { GitHubError } from '../github/github-error.ts';
import type { AcceptedRecord, PostedRecord, ThreadRecord } from './record.ts';

/**
 * Where an instruction goes. `continue`: to the thread's job, or to a first one. `new`: to a new
 * job (`--new`). `job`: to the one that is named (`--job`).
 */
export type Target = { type: 'continue' } | { type: 'new' } | { type: 'job'; jobId: string };

export type RefusalReason =
  /** Another run of this command may have sent the request. */
  | 'this-command'
  /** The deadline passed while another command's request was under way. */
  | 'other-command'
  /** GitHub did not take the claim of this run. */
  | 'record-rejected'
  /** GitHub does not list the comments, or the lists lack the claim of this run. */
  | 'thread-unreadable';

export interface Refusal {
  type: 'refuse';
  because: RefusalReason;
  /** The claim of the run that may have sent the request of this command. */
  claim?: PostedRecord | undefined;
  /** Why GitHub did not take the claim, or did not list the comments. */
  githubError?: GitHubError | undefined;
}

export type Decision =
  | { type: 'create' }
  /** `prLink`: the job's pull request, as its record says. */
  | { type: 'message'; jobId: string; prLink: string | undefined }
  /** Another run of this command sent the request, which has this record. */
  | { type: 'attach'; record: AcceptedRecord }
  /** `claim`: an older one of this command. A run that has seen one must not send any more. */
  | { type: 'wait'; claim?: PostedRecord }
  | Refusal;

/** `no-thread`: GitHub rejects the comments of a run that can go on without them. */
export type FinalDecision =
  | Exclude<Decision, { type: 'wait' }>
  | { type: 'no-thread'; githubError: GitHubError };

export interface DecisionFacts {
  command: string;
  nonce: string;
  target: Target;
  /** The ID of the comment with our own claim. A comment with a lower ID is *older*. */
  ownCommentId: number;
  records: readonly PostedRecord[];
  /** An older claim of this command that the run saw before, even if it is gone now. */
  olderClaim: PostedRecord | undefined;
  /** In ms since 1970, by GitHub's clock. */
  now: number;
  isPastDeadline: boolean;
}

/**
 * A run that still has nothing but its claim after 90 s has most likely been killed, because a
 * request usually takes seconds. If it was only held up, no command is sent twice: other runs of
 * its command refuse, and only other commands go on.
 */
const SILENT_AFTER_MS = 90_000;

/** Says what a run may do. The numbers are those of the rules in `src/thread/README.md`. */
export function decide(facts: DecisionFacts): Decision {
  const { command, nonce, target, ownCommentId, records, now, isPastDeadline } = facts;
  const older = records.filter(({ id }) => id < ownCommentId);
  const mayBeSending = ({ time }: PostedRecord) => now - time < SILENT_AFTER_MS;

  // (2) Another run of this command has the job. Its end says more than the record of a job that
  // may still be active.
  const isByOther = (record: PostedRecord) => record.command === command && record.nonce !== nonce;
  const accepted = records.filter(isByOther).filter(isAccepted);
  const attached = accepted.find(({ state }) => state === 'ended') ?? accepted[0];
  if (attached) return { type: 'attach', record: attached };

  // (3) An older claim of this command. It still counts if a person has deleted it, because its
  // request may have arrived. A newer one stops nobody, so two runs never wait for each other.
  const olderClaims = older.filter(isByOther);
  const claim = facts.olderClaim ?? olderClaims[0];
  if (claim) {
    const mayHaveJobSoon = olderClaims.some(mayBeSending) && !isPastDeadline;
    return mayHaveJobSoon
      ? { type: 'wait', claim }
      : { type: 'refuse', because: 'this-command', claim };
  }

  // (4) Only a plain command depends on other commands.
  if (target.type === 'new') return { type: 'create' };
  if (target.type === 'job') return { type: 'message', jobId: target.jobId, prLink: undefined };

  // (5) Two first commands at once must not create two jobs: the newer one waits for the job of the
  // older one.
  const withJob = new Set(records.filter(isAccepted).map((record) => record.command));
  const others = older.filter((record) => record.command !== command);
  if (others.some((record) => !withJob.has(record.command) && mayBeSending(record)))
    return isPastDeadline ? { type: 'refuse', because: 'other-command' } : { type: 'wait' };

  // (6) The thread's job gets the message.
  const job = jobOfThread(records);
  return job ? { type: 'message', jobId: job.jobId, prLink: job.prLink } : { type: 'create' };
}

/** The service has accepted the request. */
export function isAccepted<Posted extends ThreadRecord>(
  record: Posted,
): record is Posted & { jobId: string } {
  return record.state !== 'sending' && record.jobId !== undefined;
}

/** The record of the job that plain commands continue. */
export function jobOfThread(records: readonly PostedRecord[]): AcceptedRecord | undefined {
  const [newest] = newestFirst(records.filter(isAccepted));
  return newest;
}

/**
 * Times have whole seconds, so two of them can be equal. Then the record of the newer command comes
 * first, and of two records for one command the one in the newer comment.
 */
export function newestFirst<Posted extends PostedRecord>(records: readonly Posted[]): Posted[] {
  return records.toSorted(
    (a, b) => b.time - a.time || commandNumber(b) - commandNumber(a) || b.id - a.id,
  );
}

/**
 * The ID of the command's comment, which grows with time. Zero for inline comments, reviews, and
 * workflows.
 */
const commandNumber = ({ command }: ThreadRecord) => Number(command) || 0;
