const MIN_RENAMED_PAGES = 3;
/** A name with which more new paths end does not say which of them an old one has become. */
const MAX_SAME_NAMES = 50;
const MAX_DEPTH = 10;
/** Each is tried with every page. */
const MAX_CHANGES = 100;

interface PrefixChange {
  from: string;
  to: string;
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
export function movedPaths(gone: readonly string[], added: readonly string[]): Map<string, string> {
  const pairs = likelyPairs(gone, added);
  const byOld = Map.groupBy(pairs, ({ old }) => old);
  const byPath = Map.groupBy(pairs, ({ path }) => path);

  const isLikeliest = ({ old, path, uses }: Pair) =>
    [...(byOld.get(old) ?? []), ...(byPath.get(path) ?? [])].every(
      (other) => other.uses < uses || (other.old === old && other.path === path),
    );
  return new Map(pairs.filter(isLikeliest).map(({ old, path }) => [path, old]));
}

function likelyPairs(gone: readonly string[], added: readonly string[]): Pair[] {
  const candidates = pairsWithSameEnd(gone, added);
  const byChange = Map.groupBy(candidates, ({ from, to }) => JSON.stringify([from, to]));
  const groups = [...byChange.values()].toSorted((a, b) => b.length - a.length);
  const isFrequent = ({ length }: readonly unknown[]) => length >= MIN_RENAMED_PAGES;

  const nested = groups
    .filter((group) => !isFrequent(group))
    .flatMap((group) => group.map((pair) => ({ ...pair, uses: group.length })))
    .filter(({ from, to }) => from === '' || to === '');
  const newPaths = new Set(added);
  const renamed = groups
    .filter(isFrequent)
    .slice(0, MAX_CHANGES)
    .flatMap(([change]) => (change ? renamedBy(change, gone, newPaths) : []));
  return [...nested, ...renamed];
}

/** The pairs with the longest common end of each old path, and what they differ in. */
function pairsWithSameEnd(gone: readonly string[], added: readonly string[]) {
  const ends = added.flatMap((path) => endsOf(path).map((end) => ({ path, end })));
  const byEnd = Map.groupBy(ends, ({ end }) => end);

  return gone.flatMap((old) => {
    const end = endsOf(old).find((end) => byEnd.has(end)) ?? '';
    const same = byEnd.get(end) ?? [];
    const prefixOf = (path: string) => path.slice(0, path.length - end.length);
    if (same.length > MAX_SAME_NAMES) return [];
    return same.map(({ path }) => ({ old, path, from: prefixOf(old), to: prefixOf(path) }));
  });
}

/** The longest is first. */
function endsOf(path: string): string[] {
  const names = path.split('/').slice(1).slice(-MAX_DEPTH);
  return names.map((_, start) => `/${names.slice(start).join('/')}`);
}

/** Includes the page of the prefix itself, and names that many pages have. */
function renamedBy(
  { from, to }: PrefixChange,
  gone: readonly string[],
  added: ReadonlySet<string>,
): Pair[] {
  const pairs = gone
    .filter((path) => path === from || path.startsWith(`${from}/`))
    .map((old) => ({ old, path: to + old.slice(from.length) }))
    .filter(({ path }) => added.has(path));
  return pairs.map((pair) => ({ ...pair, uses: pairs.length }));
}
