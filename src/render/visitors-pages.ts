import type { PageTable } from '../visitors/page-table.ts';
import { bothOf } from '../visitors/page-table.ts';
import type { PageCounts } from '../visitors/wire.ts';
import { cellSpan } from './escape.ts';
import { whole } from './visitors-numbers.ts';

/** Most characters of a path that are shown, so that the numbers stay in sight; the files hold it whole. */
const MAX_PATH = 120;

/** Most rows of the folded tables. */
const MAX_FOLDED = 20;

const HEAD = '| page | people | AI | all |\n|---|--:|--:|--:|';

/** Where a reader finds every page. */
export type WholeList = { csv: string } | 'nowhere';

/**
 * The page table: `top` rows, or as many as fit into `maxBytes` (UTF-8), cut at a row, with the count of those
 * left out. Empty where no row is wanted or fits.
 */
export function pageTable(
  pages: PageTable,
  { top, maxBytes, whole: list }: { top: number; maxBytes: number; whole: WholeList },
): string {
  if (top === 0 || pages.size === 0) return '';
  const title = '#### Most read pages';
  const ending = (left: number) => (left === 0 ? '' : `\n\n${leftOut(left, list)}`);
  // The ending for all of them is the longest one there can be.
  let room = maxBytes - Buffer.byteLength(`${title}\n\n${HEAD}${ending(pages.size)}`);
  const rows: string[] = [];
  for (const page of pages.byTotal()) {
    if (rows.length === top) break;
    const row = `\n${pageRow(page)}`;
    room -= Buffer.byteLength(row);
    if (room < 0) break;
    rows.push(row);
  }
  if (rows.length === 0) return '';
  return `${title}\n\n${HEAD}${rows.join('')}${ending(pages.size - rows.length)}`;
}

function leftOut(left: number, list: WholeList): string {
  const count = `${whole(left)} more ${left === 1 ? 'page is' : 'pages are'} not shown here`;
  return list === 'nowhere'
    ? `${count}; \`report-path\` writes all of them to a file.`
    : `${count}; ${list.csv} holds all of them.`;
}

function pageRow({ path, human, ai, total }: PageCounts): string {
  return `| ${pathCell(path)} | ${whole(human)} | ${whole(ai)} | ${whole(total)} |`;
}

function pathCell(path: string): string {
  return cellSpan(path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path);
}

/** Which pages AI reads more than people do, and which were read by visitors seen as both: folded, bounded. */
export function specialPages(pages: PageTable, top: number): string[] {
  const most = Math.min(top, MAX_FOLDED);
  const all = whole(pages.size);
  const ahead = pages.aiAhead(most);
  const both = pages.both(most);
  const bothRows = both.pages.map((page) => `| ${pathCell(page.path)} | ${whole(bothOf(page))} |`);
  return [
    folded(
      `Pages that AI reads more than people do: ${whole(ahead.count)} of ${all}`,
      table(HEAD, ahead.pages.map(pageRow)),
      ahead.count - ahead.pages.length,
    ),
    folded(
      `Pages with visitors that were seen as both: ${whole(both.count)} of ${all}`,
      table('| page | seen as both |\n|---|--:|', bothRows),
      both.count - both.pages.length,
    ),
  ];
}

function folded(title: string, content: string, left: number): string {
  if (content === '') return `${title}.`;
  const more = left === 0 ? '' : `\n\n… and ${whole(left)} more.`;
  return `<details><summary>${title}</summary>\n\n${content}${more}\n\n</details>`;
}

function table(head: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : [head, ...rows].join('\n');
}
