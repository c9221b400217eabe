import type { Seen } from './reading.ts';
import type { RecordState, ThreadRecord } from './record.ts';

/** What one run did for one command, as its records in a reading show it. */
export interface KnownRun {
  /** The record with the highest number. */
  record: ThreadRecord;
  /** The comment that holds it. */
  commentId: number;
  url: string;
  updatedAt: number;
  /** What *older* and *newer* go by: the id of the progress comment (record.md, Before sending). */
  position: number;
}

/** The runs in a reading, in the order of their positions. */
export function runsIn(seen: Seen[]): KnownRun[] {
  // A collector is one run and answers many commands.
  return [
    ...Map.groupBy(seen, ({ record: { run, command } }) => JSON.stringify([run.mark, command])).values(),
  ]
    .map(toRun)
    .toSorted((a, b) => a.position - b.position);
}

function toRun(seen: Seen[]): KnownRun {
  // Of equal numbers (one record written twice) the first comment: that is the one its run goes on editing.
  const best = seen.reduce((a, b) => (b.record.seq > a.record.seq ? b : a));
  const { commentId, url, updatedAt, record } = best;
  const position = record.first ?? Math.min(...seen.map((each) => each.commentId));
  return { record, commentId, url, updatedAt, position };
}

export function hasJob(record: ThreadRecord): boolean {
  return record.state === 'sent' || record.state === 'ended';
}

/** How good an answer a state is (record.md, Afterwards, 7); `sending` is none. */
export function rank(state: RecordState): number {
  return ['sending', 'unsent', 'unknown', 'sent', 'ended'].indexOf(state);
}

/** The better of two answers: by state, and of equals the newer. */
export function betterOf<T extends { record: ThreadRecord; commentId: number }>(a: T, b: T): T {
  const difference = rank(a.record.state) - rank(b.record.state) || a.commentId - b.commentId;
  return difference > 0 ? a : b;
}

/** The run whose job belongs to this command, if there is one. */
export function jobOfCommand(runs: KnownRun[], command: string): KnownRun | undefined {
  const withJob = runs.filter(({ record }) => record.command === command && hasJob(record));
  return withJob.length === 0 ? undefined : withJob.reduce(betterOf);
}

/** The run whose job is the thread's: that of the newest command with `sent` or `ended`. */
export function jobOfThread(runs: KnownRun[]): KnownRun | undefined {
  return runs.findLast(({ record }) => hasJob(record));
}
