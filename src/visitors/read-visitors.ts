import { type Message, SetupError } from '../errors.ts';
import { counted, sentences, type Text, text } from '../text/sentence.ts';
import {
  type Counts,
  type PageCounts,
  ROWS_PER_RESPONSE,
  type VisitorsClient,
  type VisitorsResponse,
} from './client.ts';
import { ranked, rounded } from './numbers.ts';
import type { Range, Ranges } from './period.ts';

export interface PeriodTotals {
  range: Range | undefined;
  totals: Counts;
}

/** A page whose number of visitors changed. A renamed page is two of them. */
export interface Mover {
  path: string;
  now: number;
  before: number;
}

/** Largest changes first. */
export interface Movers {
  gained: Mover[];
  lost: Mover[];
}

export interface VisitorNumbers {
  /** Newest first, from the reported one to the last that could be read. */
  periods: readonly [PeriodTotals, ...PeriodTotals[]];
  /** By falling total. */
  pages: PageCounts[];
  /** There are more pages. */
  truncated: boolean;
  /** Undefined: not every page of the newest two periods was read. */
  movers: Movers | undefined;
  warnings: Message[];
}

interface Start {
  range: Range | undefined;
  first: VisitorsResponse;
}

type Pages = Map<string, PageCounts>;

interface PeriodPages {
  pages: Pages;
  /** Rows were unusable, repeated, or fewer than requested. */
  isIrregular: boolean;
  /** Why not every page could be read. */
  missing?: Text;
}

/**
 * Reads one response of each period before the remaining ones of the newest two, so that a large
 * site leaves enough requests for the trend. Throws if the very first one cannot be read; whatever
 * else cannot be read is missing.
 */
export async function readVisitors(
  client: VisitorsClient,
  ranges: Ranges,
): Promise<VisitorNumbers> {
  const { starts, error } = await readStarts(client, ranges);
  const [newest, ...earlier] = starts;
  if (newest === undefined) throw error;

  const current = await readPages(client, newest);
  const before = await readPrevious(client, current, earlier[0]);
  const isComplete = before !== undefined && before.missing === undefined;

  return {
    periods: [totalsOf(newest), ...earlier.map(totalsOf)],
    pages: ranked(current.pages.values(), ({ total }) => total),
    truncated: current.missing !== undefined,
    movers: isComplete ? moversOf(current.pages, before.pages) : undefined,
    warnings: [
      ...truncation(current),
      ...irregularity(current.isIrregular || before?.isIrregular),
      ...missingPeriods(error),
    ],
  };
}

function totalsOf({ range, first }: Start): PeriodTotals {
  return { range, totals: first.totals };
}

/** Reads the totals, up to those that cannot be read, and the first pages of the newest two periods. */
async function readStarts(client: VisitorsClient, ranges: Ranges) {
  const starts: Start[] = [];

  for (const range of ranges) {
    const limit = starts.length < 2 ? ROWS_PER_RESPONSE : 1;
    const first = await client.read({ range, limit, offset: 0 });
    if (first instanceof SetupError) return { starts, error: first };

    starts.push({ range, first });
  }
  return { starts };
}

async function readPrevious(
  client: VisitorsClient,
  current: PeriodPages,
  previous: Start | undefined,
): Promise<PeriodPages | undefined> {
  // The previous period probably has about as many pages.
  const needed = Math.ceil(current.pages.size / ROWS_PER_RESPONSE) - 1;
  const isPossible = !current.missing && needed <= client.remaining();
  return previous && isPossible ? readPages(client, previous) : undefined;
}

/** Reads all pages (specification, 4.4, rule 2). Of rows with equal paths, the first one counts. */
async function readPages(client: VisitorsClient, { range, first }: Start): Promise<PeriodPages> {
  const pages: Pages = new Map();
  const limit = ROWS_PER_RESPONSE;
  let isIrregular = false;
  let response: VisitorsResponse | SetupError = first;

  for (let offset = 0; ; offset += limit) {
    if (response instanceof SetupError)
      return { pages, isIrregular, missing: response.trouble.happened };

    const { visitors, hasMore } = response;
    for (const row of visitors) if (row && !pages.has(row.path)) pages.set(row.path, rounded(row));

    const expected = offset + (hasMore ? limit : visitors.length);
    isIrregular ||= pages.size < expected;
    if (!hasMore) return { pages, isIrregular };

    response = await client.read({ range, limit, offset: offset + limit });
  }
}

export function moversOf(now: Pages, before: Pages): Movers {
  const paths = new Set([...now.keys(), ...before.keys()]);
  const totalIn = (pages: Pages, path: string) => pages.get(path)?.total ?? 0;
  const rows = Array.from(paths, (path): Mover => {
    return { path, now: totalIn(now, path), before: totalIn(before, path) };
  });

  const byChange = ranked(rows, (row) => Math.abs(row.now - row.before));
  return {
    gained: byChange.filter((row) => row.now > row.before),
    lost: byChange.filter((row) => row.now < row.before),
  };
}

function truncation({ pages, missing }: PeriodPages): Message[] {
  if (missing === undefined) return [];
  const more = text`The service has more than the ${counted(pages.size, 'page')} in this report.`;
  const lists = text`The page lists cover only these pages; the totals cover the whole site.`;
  return [{ title: 'Not every page was read', happened: sentences(more, missing, lists) }];
}

function irregularity(isIrregular = false): Message[] {
  if (!isIrregular) return [];
  const happened = text`The service repeated rows, or returned unusable ones, or fewer than requested. Numbers may be inaccurate, and pages may be missing.`;
  return [{ title: 'Irregular responses', happened }];
}

function missingPeriods(error: SetupError | undefined): Message[] {
  if (error === undefined) return [];
  const { happened, next = [] } = error.trouble;
  const ends = text`Earlier periods are missing, because the totals of one could not be read.`;
  return [{ title: 'Missing periods in the trend', happened: sentences(ends, happened, next) }];
}
