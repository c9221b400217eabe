/** Makes up a documentation site with plausible traffic. The same shape gives the same events. */
import type { VisitEvent } from './site.ts';

export interface SiteShape {
  readonly seed: number;
  readonly pages: number;
  readonly weeks: number;
  /** The traffic ends before this moment, in ms since 1970. */
  readonly until: number;
  /** Visits of people on a working day of the first week; of AI readers a quarter as many. */
  readonly visitsPerDay: number;
}

export const defaultShape: Omit<SiteShape, 'until'> = { seed: 20, pages: 3200, weeks: 8, visitsPerDay: 420 };

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

const SECTIONS = [
  ['reference', 0.6],
  ['guides', 0.2],
  ['integrations', 0.1],
  ['concepts', 0.06],
  ['changelog', 0.04],
] as const;
const SUBJECTS =
  'accounts alerts audits backups billing branches caching charts columns deploys domains events exports fields filters forms groups hooks imports indexes invoices keys labels limits logs members metrics orders pages plans projects queues regions reports roles routes runs schemas searches secrets sessions storage streams tables teams tokens topics uploads views volumes zones'.split(
    ' ',
  );
const VERBS =
  'overview list get create update delete watch copy move merge restore verify errors examples limits events'.split(
    ' ',
  );

interface Page {
  readonly path: string;
  readonly reference: boolean;
}

/** Distinct paths: the home page, then section by section. */
function makePages(count: number): Page[] {
  const pages: Page[] = [{ path: '/', reference: false }];
  for (const [section, share] of SECTIONS) {
    const wanted = Math.ceil(share * count);
    for (let index = 0; index < wanted; index++) {
      const subject = SUBJECTS[index % SUBJECTS.length];
      const round = Math.floor(index / SUBJECTS.length);
      const verb = VERBS[round % VERBS.length];
      const version = Math.floor(round / VERBS.length);
      const path = `/${section}/${version > 0 ? `v${version}/` : ''}${subject}/${verb}`;
      pages.push({ path, reference: section === 'reference' });
    }
  }
  return pages.slice(0, Math.max(count, 1));
}

/** Picks an index in proportion to its weight, from a number in [0, 1). */
function weighted(weights: readonly number[]): (random: number) => number {
  const ends: number[] = [];
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    ends.push(sum);
  }
  return (random) => {
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) <= random * sum) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/**
 * `weeks` of events until `until`, in no particular order. Few pages are popular; AI readers prefer reference
 * pages and grow faster than people; weekends are quiet; a few visitors read both ways.
 */
export function makeSite(shape: Partial<SiteShape> & Pick<SiteShape, 'until'>): VisitEvent[] {
  const { seed, pages: pageCount, weeks, until, visitsPerDay } = { ...defaultShape, ...shape };
  const random = randomFrom(seed);
  const pages = makePages(pageCount);
  // A shuffled rank keeps popularity from following the order of sections; the home page stays first.
  const ranks = pages.map((_, index) => (index === 0 ? 0 : 1 + random() * pages.length));
  const weights = (preference: (page: Page) => number) =>
    pages.map((page, index) => preference(page) / ((ranks[index] ?? 0) + 4) ** 1.05);
  const pickFor = {
    human: weighted(weights((page) => (page.reference ? 1 : 2.5))),
    ai: weighted(weights((page) => (page.reference ? 6 : 1))),
  };

  const events: VisitEvent[] = [];
  const visit = (day: number, kind: 'human' | 'ai', pool: number) => {
    // Squaring makes some visitors come back often and most come rarely.
    const visitor = Math.floor(random() ** 2 * pool);
    // One visitor in thirty of the AI readers is known as a person too.
    const name = kind === 'ai' && visitor % 30 !== 0 ? `reader-${visitor}` : `visitor-${visitor}`;
    let at = day + random() * DAY;
    for (let views = 1 + Math.floor(random() ** 3 * 9); views > 0; views--) {
      if (at < until)
        events.push({
          at: Math.floor(at),
          visitor: name,
          kind,
          path: pages[pickFor[kind](random())]?.path ?? '/',
        });
      at += random() * 240_000;
    }
  };

  const first = until - weeks * 7 * DAY;
  for (let index = 0; index < weeks * 7; index++) {
    const day = first + index * DAY;
    const weekday = new Date(day).getUTCDay();
    const busy = weekday === 0 || weekday === 6 ? 0.35 : 1;
    const people = visitsPerDay * busy * 1.03 ** (index / 7);
    const readers = (visitsPerDay / 4) * (0.7 + 0.3 * busy) * 1.12 ** (index / 7);
    for (let count = 0; count < people; count++) visit(day, 'human', visitsPerDay * 20 + index * 40);
    for (let count = 0; count < readers; count++) visit(day, 'ai', visitsPerDay * 2 + index * 12);
  }
  return events;
}
