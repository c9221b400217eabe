/** The folders of addresses. Addresses of folders begin and end with a slash, as those of pages. */

/** So that the folders of a report of long paths fit into memory. */
const MAX_DEPTH = 10;

/** Those above an address, the outermost one first: `/` and `/a/` of `/a/b/`. */
export function foldersOf(address: string): string[] {
  const ends = Array.from(address.matchAll(/\/(?=.)/gs), ({ index }) => index + 1);
  return ends.slice(0, MAX_DEPTH + 1).map((end) => address.slice(0, end));
}

/** The folder at an address, as it is spelled in the path of a page below it. */
export function shownFolder(path: string, folder: string): string {
  const depth = folder.split('/').length - 2;
  const names = path.split('/').filter((name) => name !== '');
  return `/${names
    .slice(0, depth)
    .map((name) => `${name}/`)
    .join('')}`;
}
