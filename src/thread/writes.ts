import type { Clock } from '../clock.ts';
import { asFault, isGone, mayHaveHappened } from '../github/faults.ts';
import { type FoundRecord, type ReaderOptions, ThreadReader, ThreadUnreadable } from './read.ts';
import { type ThreadRecord, withRecord } from './record.ts';

/** What the protocol works with: the comments of one issue, and who writes there. */
export interface Thread extends ReaderOptions {
  reader: ThreadReader;
  clock: Clock;
  /** Ends the run: waits reject with its reason, a call under way is completed. */
  signal?: AbortSignal | undefined;
  /**
   * Called with the id of the progress comment as soon as it is known, and without one once the result is in the
   * thread: a run may be killed at any moment after.
   */
  onProgressComment?: ((commentId: number | undefined) => void) | undefined;
}

export function openThread(options: Omit<Thread, 'reader'>): Thread {
  return { ...options, reader: new ThreadReader(options) };
}

/** A comment of ours. */
export type CommentRef = Pick<FoundRecord, 'commentId' | 'url'>;

/** How long to wait for a list to catch up with a write, in ms. */
export const LIST_PAUSES = [0, 1000, 2000, 4000];

const RETRY_PAUSES = [5_000, 15_000, 30_000, 30_000];
/** How long a write is retried, in ms. */
export const RETRY_MS = 120_000;

/**
 * A write that carries the result or the job's id: while GitHub limits requests or breaks down it is repeated after
 * the pause that GitHub asks for, else after 5, 15, 30 and 30 s, but not after `until` (by `clock.now()`). Rejects with
 * the last fault; a signal ends the repeating.
 */
export async function persist<T>(
  write: () => Promise<T>,
  thread: Pick<Thread, 'clock' | 'signal'>,
  until = thread.clock.now() + RETRY_MS,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      const fault = asFault(error instanceof ThreadUnreadable ? error.fault : error);
      const ms = fault.retryAfterMs ?? RETRY_PAUSES[attempt] ?? 0;
      const mayHelp = attempt < RETRY_PAUSES.length && (fault.rateLimited || mayHaveHappened(fault));
      if (!mayHelp || thread.clock.now() + ms > until || !(await sleepUnlessStopped(ms, thread))) throw fault;
    }
  }
}

/** Creates a comment with a record as `persist` does; one whose answer was lost is looked for, not written twice. */
export function createOnce(markdown: string, record: ThreadRecord, thread: Thread): Promise<CommentRef> {
  const { reader, comments, signing } = thread;
  const isSame = ({ record: { run, command, seq, answer } }: FoundRecord) =>
    run.nonce === record.run.nonce &&
    command === record.command &&
    seq === record.seq &&
    answer === record.answer;
  let mayExist = false;
  return persist(async () => {
    const found = mayExist ? (await reader.read()).records.find(isSame) : undefined;
    if (found !== undefined) return found;
    try {
      const { id, url } = await comments.create(withRecord(markdown, record, signing));
      return { commentId: id, url };
    } catch (error) {
      mayExist ||= mayHaveHappened(asFault(error));
      throw error;
    }
  }, thread);
}

/** Removes a comment; a fault is a warning. */
export async function removeComment(commentId: number, { comments, warn }: Thread): Promise<void> {
  try {
    await comments.remove(commentId);
  } catch (error) {
    const fault = asFault(error);
    if (!isGone(fault)) warn({ type: 'not-removed', commentId, fault });
  }
}

/** A sleep that an aborted signal ends early: false then. */
export async function sleepUnlessStopped(
  ms: number,
  { clock, signal }: Pick<Thread, 'clock' | 'signal'>,
): Promise<boolean> {
  if (ms > 0 && !signal?.aborted) {
    await clock.sleep(ms, signal).catch((error) => {
      if (!signal?.aborted) throw error;
    });
  }
  return !signal?.aborted;
}

/** A sleep that an aborted signal turns into a rejection with its reason; a timer rejects with an error of its own. */
export async function pause(ms: number, thread: Pick<Thread, 'clock' | 'signal'>): Promise<void> {
  await sleepUnlessStopped(ms, thread);
  thread.signal?.throwIfAborted();
}
