import { cellSpan } from '../text/markdown.ts';
import { bothIn } from './counts.ts';
import { whole } from './numbers.ts';
import type { PageTable } from './page-table.ts';
import { bytes } from './room.ts';
import type { PageCounts } from './wire.ts';

/** Most characters of a path that are shown, so that the numbers stay in sight; the files hold it whole. */
const MAX_PATH = 120;

/** Most rows of the folded tables. */
const MAX_FOLDED = 20;

const HEAD = '| page | people | AI | all |\n|---|--:|--:|--:|';

/** Where a reader finds every page that was read: the name of a file as Markdown; undefined: nowhere. */
export interface WholeList {
  csv: string | undefined;
  /** It may not be every page of the site. */
  mayMissPages: boolean;
}

/**
 * The page table: `top` rows, or as many as fit into `maxBytes` (UTF-8), cut at a row, with the count of those
 * left out, which is told even where there is no room for anything. Nothing where no row is wanted or there is no page.
 */
export function pageTable(
  pages: PageTable,
  { top, maxBytes, whole: list }: { top: number; maxBytes: number; whole: WholeList },
): string[] {
  if (top === 0 || pages.size === 0) return [];
  const ending = (left: number, kind: '' | 'more ') => (left === 0 ? [] : [leftOut(left, kind, list)]);
  // The ending for all of them is the longest one there can be.
  let room = maxBytes - bytes([TITLE, HEAD, ...ending(pages.size, 'more ')]);
  const rows: string[] = [];
  for (const page of pages.byTotal()) {
    if (rows.length === top) break;
    const row = `\n${pageRow(page)}`;
    room -= Buffer.byteLength(row);
    if (room < 0) break;
    rows.push(row);
  }
  if (rows.length === 0) return [TITLE, ...ending(pages.size, '')];
  return [TITLE, `${HEAD}${rows.join('')}`, ...ending(pages.size - rows.length, 'more ')];
}

const TITLE = '#### Most read pages';

function leftOut(left: number, kind: '' | 'more ', { csv, mayMissPages }: WholeList): string {
  const count = `${whole(left)} ${kind}${left === 1 ? 'page is' : 'pages are'} not shown here`;
  const all = mayMissPages ? 'every page that was read' : 'all of them';
  return csv === undefined
    ? `${count}; \`report-path\` writes ${all} to a file.`
    : `${count}; ${csv} holds ${all}.`;
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
  const bothRows = both.pages.map((page) => `| ${pathCell(page.path)} | ${whole(bothIn(page) ?? 0)} |`);
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
