import { isDeepStrictEqual } from 'node:util';
import { type Message, SetupError } from '../errors.ts';
import { counted, sentences, type Text, text } from '../text/sentence.ts';
import {
  type Counts,
  type PageCounts,
  ROWS_PER_RESPONSE,
  type VisitorsClient,
  type VisitorsResponse,
} from './client.ts';
import { hasFraction, ranked, rounded } from './numbers.ts';
import type { Range, Ranges } from './period.ts';

/** A period and the site's totals in it; undefined if they could not be read. */
export interface PeriodTotals {
  range: Range | undefined;
  totals: Counts | undefined;
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
  /** The reported period first, then the earlier ones, newest first. */
  periods: readonly [PeriodTotals & { totals: Counts }, ...PeriodTotals[]];
  /** By falling total. */
  pages: PageCounts[];
  /** Whether there are more pages than were read. */
  truncated: boolean;
  /** Undefined: not every page of the reported period and the one before it was read. */
  movers: Movers | undefined;
  /** What is missing, and what was irregular. */
  warnings: Message[];
}

interface EarlierPeriod {
  range: Range;
  /** Its first response, or why there is none. */
  response: VisitorsResponse | SetupError;
}

type PeriodPages = Awaited<ReturnType<typeof readPages>>;

/** What differs from the specification, in the words of the warning. */
type Irregularities = Set<string>;

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
  const periods = [{ range, totals: first.totals }, ...trend.map(totalsOf)] as const;

  const irregularities: Irregularities = new Set();
  const current = await readPages(client, range, first, irregularities);
  const movers = await readMovers(client, current, trend[0], irregularities);
  if (periods.some(({ totals }) => totals && hasFraction(totals))) irregularities.add('fractions');

  return {
    periods,
    pages: ranked(current.pages.values(), ({ total }) => total),
    truncated: current.missing !== undefined,
    movers,
    warnings: [...truncation(current), ...irregularity(irregularities), ...gaps(trend)],
  };
}

/** Reads the totals of the earlier periods, and the first pages of the newest one. */
async function readTrend(
  client: VisitorsClient,
  ranges: readonly Range[],
): Promise<EarlierPeriod[]> {
  const trend: EarlierPeriod[] = [];

  for (const range of ranges) {
    const limit = trend.length === 0 ? ROWS_PER_RESPONSE : 1;
    trend.push({ range, response: await client.read({ range, limit, offset: 0 }) });
  }
  return trend;
}

function totalsOf({ range, response }: EarlierPeriod): PeriodTotals {
  return { range, totals: response instanceof SetupError ? undefined : response.totals };
}

/** Reads the remaining pages of the previous period, if enough requests are left for a comparison. */
async function readMovers(
  client: VisitorsClient,
  current: PeriodPages,
  previous: EarlierPeriod | undefined,
  irregularities: Irregularities,
): Promise<Movers | undefined> {
  const { range, response } = previous ?? {};
  // The previous period probably has about as many pages.
  const needed = Math.ceil(current.pages.size / ROWS_PER_RESPONSE) - 1;
  const isPossible = !current.missing && needed <= client.requests().remaining;
  if (!isPossible || response === undefined || response instanceof SetupError) return undefined;

  const before = await readPages(client, range, response, irregularities);
  return before.missing ? undefined : moversOf(current.pages, before.pages);
}

/** Reads on while there is more (specification, 4.4, rule 2). `missing`: why not every page could be read. */
async function readPages(
  client: VisitorsClient,
  range: Range | undefined,
  first: VisitorsResponse,
  irregularities: Irregularities,
): Promise<{ pages: Map<string, PageCounts>; missing?: Text }> {
  const pages = new Map<string, PageCounts>();
  const limit = ROWS_PER_RESPONSE;
  let response: VisitorsResponse | SetupError = first;

  for (let offset = limit; ; offset += limit) {
    if (response instanceof SetupError) return { pages, missing: response.trouble.happened };

    const { totals, visitors, hasMore } = response;
    addRows(visitors, pages, irregularities);
    if (!isDeepStrictEqual(totals, first.totals)) irregularities.add('changing totals');
    if (!hasMore) return { pages };

    if (visitors.length < limit) irregularities.add('incomplete responses');
    response = await client.read({ range, limit, offset });
  }
}

/** Of rows with the same path the first one counts. */
function addRows(
  rows: VisitorsResponse['visitors'],
  pages: Map<string, PageCounts>,
  irregularities: Irregularities,
): void {
  for (const row of rows) {
    if (row === undefined) irregularities.add('unusable rows');
    else if (pages.has(row.path)) irregularities.add('repeated paths');
    else pages.set(row.path, rounded(row));

    if (row && hasFraction(row)) irregularities.add('fractions');
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

function irregularity(irregularities: Irregularities): Message[] {
  if (irregularities.size === 0) return [];
  const list = new Intl.ListFormat('en').format(irregularities);
  const happened = text`The service returned ${list}, so numbers may be inaccurate, and pages may be missing.`;
  return [{ title: 'Irregular responses', happened }];
}

function gaps(trend: readonly EarlierPeriod[]): Message[] {
  const errors = trend.flatMap(({ response }) => (response instanceof SetupError ? response : []));
  const [error] = errors;
  if (error === undefined) return [];

  const periods = text`The totals of ${counted(errors.length, 'earlier period')} are missing.`;
  const { happened, next = [] } = error.trouble;
  return [{ title: 'Missing periods in the trend', happened: sentences(periods, happened, next) }];
}
