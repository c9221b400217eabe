import { grouped } from '../text/sentence.ts';
import { gainedPages, lostPages, movesIn, type PageChange, totalChange } from './changes.ts';
import {
  formatCount,
  formatCountChange,
  formatPercentChange,
  pagesWithMostAI,
  percentChange,
} from './numbers.ts';
import { pathMarkdown } from './paths.ts';
import type { PageCounts } from './visitors-client.ts';

interface PageLists {
  pages: readonly PageCounts[];
  /** Undefined if the pages are not compared with those of an earlier period. */
  changes: readonly PageChange[] | undefined;
  siteUrl: URL | undefined;
}

/**
 * The most visited pages. A phone has room for two numbers and a path: with a third number, readers
 * would have to scroll.
 */
export function mostVisited({ pages, changes, siteUrl }: PageLists, most: number): string[] {
  if (pages.length === 0) return [];

  const byPath = new Map(changes?.map((change) => [change.path, change]));
  const rows = pages.slice(0, most).map(({ path, total }) => {
    const change = changes ? [changeCell(byPath.get(path))] : [];
    return [formatCount(total), ...change, pathMarkdown(path, siteUrl)];
  });
  const head = changes ? ['All', 'Change', 'Page'] : ['All', 'Page'];
  return ['#### Most visited pages', table(head, rows, head.length - 1)];
}

function changeCell(change: PageChange | undefined): string {
  if (change === undefined) return '–';
  return change.before.total === 0 ? 'New' : formatCountChange(totalChange(change));
}

/** All lists of pages. The first column of each has the number by which its rows are sorted. */
export function pageLists({ pages, changes = [], siteUrl }: PageLists, most: number): string[] {
  const pathOf = ({ path }: { path: string }) => pathMarkdown(path, siteUrl);
  const moverCells = (change: PageChange) => [
    formatCountChange(totalChange(change)),
    formatCount(change.now.total),
    moverLabel(change) + pathOf(change),
  ];

  return [
    ...list('Gained', most, {
      head: ['Change', 'All', 'Page'],
      rows: gainedPages(changes),
      cells: moverCells,
    }),
    ...list('Lost', most, {
      head: ['Change', 'All', 'Page'],
      rows: lostPages(changes),
      cells: moverCells,
    }),
    ...list('Moved', most, {
      head: ['Change', 'Page'],
      rows: movesIn(changes),
      cells: ({ path, from, now, before }) => [
        formatPercentChange(percentChange(now.total, before.total)),
        `${pathOf({ path: from })} → ${pathOf({ path })}`,
      ],
    }),
    ...list('More AI than human visitors', most, {
      head: ['AI', 'Human', 'Page'],
      rows: pagesWithMostAI(pages),
      cells: (page) => [formatCount(page.ai), formatCount(page.human), pathOf(page)],
    }),
    ...list('Most visited', most, {
      head: ['All', 'AI', 'Page'],
      rows: pages,
      cells: (page) => [formatCount(page.total), formatCount(page.ai), pathOf(page)],
    }),
  ];
}

function moverLabel({ now, before }: PageChange): string {
  if (before.total === 0) return 'New: ';
  return now.total === 0 ? 'Gone: ' : '';
}

interface List<Row> {
  /** The last column has text. */
  head: readonly string[];
  rows: readonly Row[];
  cells: (row: Row) => string[];
}

function list<Row>(title: string, most: number, { head, rows, cells }: List<Row>): string[] {
  const shown = rows.slice(0, most);
  if (shown.length === 0) return [];

  const count = rows.length > most ? `${most} of ${grouped(rows.length)}` : `${rows.length}`;
  return [`#### ${title} (${count})`, table(head, shown.map(cells), head.length - 1)];
}

/** `textColumn` is the index of the only column without numbers. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumn = 0,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignments = head.map((_, index) => (index === textColumn ? '---' : '--:'));
  return [line(head), line(alignments), ...rows.map(line)].join('\n');
}
