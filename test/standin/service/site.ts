/**
 * Unique visitors from events (specification, sections 2.2, 2.3 and 4.4), and a documentation site with made-up
 * traffic. A visitor who came as a human and as an AI counts in both columns and once in `total`, because these
 * are distinct visitors, not sums.
 */
import type { Range, Reply } from './api.ts';

export interface VisitEvent {
  at: number;
  visitor: string;
  kind: 'human' | 'ai';
  path: string;
}

export function visitorPages(site: () => readonly VisitEvent[]) {
  let events: readonly VisitEvent[] | undefined;
  // Paging asks for the same range again and again.
  const known = new Map<string, ReturnType<typeof countVisitors>>();

  return ({ dateFrom, dateTo, limit, offset }: Range): Reply => {
    events ??= site();
    const key = `${dateFrom} ${dateTo}`;
    const counts = known.get(key) ?? countVisitors(events, dateFrom, dateTo);
    known.set(key, counts);

    const { totals, visitors: rows } = counts;
    const visitors = rows.slice(offset, offset + limit);
    return { status: 200, body: { totals, visitors, hasMore: offset + limit < rows.length } };
  };
}

/**
 * Counts the events with `from` <= time < `to` (ms since 1970; infinite ones are allowed). The pages that were seen are
 * by falling `total`, then by path in the order of its code units.
 */
function countVisitors(events: readonly VisitEvent[], from: number, to: number) {
  const site = nobody();
  const pages = new Map<string, ReturnType<typeof nobody>>();
  for (const { at, path, visitor, kind } of events) {
    if (at < from || at >= to) continue;
    const page = pages.get(path) ?? nobody();
    pages.set(path, page);
    for (const seen of [site, page]) seen[kind].add(visitor);
  }
  const visitors = Array.from(pages, ([path, seen]) => ({ path, ...countsOf(seen) }));
  visitors.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
  return { totals: countsOf(site), visitors };
}

const nobody = () => ({ human: new Set<string>(), ai: new Set<string>() });

const countsOf = ({ human, ai }: ReturnType<typeof nobody>) => {
  return { human: human.size, ai: ai.size, total: new Set([...human, ...ai]).size };
};

const DAY = 86_400_000;

/** mulberry32: numbers in [0, 1) from a 32-bit seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WEEKS = 8;

const PATHS = ['accounts', 'alerts', 'audits'].flatMap((subject) =>
  ['guides', 'concepts', 'integrations', 'changelog', 'reference'].map(
    (section) => `/${section}/${subject}`,
  ),
);
const PAGES = ['/', ...PATHS].slice(0, 12);

const READERS = [
  { kind: 'human', pages: PAGES, visits: 24, growth: 1.03, pool: 360 },
  { kind: 'ai', pages: PAGES.toReversed(), visits: 7.2, growth: 1.1, pool: 96 },
] as const;

/**
 * Eight weeks of events until `until`, in ms since 1970, in no particular order. Few pages are popular; AI readers prefer
 * other pages than people and grow faster; a few visitors read both ways.
 */
export function makeSite(until: number): VisitEvent[] {
  const random = randomFrom(20);
  const events: VisitEvent[] = [];

  for (let day = WEEKS * 7; day > 0; day--)
    for (const { kind, pages, visits, growth, pool } of READERS) {
      const count = visits * growth ** (WEEKS - day / 7);
      for (let nth = 0; nth < count; nth++) {
        const number = Math.floor(random() ** 2 * pool);
        // One visitor in thirty of the AI readers is known as a person too.
        const isReader = kind === 'ai' && number % 30 !== 0;
        const path = pages[Math.floor(random() ** 3 * pages.length)] ?? '/';
        const at = Math.floor(until - (day - random()) * DAY);
        events.push({ at, visitor: `${isReader ? 'reader' : 'visitor'}-${number}`, kind, path });
      }
    }
  return events;
}
