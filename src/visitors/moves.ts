/** Folders whose pages are below another folder now. */
import type { Page } from './counts.ts';
import { foldersOf, shownFolder } from './folders.ts';

/** A few pages can have the same names by chance. */
const MIN_FOUND = 5;
/** Not every page of a folder that moved had visitors in both periods. */
const MIN_FOUND_PART = 1 / 3;
/** A name with which more new addresses end does not say where a page has gone. */
const MAX_SAME_NAMES = 50;

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
export function findMoves(old: Pages, current: Pages) {
  const added = [...current.keys()].filter((address) => !old.has(address));
  const byEnd = Map.groupBy(
    added.flatMap((address) => foldersOf(address).map((to) => ({ to, address }))),
    ({ to, address }) => address.slice(to.length),
  );

  const moves: FolderMove[] = [];
  const oldAddresses = new Map<string, string>();
  const left = new Set<string>();
  for (const [from, addresses] of goneFolders(old, current)) {
    const ends = addresses.map((address) => address.slice(from.length));
    const [to, found] = left.has(addresses[0] ?? '') ? ['', []] : likeliest(ends, byEnd);
    if (found.length < Math.max(MIN_FOUND, addresses.length * MIN_FOUND_PART)) continue;

    // The page of the folder itself moves with it.
    for (const end of ['', ...found])
      if (!current.has(from + end) && !old.has(to + end)) oldAddresses.set(to + end, from + end);
    for (const address of [from, ...addresses]) left.add(address);

    const pathAt = (pages: Pages, address: string) => pages.get(address)?.path ?? address;
    const [end = ''] = found;
    moves.push({
      from: shownFolder(pathAt(old, from + end), from),
      to: shownFolder(pathAt(current, to + end), to),
      found: found.length,
      all: addresses.length,
      isToNew: ![...old.keys()].some((address) => address.startsWith(to)),
    });
  }
  return { moves, oldAddresses, left };
}

/** With the addresses below them: the largest folder first, of equal ones the innermost. */
function goneFolders(old: Pages, current: Pages): [string, string[]][] {
  const inFolders = [...old.keys()].flatMap((address) =>
    foldersOf(address).map((folder) => ({ folder, address })),
  );
  const groups = Map.groupBy(inFolders, ({ folder }) => folder);
  return Array.from(groups, ([folder, rows]): [string, string[]] => {
    return [folder, rows.map(({ address }) => address)];
  })
    .filter(([, addresses]) => addresses.length >= MIN_FOUND)
    .filter(([, addresses]) => !addresses.some((address) => current.has(address)))
    .toSorted(([a, one], [b, other]) => other.length - one.length || b.length - a.length);
}

/** The folder below which most of these ends of addresses are new, and the ends that are. */
function likeliest(
  ends: readonly string[],
  byEnd: ReadonlyMap<string, readonly { to: string }[]>,
): [string, string[]] {
  const found = ends.flatMap((end) => {
    const places = byEnd.get(end) ?? [];
    return places.length > MAX_SAME_NAMES ? [] : places.map(({ to }) => ({ to, end }));
  });
  const [best] = [...Map.groupBy(found, ({ to }) => to)].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
  return best ? [best[0], best[1].map(({ end }) => end)] : ['', []];
}
