import { SetupError, type UserMessage } from '../errors.ts';
import { counted, sentences, type Text, text } from '../text/sentence.ts';
import { comparePages, type PageChange } from './changes.ts';
import { hasVisitors, rankRows, roundCounts } from './numbers.ts';
import type { Range, Ranges } from './period.ts';
import {
  type Counts,
  type PageCounts,
  ROWS_PER_RESPONSE,
  type VisitorsClient,
  type VisitorsResponse,
} from './visitors-client.ts';

export interface PeriodTotals {
  range: Range | undefined;
  totals: Counts;
}

export interface VisitorNumbers {
  /** The reported period is first, and the oldest one that could be read is last. */
  periods: readonly [PeriodTotals, ...PeriodTotals[]];
  /** The last period with visitors before the reported one. */
  compared: PeriodTotals | undefined;
  /** Undefined if it had no visitors, or could not be read. */
  yearBefore: PeriodTotals | undefined;
  /** The page with the most visitors is first. */
  pages: PageCounts[];
  /** The site has more pages. */
  truncated: boolean;
  /** Undefined if not every page of the reported and of the compared period was read. */
  changes: PageChange[] | undefined;
  warnings: UserMessage[];
}

/** The first response of a period, which contains its totals. */
interface Start extends PeriodTotals {
  /** How many rows were requested. */
  limit: number;
  first: VisitorsResponse;
}

interface PeriodPages {
  pages: Map<string, PageCounts>;
  /** Rows were unusable, repeated, or missing, so other pages may be missing, too. */
  hasGaps: boolean;
  /** Why not every page could be read. */
  whyIncomplete: Text | undefined;
}

/**
 * Reads one response of each period before the further rows of two of them, so that a large site
 * leaves enough requests for the trend. Only the very first response is needed: without it, this
 * rejects with a SetupError.
 */
export async function readVisitors(
  client: VisitorsClient,
  ranges: Ranges,
): Promise<VisitorNumbers> {
  const newest = await readStart(client, ranges.newest, ROWS_PER_RESPONSE);
  if ('userMessage' in newest) throw new SetupError(newest.userMessage);

  const { earlier, whyMissing } = await readEarlier(client, ranges.earlier);
  const yearBefore = whyMissing ? undefined : await readYearBefore(client, ranges.yearBefore);
  const compared = earlier.find(hasVisitors);

  const current = await readPages(client, newest);
  const previous = compared && (await readPrevious(client, current, compared));
  const isComplete = previous !== undefined && previous.whyIncomplete === undefined;
  const hasGaps = current.hasGaps || previous?.hasGaps === true;

  return {
    periods: [totalsOf(newest), ...earlier.map(totalsOf)],
    compared: compared && totalsOf(compared),
    yearBefore,
    pages: rankRows(current.pages.values(), ({ total }) => total),
    truncated: current.whyIncomplete !== undefined,
    changes: isComplete
      ? comparePages({ now: current.pages, before: previous.pages, hasGaps })
      : undefined,
    warnings: [...truncation(current), ...gaps(hasGaps), ...missingPeriods(whyMissing)],
  };
}

function totalsOf({ range, totals }: PeriodTotals): PeriodTotals {
  return { range, totals };
}

async function readStart(
  client: VisitorsClient,
  range: Range | undefined,
  limit: number,
): Promise<Start | { userMessage: UserMessage }> {
  const result = await client.read({ range, limit, offset: 0 });
  if (result.kind === 'failure') return result;

  const { response: first } = result;
  return { range, limit, totals: first.totals, first };
}

/**
 * Reads the totals of the earlier periods, and the first rows of the newest of them. Ends at the
 * first period that could not be read, because a service that keeps numbers for some weeks has no
 * older ones.
 */
