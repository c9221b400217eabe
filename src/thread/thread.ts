import type { Notice } from '../errors.ts';
import type { Comment, ThreadComments } from '../github/comments.ts';
import { asGitHubError } from '../github/github-error.ts';
import type { Clock } from '../runner/clock.ts';
import {
  type PostedComment,
  type PostedRecord,
  recordsIn,
  type Signer,
  signedByOthers,
  type ThreadRecord,
  withRecord,
} from './record.ts';

/** The functions of this folder reject with a GitHubError unless they say otherwise. */
export interface Thread {
  comments: ThreadComments;
  signer: Signer;
  clock: Clock;
  /** Ends the run: pauses end early, and calls are not repeated. */
  signal: AbortSignal;
  warn: (warning: Notice) => void;
}

/** Before up to four readings, in ms. GitHub's lists usually catch up within seconds. */
export const LIST_PAUSES = [0, 1_000, 2_000, 4_000];

export async function readRecords({ comments, signer }: Thread): Promise<PostedRecord[]> {
  return recordsIn(await comments.list(), signer);
}

/**
 * Whether the action wrote a comment. A run without a comment of its own does not know its account.
 * Then every bot counts, because people cannot write as one.
 */
export function isByAccount({ author }: PostedComment, own: PostedComment | undefined): boolean {
  if (author === undefined) return false;
  return own === undefined ? author.type === 'Bot' : author.id === own.author?.id;
}

/** The thread has records of ours, and neither key has signed them. */
export function hasOtherKey(
  listed: readonly Comment[],
  own: PostedComment | undefined,
  { signer }: Thread,
): boolean {
  return signedByOthers(listed, signer).some((comment) => isByAccount(comment, own));
}

/**
 * If GitHub's response is lost, the comment may exist all the same. So it is looked for by its
 * record, and posted once more if GitHub broke down over it and it is nowhere.
 */
export async function createComment(
  markdown: string,
  record: ThreadRecord | undefined,
  thread: Thread,
  isRepeated = false,
): Promise<PostedComment> {
  const { comments, signer, signal } = thread;
  try {
    return await comments.create(withRecord(markdown, record, signer));
  } catch (error) {
    const { failure, status } = asGitHubError(error).failed;
    if (record === undefined || failure !== 'unclear') throw error;

    const found = await findComment(record, thread).catch((searchError) => {
      asGitHubError(searchError);
      // The first error says best why there is no comment.
      throw error;
    });
    if (found !== undefined) return found;

    // A request without any response may still arrive.
    if (isRepeated || status === undefined || signal.aborted) throw error;
    return createComment(markdown, record, thread, true);
  }
}

/**
 * The nonce is not enough: a result must not be confused with a claim of the same run that GitHub
 * did not confirm and that appears late.
 */
async function findComment(
  { nonce, state, isAnswer }: ThreadRecord,
  thread: Thread,
): Promise<PostedRecord | undefined> {
  for (const pauseMs of LIST_PAUSES) {
    await pause(pauseMs, thread);
    if (thread.signal.aborted) return undefined;

    const records = await readRecords(thread);
    const found = records.find(
      (record) => record.nonce === nonce && record.state === state && record.isAnswer === isAnswer,
    );
    if (found) return found;
  }
  return undefined;
}

export async function announce(
  markdown: string,
  record: ThreadRecord,
  thread: Thread,
): Promise<PostedComment> {
  const records = await readRecords(thread);
  const existing = records.find(({ jobId }) => jobId === record.jobId);
  return existing ?? createComment(markdown, record, thread);
}

/** Ends early with the signal. */
export async function pause(ms: number, { clock, signal }: Thread): Promise<void> {
  if (ms > 0 && !signal.aborted) await clock.sleep(ms, signal).catch(() => {});
}
