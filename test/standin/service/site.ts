/**
 * Unique visitors from events (specification, sections 2.2, 2.3 and 4.4). A visitor who came as a human and
 * as an AI counts in both columns and once in `total`, because these are distinct visitors, not sums.
 */

/** One page view. */
export interface VisitEvent {
  /** ms since 1970. */
  readonly at: number;
  readonly visitor: string;
  readonly kind: 'human' | 'ai';
  readonly path: string;
}

export interface Counts {
  readonly human: number;
  readonly ai: number;
  readonly total: number;
}

export interface PageCounts extends Counts {
  readonly path: string;
}

/** `visitors`: the pages that were seen, by falling `total`, then by path in the order of its code units. */
export interface VisitorCounts {
  readonly totals: Counts;
  readonly visitors: readonly PageCounts[];
}

/** Counts the events with `from` <= time < `to` (ms since 1970; infinite ones are allowed). */
export type CountRange = (from: number, to: number) => VisitorCounts;

const byTotalThenPath = (a: PageCounts, b: PageCounts) =>
  b.total - a.total || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

function distinct(events: readonly VisitEvent[]): Counts {
  const of = (some: readonly VisitEvent[]) => new Set(some.map((event) => event.visitor)).size;
  return {
    human: of(events.filter((event) => event.kind === 'human')),
    ai: of(events.filter((event) => event.kind === 'ai')),
    total: of(events),
  };
}

/** The definition, written in the plainest way; far too slow for a large site. Tests compare with it. */
export function countVisitors(events: readonly VisitEvent[], from: number, to: number): VisitorCounts {
  const seen = events.filter((event) => event.at >= from && event.at < to);
  const paths = [...new Set(seen.map((event) => event.path))];
  const visitors = paths.map((path) => ({ path, ...distinct(seen.filter((event) => event.path === path)) }));
  return { totals: distinct(seen), visitors: visitors.sort(byTotalThenPath) };
}

const HUMAN = 1;
const AI = 2;

/** One page's events by time; visitors as small numbers, so that a count needs no set of strings. */
interface PageEvents {
  readonly path: string;
  readonly times: Float64Array;
  readonly visitors: Uint32Array;
  readonly kinds: Uint8Array;
}

/** The first index whose time is not before `time`. */
function firstFrom(times: Float64Array, time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byPage(events: readonly VisitEvent[], numberOf: Map<string, number>): PageEvents[] {
  const groups = new Map<string, VisitEvent[]>();
  for (const event of events) {
    const group = groups.get(event.path);
    if (group) group.push(event);
    else groups.set(event.path, [event]);
    if (!numberOf.has(event.visitor)) numberOf.set(event.visitor, numberOf.size);
  }
  return Array.from(groups, ([path, group]) => {
    group.sort((a, b) => a.at - b.at);
    return {
      path,
      times: Float64Array.from(group, (event) => event.at),
      visitors: Uint32Array.from(group, (event) => numberOf.get(event.visitor) ?? 0),
      kinds: Uint8Array.from(group, (event) => (event.kind === 'human' ? HUMAN : AI)),
    };
  });
}

/** Collects what kinds each visitor was seen as, and counts; `clear` makes it ready for the next page. */
function tally(size: number) {
  const kinds = new Uint8Array(size);
  const touched: number[] = [];
  return {
    add(visitor: number, kind: number): void {
      if (kinds[visitor] === 0) touched.push(visitor);
      kinds[visitor] = (kinds[visitor] ?? 0) | kind;
    },
    counts(): Counts {
      let human = 0;
      let ai = 0;
      for (const visitor of touched) {
        if ((kinds[visitor] ?? 0) & HUMAN) human++;
        if ((kinds[visitor] ?? 0) & AI) ai++;
      }
      return { human, ai, total: touched.length };
    },
    clear(): void {
      for (const visitor of touched) kinds[visitor] = 0;
      touched.length = 0;
    },
  };
}

/**
 * The same counts as `countVisitors`, quickly: events are kept by page and in a page by time, so that a range
 * costs a binary search a page and one step an event in it. The last ranges are remembered: paging asks for
 * the same one again and again.
 */
export function indexVisitors(events: readonly VisitEvent[], remembered = 16): CountRange {
  const numberOf = new Map<string, number>();
  const pages = byPage(events, numberOf);
  const known = new Map<string, VisitorCounts>();

  function count(from: number, to: number): VisitorCounts {
    const site = tally(numberOf.size);
    const page = tally(numberOf.size);
    const visitors: PageCounts[] = [];
    for (const { path, times, visitors: who, kinds } of pages) {
      const end = firstFrom(times, to);
      for (let index = firstFrom(times, from); index < end; index++) {
        page.add(who[index] ?? 0, kinds[index] ?? 0);
        site.add(who[index] ?? 0, kinds[index] ?? 0);
      }
      const counts = page.counts();
      if (counts.total > 0) visitors.push({ path, ...counts });
      page.clear();
    }
    return { totals: site.counts(), visitors: visitors.sort(byTotalThenPath) };
  }

  return (from, to) => {
    const key = `${from} ${to}`;
    const counts = known.get(key) ?? count(from, to);
    known.set(key, counts);
    const oldest = known.keys().next().value;
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return counts;
  };
}
