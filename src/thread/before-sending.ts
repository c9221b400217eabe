import { asGitHubError, type GitHubError, isPermanent } from '../github/github-error.ts';
import { type Decision, type DecisionFacts, decide, type Refusal, type Target } from './decide.ts';
import type { PostedRecord } from './record.ts';
import { pauseOrThrow } from './thread.ts';
import type { ThreadReader } from './thread-reader.ts';

export interface ThreadCommand {
  /** The ID of the comment, or for a run without one: workflow run, job, step, and a hash of the instruction. */
  id: string;
  target: Target;
  /** A random value by which the run recognizes its own comments. */
  nonce: string;
  /** When the run must stop waiting, in ms of `clock.now()`. */
  deadline: number;
  /** False if the run may continue without its thread where GitHub rejects comments. */
  isThreadRequired: boolean;
}

/** `no-thread`: GitHub rejects comments, and nothing in the thread forbids to send. */
export type FinalDecision =
  | Exclude<Decision, { type: 'wait' }>
  | { type: 'no-thread'; githubError: GitHubError };

/** How often a run that waits for others reads the thread. */
const READ_EVERY_MS = 3_000;

/**
 * Writes the claim of a run, and reads what other runs say until it is clear what this one may do. The claim comes first: if
 * two runs read before they write, neither sees the other. Rejects only with the reason of the signal.
 */
export async function decideBeforeSending(
  command: ThreadCommand,
  reader: ThreadReader,
): Promise<FinalDecision> {
  const { signal } = reader.thread;
  const claimError = await reader.claim.claim();
  signal.throwIfAborted();

  try {
    if (claimError && isPermanent(claimError))
      return await decideWithoutClaim(claimError, command, reader);
    if (claimError?.rateLimited) return withoutRecord(claimError);

    // A run whose claim other runs cannot see must not send, because they would send, too.
    const isListed = await readWithClaim(claimError === undefined, reader);
    if (isListed) return await decideWithOthers(command, reader);
    return claimError
      ? withoutRecord(claimError)
      : { type: 'refuse', because: 'thread-unreadable' };
  } catch (error) {
    signal.throwIfAborted();
    const readError = asGitHubError(error);
    // What people have to know is why the claim did not arrive, which is the first thing that failed.
    if (claimError && !isPermanent(claimError)) return withoutRecord(claimError);
    return { type: 'refuse', because: 'thread-unreadable', githubError: readError };
  }
}

function withoutRecord(githubError: GitHubError): Refusal {
  return { type: 'refuse', because: 'record-rejected', githubError };
}

/**
 * Reads the thread for the first time. A claim that GitHub neither confirmed nor lists has most likely not arrived, so it is
 * written once more. A claim that GitHub lists counts, confirmed or not.
 */
async function readWithClaim(isConfirmed: boolean, reader: ThreadReader): Promise<boolean> {
  const isListed = await reader.readUntilComplete();
  if (isListed || isConfirmed) return isListed;

  await reader.claim.claim();
  return reader.readUntilComplete();
}

/** Decides, and waits for other runs where it has to. */
async function decideWithOthers(
  command: ThreadCommand,
  reader: ThreadReader,
): Promise<FinalDecision> {
  const { thread } = reader;
  let olderClaim: PostedRecord | undefined;

  for (;;) {
    const decision = decide(factsFor(command, reader, olderClaim));
    if (decision.type !== 'wait') return decision;

    // The claim is remembered. If a person deletes it during the pause, its request may have arrived all the same.
    olderClaim = decision.claim ?? olderClaim;
    const untilDeadline = command.deadline - thread.clock.now();
    await pauseOrThrow(Math.min(READ_EVERY_MS, untilDeadline), thread);
    await reader.read();
  }
}

function factsFor(
  command: ThreadCommand,
  { claim, records, hasUnverified, thread }: ThreadReader,
  olderClaim: PostedRecord | undefined,
): DecisionFacts {
  const { clock, comments } = thread;
  return {
    command: command.id,
    nonce: command.nonce,
    target: command.target,
    // Compared with a run that has no comment, all comments are older.
    ownCommentId: claim.id ?? Number.POSITIVE_INFINITY,
    records,
    hasUnverified,
    olderClaim,
    now: comments.now(),
    isPastDeadline: clock.now() >= command.deadline,
  };
}

/**
 * Decides for a run whose claim GitHub rejects for good. If the run needs its thread, it sends nothing. Otherwise it may
 * send, unless an earlier run of its command has sent the request, or may have: that run may have written its claim before
 * GitHub began to reject comments, for example before the thread was locked. If GitHub rejects the reading for good, too, the
 * run sends without this check.
 */
async function decideWithoutClaim(
  githubError: GitHubError,
  command: ThreadCommand,
  reader: ThreadReader,
): Promise<FinalDecision> {
  if (command.isThreadRequired) return withoutRecord(githubError);

  try {
    await reader.read();
  } catch (error) {
    if (isPermanent(asGitHubError(error))) return { type: 'no-thread', githubError };
    throw error;
  }

  // The run decides as if its time were up. It has no place among the claims, so it would have to wait for all of them.
  const decision = decide({ ...factsFor(command, reader, undefined), isPastDeadline: true });
  const concernsCommand =
    decision.type === 'attach' ||
    (decision.type === 'refuse' && decision.because === 'this-command');
  return concernsCommand ? decision : { type: 'no-thread', githubError };
}
