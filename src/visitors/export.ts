import type { Asked, NoAnswer } from './asker.ts';
import { PageTable } from './page-table.ts';
import type { Answer, Counts } from './wire.ts';

/** How a site was read, and what was odd about it. */
export interface Export {
  totals: Counts;
  pages: PageTable;
  /** The last answer that was read said that there are more pages. */
  truncated: boolean;
  /** Why it was not read on, where it is `truncated`. */
  stoppedBy?: 'budget' | 'nothing-new';
  /** Rows whose path had come before; they were left out. */
  duplicates: number;
  /** Answers without a row that said there are more. */
  emptyAnswers: number;
  /** Answers with rows, but fewer than were asked for, that said there are more. */
  shortAnswers: number;
  /** Later answers whose totals differ from the first one's, which count. */
  otherTotals: number;
}

export type ExportEnd =
  | { kind: 'read'; export: Export }
  | { kind: 'no-answer'; why: NoAnswer }
  | { kind: 'stopped' };

export interface ExportDeps {
  /** Asks for the rows from `offset` on, `rows` at most. */
  ask: (offset: number, signal: AbortSignal) => Promise<Asked>;
  /** Rows an answer may have. */
  rows: number;
  signal: AbortSignal;
}

/** Most requests under way at a time. */
export const MAX_IN_FLIGHT = 4;

/** A site that only repeats itself would go on for ever: so many answers in a row without a new page end it. */
const MAX_STALE = 3;

/**
 * How many requests may be under way once so many answers were read. What is asked past the end is wasted: none for
 * a site of one answer, one for a site of up to four, and never more than three.
 */
function window(read: number): number {
  return read < MAX_IN_FLIGHT ? 2 : MAX_IN_FLIGHT;
}

/** Reads on from the first answer, in the order of offsets, until there is no more (specification, 4.4, rule 2). */
export async function exportPages(first: Answer, deps: ExportDeps): Promise<ExportEnd> {
  const past = new AbortController();
  const signal = AbortSignal.any([deps.signal, past.signal]);
  const reader = new Reader(first, deps.rows);
  const waiting: Promise<Asked>[] = [];
  let offset = 0;
  try {
    while (reader.goesOn) {
      while (waiting.length < window(reader.read)) {
        offset += deps.rows;
        waiting.push(deps.ask(offset, signal));
      }
      const next = await waiting.shift();
      if (next === undefined || next.kind === 'unpaid') return reader.end('budget');
      if (next.kind === 'stopped') return next;
      if (next.kind === 'no-answer') {
        return next.why.because === 'budget' ? reader.end('budget') : next;
      }
      reader.take(next.answer);
    }
    return reader.end('nothing-new');
  } finally {
    // What was asked past the end is of no use any more.
    past.abort();
    await Promise.all(waiting);
  }
}

/** Whether pages may be missing in what was read; where not, it is every page that the service has. */
export function mayMissPages({ truncated, duplicates, emptyAnswers, shortAnswers }: Export): boolean {
  return truncated || duplicates + emptyAnswers + shortAnswers > 0;
}

/** Takes answers one after the other, and sees what is odd about them. */
class Reader {
  read = 0;
  private readonly result: Export;
  /** Rows that were asked for. */
  private readonly rows: number;
  private stale = 0;

  constructor(first: Answer, rows: number) {
    this.rows = rows;
    const { totals } = first;
    this.result = {
      totals,
      pages: new PageTable(),
      truncated: false,
      duplicates: 0,
      emptyAnswers: 0,
      shortAnswers: 0,
      otherTotals: 0,
    };
    this.take(first);
  }

  get goesOn(): boolean {
    return this.result.truncated && this.stale < MAX_STALE;
  }

  take({ totals, visitors, hasMore }: Answer): void {
    const { result } = this;
    const before = result.pages.size;
    for (const row of visitors) if (!result.pages.add(row)) result.duplicates++;
    if (hasMore && visitors.length === 0) result.emptyAnswers++;
    else if (hasMore && visitors.length < this.rows) result.shortAnswers++;
    if (!sameCounts(totals, result.totals)) result.otherTotals++;
    result.truncated = hasMore;
    this.stale = result.pages.size > before ? 0 : this.stale + 1;
    this.read++;
  }

  end(stoppedBy: 'budget' | 'nothing-new'): ExportEnd {
    return {
      kind: 'read',
      export: { ...this.result, ...(this.result.truncated ? { stoppedBy } : {}) },
    };
  }
}

function sameCounts(one: Counts, other: Counts): boolean {
  return one.human === other.human && one.ai === other.ai && one.total === other.total;
}
