/** Which page of the reported period is which one of the earlier period. */
import { NO_COUNTS, sumOf } from './counts.ts';
import { type FolderMove, findMoves } from './moves.ts';
import { type Change, changeIn, type Page, ranked, type SitePage } from './pages.ts';

export interface ComparedPage extends SitePage, Change {
  /** The path in the earlier period, if the folder of the page has moved. */
  from: string | undefined;
}

export interface ComparedPages {
  pages: readonly ComparedPage[];
  moves: readonly FolderMove[];
}

export interface PageRows {
  pages: readonly Page[];
  /** The paths of rows that could not be used, empty if these could not be, either. */
  unusable: readonly string[];
}

/** A page whose row could not be used in one of the periods is neither new nor gone. */
export function comparePages(now: PageRows, before: PageRows): ComparedPages {
  const [current, old] = [pagesByAddress(now.pages), pagesByAddress(before.pages)];
  const moves = findMoves(old, current);
  const moved = new Map(moves.flatMap((move) => [...move.pages]));
  const hasMoved = new Set(moved.values());

  const pages = Array.from(current.values(), (page): ComparedPage => {
    const same = old.get(page.address);
    const from = same ? undefined : moved.get(page.address);
    return { ...page, from: from?.path, before: (same ?? from)?.now ?? NO_COUNTS };
  });
  const gone = [...old.values()]
    .filter((page) => !current.has(page.address) && !hasMoved.has(page))
    .map((page): ComparedPage => ({ ...page, from: undefined, now: NO_COUNTS, before: page.now }));

  const paths = [...now.unusable, ...before.unusable].filter((path) => path !== '');
  const unusable = new Set(paths.map(addressOf));
  return { pages: [...pages, ...gone].filter(({ address }) => !unusable.has(address)), moves };
}

function pagesByAddress(pages: readonly Page[]): Map<string, SitePage> {
  const visited = pages.filter(({ now }) => now.total > 0);
  const spellings = Map.groupBy(visited, ({ path }) => addressOf(path));
  return new Map(Array.from(spellings, ([address, pages]) => [address, joined(address, pages)]));
}

function joined(address: string, spellings: readonly Page[]): SitePage {
  const [{ path } = { path: address }] = ranked(spellings, ({ now }) => now.total);
  return { address, path, now: sumOf(spellings.map(({ now }) => now)) };
}

/** Help centers show an article by its number, whatever its title is in the path. */
const TITLE_OF_ARTICLE = /(?<=\/\d{6,})-[^/]*/g;

/**
 * The same for all paths for which servers usually return the same page. It begins and ends with a
 * slash, so that it is also the start of the addresses below it.
 */
function addressOf(path: string): string {
  const spelling = `/${decoded(path.replace(/[?#].*/s, ''))}/`.toLowerCase().replaceAll('_', '-');
  return spelling
    .replace(/\/+/g, '/')
    .replace(/(?:\/index)?(?:\.(?:html?|mdx?))?\/$/, '/')
    .replace(TITLE_OF_ARTICLE, '');
}

/** Escapes of characters with a meaning in paths, such as `/`, stay. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The largest change is first. */
export function changeLists(pages: readonly ComparedPage[]) {
  const changed = ranked(pages, (page) => Math.abs(changeIn(page)));
  return {
    gained: changed.filter((page) => changeIn(page) > 0),
    lost: changed.filter((page) => changeIn(page) < 0),
    moved: changed.filter(({ from }) => from !== undefined),
  };
}
