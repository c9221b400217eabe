import { asFault, type GitHubFault, isGone, mayHaveHappened } from '../github/comments.ts';
import { rest, type ThreadDeps } from './deps.ts';
import { ThreadUnreadable } from './read.ts';
import { type ThreadRecord, withRecord } from './record.ts';

/** A comment of ours. */
export interface Written {
  commentId: number;
  url: string;
}

const PAUSES = [5_000, 15_000, 30_000, 30_000];
const PATIENCE_MS = 120_000;

/**
 * A write that carries the result or the job's id: where GitHub limits requests or breaks down it is repeated, after
 * the pause that GitHub asks for or 5, 15 and 30 s, five times at most and until `until` (by
 * `clock.now()`; in two minutes unless told). Rejects with the last fault; a signal ends the repeating.
 */
export async function persist<T>(
  write: () => Promise<T>,
  deps: ThreadDeps,
  until = patienceEnds(deps),
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      const fault = faultIn(error);
      const ms = fault.retryAfterMs ?? PAUSES[attempt];
      const mayHelp = fault.rateLimited || mayHaveHappened(fault);
      if (
        !mayHelp ||
        attempt === PAUSES.length ||
        ms === undefined ||
        deps.clock.now() + ms > until ||
        !(await rest(ms, deps))
      )
        throw fault;
    }
  }
}

export function patienceEnds({ clock }: Pick<ThreadDeps, 'clock'>): number {
  return clock.now() + PATIENCE_MS;
}

/** Creates a comment with a record as `persist` does; one whose answer was lost is looked for, not written twice. */
export function createOnce(markdown: string, record: ThreadRecord, deps: ThreadDeps): Promise<Written> {
  let mayBeThere = false;
  return persist(async () => {
    if (mayBeThere) {
      const { records } = await deps.reader.read();
      const found = records.find((each) => isSame(each.record, record));
      if (found !== undefined) return found;
    }
    try {
      const { data } = await deps.comments.create(withRecord(markdown, record, deps.signing));
      return { commentId: data.id, url: data.url };
    } catch (error) {
      mayBeThere ||= mayHaveHappened(asFault(error));
      throw error;
    }
  }, deps);
}

function isSame(a: ThreadRecord, b: ThreadRecord): boolean {
  return a.run.nonce === b.run.nonce && a.command === b.command && a.seq === b.seq && a.answer === b.answer;
}

/** Removes a comment; a fault is a warning. */
export async function removeComment(commentId: number, deps: ThreadDeps): Promise<void> {
  try {
    await deps.comments.remove(commentId);
  } catch (error) {
    const fault = asFault(error);
    if (!isGone(fault)) deps.warn({ type: 'not-removed', commentId, fault });
  }
}

function faultIn(error: unknown): GitHubFault {
  return error instanceof ThreadUnreadable ? error.fault : asFault(error);
}
