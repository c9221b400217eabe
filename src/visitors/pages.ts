import { type CountName, isNews, NO_COUNTS } from './counts.ts';
import type { Counts } from './visitors-client.ts';

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

export function comparedPages(pages: readonly Page[]): Page[] {
  return pages.filter(({ before }) => before !== undefined);
}

/** What is not known has not changed. */
export function changeIn({ now, before }: Row, count: CountName = 'total'): number {
  return before === undefined ? 0 : now[count] - before[count];
}

/** `compared` is how many pages the report compares. */
export function hasChangedMuch(row: Row, compared: number, count: CountName = 'total'): boolean {
  const { now, before = NO_COUNTS } = row;
  return isNews(changeIn(row, count), now[count] + before[count], compared);
}

export function isNewPage({ from, now, before }: Page): boolean {
  return from === undefined && before?.total === 0 && now.total > 0;
}

export function isGonePage({ from, now, before = NO_COUNTS }: Page): boolean {
  return from === undefined && before.total > 0 && now.total === 0;
}

export function pageNote(page: Page): string {
  if (isNewPage(page)) return ' (new)';
  return isGonePage(page) ? ' (gone)' : '';
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
  return (pages: readonly Page[]): Page[] => ranked(pages.filter(isIn), by);
}

/** Rows with equal numbers are in the order of code units, which is the same everywhere. */
export function ranked<R extends Row>(rows: readonly R[], by: (row: R) => number): R[] {
  return rows.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
