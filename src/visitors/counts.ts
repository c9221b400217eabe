/** What is counted of sites and pages, what of a change is chance, and how numbers are shown. */
import type { Counts } from './visitors-client.ts';

export type CountName = keyof Counts;

export const COUNT_HEADINGS: Readonly<Record<CountName, string>> = {
  human: 'Human',
  ai: 'AI',
  total: 'All',
};

export const COUNT_NAMES = Object.keys(COUNT_HEADINGS) as CountName[];

export function countsOf<Value>(countOf: (name: CountName) => Value): Record<CountName, Value> {
  return { human: countOf('human'), ai: countOf('ai'), total: countOf('total') };
}

export const NO_COUNTS: Counts = countsOf(() => 0);

/** People and files get whole numbers. Shares and changes are computed from the fractions. */
export function roundCounts(counts: Counts): Counts {
  return countsOf((name) => Math.round(counts[name]));
}

export function hasVisitors({ totals }: { totals: Counts }): boolean {
  return Math.round(totals.total) > 0;
}

/** From 0 to 1. Undefined if the numbers contradict each other, or there are none. */
export function aiShare({ ai, total }: Counts): number | undefined {
  return total > 0 && ai <= total ? ai / total : undefined;
}

/** Such as 0.5 from 10 to 15. */
export function relativeChange(now: number, before: number | undefined): number | undefined {
  return before === undefined || Math.round(before) === 0 ? undefined : (now - before) / before;
}

/**
 * Whether chance does not explain a difference. Counts vary by about their square root, and the
 * more are compared, the larger are the largest differences. Chance passes this limit in less than
 * one report of twenty.
 */
export function isNews(difference: number, sumOfCounts: number, compared: number): boolean {
  return Math.abs(difference) > Math.sqrt(2 * Math.log(20 * compared) * sumOfCounts);
}

/** What both periods have numbers of: a page, or a section. */
export interface Row {
  path: string;
  now: Counts;
  /** Undefined if it is not known. */
  before: Counts | undefined;
}

export interface Page extends Row {
  /** The path in the earlier period, if the page has moved. */
  from: string | undefined;
}

/** With fewer visitors, it says little who they are. */
const MIN_READ_BY_AI = 30;

export type ComparedPage = Page & { before: Counts };

export function comparedPages(pages: readonly Page[]): ComparedPage[] {
  return pages.filter((page): page is ComparedPage => page.before !== undefined);
}

/** What is not known has not changed. */
export function changeIn({ now, before }: Row, count: CountName = 'total'): number {
  return before === undefined ? 0 : now[count] - before[count];
}

/** `compared` is how many pages the report compares. */
export function hasChangedMuch(
  { now, before }: { now: Counts; before: Counts },
  compared: number,
  count: CountName = 'total',
): boolean {
  return isNews(now[count] - before[count], now[count] + before[count], compared);
}

export function isNewPage({ from, now, before }: Page): boolean {
  return from === undefined && before?.total === 0 && now.total > 0;
}

export function isGonePage({ from, now, before }: Page): boolean {
  return from === undefined && before !== undefined && before.total > 0 && now.total === 0;
}

export const currentPages = listOf(
  (page) => !isGonePage(page),
  ({ now }) => now.total,
);
export const gainedPages = listOf(
  (page) => changeIn(page) > 0,
  (page) => changeIn(page),
);
export const lostPages = listOf(
  (page) => changeIn(page) < 0,
  (page) => -changeIn(page),
);
export const movedPages = listOf(
  ({ from }) => from !== undefined,
  (page) => Math.abs(changeIn(page)),
);
export const pagesReadByAI = listOf(
  ({ now }) => now.ai > now.human && now.total >= MIN_READ_BY_AI,
  ({ now }) => now.ai,
);

function listOf(isIn: (page: Page) => boolean, by: (page: Page) => number) {
  return <P extends Page>(pages: readonly P[]): P[] => ranked(pages.filter(isIn), by);
}

/** Rows with equal numbers are in the order of code units, which is the same everywhere. */
export function ranked<R extends Row>(rows: readonly R[], by: (row: R) => number): R[] {
  return rows.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}

const PERCENT = { style: 'percent', minimumFractionDigits: 1 } as const;
const SIGNED = { signDisplay: 'exceptZero' } as const;

export const formatCount = formatter({ maximumFractionDigits: 0 });
export const formatChange = formatter(SIGNED);
export const formatShare = formatter(PERCENT);
export const formatRelativeChange = formatter({ ...PERCENT, ...SIGNED });

function formatter(options: Intl.NumberFormatOptions): (value: number | undefined) => string {
  const format = new Intl.NumberFormat('en', options);
  return (value) => (value === undefined ? '–' : format.format(value).replace('-', '−'));
}
