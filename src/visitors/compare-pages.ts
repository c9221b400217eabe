/** Which page of the reported period is which one of the earlier period. */
import { type Change, changeIn, NO_COUNTS, type Page, ranked, sumOf } from './counts.ts';
import { folderPath } from './folders.ts';
import { type FolderMove, findMoves } from './moves.ts';
import type { Counts } from './visitors-client.ts';

/** A page with all of its spellings. The path is the one with the most visitors. */
export interface ComparedPage extends Page, Change {
  address: string;
  /** The path in the earlier period, if the folder of the page has moved. */
  from: string | undefined;
}

export interface ComparedPages {
  pages: readonly ComparedPage[];
  moves: readonly FolderMove[];
}

export interface PageCounts {
  counts: ReadonlyMap<string, Counts>;
  /** The paths of rows that could not be used, empty if these could not be, either. */
  unusable: readonly string[];
}

/** A page whose row could not be used in one of the periods is not compared. */
export function comparePages(now: PageCounts, before: PageCounts): ComparedPages {
  const current = pagesByAddress(now);
  const old = pagesByAddress(before);
  const moves = findMoves(old, current);
  const oldAddress = (address: string) =>
    moves
      .filter(({ to }) => address.startsWith(to) && !old.has(address))
      .map(({ from, to }) => from + address.slice(to.length))
      .find((from) => old.has(from) && !current.has(from));
  const hasMoved = (address: string) => moves.some(({ from }) => address.startsWith(from));

  const pages = Array.from(current, ([address, page]): ComparedPage => {
    const moved = old.get(oldAddress(address) ?? '');
    const { now } = moved ?? old.get(address) ?? { now: NO_COUNTS };
    return { ...page, address, from: moved?.path, before: now };
  });
  const gone = [...old]
    .filter(([address]) => !current.has(address) && !hasMoved(address))
    .map(([address, { path, now }]): ComparedPage => {
      return { address, path, from: undefined, now: NO_COUNTS, before: now };
    });

  const unusable = [...now.unusable, ...before.unusable].filter((path) => path !== '');
  const unknown = new Set(unusable.map(addressOf));
  const known = [...pages, ...gone].filter(({ address }) => !unknown.has(address));
  return { pages: known, moves: moves.map((move) => spelled(move, old, current)) };
}

type Pages = ReadonlyMap<string, Page>;

function spelled(move: FolderMove, old: Pages, current: Pages): FolderMove {
  const pathIn = (pages: Pages, folder: string) => {
    const below = [...pages].find(([address]) => address.startsWith(folder) && address !== folder);
    return folderPath(folder, below?.[1]);
  };
  return { ...move, from: pathIn(old, move.from), to: pathIn(current, move.to) };
}

function pagesByAddress({ counts }: PageCounts): Map<string, Page> {
  const rows = Array.from(counts, ([path, now]): Page => ({ path, now }));
  const visited = rows.filter(({ now }) => now.total > 0);
  const spellings = Map.groupBy(visited, ({ path }) => addressOf(path));
  return new Map(Array.from(spellings, ([address, pages]) => [address, joinedPage(pages)]));
}

function joinedPage(spellings: readonly Page[]): Page {
  const [{ path } = { path: '/' }] = ranked(spellings, ({ now }) => now.total);
  return { path, now: sumOf(spellings.map(({ now }) => now)) };
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
