import { SetupError } from '../errors.ts';
import { counted, sentences, type Text, text } from '../text/sentence.ts';
import { type ComparedPages, comparePages, type PageRows } from './compare-pages.ts';
import { hasVisitors, roundCounts } from './counts.ts';
import { type Page, ranked } from './pages.ts';
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
  period: Ranges['period'];
  /** The newest is first. */
  periods: readonly [PeriodTotals, ...PeriodTotals[]];
  /** The same period a year before, and the one before that. */
  yearBefore: readonly PeriodTotals[];
  /** As the service has them. The most visited one is first. */
  pages: readonly Page[];
  /** With the period before. Undefined if nobody came then, or pages may be missing. */
  comparison: ComparedPages | undefined;
  truncated: boolean;
  warnings: Text[];
}

export interface VisitorsReport extends VisitorNumbers {
  project: string;
  siteUrl: URL | undefined;
  requests: number;
  /** The time in ms since 1970. */
  generatedAt: number;
  runUrl: string | undefined;
}

interface PeriodPages extends PeriodTotals, PageRows {
  /** Why pages may be missing. */
  gap?: Text | undefined;
}

/** Only the first response is required. */
export async function readVisitors(read: Read, ranges: Ranges): Promise<VisitorNumbers> {
  const { period, earlier, yearBefore } = ranges;
  const others = [...earlier, ...yearBefore];
  const newest = await readPages(read, ranges.newest, others.length);
  const { older, failure } = await readOlder(read, others);

  const [previous] = older;
  const isComparable = previous && hasVisitors(previous) && !newest.gap && !previous.gap;
  const missing = older.length < earlier.length && failure ? [sentences(NO_EARLIER, failure)] : [];
  const year = older.slice(earlier.length);
  return {
    period,
    periods: [newest, ...older.slice(0, earlier.length)],
    yearBefore: year.slice(0, 1).some(hasVisitors) ? year : [],
    pages: ranked(newest.pages, ({ now }) => now.total),
    comparison: isComparable ? comparePages(newest, previous) : undefined,
    truncated: newest.gap !== undefined,
    warnings: [...[newest, ...older].flatMap(problemsOf), ...missing],
  };
}

/** Ends where reading fails: a service that keeps numbers for some weeks has no older ones. */
async function readOlder(read: Read, ranges: readonly Range[]) {
  const older: PeriodPages[] = [];
  for (const [index, range] of ranges.entries()) {
    const reading =
      index === 0 ? readPages(read, range, ranges.length - 1) : readTotals(read, range);
    const period = await reading.catch(failureReason);
    if (!('totals' in period)) return { older, failure: period };
    older.push(period);
  }
  return { older };
}

function failureReason(error: unknown): Text {
  if (error instanceof SetupError) return error.notice.happened;
  throw error;
}

async function readTotals(read: Read, range: Range): Promise<PeriodPages> {
  const { totals } = await read({ range, limit: 1, offset: 0 });
  return { ...range, totals, pages: [], unusable: [] };
}

/** `kept` requests remain for the totals of other periods. */
async function readPages(read: Read, range: Range, kept: number): Promise<PeriodPages> {
  const query = { range, limit: ROWS_PER_RESPONSE };
  const first = await read({ ...query, offset: 0 });
  const rows = { pages: new Map<string, Page>(), unusable: [] };
  const readAt = (offset: number) => read({ ...query, offset }, kept);
  const gap = await addRows(rows, first, readAt).catch(failureReason);
  const { unusable, pages } = rows;
  return { ...range, totals: first.totals, pages: [...pages.values()], unusable, gap };
}

const NO_EARLIER = text`Earlier periods are missing, because the totals of one could not be read.`;
const IRREGULAR = text`Rows of the service were repeated, or missing.`;

/** The first one of rows with equal paths counts. Resolves to why pages may be missing. */
async function addRows(
  { pages, unusable }: { pages: Map<string, Page>; unusable: string[] },
  first: VisitorsResponse,
  readAt: (offset: number) => Promise<VisitorsResponse>,
): Promise<Text | undefined> {
  let response = first;
  let isIrregular = false;

  for (let offset = ROWS_PER_RESPONSE; ; offset += ROWS_PER_RESPONSE) {
    const known = pages.size;
    for (const { path, ...counts } of response.pages)
      if (!pages.has(path)) pages.set(path, { path, now: roundCounts(counts) });
    unusable.push(...response.unusable);

    const added = pages.size - known;
    const isEndless = response.hasMore && added + response.unusable.length === 0;
    isIrregular ||= added < response.pages.length || isEndless;
    if (!response.hasMore || isEndless) return isIrregular ? IRREGULAR : undefined;

    response = await readAt(offset);
  }
}

function problemsOf({ name, gap, unusable }: PeriodPages): Text[] {
  const incomplete = text`Not every page of ${name} could be read, so pages are not compared.`;
  const rows = sentences(
    text`${counted(unusable.length, 'row')} of ${name} could not be used:`,
    text`a path was too long, or a number was missing.`,
  );
  return [...(gap ? [sentences(incomplete, gap)] : []), ...(unusable.length > 0 ? [rows] : [])];
}
