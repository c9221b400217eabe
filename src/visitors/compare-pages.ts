/** Which page of the reported period is which one of the earlier period. */
import { NO_COUNTS, type Page } from './counts.ts';
import { readablePath } from './paths.ts';
import type { Counts } from './visitors-client.ts';

const MIN_RENAMED_PAGES = 3;
/** A name with which more new paths end does not say which of them an old one has become. */
const MAX_SAME_NAMES = 50;
const MAX_DEPTH = 10;

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
  const removed = gone
    .filter((address) => !hasMoved.has(address))
    .flatMap((address) => oldPaths.get(address) ?? [])
    .map((path) => ({ path, from: undefined, now: NO_COUNTS, before: periods.before.get(path) }));
  return [...current.flat(), ...removed];
}

/** The same for all paths for which servers usually return the same page. */
function addressOf(path: string): string {
  const spelling = `/${readablePath(path)}`.toLowerCase().replaceAll('_', '-');
  return spelling.replace(/\/+/g, '/').replace(/(?:\/(?:index)?)?(?:\.(?:html|md))?\/?$/, '');
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
interface Move {
  old: string;
  path: string;
  uses: number;
}

/**
 * The old path of each new one. The change of prefix that most pages have in common is the most
 * likely one. A path with several equally likely candidates is in no pair. Paths begin with a
 * slash, and do not end with one; that of the start page is empty.
 */
function movedPaths(gone: readonly string[], added: readonly string[]): Map<string, string> {
  const [oldPaths, newPaths] = [new Set(gone), new Set(added)];
  const moves = changesOfPrefix(gone, added).flatMap(({ from, to }): Move[] => {
    // Few paths begin with the longer prefix.
    const ends =
      from.length > to.length
        ? endsAfter(from, gone).filter((end) => newPaths.has(to + end))
        : endsAfter(to, added).filter((end) => oldPaths.has(from + end));

    // If one path ends with the other, one page is enough.
    const isMove = from === '' || to === '' || ends.length >= MIN_RENAMED_PAGES;
    const uses = ends.length;
    return isMove ? ends.map((end) => ({ old: from + end, path: to + end, uses })) : [];
  });

  const byOld = Map.groupBy(moves, ({ old }) => old);
  const byPath = Map.groupBy(moves, ({ path }) => path);
  const isLikeliest = (move: Move) =>
    [byOld.get(move.old), byPath.get(move.path)].every((rivals) =>
      rivals?.every((other) => other === move || other.uses < move.uses),
    );
  return new Map(moves.filter(isLikeliest).map(({ old, path }) => [path, old]));
}

/** That of the prefix itself is empty. */
function endsAfter(prefix: string, paths: readonly string[]): string[] {
  const start = `${prefix}/`;
  const below = paths.filter((path) => path === prefix || path.startsWith(start));
  return below.map((path) => path.slice(prefix.length));
}

/** What paths with the longest common end differ in. */
function changesOfPrefix(gone: readonly string[], added: readonly string[]) {
  const ends = added.flatMap((path) => pathEnds(path).map((end) => ({ path, end })));
  const byEnd = Map.groupBy(ends, ({ end }) => end);

  const changes = gone.flatMap((old) => {
    const end = pathEnds(old).find((end) => byEnd.has(end)) ?? '';
    const same = byEnd.get(end) ?? [];
    const prefixOf = (path: string) => path.slice(0, path.length - end.length);
    if (same.length > MAX_SAME_NAMES) return [];
    return same.map(({ path }) => ({ from: prefixOf(old), to: prefixOf(path) }));
  });
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** The longest is first. */
function pathEnds(path: string): string[] {
  const names = path.split('/').slice(1).slice(-MAX_DEPTH);
  return names.map((_, start) => `/${names.slice(start).join('/')}`);
}
