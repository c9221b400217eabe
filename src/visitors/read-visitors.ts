import type { UserMessage } from '../errors.ts';
import { counted, sentences, type Text, text } from '../text/sentence.ts';
import { rankRows, roundCounts } from './numbers.ts';
import type { Range, Ranges } from './period.ts';
import {
  type Counts,
  type PageCounts,
  ROWS_PER_RESPONSE,
  UnavailableNumbers,
  type VisitorsClient,
  type VisitorsResponse,
} from './visitors-client.ts';

export interface PeriodTotals {
  range: Range | undefined;
  totals: Counts;
}

/**
 * A page whose number of visitors changed. A page that was renamed is two of them: one that lost
 * all visitors, and one that gained all.
 */
export interface Mover {
  path: string;
  now: number;
  before: number;
}

/** In both lists, the largest change is first. */
export interface Movers {
  gained: Mover[];
  lost: Mover[];
}

export interface VisitorNumbers {
  /** The reported period is first, and the oldest one that could be read is last. */
  periods: readonly [PeriodTotals, ...PeriodTotals[]];
  /** The page with the most visitors is first. */
  pages: PageCounts[];
  /** Whether the site has more pages. */
  truncated: boolean;
  /** Undefined if not every page of the newest two periods was read. */
  movers: Movers | undefined;
  warnings: UserMessage[];
}

/** The first response of a period, which contains its totals. */
interface Start {
  range: Range | undefined;
  first: VisitorsResponse;
}

type Pages = Map<string, PageCounts>;

/** How many rows of the responses were not as requested. */
interface IrregularRows {
  unusable: number;
  repeated: number;
  tooMany: number;
  tooFew: number;
}

interface PeriodPages {
  pages: Pages;
  irregular: IrregularRows;
  /** Why not every page could be read. */
  whyIncomplete: Text | undefined;
}

/**
 * Reads one response of each period before the further rows of the newest two, so that a large site
 * leaves enough requests for the trend. Rejects if the very first response cannot be read, or if
 * the service refuses a request. Other numbers that cannot be read are missing.
 */
export async function readVisitors(
  client: VisitorsClient,
  [newestRange, ...earlierRanges]: Ranges,
): Promise<VisitorNumbers> {
  const newest = await readStart(client, newestRange, ROWS_PER_RESPONSE);
  const { earlier, unavailable } = await readEarlier(client, earlierRanges);

  const current = await readPages(client, newest);
  const previous = await readPrevious(client, current, earlier[0]);
  const isComplete = previous !== undefined && previous.whyIncomplete === undefined;

  return {
    periods: [totalsOf(newest), ...earlier.map(totalsOf)],
    pages: rankRows(current.pages.values(), ({ total }) => total),
    truncated: current.whyIncomplete !== undefined,
    movers: isComplete ? moversOf(current.pages, previous.pages) : undefined,
    warnings: [
      ...truncation(current),
      ...irregularity(previous ? [current, previous] : [current]),
      ...missingPeriods(unavailable),
    ],
  };
}

function totalsOf({ range, first }: Start): PeriodTotals {
  return { range, totals: first.totals };
}

async function readStart(
  client: VisitorsClient,
  range: Range | undefined,
  limit: number,
): Promise<Start> {
  return { range, first: await client.read({ range, limit, offset: 0 }) };
}

/**
 * Reads the totals of the earlier periods, and the first rows of the newest of them. Ends at the first
 * period that is not available; `unavailable` says why.
 */
async function readEarlier(client: VisitorsClient, ranges: readonly Range[]) {
  const earlier: Start[] = [];

  for (const range of ranges) {
    const limit = earlier.length === 0 ? ROWS_PER_RESPONSE : 1;
    try {
      earlier.push(await readStart(client, range, limit));
    } catch (error) {
      return { earlier, unavailable: whyUnavailable(error) };
    }
  }
  return { earlier, unavailable: undefined };
}

/** Throws any other error again, because there is no report then. */
function whyUnavailable(error: unknown): UserMessage {
  if (error instanceof UnavailableNumbers) return error.userMessage;
  throw error;
}

