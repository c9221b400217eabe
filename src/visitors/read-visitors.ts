import { SetupError, type UserMessage } from '../errors.ts';
import { sentences, type Text, text } from '../text/sentence.ts';
import { comparePages, pagesByPath } from './compare-pages.ts';
import { hasVisitors, type Page, roundCounts } from './counts.ts';
import type { Range, Ranges } from './period.ts';
import {
  type Counts,
  type Read,
  ROWS_PER_RESPONSE,
  type VisitorsResponse,
} from './visitors-client.ts';

/** For the totals of other periods, whatever the pages need. */
const KEPT_REQUESTS = 9;

export interface PeriodTotals extends Range {
  totals: Counts;
}

interface VisitorNumbers {
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

export interface VisitorsReport extends VisitorNumbers {
  project: string;
  siteUrl: URL | undefined;
  requests: number;
  /** The time in ms since 1970. */
  generatedAt: number;
  runUrl: string | undefined;
}

interface PeriodPages extends PeriodTotals {
  pages: ReadonlyMap<string, Counts>;
  /** If pages may be missing. */
  warning?: UserMessage | undefined;
}

/** Only the first response is required. */
export async function readVisitors(read: Read, ranges: Ranges): Promise<VisitorNumbers> {
  const newest = await readPages(read, ranges.newest);
  const { older, failure } = await readOlder(read, ranges);
  const earlier = older.slice(0, ranges.earlier.length);
  const yearBefore = older.slice(ranges.earlier.length);

  const compared = earlier.find(hasVisitors);
  const both = { now: newest.pages, before: compared?.pages ?? new Map() };
  const isComplete = !newest.warning && !compared?.warning;
  const warnings = [
    emptyPeriod(newest, earlier[0], compared),
    newest.warning,
    compared?.warning,
    earlier.length < ranges.earlier.length && failure ? missingPeriods(failure) : undefined,
  ];
  return {
    ranges,
    periods: [newest, ...earlier],
    compared,
    yearBefore: yearBefore.slice(0, 1).some(hasVisitors) ? yearBefore : [],
    pages: compared && isComplete ? comparePages(both) : pagesByPath(both),
    truncated: newest.warning !== undefined,
    warnings: warnings.filter((warning) => warning !== undefined),
  };
}

/** Ends where reading fails: a service that keeps numbers for some weeks has no older ones. */
async function readOlder(read: Read, { earlier, yearBefore }: Ranges) {
  const older: PeriodPages[] = [];
  for (const range of [...earlier, ...yearBefore]) {
    // Pages are compared with those of the newest earlier period that had visitors.
    const needsPages = earlier.includes(range) && !older.some(hasVisitors);
    const period = await (needsPages ? readPages : readTotals)(read, range).catch(failureReason);
    if (!('totals' in period)) return { older, failure: period };
    older.push(period);
  }
  return { older };
}

function failureReason(error: unknown): Text {
  if (error instanceof SetupError) return error.userMessage.happened;
  throw error;
}

async function readTotals(read: Read, range: Range): Promise<PeriodPages> {
  const { totals } = await read({ range, limit: 1, offset: 0 });
  return { ...range, totals, pages: new Map() };
}

/** Reads the visitors of every page of the site (specification, 4.4, rule 2). */
async function readPages(read: Read, range: Range): Promise<PeriodPages> {
  const first = await read({ range, limit: ROWS_PER_RESPONSE, offset: 0 });
  const pages = new Map<string, Counts>();
  const whyIncomplete = await addPages(pages, first, (offset) =>
    read({ range, limit: ROWS_PER_RESPONSE, offset }, KEPT_REQUESTS),
  ).catch(failureReason);

  const { name } = range;
  const happened = text`Not every page of ${name} could be read, so none is called new or gone.`;
  const warning = whyIncomplete && {
    title: 'Not every page was read',
    happened: sentences(happened, whyIncomplete),
  };
  return { ...range, totals: first.totals, pages, warning };
}

const IRREGULAR = text`Rows of the service were unusable, repeated, or missing.`;

/** Of rows with equal paths, the first one counts. Resolves to why pages may be missing. */
async function addPages(
  pages: Map<string, Counts>,
  first: VisitorsResponse,
  readAt: (offset: number) => Promise<VisitorsResponse>,
): Promise<Text | undefined> {
  let response = first;
  let expected = 0;

  for (let offset = ROWS_PER_RESPONSE; ; offset += ROWS_PER_RESPONSE) {
    const { size } = pages;
    for (const { path, ...counts } of response.pages)
      if (!pages.has(path)) pages.set(path, roundCounts(counts));

    const { rowCount, hasMore } = response;
    expected += Math.max(rowCount, hasMore ? ROWS_PER_RESPONSE : 0);
    if (!hasMore || pages.size === size) return pages.size < expected ? IRREGULAR : undefined;

    response = await readAt(offset);
  }
}

function missingPeriods(why: Text): UserMessage {
  const happened = text`Earlier periods are missing, because the totals of one could not be read.`;
  return { title: 'Missing periods in the trend', happened: sentences(happened, why) };
}

export const WHAT_TO_CHECK = sentences(
  text`Check that \`project-id\` is the project of the published site,`,
  text`and that the site has analytics.`,
);

/** The newest one, if it is reported, or the reason why the report compares with an older one. */
function emptyPeriod(
  newest: PeriodTotals,
  previous: PeriodTotals | undefined,
  compared: PeriodTotals | undefined,
): UserMessage | undefined {
  const empty = hasVisitors(newest) ? previous : newest;
  if (!compared || !empty || empty === compared) return undefined;

  const happened = sentences(
    text`${empty.name} had no visitors.`,
    text`The report compares with ${compared.name}.`,
  );
  const next = empty === newest ? WHAT_TO_CHECK : [];
  return { title: 'No visitors in a period', happened, next };
}
