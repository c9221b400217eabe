import type { Seen } from './reading.ts';
import type { ThreadRecord } from './record.ts';
import { betterOf } from './runs.ts';

/** One command, as its best record shows it; what `collect` goes by (record.md, Afterwards, 9). */
export interface KnownCommand {
  /** The command's id. */
  id: string;
  best: Seen;
  /** The id of its first progress comment: what *older* and *newer* go by. */
  first: number;
  /** `sent`: the job may have ended since; ask for it. */
  isOpen: boolean;
  /** The end is in the thread, and comments of killed runs are still beside it. */
  isUntidy: boolean;
}

/** The commands of a thread, in the order of their best records' comments. Pure. */
export function commandsIn(seen: Seen[]): KnownCommand[] {
  return [...Map.groupBy(seen, ({ record }) => record.command).entries()]
    .map(([id, all]) => toCommand(id, all))
    .toSorted((a, b) => a.best.commentId - b.best.commentId);
}

function toCommand(id: string, all: Seen[]): KnownCommand {
  const best = all.reduce(betterOf);
  const { state, first } = best.record;
  return {
    id,
    best,
    first: first ?? best.commentId,
    isOpen: state === 'sent',
    isUntidy: state === 'ended' && all.length > 1,
  };
}

/** The record of somebody who answers a command that others have sent. */
export function recordFor(
  { best, first }: KnownCommand,
  about: Pick<ThreadRecord, 'run' | 'prLink'>,
): ThreadRecord {
  // One more than theirs: the numbers count within a run, but a reader of the thread need not know that.
  return { ...best.record, ...about, first, state: 'ended', answer: true, seq: best.record.seq + 1 };
}
