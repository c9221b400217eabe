/** The folders of addresses. Addresses of folders begin and end with a slash, as those of pages. */
import type { Page } from './counts.ts';

/** So that the folders of a report of long paths fit into memory. */
const MAX_DEPTH = 10;

/** The outermost one is first: `/` and `/a/` of `/a/b/`. */
export function foldersOf(address: string): string[] {
  const names = address.split('/', MAX_DEPTH + 3).slice(0, -2);
  return names.map((_, depth) => `${names.slice(0, depth + 1).join('/')}/`);
}

/** What is below each folder. */
export function byFolder<R>(rows: readonly R[], addressOf: (row: R) => string): [string, R[]][] {
  const pairs = rows.flatMap((row) => foldersOf(addressOf(row)).map((folder) => ({ folder, row })));
  const groups = Map.groupBy(pairs, ({ folder }) => folder);
  return Array.from(groups, ([folder, below]) => [folder, below.map(({ row }) => row)]);
}

/** How a folder is spelled in the path of a page below it. */
export function folderPath(folder: string, page: Page | undefined): string {
  const names = page?.path.split('/').filter((name) => name !== '') ?? [];
  const depth = folder.split('/').length - 2;
  return ['', ...names.slice(0, depth), ''].join('/');
}
