import { SetupError, type UserMessage } from '../errors.ts';
import { counted, sentences, type Text, text } from '../text/sentence.ts';
import { comparePages, pagesByPath } from './compare-pages.ts';
import { hasVisitors, roundCounts, siteChange } from './counts.ts';
import type { Page } from './pages.ts';
import type { Range, Ranges } from './period.ts';
import {
  type Counts,
  ROWS_PER_RESPONSE,
  type VisitorsClient,
  type VisitorsResponse,
} from './visitors-client.ts';

/** A smaller change of the site is not compared with that of a year before. */
export const MIN_CHANGE_WITH_YEAR = 0.2;

export interface PeriodTotals {
  range: Range | undefined;
  totals: Counts;
}

export interface VisitorNumbers {
  ranges: Ranges;
  /** The reported one is first. */
  periods: readonly [PeriodTotals, ...PeriodTotals[]];
  /** The last period with visitors before the reported one. */
  compared: PeriodTotals | undefined;
  /** The same period a year before, and for a large change the one before that. */
  yearBefore: readonly PeriodTotals[];
  /** Those of the reported period, and those that have gone since the compared one. */
  pages: readonly Page[];
  arePagesCompared: boolean;
  truncated: boolean;
  warnings: UserMessage[];
}

interface PeriodPages extends PeriodTotals {
  pages: Map<string, Counts>;
  /** Rows were unusable, repeated, or missing, so other pages may be missing, too. */
  hasGaps: boolean;
  whyIncomplete?: Text;
}

/**
 * Requests for the trend are kept, whatever the pages need. Only the first response is required.
 */
export async function readVisitors(
  client: VisitorsClient,
  ranges: Ranges,
): Promise<VisitorNumbers> {
  const kept = ranges.earlier.length + ranges.yearBefore.length;
  const newest = await readPages(client, ranges.newest, kept);
  const { earlier, previous, whyMissing } = await readEarlier(client, ranges, newest);
  const compared = earlier.find(hasVisitors);
  const change = siteChange(newest.totals, compared?.totals);

  const isComplete = previous !== undefined && previous.whyIncomplete === undefined;
  const hasGaps = newest.hasGaps || previous?.hasGaps === true;
  const both = { now: newest.pages, before: isComplete ? previous.pages : new Map() };
  return {
    ranges,
    periods: [newest, ...earlier],
    compared,
    yearBefore: whyMissing ? [] : await readYearBefore(client, ranges, change),
    pages: isComplete && !hasGaps ? comparePages(both) : pagesByPath(both),
    arePagesCompared: isComplete,
    truncated: newest.whyIncomplete !== undefined,
    warnings: [
      ...notEveryPage(moreThan(newest), newest.whyIncomplete),
      ...notEveryPage(
        text`Not every page of the earlier period could be read.`,
        previous?.whyIncomplete,
      ),
      ...(hasGaps ? [GAPS] : []),
      ...(whyMissing ? [missingPeriods(whyMissing)] : []),
    ],
  };
}

/** Ends where reading fails: a service that keeps numbers for some weeks has no older ones. */
async function readEarlier(client: VisitorsClient, ranges: Ranges, newest: PeriodPages) {
  const earlier: PeriodTotals[] = [];
  const canCompare = newest.whyIncomplete === undefined && hasVisitors(newest);
  let previous: PeriodPages | undefined;

  try {
    for (const range of ranges.earlier) {
      const kept = ranges.earlier.length - earlier.length - 1 + ranges.yearBefore.length;
      // That period probably has about as many pages.
      const isAffordable = newest.pages.size <= (client.remaining() - kept) * ROWS_PER_RESPONSE;
      const isCompared = canCompare && isAffordable && !earlier.some(hasVisitors);
      const pages = isCompared ? await readPages(client, range, kept) : undefined;
      const period = pages ?? (await readTotals(client, range));

      earlier.push(period);
      if (pages && hasVisitors(pages)) previous = pages;
    }
  } catch (error) {
    return { earlier, previous, whyMissing: reasonOf(error) };
  }
  return { earlier, previous };
}

/** Nobody is told if these numbers are missing, because nothing else depends on them. */
async function readYearBefore(client: VisitorsClient, ranges: Ranges, change: number) {
  const isLarge = Math.abs(change) >= MIN_CHANGE_WITH_YEAR;
  const read: PeriodTotals[] = [];

  for (const range of ranges.yearBefore.slice(0, isLarge ? 2 : 1)) {
    const period = await readTotals(client, range).catch(reasonOf);
    if (!('totals' in period) || !hasVisitors(period)) break;
    read.push(period);
  }
  return read;
}

function reasonOf(error: unknown): Text {
  if (error instanceof SetupError) return error.userMessage.happened;
  throw error;
}

async function readTotals(client: VisitorsClient, range: Range): Promise<PeriodTotals> {
  const { totals } = await client.read({ range, limit: 1, offset: 0 });
  return { range, totals };
}

/** Reads the visitors of every page of the site (specification, 4.4, rule 2). */
async function readPages(
  client: VisitorsClient,
  range: Range | undefined,
  kept: number,
): Promise<PeriodPages> {
  const limit = ROWS_PER_RESPONSE;
  let response = await client.read({ range, limit, offset: 0 });
  const { totals } = response;
  const read: PeriodPages = { range, totals, pages: new Map(), hasGaps: false };

  for (let offset = limit; ; offset += limit) {
    addRows(response, read);
    // The client drops rows beyond the limit, so the next request asks for them again.
    if (!response.hasMore && response.rowCount <= limit) return read;

    const next = await client.read({ range, limit, offset }, kept).catch(reasonOf);
    if (!('totals' in next)) return { ...read, whyIncomplete: next };
    if (isSame(next, response)) return { ...read, whyIncomplete: REPEATED };
    response = next;
  }
}

const REPEATED = text`Instead of more pages, the service returned the same ones again.`;

function isSame(response: VisitorsResponse, earlier: VisitorsResponse): boolean {
  const hasSamePages = response.pages.every(({ path }, nth) => path === earlier.pages[nth]?.path);
  return hasSamePages && response.rowCount === earlier.rowCount;
}

/** Of rows with equal paths, the first one counts. */
function addRows({ pages, rowCount, hasMore }: VisitorsResponse, read: PeriodPages): void {
  const earlierSize = read.pages.size;
  for (const { path, ...counts } of pages) {
    if (!read.pages.has(path)) read.pages.set(path, roundCounts(counts));
  }

  const requested = Math.min(rowCount, ROWS_PER_RESPONSE);
  const isShort = hasMore && requested < ROWS_PER_RESPONSE;
  read.hasGaps ||= isShort || read.pages.size - earlierSize < requested;
}

const GAPS: UserMessage = {
  title: 'Some rows were unusable',
  happened: text`Some rows of the service were unusable, repeated, or missing, so pages may be missing in the lists, and none is called new or gone.`,
};

function notEveryPage(what: Text, why: Text | undefined): UserMessage[] {
  const title = 'Not every page was read';
  return why === undefined ? [] : [{ title, happened: sentences(what, why) }];
}

function moreThan({ pages }: PeriodPages): Text {
  return text`The service has more than the ${counted(pages.size, 'page')} that the lists cover.`;
}

function missingPeriods(why: Text): UserMessage {
  const ends = text`Earlier periods are missing, because the totals of one could not be read.`;
  return { title: 'Missing periods in the trend', happened: sentences(ends, why) };
}
