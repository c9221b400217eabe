/** The tables of a report. Its lines take their numbers from the same columns. */
import { breakableCode } from '../text/markdown.ts';
import { grouped } from '../text/sentence.ts';
import { formatChange, formatCount } from './counts.ts';
import type { News } from './news.ts';
import {
  changeIn,
  currentPages,
  gainedPages,
  isGonePage,
  isNewPage,
  lostPages,
  movedPages,
  type Page,
  pagesReadByAI,
  type Row,
} from './pages.ts';
import { pathMarkdown, readablePath } from './paths.ts';
import type { Section } from './sections.ts';

export interface Column<R> {
  heading: string;
  cell: (row: R) => string;
  isText?: boolean;
}

export const ALL: Column<Row> = { heading: 'All', cell: ({ now }) => formatCount(now.total) };
export const AI: Column<Row> = { heading: 'AI', cell: ({ now }) => formatCount(now.ai) };
export const CHANGE: Column<Row> = {
  heading: 'Change',
  cell: (row) => formatChange(row.before && changeIn(row)),
};
export const AI_CHANGE: Column<Row> = {
  heading: 'AI',
  cell: (row) => formatChange(row.before && changeIn(row, 'ai')),
};
export const PAGES: Column<Section> = {
  heading: 'Pages',
  cell: ({ pages }) => formatCount(pages.length),
};
export const SECTION: Column<Section> = {
  heading: 'Section',
  isText: true,
  // Nobody knows whether a section has a page of its own, so it has no link.
  cell: ({ path }) => breakableCode(readablePath(path)),
};

function pageColumn(siteUrl: URL | undefined): Column<Page> {
  const labels = [
    { label: 'New: ', applies: isNewPage },
    { label: 'Gone: ', applies: isGonePage },
  ];
  const label = (page: Page) => labels.find(({ applies }) => applies(page))?.label ?? '';
  const cell = (page: Page) => label(page) + pathMarkdown(page.path, siteUrl);
  return { heading: 'Page', isText: true, cell };
}

/** The rows that are shown before anything is opened. A phone has room for two numbers and a path. */
export function mostVisited(
  pages: readonly Page[],
  siteUrl: URL | undefined,
  most: number,
): string[] {
  const rows = currentPages(pages).slice(0, most);
  const isCompared = pages.some(({ before }) => before !== undefined);
  const columns = [ALL, ...(isCompared ? [CHANGE] : []), pageColumn(siteUrl)];
  return rows.length === 0 ? [] : ['#### Most visited pages', table(columns, rows)];
}

/** The first column of each has the number by which its rows are sorted. */
export function pageTables(
  pages: readonly Page[],
  { sections, gained, lost }: News,
  siteUrl: URL | undefined,
  most: number,
): string[] {
  const page = pageColumn(siteUrl);
  const move: Column<Page> = {
    ...page,
    cell: ({ path, from = '' }) =>
      `${pathMarkdown(from, siteUrl)} → ${pathMarkdown(path, siteUrl)}`,
  };

  return [
    ...list('Sections', [CHANGE, AI_CHANGE, PAGES, SECTION], sections, most),
    ...list('Gained', [CHANGE, AI_CHANGE, page], gainedPages(pages), most, gained),
    ...list('Lost', [CHANGE, AI_CHANGE, page], lostPages(pages), most, lost),
    ...list('Moved', [CHANGE, move], movedPages(pages), most),
    ...list('Read mostly by AI', [AI, ALL, page], pagesReadByAI(pages), most),
    ...list('Most visited', [ALL, AI, page], currentPages(pages), most),
  ];
}

/** Rows that are `named` above the tables are always among its rows. */
function list<R>(
  title: string,
  columns: readonly Column<R>[],
  rows: readonly R[],
  most: number,
  named: readonly R[] = [],
): string[] {
  const shown = rows.filter((row, index) => named.includes(row) || index < most - named.length);
  if (shown.length === 0) return [];

  const isCut = shown.length < rows.length;
  const count = isCut ? `${shown.length} of ${grouped(rows.length)}` : `${rows.length}`;
  return [`#### ${title} (${count})`, table(columns, shown)];
}

export function table<R>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ heading }) => heading)),
    line(columns.map(({ isText }) => (isText ? '---' : '--:'))),
    ...rows.map((row) => line(columns.map(({ cell }) => cell(row)))),
  ].join('\n');
}
