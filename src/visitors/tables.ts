/** The tables of a report. Its lines take their numbers from the same columns. */
import { grouped } from '../text/sentence.ts';
import { formatChange, formatCount } from './counts.ts';
import {
  changeIn,
  comparedPages,
  currentPages,
  gainedPages,
  lostPages,
  movedPages,
  type Page,
  pageNote,
  pagesReadByAI,
  type Row,
} from './pages.ts';
import { pathMarkdown } from './paths.ts';
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
const SECTION: Column<Section> = {
  heading: 'Section',
  isText: true,
  cell: ({ kind, path }) => pathMarkdown(path) + (kind.startsWith('changed') ? '' : ` (${kind})`),
};

function pageColumn(siteUrl: URL | undefined): Column<Page> {
  const cell = (page: Page) => pathMarkdown(page.path, siteUrl) + pageNote(page);
  return { heading: 'Page', isText: true, cell };
}

/** A phone has room for two numbers and a path. */
export function mostVisited(pages: readonly Page[], siteUrl: URL | undefined, most: number) {
  const rows = currentPages(pages).slice(0, most);
  const change = comparedPages(pages).length > 0 ? [CHANGE] : [];
  const columns = [ALL, ...change, pageColumn(siteUrl)];
  return rows.length === 0 ? '' : `#### Most visited pages\n\n${table(columns, rows)}`;
}

/**
 * The first column of each has the number by which its rows are sorted. Rows that are named above
 * the tables are among theirs.
 */
export function pageTables(
  pages: readonly Page[],
  sections: readonly Section[],
  named: ReadonlySet<Row>,
  siteUrl: URL | undefined,
  most: number,
): string[] {
  const page = pageColumn(siteUrl);
  const move: Column<Page> = {
    ...page,
    cell: ({ path, from = '' }) => `${pathMarkdown(from)} → ${pathMarkdown(path, siteUrl)}`,
  };
  const list = <R extends Row>(title: string, rows: readonly R[], ...columns: Column<R>[]) => {
    const shown = rows.filter((row, index) => index < most || named.has(row));
    const isCut = shown.length < rows.length;
    const count = isCut ? `${shown.length} of ${grouped(rows.length)}` : `${rows.length}`;
    return shown.length === 0 ? [] : [`#### ${title} (${count})`, table(columns, shown)];
  };

  return [
    ...list('Sections', sections, CHANGE, AI_CHANGE, PAGES, SECTION),
    ...list('Gained', gainedPages(pages), CHANGE, AI_CHANGE, page),
    ...list('Lost', lostPages(pages), CHANGE, AI_CHANGE, page),
    ...list('Moved', movedPages(pages), CHANGE, move),
    ...list('Read mostly by AI', pagesReadByAI(pages), AI, ALL, page),
    ...list('Most visited', currentPages(pages), ALL, AI, page),
  ];
}

export function table<R>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ heading }) => heading)),
    line(columns.map(({ isText }) => (isText ? '---' : '--:'))),
    ...rows.map((row) => line(columns.map(({ cell }) => cell(row)))),
  ].join('\n');
}
