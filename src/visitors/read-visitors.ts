import { isDeepStrictEqual } from 'node:util';
import type { Publisher } from '../runner/publisher.ts';
import { counted, type Text, text } from '../text/sentence.ts';
import {
  type Counts,
  type NoResponse,
  PAGE_ROWS,
  type PageCounts,
  type VisitorsClient,
  type VisitorsResponse,
} from './client.ts';
import { hasVisitors, ranked } from './counts.ts';
import { type Movers, moversOf } from './movers.ts';
import type { Range, Ranges } from './period.ts';

/** A period and the site's totals in it, or why they are not known. Without a range: the service chose it. */
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
  isRounded: boolean;
}

export interface VisitorNumbers extends Irregularities {
  /** The reported period first, then the earlier ones, newest first. */
  periods: readonly [PeriodTotals & { totals: Counts }, ...PeriodTotals[]];
  /** By falling total. */
  pages: PageCounts[];
  /** What kept pages from being read. */
  truncated: Truncated;
  /** Or why there are none; undefined if they were not asked for, or nothing can be compared. */
  movers: Movers | Text | undefined;
}

type Truncated = 'max-requests' | 'rows' | undefined;

/** One response of an earlier period. */
interface Earlier {
  range: Range;
  response: VisitorsResponse | NoResponse;
}

const MAX_PARALLEL = 4;
/** Maximum number of rows of one period, so that a report needs at most 1 GiB of memory. */
export const MAX_ROWS = 1_000_000;

/**
 * Reads all periods of the trend after the first pages, so that a large export leaves enough requests for it. A period that
 * cannot be read is left out of the trend.
 */
export async function readVisitors(
  client: VisitorsClient,
  [range, ...earlier]: Ranges,
  { comparesPages, publisher }: { comparesPages: boolean; publisher: Pick<Publisher, 'info'> },
): Promise<VisitorNumbers | NoResponse> {
  const first = await client.read({ range, limit: PAGE_ROWS, offset: 0 });
  if ('reason' in first) return first;

  // Without visitors, there is no trend to show, only a change from the previous period.
  const trendRanges = hasVisitors(first) ? earlier : earlier.slice(0, 1);
  const trend = await readTrend(client, trendRanges, comparesPages);
  if ('reason' in trend) return trend;

  const irregularities = {
    invalidRows: 0,
    duplicateRows: 0,
    shortResponses: 0,
    inconsistentTotals: 0,
    isRounded: false,
  };
  const now = await readPages(client, { range, response: first }, irregularities);
  if ('reason' in now) return now;

  const movers = comparesPages
    ? await readMovers(client, { now, before: trend[0], irregularities }, publisher)
    : undefined;
  if (movers && 'reason' in movers) return movers;

  const periods = [{ range, totals: first.totals }, ...trend.map(periodTotals)] as const;
  irregularities.isRounded ||= periods.some(({ totals }) => totals && hasFraction(totals));
  const pages = ranked(now.pages.values(), ({ total }) => total);
  return { ...irregularities, periods, pages, truncated: now.truncated, movers };
}

/** Reads the totals of the earlier periods. Of the newest one, `comparesPages` reads the first pages as well. */
async function readTrend(
  { read }: VisitorsClient,
  ranges: readonly Range[],
  comparesPages: boolean,
): Promise<Earlier[] | NoResponse> {
  const readPeriod = async (range: Range): Promise<Earlier> => {
    const limit = comparesPages && range === ranges[0] ? PAGE_ROWS : 1;
    return { range, response: await read({ range, limit, offset: 0 }) };
  };

  const trend: Earlier[] = [];
  for (let at = 0; at < ranges.length; at += MAX_PARALLEL) {
    trend.push(...(await Promise.all(ranges.slice(at, at + MAX_PARALLEL).map(readPeriod))));
    const refused = trend.map(({ response }) => response).find(isRefused);
    if (refused) return refused;
  }
  return trend;
}

