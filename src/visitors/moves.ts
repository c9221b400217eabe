/** Folders whose pages are below another folder now. */
import { byFolder, folderPath, foldersOf } from './folders.ts';
import type { SitePage } from './pages.ts';

/** A few pages can have the same names by chance. */
export const MIN_FOUND = 5;
/** Not every page of a folder that moved has visitors in both periods. */
export const MIN_FOUND_PART = 1 / 3;
/** A name with which more new addresses end does not say where a page has gone. */
const MAX_SAME_NAMES = 50;

export interface FolderMove {
  /** The paths of both folders. */
  from: string;
  to: string;
  /** How many of all old pages are below the new folder. */
  found: number;
  all: number;
  /** Whether the new folder had no pages before. */
  isToNew: boolean;
  /** The old pages, and that of the folder itself, by the addresses that they have there. */
  pages: ReadonlyMap<string, SitePage>;
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
    const found = all.map((page) => target + endOf(page)).filter((address) => added.has(address));
    if (found.length < Math.max(MIN_FOUND, all.length * MIN_FOUND_PART)) continue;

    for (const page of all) moved.add(page);
    const own = old.get(folder);
    const pages = own && !current.has(folder) ? [own, ...all] : all;
    moves.push({
      from: folderPath(folder, all[0]?.path),
      to: folderPath(target, current.get(found[0] ?? '')?.path),
      found: found.length,
      all: all.length,
      isToNew: ![...old.keys()].some((address) => address.startsWith(target)),
      pages: new Map(pages.map((page) => [target + endOf(page), page])),
    });
  }
  return moves;
}

/** The folders of the addresses, by how these go on in them. */
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
