import type { UserMessage } from '../errors.ts';
import { counted, sentences, type Text, text } from '../text/sentence.ts';
import { ranked, rounded } from './numbers.ts';
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

/** A page whose number of visitors changed. A renamed page is one that lost all, and one that gained all. */
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

interface Start {
  range: Range | undefined;
  first: VisitorsResponse;
}

type Pages = Map<string, PageCounts>;

/** How the report says each number of irregular rows. */
const IRREGULAR_ROWS = [
  ['unusable', (count: number) => counted(count, 'unusable row')],
  ['repeated', (count: number) => counted(count, 'repeated row')],
  ['tooMany', (count: number) => `${counted(count, 'row')} more than requested`],
  ['tooFew', (count: number) => `${counted(count, 'row')} fewer than requested`],
] as const;

/** How many rows were not as requested. */
type IrregularRows = Record<(typeof IRREGULAR_ROWS)[number][0], number>;

interface PeriodPages {
  pages: Pages;
  irregular: IrregularRows;
  /** Why not every page could be read. */
  missing?: Text;
}

/**
 * Reads one response of each period before the remaining ones of the newest two, so that a large
 * site leaves enough requests for the trend. Rejects if the very first response cannot be read, or
 * if the service refuses a request; other numbers that cannot be read are missing.
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
      ...irregularity(before ? [current, before] : [current]),
      ...missingPeriods(error),
    ],
  };
}

function totalsOf({ range, first }: Start): PeriodTotals {
  return { range, totals: first.totals };
}

/** Reads the totals of the periods, and the first pages of the newest two. Ends at the first failure. */
async function readStarts(client: VisitorsClient, ranges: Ranges) {
  const starts: Start[] = [];

  for (const range of ranges) {
    const limit = starts.length < 2 ? ROWS_PER_RESPONSE : 1;
    try {
      const first = await client.read({ range, limit, offset: 0 });
      starts.push({ range, first });
    } catch (error) {
      return { starts, error: asUnavailable(error) };
    }
  }
  return { starts };
}

/** Rethrows any other error: then there is no report. */
function asUnavailable(error: unknown): UnavailableNumbers {
  if (error instanceof UnavailableNumbers) return error;
  throw error;
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

/** Reads all pages (specification, 4.4, rule 2). */
async function readPages(client: VisitorsClient, { range, first }: Start): Promise<PeriodPages> {
  const irregular = { unusable: 0, repeated: 0, tooMany: 0, tooFew: 0 };
  const period: PeriodPages = { pages: new Map(), irregular };
  const limit = ROWS_PER_RESPONSE;
  let response = first;

  for (let offset = limit; ; offset += limit) {
    addRows(response, period);

    // Rows beyond the limit are dropped, so they are among those that the next request asks for.
    const hasMore = response.hasMore || response.rowCount > limit;
    if (!hasMore) return period;

    try {
      response = await client.read({ range, limit, offset });
    } catch (error) {
      return { ...period, missing: asUnavailable(error).userMessage.happened };
    }
  }
}

/** Adds the rows of a response to those of its period. Of rows with equal paths, the first one counts. */
function addRows(response: VisitorsResponse, { pages, irregular }: PeriodPages): void {
  for (const row of response.pages) {
    if (pages.has(row.path)) irregular.repeated += 1;
    else pages.set(row.path, rounded(row));
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

  const byChange = ranked(rows, (row) => Math.abs(row.now - row.before));
  return {
    gained: byChange.filter((row) => row.now > row.before),
    lost: byChange.filter((row) => row.now < row.before),
  };
}

function truncation({ pages, missing }: PeriodPages): UserMessage[] {
  if (missing === undefined) return [];
  const more = text`The service has more than the ${counted(pages.size, 'page')} in this report.`;
  const lists = text`The page lists cover only these pages; the totals cover the whole site.`;
  return [{ title: 'Not every page was read', happened: sentences(more, missing, lists) }];
}

function irregularity(periods: readonly PeriodPages[]): UserMessage[] {
  const counts = IRREGULAR_ROWS.flatMap(([kind, say]) => {
    const count = periods.reduce((sum, { irregular }) => sum + irregular[kind], 0);
    return count === 0 ? [] : say(count);
  });
  if (counts.length === 0) return [];

  const happened = text`The responses of the service were irregular: ${counts.join(', ')}. Numbers may be inaccurate, and pages may be missing.`;
  return [{ title: 'Irregular responses', happened }];
}

function missingPeriods(error: UnavailableNumbers | undefined): UserMessage[] {
  if (error === undefined) return [];
  const { happened, next = [] } = error.userMessage;
  const ends = text`Earlier periods are missing, because the totals of one could not be read.`;
  return [{ title: 'Missing periods in the trend', happened: sentences(ends, happened, next) }];
}
