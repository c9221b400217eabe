import { SetupError, type UserMessage } from '../errors.ts';
import { type Text, text } from '../text/sentence.ts';
import { comparePages, pagesByPath } from './compare-pages.ts';
import { hasVisitors, roundCounts } from './counts.ts';
import type { Page } from './pages.ts';
import { type Range, type Ranges, shortName } from './period.ts';
import {
  type Counts,
  type Read,
  ROWS_PER_RESPONSE,
  type VisitorsResponse,
} from './visitors-client.ts';

/** For the totals of other periods, whatever the pages need. */
const KEPT_REQUESTS = 9;

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
  /** The same period a year before, and the one before that. */
  yearBefore: readonly PeriodTotals[];
  /** Those of the reported period, and those that have gone since the compared one. */
  pages: readonly Page[];
  truncated: boolean;
  warnings: UserMessage[];
}

interface PeriodPages extends PeriodTotals {
  pages: ReadonlyMap<string, Counts>;
  whyIncomplete?: Text;
}

/** Only the first response is required. */
export async function readVisitors(read: Read, ranges: Ranges): Promise<VisitorNumbers> {
  const newest = await readPages(read, ranges.newest);
  const { periods: earlier, whyMissing } = await readEach(ranges.earlier, (range, later) =>
    later.some(hasVisitors) ? readTotals(read, range) : readPages(read, range),
  );
  const older = whyMissing ? [] : ranges.yearBefore;
  const { periods: yearBefore } = await readEach(older, (range) => readTotals(read, range));

  const compared = earlier.find(hasVisitors);
  const listed = compared ? [newest, compared] : [newest];
  const isComplete = listed.every(({ whyIncomplete }) => whyIncomplete === undefined);
  const both = { now: newest.pages, before: compared?.pages ?? new Map() };
  return {
    ranges,
    periods: [newest, ...earlier],
    compared,
    yearBefore: yearBefore.slice(0, 1).some(hasVisitors) ? yearBefore : [],
    pages: compared && isComplete ? comparePages(both) : pagesByPath(both),
    truncated: newest.whyIncomplete !== undefined,
    warnings: [
      ...emptyPeriods([newest, ...earlier], ranges),
      ...listed.flatMap((period) => incompletePages(period, ranges)),
      ...missingPeriods(whyMissing),
    ],
  };
}

/** Ends where reading fails: a service that keeps numbers for some weeks has no older ones. */
async function readEach(
  ranges: readonly Range[],
  read: (range: Range, later: readonly PeriodPages[]) => Promise<PeriodPages>,
) {
  const periods: PeriodPages[] = [];
  for (const range of ranges) {
    const period = await read(range, periods).catch(failureReason);
    if (!('totals' in period)) return { periods, whyMissing: period };
    periods.push(period);
  }
  return { periods };
}

function failureReason(error: unknown): Text {
  if (error instanceof SetupError) return error.userMessage.happened;
  throw error;
}

async function readTotals(read: Read, range: Range): Promise<PeriodPages> {
  const { totals } = await read({ range, limit: 1, offset: 0 });
  return { range, totals, pages: new Map() };
}

/** Reads the visitors of every page of the site (specification, 4.4, rule 2). */
async function readPages(read: Read, range: Range | undefined): Promise<PeriodPages> {
  const limit = ROWS_PER_RESPONSE;
  const pages = new Map<string, Counts>();
  let response = await read({ range, limit, offset: 0 });
  const period = { range, totals: response.totals, pages };
  let expected = 0;

  for (let offset = limit; ; offset += limit) {
    const hasNew = addRows(response, pages);
    expected += Math.max(response.rowCount, response.hasMore ? limit : 0);
    if (!response.hasMore || !hasNew)
      return pages.size < expected ? { ...period, whyIncomplete: IRREGULAR } : period;

    const next = await read({ range, limit, offset }, KEPT_REQUESTS).catch(failureReason);
    if (!('totals' in next)) return { ...period, whyIncomplete: next };
    response = next;
  }
}

/** Of rows with equal paths, the first one counts. */
function addRows(response: VisitorsResponse, pages: Map<string, Counts>): boolean {
  const { size } = pages;
  for (const { path, ...counts } of response.pages)
    if (!pages.has(path)) pages.set(path, roundCounts(counts));
  return pages.size > size;
}

const IRREGULAR = text`Rows of the service were unusable, repeated, or missing.`;

function incompletePages({ range, whyIncomplete }: PeriodPages, { period }: Ranges): UserMessage[] {
  if (whyIncomplete === undefined) return [];

  const name = shortName(range, period);
  const happened = text`Not every page of ${name} could be read, so none is called new or gone. ${whyIncomplete}`;
  return [{ title: 'Not every page was read', happened }];
}

function missingPeriods(why: Text | undefined): UserMessage[] {
  if (why === undefined) return [];

  const happened = text`Earlier periods are missing, because the totals of one could not be read. ${why}`;
  return [{ title: 'Missing periods in the trend', happened }];
}

export const WHAT_TO_CHECK = text`Check that \`project-id\` is the project of the published site, and that the site has analytics.`;

/** Names the time without visitors after the period that the report compares with. */
function emptyPeriods(periods: readonly PeriodTotals[], { period }: Ranges): UserMessage[] {
  const compared = periods.slice(1).find(hasVisitors);
  const empty = periods.find((each) => each === compared || !hasVisitors(each));
  const [from, to] = [compared?.range?.to, empty?.range?.to];
  if (from === undefined || to === undefined || empty === compared) return [];

  const name = shortName({ from, to }, period);
  const happened = text`${name} had no visitors. The report compares with ${shortName(compared?.range, period)}.`;
  const next = empty === periods[0] ? WHAT_TO_CHECK : [];
  return [{ title: 'No visitors in a period', happened, next }];
}
