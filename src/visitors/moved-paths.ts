const MIN_RENAMED_PAGES = 3;
/** A name with which more new paths end does not say which of them an old one has become. */
const MAX_SAME_NAMES = 50;
const MAX_DEPTH = 10;
/** Of prefixes, because each is tried with every page. */
const MAX_CHANGES = 100;

type Pair = readonly [old: string, path: string];

interface PrefixChange {
  from: string;
  to: string;
  pairs: readonly Pair[];
}

/**
 * The old path of each new one. Paths begin with a slash, and do not end with one; that of the
 * start page is empty. Two of them are of one page
 *
 * (1) if one ends with the other,
 * (2) if at least three pages changed the same prefix for the same other one.
 *
 * The change that most pages have in common is the most likely one. Each path is in at most one
 * pair: one with several equally likely candidates is in none.
 */
export function movedPaths(gone: readonly string[], added: readonly string[]): Map<string, string> {
  const moves = new Map<string, string>();
  const isDecided = new Set<string>();
  const byLikelihood = Map.groupBy(likelyChanges(gone, added), ({ pairs }) => pairs.length);

  for (const changes of byLikelihood.values()) {
    const open = changes
      .flatMap(({ pairs }) => pairs)
      .filter((pair) => !pair.some((path) => isDecided.has(path)));
    const uses = Map.groupBy(open.flat(), (path) => path);

    for (const [old, path] of open)
      if (uses.get(old)?.length === 1 && uses.get(path)?.length === 1) moves.set(path, old);
    for (const path of uses.keys()) isDecided.add(path);
  }
  return moves;
}

/** The most likely one is first. */
function likelyChanges(gone: readonly string[], added: readonly string[]): PrefixChange[] {
  const changes = prefixChanges(gone, added);
  const frequent = changes.filter(({ pairs }) => pairs.length >= MIN_RENAMED_PAGES);
  const nested = changes.filter(({ from, to }) => from === '' || to === '');
  const rare = nested.filter(({ pairs }) => pairs.length < MIN_RENAMED_PAGES);

  const newPaths = new Set(added);
  const complete = frequent
    .slice(0, MAX_CHANGES)
    .map((change) => ({ ...change, pairs: allPairs(change, gone, newPaths) }));
  return [...complete, ...rare].toSorted((a, b) => b.pairs.length - a.pairs.length);
}

/** The changes that make an old path a new one with the longest common end. */
function prefixChanges(gone: readonly string[], added: readonly string[]): PrefixChange[] {
  const ends = added.flatMap((path) => endsOf(path).map((end) => ({ path, end })));
  const byEnd = Map.groupBy(ends, ({ end }) => end);

  const candidates = gone.flatMap((old) => {
    const end = endsOf(old).find((end) => byEnd.has(end)) ?? '';
    const same = byEnd.get(end) ?? [];
    const prefixOf = (path: string) => path.slice(0, path.length - end.length);
    return same.length > MAX_SAME_NAMES
      ? []
      : same.map(({ path }) => ({ from: prefixOf(old), to: prefixOf(path), old, path }));
  });

  const groups = Map.groupBy(candidates, ({ from, to }) => JSON.stringify([from, to]));
  const changes = Array.from(groups, ([key, group]): PrefixChange => {
    const [from, to] = JSON.parse(key);
    return { from, to, pairs: group.map(({ old, path }) => [old, path]) };
  });
  return changes.toSorted((a, b) => b.pairs.length - a.pairs.length);
}

/** The longest is first. */
function endsOf(path: string): string[] {
  const names = path.split('/').slice(1).slice(-MAX_DEPTH);
  return names.map((_, start) => `/${names.slice(start).join('/')}`);
}

/** Includes the page of the prefix itself, and names that many pages have. */
function allPairs({ from, to }: PrefixChange, gone: readonly string[], added: Set<string>): Pair[] {
  return gone
    .filter((path) => path === from || path.startsWith(`${from}/`))
    .map((path): Pair => [path, to + path.slice(from.length)])
    .filter(([, path]) => added.has(path));
}
