import { giveAnswer, type PostedAnswer, tidyEnded } from './answer.ts';
import type { ThreadDeps } from './deps.ts';
import type { FoundRecord } from './read.ts';
import type { ThreadRecord } from './record.ts';
import { betterOf } from './runs.ts';

/** One command, as its best record shows it; what `collect` goes by. */
export interface KnownCommand {
  /** The command's id. */
  id: string;
  best: FoundRecord;
  /** `sent`: the job may have ended since; ask for it. */
  isOpen: boolean;
  /** The end is in the thread, and comments of killed runs are still beside it. */
  isUntidy: boolean;
}

/** The job's end as the thread is to show it. */
export interface End {
  /** Markdown without a hidden line. */
  body: string;
  prLink: string | null;
  /** Who writes it: a collector is a run, too. */
  run: ThreadRecord['run'];
}

/** The commands of a thread, in the order of their best records' comments. Pure. */
export function commandsIn(records: FoundRecord[]): KnownCommand[] {
  const byCommand = Map.groupBy(records, ({ record }) => record.command);
  const known = [...byCommand].map(([id, all]) => {
    const best = all.reduce(betterOf);
    const { state } = best.record;
    return { id, best, isOpen: state === 'sent', isUntidy: state === 'ended' && all.length > 1 };
  });
  return known.toSorted((a, b) => a.best.commentId - b.best.commentId);
}

export function closeCommand(
  { best: { record, commentId } }: KnownCommand,
  { body, ...about }: End,
  deps: ThreadDeps,
): Promise<PostedAnswer> {
  // One more than theirs: the numbers count within a run, but a reader of the thread need not know that.
  const end = {
    state: 'ended',
    answer: true,
    first: record.first ?? commentId,
    seq: record.seq + 1,
  } as const;
  return giveAnswer({ record: { ...record, ...about, ...end }, body, progressId: undefined }, deps);
}

export function tidyCommand({ best }: KnownCommand, deps: ThreadDeps): Promise<void> {
  return tidyEnded(best, deps);
}
