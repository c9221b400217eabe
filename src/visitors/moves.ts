/** Folders whose pages are below another folder now. */
import { byFolder, folderPath, foldersOf } from './folders.ts';
import type { SitePage } from './pages.ts';

/** A few pages can have the same names by chance. */
const MIN_FOUND = 5;
/** Not every page of a folder that moved has visitors in both periods. */
const MIN_FOUND_PART = 1 / 3;
/** A name with which more new addresses end does not say where a page has gone. */
const MAX_SAME_NAMES = 50;

export interface FolderMove {
  /** The paths of both folders. */
  from: string;
  to: string;
  /** The pages of the old folder. */
  all: readonly SitePage[];
  /** Those of them that are below the new folder, by their new addresses. */
  found: ReadonlyMap<string, SitePage>;
  /** Whether the new folder had no pages before. */
  isToNew: boolean;
}

type Pages = ReadonlyMap<string, SitePage>;

/** Folders of which all old pages are gone, and enough are found below one other folder. */
export function findMoves(old: Pages, current: Pages): FolderMove[] {
  const added = new Set([...current.keys()].filter((address) => !old.has(address)));
  const places = placesByEnd(added);
  const moved = new Set<SitePage>();
  const moves: FolderMove[] = [];
  for (const [folder, all] of goneFolders(old, current)) {
    if (all.some((page) => moved.has(page))) continue;

    const endOf = ({ address }: SitePage) => address.slice(folder.length);
    const target = mostFrequent(all.flatMap((page) => places.get(endOf(page)) ?? []));
    const pairs = all.map((page) => [target + endOf(page), page] as const);
    const found = new Map(pairs.filter(([address]) => added.has(address)));
    if (found.size < Math.max(MIN_FOUND, all.length * MIN_FOUND_PART)) continue;

    for (const page of all) moved.add(page);
    const [address = ''] = found.keys();
    const from = folderPath(folder, all[0]?.path);
    const to = folderPath(target, current.get(address)?.path);
    const isToNew = ![...old.keys()].some((address) => address.startsWith(target));
    moves.push({ from, to, all, found, isToNew });
  }
  return moves;
}

/** Below which folders there are addresses that end in this way. */
function placesByEnd(addresses: Iterable<string>): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const address of addresses)
    for (const folder of foldersOf(address)) {
      const end = address.slice(folder.length);
      places.set(end, [...(places.get(end) ?? []), folder].slice(0, MAX_SAME_NAMES));
    }
  return places;
}

/** With the pages below them: the largest folder first, of equal ones the innermost. */
function goneFolders(old: Pages, current: Pages): [string, SitePage[]][] {
  return byFolder([...old.values()])
    .filter(([, pages]) => !pages.some(({ address }) => current.has(address)))
    .toSorted(([a, one], [b, other]) => other.length - one.length || b.length - a.length);
}

function mostFrequent(folders: readonly string[]): string {
  const groups = Map.groupBy(folders, (folder) => folder);
  const [[folder] = ['']] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return folder;
}
