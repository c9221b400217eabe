import type { FoundRecord } from './read.ts';
import type { RecordState, ThreadRecord } from './record.ts';

/** What one run did for one command: its record with the highest number, and the comment that holds it. */
export interface KnownRun extends FoundRecord {
  /** What *older* and *newer* go by: the id of the command's first progress comment. */
  position: number;
}

/** The runs behind some records, in the order of their positions. */
export function runsIn(records: FoundRecord[]): KnownRun[] {
  // A collector is one run and answers many commands.
  const byRun = Map.groupBy(records, ({ record: { run, command } }) => JSON.stringify([run.nonce, command]));
  return [...byRun.values()].map(toRun).toSorted((a, b) => a.position - b.position);
}

function toRun(found: FoundRecord[]): KnownRun {
  // Of equal numbers (one record written twice) the first comment: that is the one that its run continues to edit.
  const best = found.reduce((a, b) => (b.record.seq > a.record.seq ? b : a));
  const position = best.record.first ?? Math.min(...found.map((each) => each.commentId));
  return { ...best, position };
}

export function hasJob({ state }: ThreadRecord): boolean {
  return state === 'sent' || state === 'ended';
}

/** Ranks states as answers; `sending` is not an answer. */
export function rank(state: RecordState): number {
  return ['sending', 'unsent', 'unknown', 'sent', 'ended'].indexOf(state);
}

/** The answer with the highest-ranking state; the newest of equals. */
export function bestOf<T extends Pick<FoundRecord, 'record' | 'commentId'>>(answers: T[]): T | undefined {
  return answers
    .toSorted((a, b) => rank(a.record.state) - rank(b.record.state) || a.commentId - b.commentId)
    .at(-1);
}

/** The run whose job belongs to this command, if there is one. */
export function jobOfCommand(runs: KnownRun[], command: string): KnownRun | undefined {
  return bestOf(runs.filter(({ record }) => record.command === command && hasJob(record)));
}

/** The run whose job is the thread's: that of the newest command with `sent` or `ended`. */
export function jobOfThread(runs: KnownRun[]): KnownRun | undefined {
  return runs.findLast(({ record }) => hasJob(record));
}
