import { isDeepStrictEqual } from 'node:util';
import type { Publisher } from '../runner/publisher.ts';
import { counted, type Text, text } from '../text/sentence.ts';
import {
  type Counts,
  type NoResponse,
  type PageCounts,
  ROWS_PER_RESPONSE,
  type VisitorsClient,
  type VisitorsResponse,
} from './client.ts';
import { hasVisitors, ranked } from './counts.ts';
import { type Movers, moversOf } from './movers.ts';
import type { Range, Ranges } from './period.ts';

/** A period and the site's totals in it, or why they are not known. Without a range, the request had no dates. */
export interface PeriodTotals {
  range: Range | undefined;
  totals?: Counts | undefined;
  why?: NoResponse;
}

/** Numbers of rows and responses that differ from what the specification says. */
export interface Irregularities {
  invalidRows: number;
  duplicateRows: number;
  /** Responses that indicate more pages, but are not full. */
  shortResponses: number;
  /** Responses whose totals differ from those of the first one. */
  inconsistentTotals: number;
  /** The service returned fractions. */
  hasFractions: boolean;
}

export interface VisitorNumbers extends Irregularities {
  /** The reported period first, then the earlier ones, newest first. */
  periods: readonly [PeriodTotals & { totals: Counts }, ...PeriodTotals[]];
  /** By falling total. */
  pages: PageCounts[];
  /** What kept pages from being read. */
  truncated: Truncation;
  /** The largest changes, or why there are none; undefined if they were not asked for, or nothing can be compared. */
  movers: Movers | Text | undefined;
}

type Truncation = 'max-requests' | 'rows' | undefined;

/** One response of an earlier period. */
interface EarlierPeriod {
  range: Range;
  response: VisitorsResponse | NoResponse;
}

const MAX_PARALLEL = 4;
/** Maximum number of rows of one period, so that a report needs at most 1 GiB of memory. */
export const MAX_ROWS = 1_000_000;

/**
 * Reads one response of the reported period, then the trend, and then the remaining responses, so that a large site leaves
 * enough requests for the trend. A period that cannot be read is left out of the trend.
 */
export async function readVisitors(
  client: VisitorsClient,
  [range, ...earlier]: Ranges,
  { comparesPages, publisher }: { comparesPages: boolean; publisher: Pick<Publisher, 'info'> },
): Promise<VisitorNumbers | NoResponse> {
  const first = await client.read({ range, limit: ROWS_PER_RESPONSE, offset: 0 });
  if (isNoResponse(first)) return first;

  // Without visitors, there is no trend to show, only a change from the previous period.
  const trendRanges = hasVisitors(first) ? earlier : earlier.slice(0, 1);
  const trend = await readTrend(client, trendRanges, comparesPages);
  if (isNoResponse(trend)) return trend;

  // Counted while pages are read, of both periods.
  const irregularities = {
    invalidRows: 0,
    duplicateRows: 0,
    shortResponses: 0,
    inconsistentTotals: 0,
    hasFractions: false,
  };
  const current = await readPages(client, { range, response: first }, irregularities);
  if (isNoResponse(current)) return current;

  const movers = comparesPages
    ? await readMovers(client, { current, previous: trend[0], irregularities }, publisher)
    : undefined;
  if (movers && isNoResponse(movers)) return movers;

  const periods = [{ range, totals: first.totals }, ...trend.map(periodTotals)] as const;
  irregularities.hasFractions ||= periods.some(({ totals }) => totals && hasFraction(totals));
  const pages = ranked(current.pages.values(), ({ total }) => total);
  return { ...irregularities, periods, pages, truncated: current.truncated, movers };
}

/** Reads the totals of the earlier periods, and if pages are compared, also the first ones of the newest period. */
async function readTrend(
  { read }: VisitorsClient,
  ranges: readonly Range[],
  comparesPages: boolean,
): Promise<EarlierPeriod[] | NoResponse> {
  const readPeriod = async (range: Range): Promise<EarlierPeriod> => {
    const limit = comparesPages && range === ranges[0] ? ROWS_PER_RESPONSE : 1;
    return { range, response: await read({ range, limit, offset: 0 }) };
  };

  const trend: EarlierPeriod[] = [];
  for (let at = 0; at < ranges.length; at += MAX_PARALLEL) {
    trend.push(...(await Promise.all(ranges.slice(at, at + MAX_PARALLEL).map(readPeriod))));
    const refused = trend.map(({ response }) => response).find(isRefused);
    if (refused) return refused;
  }
  return trend;
}

const isNoResponse = (result: object): result is NoResponse => 'reason' in result;

const isRefused = (result: object): result is NoResponse =>
  isNoResponse(result) && result.reason === 'refused';

function periodTotals({ range, response }: EarlierPeriod): PeriodTotals {
  return isNoResponse(response) ? { range, why: response } : { range, totals: response.totals };
}

