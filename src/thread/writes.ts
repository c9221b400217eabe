import { asFault, isGone, mayHaveHappened } from '../github/faults.ts';
import type { FoundRecord, Thread } from './read.ts';
import { isSameRun, type ThreadRecord, withRecord } from './record.ts';

/** A list may lag behind a write, in ms. */
export const LIST_PAUSES = [0, 1000, 2000, 4000];

/** In ms, where GitHub asks for no pause of its own. */
const RETRY_PAUSES = [5_000, 15_000, 30_000, 30_000];
const RETRY_MS = 120_000;

/** Whether a call is repeated while GitHub limits requests or breaks down. */
export type Retry = 'once' | 'persist';

/** Makes a call as `retry` says, but not again after a signal; rejects with the last fault. */
export async function persist<T>(
  write: () => Promise<T>,
  thread: Pick<Thread, 'clock' | 'signal'>,
  retry: Retry = 'persist',
): Promise<T> {
  const until = thread.clock.now() + RETRY_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      const fault = asFault(error);
      const ms = fault.retryAfterMs ?? RETRY_PAUSES[tries] ?? 0;
      const mayHelp = fault.rateLimited || mayHaveHappened(fault);
      const isTooLate = thread.clock.now() + ms > until;
      const isLast = retry === 'once' || tries >= RETRY_PAUSES.length || isTooLate;

      if (!mayHelp || isLast) throw fault;
      if (!(await sleepUnlessStopped(ms, thread))) throw fault;
    }
  }
}

/** Creates a comment with a record as `persist` does; one whose answer was lost is looked for, not written twice. */
export function createOnce(
  markdown: string,
  record: ThreadRecord,
  { reader, comments, signing, ...thread }: Thread,
  retry?: Retry,
): Promise<Pick<FoundRecord, 'id' | 'url' | 'author'>> {
  const isSame = (other: ThreadRecord) => isSameRun(other, record) && other.seq === record.seq;
  let isRetry = false;
  const write = async () => {
    const earlier = isRetry && (await reader.read()).records.find((other) => isSame(other.record));
    isRetry = true;
    return earlier || comments.create(withRecord(markdown, record, signing));
  };
  return persist(write, thread, retry);
}

/** Whether GitHub does not return a comment; any other fault leaves open whether it exists. */
export async function isMissing(id: number, { comments }: Pick<Thread, 'comments'>) {
  const fault = await comments.get(id).then(() => undefined, asFault);
  return fault !== undefined && isGone(fault);
}

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
) {
  if (ms > 0 && !signal.aborted) await clock.sleep(ms, signal).catch(() => {});
  return !signal.aborted;
}
