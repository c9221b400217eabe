/** Which page of the reported period is which one of the earlier period. */
import { NO_COUNTS } from './counts.ts';
import type { Page } from './pages.ts';
import { readablePath } from './paths.ts';
import type { Counts } from './visitors-client.ts';

const MIN_RENAMED_PAGES = 3;
/** A name with which more new paths end does not say which of them an old one has become. */
const MAX_SAME_NAMES = 50;
const MAX_DEPTH = 10;
/** Each is tried with every page. */
const MAX_CHANGES = 100;

type PathCounts = ReadonlyMap<string, Counts>;

interface BothPeriods {
  now: PathCounts;
  before: PathCounts;
}

/** If paths are missing, it is not known whether a page is new, has gone, or has moved. */
export function pagesByPath({ now, before }: BothPeriods): Page[] {
  return Array.from(now, ([path, counts]) => {
    return { path, from: undefined, now: counts, before: before.get(path) };
  });
}

export function comparePages(periods: BothPeriods): Page[] {
  const paths = Map.groupBy(periods.now.keys(), addressOf);
  const oldPaths = Map.groupBy(periods.before.keys(), addressOf);
  const gone = [...oldPaths.keys()].filter((address) => !paths.has(address));
  const added = [...paths.keys()].filter((address) => !oldPaths.has(address));

  const moves = movedPaths(gone, added);
  const hasMoved = new Set(moves.values());
  const current = Array.from(paths, ([address, spellings]) => {
    const old = oldPaths.get(moves.get(address) ?? address) ?? [];
    return pagesAt(spellings, old, periods);
  });
  const removed = gone.filter((address) => !hasMoved.has(address));
  return [
    ...current.flat(),
    ...removed
      .flatMap((address) => oldPaths.get(address) ?? [])
      .map((path): Page => {
        return { path, from: undefined, now: NO_COUNTS, before: periods.before.get(path) };
      }),
  ];
}

/** The same for all paths for which servers usually return the same page. */
function addressOf(path: string): string {
  const spelling = `/${readablePath(path)}`.toLowerCase().replaceAll('_', '-');
  const withoutSlashes = spelling.replace(/\/+/g, '/').replace(/\/$/, '');
  return withoutSlashes.replace(/(?:\/(?:index)?)?(?:\.(?:html|md))?$/, '');
}

/**
 * (1) If both periods have a path in common, the page has not moved. What its other paths are to be
 *     compared with is not known, so they are neither new nor gone.
 * (2) Else, its most visited paths belong together.
 */
function pagesAt(
  paths: readonly string[],
  oldPaths: readonly string[],
  { now, before }: BothPeriods,
): Page[] {
  const hasStayed = paths.some((path) => before.has(path));
  const old = byVisitors(oldPaths, before);
  return byVisitors(paths, now).map((path, index) => {
    const from = hasStayed ? undefined : old[index];
    const earlier = old.length === 0 ? NO_COUNTS : before.get(from ?? path);
    return { path, from, now: now.get(path) ?? NO_COUNTS, before: earlier };
  });
}

function byVisitors(paths: readonly string[], counts: PathCounts): string[] {
  const visitors = (path: string) => counts.get(path)?.total ?? 0;
  return paths.toSorted((a, b) => visitors(b) - visitors(a));
}

/** `uses`: how many pages changed the same prefix for the same other one. */
interface Pair {
  old: string;
  path: string;
  uses: number;
}

/**
 * The old path of each new one. Paths begin with a slash, and do not end with one; that of the
 * start page is empty. Two of them are of one page
 *
 * (1) if one ends with the other,
 * (2) if at least three pages changed the same prefix for the same other one.
 *
 * The change that most pages have in common is the most likely one. A path with several equally
 * likely candidates is in no pair.
 */
function movedPaths(gone: readonly string[], added: readonly string[]): Map<string, string> {
  const pairs = likelyPairs(gone, added);
  const byOld = Map.groupBy(pairs, ({ old }) => old);
  const byPath = Map.groupBy(pairs, ({ path }) => path);

  const isLikeliest = ({ old, path, uses }: Pair) => {
    const others = [byOld.get(old) ?? [], byPath.get(path) ?? []];
    return others.every((pairs) =>
      pairs.every((other) => other.uses < uses || (other.old === old && other.path === path)),
    );
  };
  return new Map(pairs.filter(isLikeliest).map(({ old, path }) => [path, old]));
}

function likelyPairs(gone: readonly string[], added: readonly string[]): Pair[] {
  const newPaths = new Set(added);
  const candidates = pairsWithSameEnd(gone, added);
  const byChange = Map.groupBy(candidates, ({ from, to }) => JSON.stringify([from, to]));
  const groups = [...byChange.values()].toSorted((a, b) => b.length - a.length);

  return groups.flatMap(([change, ...others], index): Pair[] => {
    if (change === undefined) return [];

    const uses = others.length + 1;
    const isNested = change.from === '' || change.to === '';
    if (uses >= MIN_RENAMED_PAGES && index < MAX_CHANGES) return renamedBy(change, gone, newPaths);
    return isNested ? [change, ...others].map((pair) => ({ ...pair, uses })) : [];
  });
}

/** The pairs with the longest common end of each old path, and what they differ in. */
function pairsWithSameEnd(gone: readonly string[], added: readonly string[]) {
  const ends = added.flatMap((path) => pathEnds(path).map((end) => ({ path, end })));
  const byEnd = Map.groupBy(ends, ({ end }) => end);

  return gone.flatMap((old) => {
    const end = pathEnds(old).find((end) => byEnd.has(end)) ?? '';
    const same = byEnd.get(end) ?? [];
    const prefixOf = (path: string) => path.slice(0, path.length - end.length);
    if (same.length > MAX_SAME_NAMES) return [];
    return same.map(({ path }) => ({ old, path, from: prefixOf(old), to: prefixOf(path) }));
  });
}

/** The longest is first. */
function pathEnds(path: string): string[] {
  const names = path.split('/').slice(1).slice(-MAX_DEPTH);
  return names.map((_, start) => `/${names.slice(start).join('/')}`);
}

/** Includes the page of the prefix itself, and names that many pages have. */
function renamedBy(
  { from, to }: { from: string; to: string },
  gone: readonly string[],
  added: ReadonlySet<string>,
): Pair[] {
  const pairs = gone
    .filter((path) => path === from || path.startsWith(`${from}/`))
    .map((old) => ({ old, path: to + old.slice(from.length) }))
    .filter(({ path }) => added.has(path));
  return pairs.map((pair) => ({ ...pair, uses: pairs.length }));
}
