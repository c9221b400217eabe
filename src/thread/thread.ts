import type { UserMessage } from '../errors.ts';
import type { Comment, ThreadComments } from '../github/comments.ts';
import {
  asGitHubError,
  ignoreGitHubError,
  isGone,
  mayHaveHappened,
} from '../github/github-error.ts';
import type { Clock } from '../poll.ts';
import {
  type PostedRecord,
  recordsIn,
  type Sign,
  type ThreadRecord,
  withRecord,
} from './record.ts';
import { notRemoved } from './warnings.ts';

export interface Thread {
  comments: ThreadComments;
  sign: Sign;
  clock: Clock;
  /** Ends the run: pauses end early, and nothing is repeated. */
  signal: AbortSignal;
  warn: (warning: UserMessage) => void;
}

/** GitHub's lists may be older than what was just written, so they are read again after these pauses, in ms. */
export const LIST_PAUSES = [0, 1_000, 2_000, 4_000];

/** Rejects with a GitHubFault, or with the signal's reason. */
export async function readRecords({ comments, sign }: Thread): Promise<PostedRecord[]> {
  return recordsIn(await comments.list(), sign);
}

/**
 * Creates a comment. If GitHub's response is lost, the comment is looked for, because a second one could be misread.
 * Rejects with a GitHubFault where there is none.
 */
export async function createComment(
  markdown: string,
  record: ThreadRecord,
  thread: Thread,
): Promise<Pick<Comment, 'id' | 'url' | 'author'>> {
  const { comments, sign } = thread;
  try {
    return await comments.create(withRecord(markdown, record, sign));
  } catch (error) {
    const githubError = asGitHubError(error);
    // If GitHub does not list the comments either, the first error says why there is none.
    const found = mayHaveHappened(githubError)
      ? await find(record, thread).catch(ignoreGitHubError)
      : undefined;
    if (found === undefined) throw githubError;
    return found;
  }
}

/** Rejects with a GitHubFault. */
async function find(
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

export async function removeComment(id: number, { comments, warn }: Thread): Promise<void> {
  await comments.remove(id).catch((error) => {
    const githubError = asGitHubError(error);
    if (!isGone(githubError)) warn(notRemoved(id, githubError));
  });
}

/** A pause that a signal ends early: false then. */
export async function pause(
  ms: number,
  { clock, signal }: Pick<Thread, 'clock' | 'signal'>,
): Promise<boolean> {
  if (ms > 0 && !signal.aborted) await clock.sleep(ms, signal).catch(() => {});
  return !signal.aborted;
}
