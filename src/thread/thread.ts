import type { Clock } from '../clock.ts';
import type { UserMessage } from '../errors.ts';
import type { Comment, ThreadComments } from '../github/comments.ts';
import { asGitHubError, isGone, mayHaveHappened } from '../github/github-error.ts';
import {
  type PostedRecord,
  recordsIn,
  type Sign,
  type ThreadRecord,
  withRecord,
} from './record.ts';
import { notRemoved } from './warnings.ts';

/**
 * What the run's comments need. The functions of this folder reject with a GitHubError unless they
 * say otherwise.
 */
export interface Thread {
  comments: ThreadComments;
  sign: Sign;
  clock: Clock;
  /** Ends the run: pauses end early, and calls are not repeated. */
  signal: AbortSignal;
  warn: (warning: UserMessage) => void;
}

/**
 * Pauses before up to four readings of the thread, in ms. A list may be older than what was just
 * written, and GitHub's lists usually catch up within seconds.
 */
export const LIST_PAUSES = [0, 1_000, 2_000, 4_000];

/**
 * A list is complete if it has as many comments up to our own as the issue has in all. Newer
 * comments do not count: one that was written just now would make up for an older one that the list
 * lacks, and the older one may be a claim.
 */
export function isCompleteUpTo(
  ownId: number | undefined,
  listed: readonly Comment[],
  count: number,
): boolean {
  if (ownId === undefined || !listed.some(({ id }) => id === ownId)) return false;
  return listed.filter(({ id }) => id <= ownId).length >= count;
}

export async function readRecords({ comments, sign }: Thread): Promise<PostedRecord[]> {
  return recordsIn(await comments.list(), sign);
}

/**
 * Creates a comment. If GitHub's response is lost, the comment may exist all the same, so it is
 * looked for by its record before anything else is written: otherwise the thread could get the same
 * answer twice. A comment without a record cannot be found. One that GitHub broke down over, and
 * that is not in the thread, is posted once more.
 */
export async function createComment(
  markdown: string,
  record: ThreadRecord | undefined,
  thread: Thread,
  isRepeated = false,
): Promise<Pick<Comment, 'id' | 'url' | 'author'>> {
  const { comments, sign, signal } = thread;
  try {
    return await comments.create(withRecord(markdown, record, sign));
  } catch (error) {
    const githubError = asGitHubError(error);
    if (record === undefined || !mayHaveHappened(githubError)) throw githubError;

    const found = await findComment(record, thread).catch((searchError) => {
      asGitHubError(searchError);
      // The error of the first call says best why there is no comment.
      throw githubError;
    });
    if (found !== undefined) return found;

    // A request without any response may still arrive.
    if (isRepeated || githubError.status === 'lost' || signal.aborted) throw githubError;
    return createComment(markdown, record, thread, true);
  }
}

/**
 * Finds the comment that a run has just written. Its nonce is not enough, because the other
 * comments of the run have it, too: a result must not be confused with a claim that GitHub did not
 * confirm and that appears late.
 */
async function findComment(
  { nonce, state, isAnswer }: ThreadRecord,
  thread: Thread,
): Promise<PostedRecord | undefined> {
  for (const pauseMs of LIST_PAUSES) {
    if (!(await pause(pauseMs, thread))) return undefined;

    const records = await readRecords(thread);
    const found = records.find(
      (record) => record.nonce === nonce && record.state === state && record.isAnswer === isAnswer,
    );
    if (found) return found;
  }
  return undefined;
}

/** Posts the record of a job in the thread of its pull request, unless one is there. */
export async function announce(
  markdown: string,
  record: ThreadRecord,
  thread: Thread,
): Promise<Pick<Comment, 'url'>> {
  const records = await readRecords(thread);
  const existing = records.find(({ jobId }) => jobId === record.jobId);
  return existing ?? createComment(markdown, record, thread);
}

/** A comment that a person has removed already is no reason for a warning. */
export async function removeComment(id: number, { comments, warn }: Thread): Promise<void> {
  try {
    await comments.remove(id);
  } catch (error) {
    const githubError = asGitHubError(error);
    if (!isGone(githubError)) warn(notRemoved(id, githubError));
  }
}

/** A signal that ends the run also ends the pause. Then the result is false. */
export async function pause(
  ms: number,
  { clock, signal }: Pick<Thread, 'clock' | 'signal'>,
): Promise<boolean> {
  if (ms > 0 && !signal.aborted) await clock.sleep(ms, signal).catch(() => {});
  return !signal.aborted;
}

/** Rejects with the reason of the signal that has ended the run. */
export async function pauseOrThrow(
  ms: number,
  thread: Pick<Thread, 'clock' | 'signal'>,
): Promise<void> {
  await pause(ms, thread);
  thread.signal.throwIfAborted();
}