/** Reads the pages of the previous period, unless they could not be compared, or not all be read. */
async function readPrevious(
  client: VisitorsClient,
  current: PeriodPages,
  start: Start | undefined,
): Promise<PeriodPages | undefined> {
  // The previous period probably has about as many pages.
  const needed = Math.ceil(current.pages.size / ROWS_PER_RESPONSE) - 1;
  const isPossible = !current.whyIncomplete && needed <= client.remaining();
  return start && isPossible ? readPages(client, start) : undefined;
}

/** Reads the visitors of every page of the site (specification, 4.4, rule 2). */
async function readPages(client: VisitorsClient, { range, first }: Start): Promise<PeriodPages> {
  const pages: Pages = new Map();
  const irregular = { unusable: 0, repeated: 0, tooMany: 0, tooFew: 0 };
  const limit = ROWS_PER_RESPONSE;
  let response = first;

  for (let offset = limit; ; offset += limit) {
    addRows(response, pages, irregular);

    // The client drops rows beyond the limit, so the next request asks for them again.
    const hasMore = response.hasMore || response.rowCount > limit;
    if (!hasMore) return { pages, irregular, whyIncomplete: undefined };

    try {
      response = await client.read({ range, limit, offset });
    } catch (error) {
      return { pages, irregular, whyIncomplete: whyUnavailable(error).happened };
    }
  }
}

/**
 * Adds the rows of a response to those of its period. Of rows with equal paths, the first one
 * counts.
 */
function addRows(response: VisitorsResponse, pages: Pages, irregular: IrregularRows): void {
  for (const row of response.pages) {
    if (pages.has(row.path)) irregular.repeated += 1;
    else pages.set(row.path, roundCounts(row));
  }

  const requestedRows = Math.min(response.rowCount, ROWS_PER_RESPONSE);
  irregular.unusable += requestedRows - response.pages.length;
  irregular.tooMany += response.rowCount - requestedRows;
  if (response.hasMore) irregular.tooFew += ROWS_PER_RESPONSE - requestedRows;
}

export function moversOf(now: Pages, before: Pages): Movers {
  const paths = new Set([...now.keys(), ...before.keys()]);
  const totalIn = (pages: Pages, path: string) => pages.get(path)?.total ?? 0;
  const rows = Array.from(paths, (path): Mover => {
    return { path, now: totalIn(now, path), before: totalIn(before, path) };
  });

  const byChange = rankRows(rows, (row) => Math.abs(row.now - row.before));
  return {
    gained: byChange.filter((row) => row.now > row.before),
    lost: byChange.filter((row) => row.now < row.before),
  };
}

function truncation({ pages, whyIncomplete }: PeriodPages): UserMessage[] {
  if (whyIncomplete === undefined) return [];

  const more = text`The service has more than the ${counted(pages.size, 'page')} in this report.`;
  const lists = text`The page lists cover only these pages; the totals cover the whole site.`;
  return [{ title: 'Not every page was read', happened: sentences(more, whyIncomplete, lists) }];
}

function irregularity(periods: readonly PeriodPages[]): UserMessage[] {
  const sum = (kind: keyof IrregularRows) =>
    periods.reduce((total, { irregular }) => total + irregular[kind], 0);
  const unusable = sum('unusable');
  const repeated = sum('repeated');
  const tooMany = sum('tooMany');
  const tooFew = sum('tooFew');

  const counts: string[] = [];
  if (unusable > 0) counts.push(counted(unusable, 'unusable row'));
  if (repeated > 0) counts.push(counted(repeated, 'repeated row'));
  if (tooMany > 0) counts.push(`${counted(tooMany, 'row')} more than requested`);
  if (tooFew > 0) counts.push(`${counted(tooFew, 'row')} fewer than requested`);
  if (counts.length === 0) return [];

  const happened = text`The responses of the service were irregular: ${counts.join(', ')}. Numbers may be inaccurate, and pages may be missing.`;
  return [{ title: 'Irregular responses', happened }];
}

function missingPeriods(unavailable: UserMessage | undefined): UserMessage[] {
  if (unavailable === undefined) return [];

  const { happened, next = [] } = unavailable;
  const ends = text`Earlier periods are missing, because the totals of one could not be read.`;
  return [{ title: 'Missing periods in the trend', happened: sentences(ends, happened, next) }];
}
