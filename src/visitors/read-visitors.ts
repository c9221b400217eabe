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

/** A period and the site's totals in it. */
export interface PeriodTotals {
  range: Range | undefined;
  totals: Counts;
}

/** A page whose number of visitors changed. Of a renamed page, the old path lost all visitors, and the new one gained them. */
export interface Mover {
  path: string;
  now: number;
  before: number;
}

/** The largest changes come first. */
export interface Movers {
  gained: Mover[];
  lost: Mover[];
}

export interface VisitorNumbers {
  /** The reported period first, then the earlier ones, newest first, up to one that could not be read. */
  periods: readonly [PeriodTotals, ...PeriodTotals[]];
  /** By falling total. */
  pages: PageCounts[];
  /** Whether there are more pages than were read. */
  truncated: boolean;
  /** Undefined: not every page of the reported period and the one before it was read. */
  movers: Movers | undefined;
  /** What is missing, and what was irregular. */
  warnings: Message[];
}

/** A period and its first response. */
interface Start {
  range: Range | undefined;
  first: VisitorsResponse;
}

interface PeriodPages {
  pages: Map<string, PageCounts>;
  /** Whether rows were unusable, repeated, or fewer than requested. */
  isIrregular: boolean;
  /** Why not every page could be read. */
  missing?: Text;
}

/**
 * Reads one response of each period, and then the remaining ones of the newest two, so that a large site leaves enough
 * requests for the trend. Without the first response there is no report; whatever else cannot be read is missing in it.
 */
export async function readVisitors(
  client: VisitorsClient,
  [range, ...earlier]: Ranges,
): Promise<VisitorNumbers> {
  const first = await client.read({ range, limit: ROWS_PER_RESPONSE, offset: 0 });
  if (first instanceof SetupError) throw first;

  const trend = await readTrend(client, earlier);
  const current = await readPages(client, { range, first });
  const before = await readPrevious(client, current, trend.starts[0]);
  const isComplete = before !== undefined && before.missing === undefined;

  return {
    periods: [{ range, totals: first.totals }, ...trend.starts.map(totalsOf)],
    pages: ranked(current.pages.values(), ({ total }) => total),
    truncated: current.missing !== undefined,
    movers: isComplete ? moversOf(current.pages, before.pages) : undefined,
    warnings: [
      ...truncation(current),
      ...irregularity(current.isIrregular || before?.isIrregular),
      ...missingPeriods(trend.error),
    ],
  };
}

/** Reads the totals of the earlier periods, up to one that cannot be read, and the first pages of the newest one. */
async function readTrend(client: VisitorsClient, ranges: readonly Range[]) {
  const starts: Start[] = [];

  for (const range of ranges) {
    const limit = starts.length === 0 ? ROWS_PER_RESPONSE : 1;
    const first = await client.read({ range, limit, offset: 0 });
    if (first instanceof SetupError) return { starts, error: first };

    starts.push({ range, first });
  }
  return { starts };
}

function totalsOf({ range, first }: Start): PeriodTotals {
  return { range, totals: first.totals };
}

/** Reads the remaining pages of the previous period, if enough requests are left for a comparison. */
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

/** Reads on while there is more (specification, 4.4, rule 2). Of rows with the same path the first one counts. */
async function readPages(client: VisitorsClient, { range, first }: Start): Promise<PeriodPages> {
  const pages = new Map<string, PageCounts>();
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

type Pages = PeriodPages['pages'];

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
