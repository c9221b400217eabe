import { SetupError, type UserMessage } from '../errors.ts';
import { counted, sentences, type Text, text } from '../text/sentence.ts';
import { type ComparedPages, comparePages, type PageCounts } from './compare-pages.ts';
import { hasVisitors, type Page, ranked, roundCounts } from './counts.ts';
import type { Range, Ranges } from './period.ts';
import {
  type Counts,
  type Read,
  ROWS_PER_RESPONSE,
  type VisitorsResponse,
} from './visitors-client.ts';

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
  /** As the service has them. The most visited one is first. */
  pages: readonly Page[];
  /** Undefined if pages of one of the periods may be missing. */
  comparison: ComparedPages | undefined;
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

interface PeriodPages extends PeriodTotals, PageCounts {
  counts: ReadonlyMap<string, Counts>;
  /** If pages may be missing. */
  gap?: UserMessage | undefined;
}

/** Only the first response is required. */
export async function readVisitors(read: Read, ranges: Ranges): Promise<VisitorNumbers> {
  const others = [...ranges.earlier, ...ranges.yearBefore];
  const newest = await readPages(read, ranges.newest, others.length);
  const { older, failure } = await readOlder(read, ranges);
  const earlier = older.slice(0, ranges.earlier.length);
  const yearBefore = older.slice(ranges.earlier.length);

  const compared = earlier.find(hasVisitors);
  const isComplete = compared && !newest.gap && !compared.gap;
  const warnings = [
    emptyPeriod(newest, earlier[0], compared),
    newest.gap,
    unusableRows(newest),
    compared?.gap,
    compared && unusableRows(compared),
    earlier.length < ranges.earlier.length && failure ? missingPeriods(failure) : undefined,
  ];
  const pages = Array.from(newest.counts, ([path, now]): Page => ({ path, now }));
  return {
    ranges,
    periods: [newest, ...earlier],
    compared,
    yearBefore: yearBefore.slice(0, 1).some(hasVisitors) ? yearBefore : [],
    pages: ranked(pages, ({ now }) => now.total),
    comparison: isComplete ? comparePages(newest, compared) : undefined,
    truncated: newest.gap !== undefined,
    warnings: warnings.filter((warning) => warning !== undefined),
  };
}

/** Ends where reading fails: a service that keeps numbers for some weeks has no older ones. */
async function readOlder(read: Read, { earlier, yearBefore }: Ranges) {
  const older: PeriodPages[] = [];
  const ranges = [...earlier, ...yearBefore];
  for (const [index, range] of ranges.entries()) {
    // Pages are compared with those of the newest earlier period that had visitors.
    const needsPages = earlier.includes(range) && !older.some(hasVisitors);
    const reading = needsPages
      ? readPages(read, range, ranges.length - index - 1)
      : readTotals(read, range);
    const period = await reading.catch(failureReason);
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
  return { ...range, totals, counts: new Map(), unusable: [] };
}

/**
 * Reads the visitors of every page of the site (specification, 4.4, rule 2). `kept` requests remain
 * for the totals of other periods.
 */
async function readPages(read: Read, range: Range, kept: number): Promise<PeriodPages> {
  const first = await read({ range, limit: ROWS_PER_RESPONSE, offset: 0 });
  const counts = new Map<string, Counts>();
  const unusable: string[] = [];
  const whyIncomplete = await addPages({ counts, unusable }, first, (offset) =>
    read({ range, limit: ROWS_PER_RESPONSE, offset }, kept),
  ).catch(failureReason);

  const { name } = range;
  const happened = text`Not every page of ${name} could be read, so pages are not compared.`;
  const gap = whyIncomplete && {
    title: 'Not every page was read',
    happened: sentences(happened, whyIncomplete),
  };
  return { ...range, totals: first.totals, counts, unusable, gap };
}

const IRREGULAR = text`Rows of the service were repeated, or missing.`;

/** Of rows with equal paths, the first one counts. Resolves to why pages may be missing. */
async function addPages(
  { counts, unusable }: { counts: Map<string, Counts>; unusable: string[] },
  first: VisitorsResponse,
  readAt: (offset: number) => Promise<VisitorsResponse>,
): Promise<Text | undefined> {
  let response = first;
  let isIrregular = false;

  for (let offset = ROWS_PER_RESPONSE; ; offset += ROWS_PER_RESPONSE) {
    const known = counts.size + unusable.length;
    for (const { path, ...numbers } of response.pages)
      if (!counts.has(path)) counts.set(path, roundCounts(numbers));
    unusable.push(...response.unusable);

    const { rowCount, hasMore } = response;
    const added = counts.size + unusable.length - known;
    const isEndless = hasMore && added === 0;
    isIrregular ||= added < rowCount || isEndless;
    if (!hasMore || isEndless) return isIrregular ? IRREGULAR : undefined;

    response = await readAt(offset);
  }
}

function unusableRows({ name, unusable: { length } }: PeriodPages): UserMessage | undefined {
  if (length === 0) return undefined;
  const happened = sentences(
    text`${counted(length, 'row')} of ${name} could not be used:`,
    text`a path was too long, or a number was missing.`,
  );
  return { title: 'Unusable rows', happened };
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
