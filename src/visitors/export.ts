import { isDeepStrictEqual } from 'node:util';
import { type Answer, NoAnswer, PAGE_ROWS, type PageCounts, type VisitorsClient } from './client.ts';
import type { Counts } from './numbers.ts';
import type { Range, Ranges } from './period.ts';

/** A period and the site's totals in it, or why they are not known. Without a range: the service chose it. */
export type PeriodTotals = { range: Range | undefined } & (
  | { totals: Counts }
  | { totals: undefined; why: NoAnswer }
);

/** The numbers of a site. */
export interface SiteNumbers {
  /** This period first, then the earlier ones, newest first. */
  periods: readonly [{ range: Range | undefined; totals: Counts }, ...PeriodTotals[]];
  /** Every page that was read, once, by falling `total`, then by path. */
  pages: readonly PageCounts[];
  /** The last answer that was read said that there are more pages. */
  truncated: boolean;
  oddities: typeof NO_ODDITIES;
}

/** What can be odd about the answers, as `visitors.json` holds it. */
export const NO_ODDITIES = {
  /** Rows that could not be used. */
  badRows: 0,
  /** Rows whose path had come before; they were left out. */
  duplicateRows: 0,
  /** Answers without a row that said there are more. */
  emptyAnswers: 0,
  /** Answers with fewer rows than the limit that said there are more. */
  shortAnswers: 0,
  /** Later answers whose totals differ from the first one's, which count. */
  answersWithOtherTotals: 0,
  /** Counts were fractions; they are shown rounded. */
  roundedCounts: false,
};

/** What a run reports: the numbers, and how they came about. */
export interface VisitorsReport extends SiteNumbers {
  projectId: string;
  /** The named period, or `own dates`. */
  period: string;
  /** Requests that were sent, and how many were allowed. */
  requests: number;
  maxRequests: number;
  /** In ms since 1970. */
  madeAt: number;
}

/** The most requests that are under way at a time. */
const MAX_PARALLEL = 4;

/**
 * Reads the first pages, which bring the totals along, then the totals of the earlier ranges, so that a large export
 * cannot use up their requests, then all other pages. Rejects as the client does, but for a failure in the trend that
 * may pass: that is a gap.
 */
export async function readNumbers(
  client: Pick<VisitorsClient, 'read'>,
  [range, ...earlier]: Ranges,
  signal: AbortSignal,
): Promise<SiteNumbers> {
  const pageAt = (offset: number, end: AbortSignal) =>
    client.read({ range, limit: PAGE_ROWS, offset }, AbortSignal.any([signal, end]));
  const totalsOf = async (range: Range): Promise<PeriodTotals> => {
    try {
      return { range, totals: (await client.read({ range, limit: 1, offset: 0 }, signal)).totals };
    } catch (why) {
      if (!(why instanceof NoAnswer) || why.reason === 'refused') throw why;
      return { range, totals: undefined, why };
    }
  };
  const first = await pageAt(0, signal);
  const trend: PeriodTotals[] = [];
  for (let at = 0; at < earlier.length; at += MAX_PARALLEL) {
    trend.push(...(await Promise.all(earlier.slice(at, at + MAX_PARALLEL).map(totalsOf))));
  }
  const read = await readPages(first, pageAt);
  const counts = [first.totals, ...trend.flatMap(({ totals }) => totals ?? []), ...read.pages];
  read.oddities.roundedCounts = !counts
    .flatMap(({ human, ai, total }) => [human, ai, total])
    .every(Number.isInteger);
  return { ...read, periods: [{ range, totals: first.totals }, ...trend] };
}

/**
 * Reads on from the first answer while there is more (specification, 4.4, rule 2), in batches of 2 requests, of 4 once
 * four answers are read: at most one is sent past the end of a small site, and three of any. Where no request is left,
 * the export ends truncated.
 */
async function readPages(first: Answer, pageAt: (offset: number, end: AbortSignal) => Promise<Answer>) {
  const pages = new Map<string, PageCounts>();
  const oddities = { ...NO_ODDITIES };
  let truncated = false;
  const add = ({ totals, rows, badRows, hasMore }: Answer) => {
    for (const row of rows) {
      if (pages.has(row.path)) oddities.duplicateRows++;
      else pages.set(row.path, row);
    }
    const size = rows.length + badRows;
    oddities.badRows += badRows;
    if (hasMore && size === 0) oddities.emptyAnswers++;
    else if (hasMore && size < PAGE_ROWS) oddities.shortAnswers++;
    if (!isDeepStrictEqual(totals, first.totals)) oddities.answersWithOtherTotals++;
    truncated = hasMore;
  };

  add(first);
  let isBudgetLeft = true;
  for (let read = 1; truncated && isBudgetLeft; ) {
    const size = read < MAX_PARALLEL ? 2 : MAX_PARALLEL;
    const offsets = Array.from({ length: size }, (_, index) => (read + index) * PAGE_ROWS);
    read += size;
    const pastTheEnd = new AbortController();
    const answers = offsets.map((offset) => pageAt(offset, pastTheEnd.signal));
    const settled = Promise.allSettled(answers);
    try {
      for (const answer of answers) {
        if (truncated && isBudgetLeft) add(await answer);
      }
    } catch (error) {
      if (!(error instanceof NoAnswer) || error.reason !== 'budget') throw error;
      isBudgetLeft = false;
    } finally {
      // Responses past the end are discarded and not awaited.
      pastTheEnd.abort();
      await settled;
    }
  }
  return { pages: ranked([...pages.values()], ({ total }) => total), truncated, oddities };
}

/** Pages by falling number, then by path in the order of its code units. */
export function ranked(pages: readonly PageCounts[], by: (page: PageCounts) => number): PageCounts[] {
  return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
