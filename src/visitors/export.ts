import { type Answer, NoAnswer, PAGE_ROWS, type PageCounts, type VisitorsClient } from './client.ts';
import type { Counts } from './numbers.ts';
import type { Range } from './period.ts';

/** What was odd about the answers; nothing in an ordinary export. */
export interface Oddities {
  /** Rows that could not be used. */
  badRows: number;
  /** Rows whose path had come before; they were left out. */
  duplicateRows: number;
  /** Answers without a row that said there are more. */
  emptyAnswers: number;
  /** Answers with fewer rows than were asked for that said there are more. */
  shortAnswers: number;
  /** Later answers whose totals differ from the first one's, which count. */
  answersWithOtherTotals: number;
  /** Counts were fractions; they are shown rounded. */
  roundedCounts: boolean;
}

/** The pages of a site. */
export interface Export {
  /** Every page that was read, once, by falling `total`, then by path. */
  pages: readonly PageCounts[];
  /** The last answer that was read said that there are more pages. */
  truncated: boolean;
  oddities: Oddities;
}

/** A period and the site's totals in it, or why they are not known. */
export type PeriodTotals = { range: Range } & ({ totals: Counts } | { totals: undefined; why: NoAnswer });

/** The pages, and the totals of this period and of earlier ones. */
export interface SiteNumbers extends Export {
  totals: Counts;
  /** This period first, then the earlier ones, newest first. */
  periods: readonly [PeriodTotals, ...PeriodTotals[]];
}

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
 * cannot use up their requests, then all other pages. Rejects as `ask` does, but for a failure in the trend that may
 * pass: that is a gap.
 */
export async function readNumbers(
  client: Pick<VisitorsClient, 'ask'>,
  [range, ...earlier]: readonly [Range, ...Range[]],
  signal: AbortSignal,
): Promise<SiteNumbers> {
  const query = { range, limit: PAGE_ROWS, offset: 0 };
  const first = await client.ask(query, signal);
  const { totals } = first;
  const periods: [PeriodTotals, ...PeriodTotals[]] = [{ range, totals }];
  for (let at = 0; at < earlier.length; at += MAX_PARALLEL) {
    const batch = earlier.slice(at, at + MAX_PARALLEL);
    periods.push(...(await Promise.all(batch.map((each) => totalsOf(each, client, signal)))));
  }
  const ask = (offset: number, stop: AbortSignal) => client.ask({ ...query, offset }, stop);
  const read = await exportPages(first, { ask, rows: PAGE_ROWS, signal });
  const counts = [...periods.flatMap((each) => each.totals ?? []), ...read.pages];
  read.oddities.roundedCounts = counts.some((each) => !isWhole(each));
  return { ...read, totals, periods };
}

async function totalsOf(
  range: Range,
  client: Pick<VisitorsClient, 'ask'>,
  signal: AbortSignal,
): Promise<PeriodTotals> {
  try {
    return { range, totals: (await client.ask({ range, limit: 1, offset: 0 }, signal)).totals };
  } catch (error) {
    if (!(error instanceof NoAnswer) || error.reason === 'refused') throw error;
    return { range, totals: undefined, why: error };
  }
}

export interface ExportDeps {
  /** Asks for the rows from `offset` on, `rows` at most. */
  ask: (offset: number, signal: AbortSignal) => Promise<Answer>;
  /** Rows that an answer may have. */
  rows: number;
  signal: AbortSignal;
}

/**
 * Reads on from the first answer while there is more (specification, 4.4, rule 2), in batches of 2 requests, of 4
 * once four answers are read: at most one is sent past the end of a small site, and three of any. Where no request is left, the
 * export ends truncated; it rejects as `ask` does for any other failure.
 */
export async function exportPages(first: Answer, deps: ExportDeps): Promise<Export> {
  const pages = new Map<string, PageCounts>();
  const oddities: Oddities = {
    badRows: 0,
    duplicateRows: 0,
    emptyAnswers: 0,
    shortAnswers: 0,
    answersWithOtherTotals: 0,
    roundedCounts: false,
  };
  const take = ({ totals, rows, badRows, hasMore }: Answer): boolean => {
    for (const row of rows) {
      if (pages.has(row.path)) oddities.duplicateRows++;
      else pages.set(row.path, row);
    }
    const size = rows.length + badRows;
    oddities.badRows += badRows;
    if (hasMore && size === 0) oddities.emptyAnswers++;
    else if (hasMore && size < deps.rows) oddities.shortAnswers++;
    if (!isSame(totals, first.totals)) oddities.answersWithOtherTotals++;
    return hasMore;
  };

  let hasMore = take(first);
  let read = 1;
  try {
    while (hasMore) {
      const size = read < MAX_PARALLEL ? 2 : MAX_PARALLEL;
      const rest = new AbortController();
      const stop = AbortSignal.any([deps.signal, rest.signal]);
      const batch = Array.from({ length: size }, (_, index) => deps.ask((read + index) * deps.rows, stop));
      read += size;
      const settled = Promise.allSettled(batch);
      try {
        for (const answer of batch) {
          hasMore = take(await answer);
          if (!hasMore) break;
        }
      } finally {
        // Requests past the end, or after a failure, are of no use any more.
        rest.abort();
        await settled;
      }
    }
  } catch (error) {
    if (!(error instanceof NoAnswer) || error.reason !== 'budget') throw error;
  }
  return { pages: ranked([...pages.values()], ({ total }) => total), truncated: hasMore, oddities };
}

/** Pages by falling number, then by path in the order of its code units. */
export function ranked(pages: readonly PageCounts[], by: (page: PageCounts) => number): PageCounts[] {
  return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}

/** Whether there may be pages that were not read. */
export function mayMissPages({ truncated, oddities }: Export): boolean {
  const { badRows, duplicateRows, emptyAnswers, shortAnswers } = oddities;
  return truncated || badRows + duplicateRows + emptyAnswers + shortAnswers > 0;
}

function isSame(one: Counts, other: Counts): boolean {
  return one.human === other.human && one.ai === other.ai && one.total === other.total;
}

function isWhole({ human, ai, total }: Counts): boolean {
  return [human, ai, total].every(Number.isInteger);
}
