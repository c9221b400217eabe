import { asFault, isGone, mayHaveHappened } from '../github/faults.ts';
import type { FoundRecord, Thread } from './read.ts';
import { type ThreadRecord, withRecord } from './record.ts';

export type CommentRef = Pick<FoundRecord, 'id' | 'url'>;

/** A list may lag behind a write, in ms. */
export const LIST_PAUSES = [0, 1000, 2000, 4000];

const RETRY_PAUSES = [5_000, 15_000, 30_000, 30_000];
const RETRY_MS = 120_000;

/**
 * While GitHub limits requests or breaks down, repeats a call after the pause that GitHub asks for, else after 5, 15, 30
 * and 30 s, but not after `until` (by `clock.now()`) or a signal. Rejects with the last fault.
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
      const fault = asFault(error);
      const ms = fault.retryAfterMs ?? RETRY_PAUSES[attempt] ?? 0;
      const mayHelp = attempt < RETRY_PAUSES.length && (fault.rateLimited || mayHaveHappened(fault));
      if (!mayHelp || thread.clock.now() + ms > until || !(await sleepUnlessStopped(ms, thread))) throw fault;
    }
  }
}

/** Creates a comment with a record as `persist` does; one whose answer was lost is looked for, not written twice. */
export function createOnce(
  markdown: string,
  record: ThreadRecord,
  { reader, comments, signing, ...thread }: Thread,
  until?: number,
): Promise<CommentRef> {
  const { run, command, seq } = record;
  const isSame = (other: ThreadRecord) =>
    other.run.nonce === run.nonce && other.command === command && other.seq === seq;
  let isRetry = false;
  const write = async () => {
    const found = isRetry && (await reader.read()).records.find((each) => isSame(each.record));
    isRetry = true;
    return found || comments.create(withRecord(markdown, record, signing));
  };
  return persist(write, thread, until);
}

/** Removes a comment; a fault is a warning. */
export async function removeComment(id: number, { comments, warn }: Thread): Promise<void> {
  await comments.remove(id).catch((error) => {
    const fault = asFault(error);
    if (!isGone(fault)) warn({ type: 'not-removed', commentId: id, fault });
  });
}

/** A sleep that an aborted signal ends early: false then. */
export async function sleepUnlessStopped(
  ms: number,
  { clock, signal }: Pick<Thread, 'clock' | 'signal'>,
): Promise<boolean> {
  if (ms > 0 && !signal?.aborted) await clock.sleep(ms, signal).catch(() => {});
  return !signal?.aborted;
}
