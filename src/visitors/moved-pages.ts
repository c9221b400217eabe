import type { PageCounts } from './visitors-client.ts';

/** With fewer visitors before or after, two pages with similar paths are too easily taken for one. */
export const MIN_MOVED_VISITORS = 10;
/** The number of pages that must have changed the same prefix for the same other one. */
const MIN_RENAMED_PAGES = 3;
/** A name with which more new pages end does not say which of them an old page has become. */
const MAX_SAME_NAMES = 50;
/** Deeper paths are not compared, because each end of a path is. */
const MAX_DEPTH = 20;

interface Page {
  path: string;
  /** The path without a slash or `.html` at its end, split at the slashes. */
  segments: readonly string[];
}

interface Pair {
  gone: Page;
  added: Page;
}

/**
 * The old path of each new page that another path of a page that is gone. Two of them are one page
 *
 * (1) if one path ends with the other; of several, the longest common end counts;
 * (2) if at least three pages changed the same prefix for the same other one.
 *
 * Each page is in at most one pair: one with several candidates is in none.
 */
export function movedPages(
  gone: readonly PageCounts[],
  added: readonly PageCounts[],
): Map<string, string> {
  const pages = { gone: comparablePages(gone), added: comparablePages(added) };
  const isDecided = new Set<Page>();
  const isOpen = (page: Page) => !isDecided.has(page);
  const moves = new Map<string, string>();

  const decide = (pairs: readonly Pair[]) => {
    const open = pairs.filter(({ gone, added }) => isOpen(gone) && isOpen(added));
    const candidates = candidatesIn(open);
    const hasOne = (page: Page) => candidates.get(page)?.size === 1;
    const clear = open.filter(({ gone, added }) => hasOne(gone) && hasOne(added));

    for (const { gone, added } of clear) {
      moves.set(added.path, gone.path);
      isDecided.add(gone).add(added);
    }
    for (const page of candidates.keys()) if (!hasOne(page)) isDecided.add(page);
  };

  for (const pairs of pairsWithCommonEnd(pages.gone, pages.added)) decide(pairs);
  const prefixes = changedPrefixes(pages.gone, pages.added);
  decide(pairsWithPrefixes(prefixes, pages.gone.filter(isOpen), pages.added.filter(isOpen)));
  return moves;
}

function comparablePages(pages: readonly PageCounts[]): Page[] {
  return pages
    .filter(({ total }) => total >= MIN_MOVED_VISITORS)
    .map(({ path }) => ({ path, segments: segmentsOf(path) }))
    .filter(({ segments }) => segments.length <= MAX_DEPTH);
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const name = segments.pop()?.replace(/\.html$/, '');
  return name ? [...segments, name] : segments;
}

function candidatesIn(pairs: readonly Pair[]): Map<Page, Set<Page>> {
  const candidates = new Map<Page, Set<Page>>();
  for (const { gone, added } of pairs) {
    for (const [page, other] of [[gone, added] as const, [added, gone] as const])
      candidates.set(page, (candidates.get(page) ?? new Set()).add(other));
  }
  return candidates;
}

/** The pairs of which one path ends with the other, in groups. Those with the longest end come first. */
function pairsWithCommonEnd(gone: readonly Page[], added: readonly Page[]): Pair[][] {
  const goneByPath = Map.groupBy(gone, ({ segments }) => segments.join('/'));
  const addedByPath = Map.groupBy(added, ({ segments }) => segments.join('/'));

  const longer = added.flatMap((page) =>
    endsOf(page).flatMap((end) =>
      (goneByPath.get(end) ?? []).map((gone) => ({ gone, added: page })),
    ),
  );
  const shorter = gone.flatMap((page) =>
    endsOf(page).flatMap((end) =>
      (addedByPath.get(end) ?? []).map((added) => ({ gone: page, added })),
    ),
  );

  const byLength = Map.groupBy([...longer, ...shorter], ({ gone, added }) =>
    Math.min(gone.segments.length, added.segments.length),
  );
  return [...byLength].toSorted(([a], [b]) => b - a).map(([, pairs]) => pairs);
}

/** The last segments of a path: all, then one fewer, and so on. */
function endsOf({ segments }: Page): string[] {
  return segments.map((_, start) => segments.slice(start).join('/'));
}

/** By a prefix that pages had, the prefixes that they have now. */
type Prefixes = ReadonlyMap<string, readonly string[]>;

function pairsWithPrefixes(
  prefixes: Prefixes,
  gone: readonly Page[],
  added: readonly Page[],
): Pair[] {
  const addedByPath = Map.groupBy(added, ({ segments }) => segments.join('/'));

  return gone.flatMap((page) => {
    const newPaths = renamed(page.segments, prefixes);
    const pages = newPaths.flatMap((path) => addedByPath.get(path) ?? []);
    return pages.map((other) => ({ gone: page, added: other }));
  });
}

/** The paths that a page would have with each of the new prefixes. */
function renamed(segments: readonly string[], prefixes: Prefixes): string[] {
  const splits = [...segments.keys(), segments.length].map((length) => ({
    prefix: segments.slice(0, length).join('/'),
    rest: segments.slice(length),
  }));
  return splits.flatMap(({ prefix, rest }) =>
    (prefixes.get(prefix) ?? []).map((other) => [other, ...rest].filter(Boolean).join('/')),
  );
}

/** The prefixes that enough pages have changed in the same way. */
function changedPrefixes(gone: readonly Page[], added: readonly Page[]): Prefixes {
  const addedByEnd = Map.groupBy(
    added.flatMap((page) => endsOf(page).map((end) => ({ page, end }))),
    ({ end }) => end,
  );
  const changes = gone.flatMap((page) => {
    const end = endsOf(page).find((end) => addedByEnd.has(end));
    const same = (end !== undefined && addedByEnd.get(end)) || [];
    return same.length > MAX_SAME_NAMES
      ? []
      : same.map((other) => changeOfPrefix(page, other.page, end?.split('/').length ?? 0));
  });

  const frequent = [...Map.groupBy(changes, ({ from, to }) => JSON.stringify([from, to])).values()]
    .filter(({ length }) => length >= MIN_RENAMED_PAGES)
    .flatMap(([first]) => first ?? []);
  const byPrefix = Map.groupBy(frequent, ({ from }) => from);
  return new Map(Array.from(byPrefix, ([from, each]) => [from, each.map(({ to }) => to)]));
}

function changeOfPrefix(gone: Page, added: Page, endLength: number) {
  const prefixOf = ({ segments }: Page) => segments.slice(0, -endLength).join('/');
  return { from: prefixOf(gone), to: prefixOf(added) };
}