type PeriodPages = Exclude<Awaited<ReturnType<typeof readPages>>, NoResponse>;

interface Comparison {
  current: PeriodPages;
  previous: EarlierPeriod | undefined;
  irregularities: Irregularities;
}

/** Reads the remaining pages of the previous period, and compares them with the current ones, or says why it cannot. */
async function readMovers(
  client: VisitorsClient,
  { current, previous, irregularities }: Comparison,
  publisher: Pick<Publisher, 'info'>,
): Promise<Movers | NoResponse | Text | undefined> {
  if (previous === undefined) return undefined;

  const { response } = previous;
  if (isNoResponse(response)) return notCompared(text`the previous period could not be read.`);
  if (!hasVisitors(response)) return undefined;
  if (current.truncated) return notCompared(INCOMPLETE);

  // The previous period probably has about as many pages.
  const needed = response.hasMore ? Math.max(1, current.requests) : 0;
  const { sent, remaining } = client.requests();
  const more = counted(needed, 'more request');
  if (needed > remaining)
    return notCompared(
      text`this takes about ${more}, and \`max-requests\` leaves ${remaining}. To compare them, increase \`max-requests\`.`,
    );
  if (needed > 0)
    publisher.info(
      text`Reading the pages of the previous period: about ${more} (so far: ${sent}).`,
    );

  const before = await readPages(client, { ...previous, response }, irregularities);
  if (isRefused(before)) return before;
  if (isNoResponse(before) || before.truncated) return notCompared(INCOMPLETE);
  return moversOf(current.pages, before.pages);
}

const INCOMPLETE = text`not every page of both periods was read.`;

const notCompared = (why: Text) =>
  text`Pages were not compared with the previous period, because ${why}`;

/** Reads the remaining responses of a period while requests are left. Returns the documentation's pages. */
async function readPages(
  { read }: VisitorsClient,
  { range, response: first }: { range: Range | undefined; response: VisitorsResponse },
  irregularities: Irregularities,
) {
  const rows = new Rows(first.totals, irregularities);
  let requests = 0;

  const requestFrom = (offset: number) => {
    requests++;
    return read({ range, limit: ROWS_PER_RESPONSE, offset });
  };

  for await (const response of responses(first, requestFrom)) {
    if (!isNoResponse(response)) rows.add(response);
    else if (response.reason === 'budget') rows.truncated = 'max-requests';
    else return response;
    if (rows.truncated) break;
  }

  const { pages, truncated } = rows;
  /** `requests`: those after the first one. */
  return { pages, truncated, requests };
}

/** Reads on while there is more (specification, 4.4, rule 2): 2 responses at a time, later 4. */
async function* responses(
  first: VisitorsResponse,
  requestFrom: (offset: number) => Promise<VisitorsResponse | NoResponse>,
): AsyncGenerator<VisitorsResponse | NoResponse> {
  yield first;

  let { hasMore } = first;
  for (let count = 1; hasMore; ) {
    const length = count < MAX_PARALLEL ? 2 : MAX_PARALLEL;
    const batch = Array.from({ length }, (_, index) =>
      requestFrom((count + index) * ROWS_PER_RESPONSE),
    );
    count += length;

    for (const request of batch) {
      // Responses after the last one with pages are not awaited: not even a failure counts.
      if (!hasMore) return;

      const response = await request;
      yield response;
      hasMore = 'hasMore' in response && response.hasMore;
    }
  }
}

/** Collects the rows of one period, and counts in `irregularities` what was irregular. */
class Rows {
  /** Of rows with the same path the first one counts. */
  readonly pages = new Map<string, PageCounts>();
  truncated: Truncation;
  readonly #totals: Counts;
  readonly #irregularities: Irregularities;
  #count = 0;

  constructor(totals: Counts, irregularities: Irregularities) {
    this.#totals = totals;
    this.#irregularities = irregularities;
  }

  add({ totals, visitors, hasMore }: VisitorsResponse): void {
    const rows = visitors.slice(0, MAX_ROWS - this.#count);
    this.#count += rows.length;
    for (const row of rows) this.#addRow(row);

    if (hasMore && visitors.length < ROWS_PER_RESPONSE) this.#irregularities.shortResponses++;
    if (!isDeepStrictEqual(totals, this.#totals)) this.#irregularities.inconsistentTotals++;
    const isTruncated = this.#count === MAX_ROWS && (hasMore || rows.length < visitors.length);
    if (isTruncated) this.truncated = 'rows';
  }

  #addRow(row: PageCounts | undefined): void {
    if (row === undefined) this.#irregularities.invalidRows++;
    else if (this.pages.has(row.path)) this.#irregularities.duplicateRows++;
    else this.pages.set(row.path, row);
    this.#irregularities.hasFractions ||= row !== undefined && hasFraction(row);
  }
}

function hasFraction({ human, ai, total }: Counts): boolean {
  return ![human, ai, total].every(Number.isInteger);
}