const isRefused = (response: VisitorsResponse | NoResponse): response is NoResponse =>
  'reason' in response && response.reason === 'refused';

function periodTotals({ range, response }: Earlier): PeriodTotals {
  return 'reason' in response ? { range, why: response } : { range, totals: response.totals };
}

type PeriodPages = Exclude<Awaited<ReturnType<typeof readPages>>, NoResponse>;

interface Comparison {
  now: PeriodPages;
  before: Earlier | undefined;
  irregularities: Irregularities;
}

/** Reads the remaining pages of the previous period, and compares them with those of `now`, or says why it cannot. */
async function readMovers(
  client: VisitorsClient,
  { now, before, irregularities }: Comparison,
  publisher: Pick<Publisher, 'info'>,
): Promise<Movers | NoResponse | Text | undefined> {
  if (before === undefined) return undefined;

  const { response } = before;
  if ('reason' in response) return notCompared(text`the previous period could not be read.`);
  if (!hasVisitors(response)) return undefined;
  if (now.truncated) return notCompared(INCOMPLETE);

  // The previous period probably has about as many pages.
  const needed = response.hasMore ? now.requests : 0;
  const { sent, remaining } = client.requests();
  const more = counted(needed, 'more request');
  if (needed > remaining)
    return notCompared(
      text`this takes up to ${more}, and \`max-requests\` leaves ${remaining}. To compare them, increase \`max-requests\`.`,
    );
  if (needed > 0)
    publisher.info(
      text`Reading the pages of the previous period: up to ${more} (so far: ${sent}).`,
    );

  const read = await readPages(client, { ...before, response }, irregularities);
  if ('reason' in read) return isRefused(read) ? read : notCompared(INCOMPLETE);
  return read.truncated ? notCompared(INCOMPLETE) : moversOf(now.pages, read.pages);
}

const INCOMPLETE = text`not every page of both periods was read.`;

const notCompared = (why: Text) =>
  text`Pages were not compared with the previous period, because ${why}`;

/** Reads the pages of a period, of which the first response is known, while requests are left. */
async function readPages(
  { read }: VisitorsClient,
  { range, response: first }: { range: Range | undefined; response: VisitorsResponse },
  irregularities: Irregularities,
) {
  const rows = new Rows(first.totals, irregularities);
  let requests = 0;

  const pageAt = (offset: number) => {
    requests++;
    return read({ range, limit: PAGE_ROWS, offset });
  };

  for await (const response of responses(first, pageAt)) {
    if (!('reason' in response)) rows.add(response);
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
  pageAt: (offset: number) => Promise<VisitorsResponse | NoResponse>,
): AsyncGenerator<VisitorsResponse | NoResponse> {
  yield first;

  let { hasMore } = first;
  for (let count = 1; hasMore; ) {
    const length = count < MAX_PARALLEL ? 2 : MAX_PARALLEL;
    const batch = Array.from({ length }, (_, index) => pageAt((count + index) * PAGE_ROWS));
    count += length;

    for (const request of batch) {
      // Responses after the last page are not awaited: not even a failure counts.
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
  truncated: Truncated;
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

    if (hasMore && visitors.length < PAGE_ROWS) this.#irregularities.shortResponses++;
    if (!isDeepStrictEqual(totals, this.#totals)) this.#irregularities.inconsistentTotals++;
    const isFull = this.#count === MAX_ROWS && (hasMore || rows.length < visitors.length);
    if (isFull) this.truncated = 'rows';
  }

  #addRow(row: PageCounts | undefined): void {
    if (row === undefined) this.#irregularities.invalidRows++;
    else if (this.pages.has(row.path)) this.#irregularities.duplicateRows++;
    else this.pages.set(row.path, row);
    this.#irregularities.isRounded ||= row !== undefined && hasFraction(row);
  }
}

function hasFraction({ human, ai, total }: Counts): boolean {
  return ![human, ai, total].every(Number.isInteger);
}
