/** Which page of the reported period is which one of the earlier period. */
import { NO_COUNTS } from './counts.ts';
import { movedPaths } from './moved-paths.ts';
import type { Page } from './pages.ts';
import { readablePath } from './paths.ts';
import type { Counts } from './visitors-client.ts';

/** By path. */
export type PathCounts = ReadonlyMap<string, Counts>;

interface BothPeriods {
  now: PathCounts;
  before: PathCounts;
}

/** The paths of one page. */
interface Spellings {
  now: string[];
  before: string[];
}

/** If paths are missing, it is not known whether a page is new, has gone, or has moved. */
export function pagesByPath({ now, before }: BothPeriods): Page[] {
  return Array.from(now, ([path, counts]) => {
    return { path, from: undefined, now: counts, before: before.get(path) };
  });
}

export function comparePages(periods: BothPeriods): Page[] {
  const pages = spellingsByAddress(periods);
  const gone = [...pages.keys()].filter((address) => pages.get(address)?.now.length === 0);
  const added = [...pages.keys()].filter((address) => pages.get(address)?.before.length === 0);

  for (const [address, old] of movedPaths(gone, added)) {
    pages.get(address)?.before.push(...(pages.get(old)?.before ?? []));
    pages.delete(old);
  }
  return [...pages.values()].flatMap((spellings) => pagesAt(spellings, periods));
}

function spellingsByAddress({ now, before }: BothPeriods): Map<string, Spellings> {
  const pages = new Map<string, Spellings>();
  const spellingsOf = (path: string) => {
    const address = addressOf(path);
    const spellings = pages.get(address) ?? { now: [], before: [] };
    pages.set(address, spellings);
    return spellings;
  };

  for (const path of now.keys()) spellingsOf(path).now.push(path);
  for (const path of before.keys()) spellingsOf(path).before.push(path);
  return pages;
}

/** The same for all paths for which servers usually return the same page. */
function addressOf(path: string): string {
  const spelling = `/${readablePath(path)}`.toLowerCase().replaceAll('_', '-');
  const withoutSlashes = spelling.replace(/\/+/g, '/').replace(/\/$/, '');
  return withoutSlashes.replace(/(?:\/(?:index)?)?(?:\.(?:html|md))?$/, '');
}

/**
 * (1) Without a path in one period, all paths of the other are new or gone.
 * (2) If both periods have a path in common, the page has not moved. Its other paths are neither
 *     new nor gone, but what they are to be compared with is not known.
 * (3) Else, the page has moved. Its most visited paths belong together.
 */
function pagesAt(paths: Spellings, { now, before }: BothPeriods): Page[] {
  if (paths.now.length === 0 || paths.before.length === 0)
    return [...paths.now, ...paths.before].map((path) => {
      const counts = { now: now.get(path) ?? NO_COUNTS, before: before.get(path) ?? NO_COUNTS };
      return { path, from: undefined, ...counts };
    });

  const hasStayed = paths.now.some((path) => before.has(path));
  const old = byVisitors(paths.before, before);
  return byVisitors(paths.now, now).map((path, index) => {
    const from = hasStayed ? undefined : old[index];
    return { path, from, now: now.get(path) ?? NO_COUNTS, before: before.get(from ?? path) };
  });
}

function byVisitors(paths: readonly string[], counts: PathCounts): string[] {
  const visitors = (path: string) => counts.get(path)?.total ?? 0;
  return paths.toSorted((a, b) => visitors(b) - visitors(a));
}
