import { cellSpan, collapsible } from '../text/markdown.ts';
import { counted, grouped } from '../text/sentence.ts';
import type { Counts, PageCounts } from './client.ts';
import { formatCount, formatCountChange, ranked } from './numbers.ts';
import type { Mover, Movers } from './read-visitors.ts';

const MAX_ROWS = 20;
const MAX_MOVERS = 10;
/** In characters. */
const MAX_PATH = 80;

export const COUNTS = [
  ['All', 'total'],
  ['Human', 'human'],
  ['AI', 'ai'],
] as const satisfies readonly [string, keyof Counts][];

export function pageTables(pages: readonly PageCounts[]): string[] {
  if (pages.length === 0) return [];

  const omitted = Math.max(0, pages.length - MAX_ROWS);
  const note = `Not shown: ${counted(omitted, 'more page')}. Every page that was read is in \`visitors.csv\`.`;
  const mostlyAI = pages.filter(({ ai, human }) => ai > human);
  const byAI = ranked(mostlyAI, ({ ai }) => ai);

  return [
    '#### Most visited pages',
    pageTable(pages.slice(0, MAX_ROWS)),
    ...(omitted > 0 ? [note] : []),
    ...collapsedTable('Pages with more AI than human visitors', byAI, MAX_ROWS, pageTable),
  ];
}

/** Numbers come first, because a phone shows only the start of a row. */
function pageTable(pages: readonly PageCounts[]): string {
  const rows = pages.map((page) => [
    ...COUNTS.map(([, count]) => formatCount(page[count])),
    pathCell(page),
  ]);
  return table([...COUNTS.map(([name]) => name), 'Page'], rows, COUNTS.length);
}

/** Cut in the middle, because the end tells pages apart. */
function pathCell({ path }: { path: string }): string {
  const half = MAX_PATH / 2;
  const isLong = path.length > MAX_PATH;
  return cellSpan(isLong ? `${path.slice(0, half)}…${path.slice(-half)}`.toWellFormed() : path);
}

/** `names`: of the two periods that are compared. */
export function moverTables({ gained, lost }: Movers, names: readonly string[]): string[] {
  const head = ['Change', ...names, 'Page'];
  const tableOf = (rows: readonly Mover[]) => table(head, rows.map(moverCells), head.length - 1);

  return [
    ...collapsedTable('Pages that gained the most visitors', gained, MAX_MOVERS, tableOf),
    ...collapsedTable('Pages that lost the most visitors', lost, MAX_MOVERS, tableOf),
  ];
}

function moverCells(mover: Mover): string[] {
  const { now, before } = mover;
  const cells = [formatCountChange(now - before), formatCount(now), formatCount(before)];
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

/** In Markdown. `textColumn`: the index of the only column without numbers. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumn = 0,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignments = head.map((_, index) => (index === textColumn ? '---' : '--:'));
  return [line(head), line(alignments), ...rows.map(line)].join('\n');
}
