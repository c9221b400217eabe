import type { Clock } from '../clock.ts';
import type { Comment, GitHubFault, ThreadComments } from '../github/comments.ts';
import type { ThreadReader } from './read.ts';
import type { SigningKey } from './record.ts';

/** What everything in this folder works with: one issue's comments, and who writes there. */
export interface ThreadOptions {
  comments: ThreadComments;
  signing: SigningKey;
  clock: Clock;
  /** Tells comments by the account behind the token from all others; see `ownAccount`. */
  account: () => Promise<(comment: Comment) => boolean>;
  /** Ends the run: waits reject with its reason, a call under way is waited for. */
  signal?: AbortSignal | undefined;
  warn: (warning: ThreadWarning) => void;
  /**
   * Called with the id of the progress comment as soon as it is known, and without one once the result stands
   * beside it: a run may be killed at any moment after.
   */
  progressIn?: ((commentId: number | undefined) => void) | undefined;
}

export interface ThreadDeps extends ThreadOptions {
  reader: ThreadReader;
}

/** What went wrong beside the run's outcome; the words for it are the job's. */
export type ThreadWarning =
  /** GitHub takes no record in a thread that the run can do without: a re-run would not find the job. */
  | { type: 'no-record'; fault: GitHubFault }
  /** The progress comment could not be edited. */
  | { type: 'not-edited'; fault: GitHubFault }
  /** The job's id is in no comment: a re-run would refuse instead of attaching to it. */
  | { type: 'job-not-recorded' }
  /** The result is in no comment. */
  | { type: 'not-posted'; fault: GitHubFault }
  /** A comment that the result replaces is still there. */
  | { type: 'not-removed'; commentId: number; fault: GitHubFault }
  /** Records that were not used: they do not verify, or another account wrote them. */
  | { type: 'unverified' | 'other-account'; commentIds: number[] };

/** How long to wait for a list to catch up with a write, in ms. */
export const LIST_PAUSES = [0, 1000, 2000, 4000];

/** A sleep that an aborted signal ends early: false then. */
export async function rest(
  ms: number,
  { clock, signal }: Pick<ThreadOptions, 'clock' | 'signal'>,
): Promise<boolean> {
  // Timers reject with an error of their own, and a clock of another kind with the signal's reason.
  const woken = (error: unknown) => {
    if (!signal?.aborted) throw error;
  };
  if (ms > 0 && !signal?.aborted) await clock.sleep(ms, signal).catch(woken);
  return !signal?.aborted;
}

/** A sleep that an aborted signal turns into a rejection with its reason, whatever the clock makes of it. */
export async function pause(ms: number, deps: Pick<ThreadOptions, 'clock' | 'signal'>): Promise<void> {
  await rest(ms, deps);
  deps.signal?.throwIfAborted();
}
