/** Folders whose pages are below another folder now. */
import type { Page } from './counts.ts';
import { byFolder, foldersOf } from './folders.ts';

/** A few pages can have the same names by chance. */
export const MIN_FOUND = 5;
/** Not every page of a folder that moved has visitors in both periods. */
export const MIN_FOUND_PART = 1 / 3;
/** A name with which more new addresses end does not say where a page has gone. */
const MAX_SAME_NAMES = 50;

/** Both are addresses. */
export interface FolderMove {
  from: string;
  to: string;
  /** How many of the old pages are below the new folder. */
  found: number;
  /** The pages of the old folder. */
  all: number;
  /** Whether the new folder had no pages before. */
  isToNew: boolean;
}

type Pages = ReadonlyMap<string, Page>;

/** Folders of which all old pages are gone, and enough are found below one other folder. */
export function findMoves(old: Pages, current: Pages): FolderMove[] {
  const moves: FolderMove[] = [];
  const places = placesByEnd([...current.keys()].filter((address) => !old.has(address)));
  for (const [from, addresses] of goneFolders(old, current)) {
    const isPart = moves.some((move) => from.startsWith(move.from) || move.from.startsWith(from));
    if (isPart) continue;

    const ends = addresses.map((address) => address.slice(from.length));
    const { to, found } = likeliest(ends.map((end) => places.get(end) ?? []));
    if (found < Math.max(MIN_FOUND, addresses.length * MIN_FOUND_PART)) continue;

    const isToNew = ![...old.keys()].some((address) => address.startsWith(to));
    moves.push({ from, to, found, all: addresses.length, isToNew });
  }
  return moves;
}

/** Below which folders there are addresses that end in this way. */
function placesByEnd(addresses: readonly string[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const address of addresses)
    for (const folder of foldersOf(address)) {
      const end = address.slice(folder.length);
      places.set(end, [...(places.get(end) ?? []), folder].slice(0, MAX_SAME_NAMES));
    }
  return places;
}

/** With the addresses below them: the largest folder first, of equal ones the innermost. */
function goneFolders(old: Pages, current: Pages): [string, string[]][] {
  return byFolder([...old.keys()], (address) => address)
    .filter(([, addresses]) => !addresses.some((address) => current.has(address)))
    .toSorted(([a, one], [b, other]) => other.length - one.length || b.length - a.length);
}

/** The folder below which most of the pages are found. */
function likeliest(places: readonly (readonly string[])[]): { to: string; found: number } {
  const counts = new Map<string, number>();
  for (const to of places.flat()) counts.set(to, (counts.get(to) ?? 0) + 1);
  const [[to, found] = ['', 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  return { to, found };
}
