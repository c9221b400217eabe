import type { GitHubError } from '../github/github-error.ts';
import type { AcceptedRecord, PostedRecord, ThreadRecord } from './record.ts';

/**
 * Where an instruction goes. `continue`: to the thread's job, or to a first one. `new`: to a new job (`--new`). `job`: to the
 * one that is named (`--job`).
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
  /** `hasUnknownJobs`: the thread may have had a job, in records that cannot be verified. */
  | { type: 'create'; hasUnknownJobs?: boolean }
  /** `prLink`: the job's pull request, as its record says. */
  | { type: 'message'; jobId: string; prLink: string | undefined }
  /** Another run of this command sent the request, which has this record. */
  | { type: 'attach'; record: AcceptedRecord }
  /** `claim`: an older one of this command. Once a run has seen such a claim, it must not send the request any more. */
  | { type: 'wait'; claim?: PostedRecord }
  | Refusal;

export interface DecisionFacts {
  command: string;
  nonce: string;
  target: Target;
  /** The ID of the comment with our own claim. A comment with a lower ID is *older*. */
  ownCommentId: number;
  records: readonly PostedRecord[];
  /** The comments have lines like records that cannot be verified: of another API key, or invented. */
  hasUnverified: boolean;
  /** An older claim of this command that the run saw before, even if it is gone now. */
  olderClaim: PostedRecord | undefined;
  /** In ms since 1970, by GitHub's clock. */
  now: number;
  isPastDeadline: boolean;
}

/**
 * A run that still has nothing but its claim after 90 s has most likely been killed, because a request usually takes seconds.
 * If it was only held up, no command is sent twice: other runs of its command refuse, and only other commands go on.
 */
const SILENT_AFTER_MS = 90_000;

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
 * Orders records by time. Times have whole seconds, so two of them can be equal. Then the record of the newer command comes
 * first, and of two records for one command the one in the newer comment.
 */
export function newestFirst<Posted extends PostedRecord>(records: readonly Posted[]): Posted[] {
  return records.toSorted(
    (a, b) => b.time - a.time || commandNumber(b) - commandNumber(a) || b.id - a.id,
  );
}

/** The ID of the comment with the command, which grows with time. Zero for inline comments, reviews, and workflows. */
const commandNumber = ({ command }: ThreadRecord) => Number(command) || 0;

/** Says what a run may do, as `src/thread/README.md` describes. It is a pure function of what the run has read. */
export function decide(facts: DecisionFacts): Decision {
  return decideForThisCommand(facts) ?? decideInThread(facts);
}

/** Other commands matter only if no other run of this command stands in the way. */
function decideForThisCommand(facts: DecisionFacts): Decision | undefined {
  const { command, nonce, ownCommentId, records, isPastDeadline } = facts;
  const byOthers = records.filter((record) => record.command === command && record.nonce !== nonce);

  // An end says more than the record of a job that may still be active.
  const accepted = byOthers.filter(isAccepted);
  const record = accepted.find(({ state }) => state === 'ended') ?? accepted[0];
  if (record !== undefined) return { type: 'attach', record };

  // Of all runs of a command, only the one whose comment stands first may send. So a newer claim stops nobody, and two runs
  // never wait for each other.
  const olderClaims = byOthers.filter(({ id }) => id < ownCommentId);
  // A claim that a person has deleted meanwhile still counts, because its request may have arrived.
  const claim = facts.olderClaim ?? olderClaims[0];
  if (claim === undefined) return undefined;

  const mayStillBeSent = mayChange(olderClaims, facts) && !isPastDeadline;
  return mayStillBeSent
    ? { type: 'wait', claim }
    : { type: 'refuse', because: 'this-command', claim };
}

/**
 * Decides between a new job and another one. `--new` and `--job` are decided at once. Other commands wait until older
 * commands have sent their requests, or have been silent for 90 s.
 */
function decideInThread(facts: DecisionFacts): Decision {
  const { target, nonce, records, hasUnverified, isPastDeadline } = facts;
  if (target.type === 'new') return { type: 'create' };
  if (target.type === 'job') return { type: 'message', jobId: target.jobId, prLink: undefined };

  // Two first commands at the same time must not create two jobs: the newer one waits for the job of the older one.
  if (mayChange(olderClaimsOfOthers(facts), facts))
    return isPastDeadline ? { type: 'refuse', because: 'other-command' } : { type: 'wait' };

  const job = jobOfThread(records);
  if (job) return { type: 'message', jobId: job.jobId, prLink: job.prLink };

  // Anybody can invent a line that cannot be verified. In a thread with genuine records, it means nothing.
  const hasOnlyOwn = records.every((record) => record.nonce === nonce);
  return { type: 'create', hasUnknownJobs: hasUnverified && hasOnlyOwn };
}

/** The older claims of other commands, except those of a command that has its job, as another of its records says. */
function olderClaimsOfOthers({ command, ownCommentId, records }: DecisionFacts): PostedRecord[] {
  const withJob = new Set(records.filter(isAccepted).map((record) => record.command));
  return records.filter(
    (record) =>
      record.id < ownCommentId && record.command !== command && !withJob.has(record.command),
  );
}

/** The run of one of these claims may still be at work. */
function mayChange(claims: readonly PostedRecord[], { now }: DecisionFacts): boolean {
  return claims.some(({ time }) => now - time < SILENT_AFTER_MS);
}
