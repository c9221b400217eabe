/** The folders of addresses. Their own addresses begin and end with a slash, too. */
import type { SitePage } from './pages.ts';

/** So that the folders of a report of long paths fit into memory. */
const MAX_DEPTH = 10;

/** The outermost one is first: `/` and `/a/` of `/a/b/`. */
export function foldersOf(address: string): string[] {
  const names = address.split('/', MAX_DEPTH + 3).slice(0, -2);
  return names.map((_, depth) => `${names.slice(0, depth + 1).join('/')}/`);
}

/** The pages below each folder. The page of a folder itself is not one of them. */
export function byFolder<P extends SitePage>(pages: readonly P[]): [string, P[]][] {
  const pairs = pages.flatMap((page) =>
    foldersOf(page.address).map((folder) => ({ folder, page })),
  );
  const groups = Map.groupBy(pairs, ({ folder }) => folder);
  return Array.from(groups, ([folder, below]) => [folder, below.map(({ page }) => page)]);
}

/** How a folder is spelled in the path of a page below it. */
export function folderPath(folder: string, path = ''): string {
  const depth = folder.split('/').length - 1;
  return `${path.split('/').slice(0, depth).join('/')}/`;
}
