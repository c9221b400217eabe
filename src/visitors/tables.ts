import { cellSpan, collapsible } from '../text/markdown.ts';
import { counted, grouped } from '../text/sentence.ts';
import { formatCount, formatCountChange, rankRows } from './numbers.ts';
import type { Mover, Movers } from './read-visitors.ts';
import type { Counts, PageCounts } from './visitors-client.ts';

const MAX_ROWS = 20;
const MAX_MOVERS = 10;
/** A path with more characters is cut. */
const MAX_SHOWN_PATH = 80;
/** A path with more characters does not fit on one line of a phone, beside two numbers. */
const MAX_LINE = 20;

/** The columns of tables that show all counts. */
export const COUNTS: readonly { heading: string; count: keyof Counts }[] = [
  { heading: 'All', count: 'total' },
  { heading: 'Human', count: 'human' },
  { heading: 'AI', count: 'ai' },
];

/** The first column of each table has the number by which its rows are sorted. */
export function pageTables(pages: readonly PageCounts[]): string[] {
  if (pages.length === 0) return [];

  const omitted = Math.max(0, pages.length - MAX_ROWS);
  const note = `Not shown: ${counted(omitted, 'more page')}. Every page that was read is in \`visitors.csv\`.`;
  const mostlyAI = pages.filter(({ ai, human }) => ai > human);
  const byAI = rankRows(mostlyAI, ({ ai }) => ai);

  return [
    '#### Most visited pages',
    pageTable(['All', 'AI'], pages.slice(0, MAX_ROWS), ({ total, ai }) => [total, ai]),
    ...(omitted > 0 ? [note] : []),
    ...collapsedTable('Pages with more AI than human visitors', byAI, MAX_ROWS, (rows) =>
      pageTable(['AI', 'Human'], rows, ({ ai, human }) => [ai, human]),
    ),
  ];
}

/**
 * A phone has room for two numbers and a path. With a third number, readers would have to scroll.
 */
function pageTable(
  names: readonly [string, string],
  pages: readonly PageCounts[],
  numbersOf: (page: PageCounts) => readonly [number, number],
): string {
  const rows = pages.map((page) => [...numbersOf(page).map(formatCount), pathCell(page)]);
  return table([...names, 'Page'], rows, names.length);
}

/**
 * Shows both ends of a long path. The last part of a path tells pages apart, so a phone may show it
 * on a line of its own.
 */
function pathCell({ path }: { path: string }): string {
  const half = MAX_SHOWN_PATH / 2;
  const isCut = path.length > MAX_SHOWN_PATH;
  const shortPath = isCut ? `${path.slice(0, half)}…${path.slice(-half)}`.toWellFormed() : path;

  const lastPart = shortPath.lastIndexOf('/', shortPath.length - 2) + 1;
  const fitsOnLine = lastPart <= 1 || shortPath.length <= MAX_LINE;
  if (fitsOnLine) return cellSpan(shortPath);
  return `${cellSpan(shortPath.slice(0, lastPart))}<wbr>${cellSpan(shortPath.slice(lastPart))}`;
}

export function moverTables({ gained, lost }: Movers): string[] {
  const tableOf = (rows: readonly Mover[]) =>
    table(['Change', 'All', 'Page'], rows.map(moverCells), 2);

  return [
    ...collapsedTable('Pages that gained the most visitors', gained, MAX_MOVERS, tableOf),
    ...collapsedTable('Pages that lost the most visitors', lost, MAX_MOVERS, tableOf),
  ];
}

function moverCells(mover: Mover): string[] {
  const { now, before } = mover;
  const cells = [formatCountChange(now - before), formatCount(now)];
  if (before === 0) return [...cells, `New: ${pathCell(mover)}`];
  if (now === 0) return [...cells, `Gone: ${pathCell(mover)}`];
  return [...cells, pathCell(mover)];
}

function collapsedTable<Row>(
  title: string,
  rows: readonly Row[],
  most: number,
  tableOf: (rows: readonly Row[]) => string,
): string[] {
  if (rows.length === 0) return [];
  const count = rows.length > most ? `${most} of ${grouped(rows.length)}` : `${rows.length}`;
  return [collapsible(`${title} (${count})`, tableOf(rows.slice(0, most)))];
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