async function readEarlier(client: VisitorsClient, ranges: readonly Range[]) {
  const earlier: Start[] = [];

  for (const range of ranges) {
    const start = await readStart(client, range, earlier.length === 0 ? ROWS_PER_RESPONSE : 1);
    if ('userMessage' in start) return { earlier, whyMissing: start.userMessage.happened };
    earlier.push(start);
  }
  return { earlier, whyMissing: undefined };
}

/** Nothing else depends on these numbers, so they get one attempt, and nobody is told that it failed. */
async function readYearBefore(
  client: VisitorsClient,
  range: Range | undefined,
): Promise<PeriodTotals | undefined> {
  if (range === undefined) return undefined;

  const result = await client.read({ range, limit: 1, offset: 0 }, { maxAttempts: 1 });
  if (result.kind === 'failure') return undefined;

  const period = { range, totals: result.response.totals };
  return hasVisitors(period) ? period : undefined;
}

/** Reads the pages of an earlier period, unless they could not be compared, or not all be read. */
async function readPrevious(
  client: VisitorsClient,
  current: PeriodPages,
  start: Start,
): Promise<PeriodPages | undefined> {
  const hasRows = start.limit === ROWS_PER_RESPONSE;
  // That period probably has about as many pages.
  const responses = Math.max(1, Math.ceil(current.pages.size / ROWS_PER_RESPONSE));
  const needed = responses - (hasRows ? 1 : 0);
  if (current.whyIncomplete || needed > client.remaining()) return undefined;
  if (hasRows) return readPages(client, start);

  const again = await readStart(client, start.range, ROWS_PER_RESPONSE);
  return 'userMessage' in again ? undefined : readPages(client, again);
}

/** Reads the visitors of every page of the site (specification, 4.4, rule 2). */
async function readPages(client: VisitorsClient, { range, first }: Start): Promise<PeriodPages> {
  const read: PeriodPages = { pages: new Map(), hasGaps: false, whyIncomplete: undefined };
  const limit = ROWS_PER_RESPONSE;
  let response = first;

  for (let offset = limit; ; offset += limit) {
    addRows(response, read);

    // The client drops rows beyond the limit, so the next request asks for them again.
    const hasMore = response.hasMore || response.rowCount > limit;
    if (!hasMore) return read;

    const result = await client.read({ range, limit, offset });
    if (result.kind === 'failure') return { ...read, whyIncomplete: result.userMessage.happened };
    response = result.response;
  }
}

/** Of rows with equal paths, the first one counts. */
function addRows(response: VisitorsResponse, read: PeriodPages): void {
  const { pages } = read;
  const earlierSize = pages.size;
  for (const { path, ...counts } of response.pages) {
    if (!pages.has(path)) pages.set(path, { path, ...roundCounts(counts) });
  }

  const requested = Math.min(response.rowCount, ROWS_PER_RESPONSE);
  const isShort = response.hasMore && requested < ROWS_PER_RESPONSE;
  const addedAll = pages.size - earlierSize === requested;
  read.hasGaps ||= isShort || !addedAll;
}

function truncation({ pages, whyIncomplete }: PeriodPages): UserMessage[] {
  if (whyIncomplete === undefined) return [];

  const more = text`The service has more than the ${counted(pages.size, 'page')} in this report.`;
  const lists = text`The page lists cover only these pages; the totals cover the whole site.`;
  return [{ title: 'Not every page was read', happened: sentences(more, whyIncomplete, lists) }];
}

function gaps(hasGaps: boolean): UserMessage[] {
  const happened = text`Some rows of the service were unusable, repeated, or missing, so pages may be missing in the lists, and none is called new or gone.`;
  return hasGaps ? [{ title: 'Some rows were unusable', happened }] : [];
}

function missingPeriods(whyMissing: Text | undefined): UserMessage[] {
  if (whyMissing === undefined) return [];

  const ends = text`Earlier periods are missing, because the totals of one could not be read.`;
  return [{ title: 'Missing periods in the trend', happened: sentences(ends, whyMissing) }];
}
