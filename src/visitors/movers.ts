import type { PageCounts } from './client.ts';
import { ranked } from './counts.ts';

/** A page whose number of visitors changed. */
export interface Mover {
  path: string;
  now: number;
  /** 0 for a page that had no visitors. */
  before: number;
  /** Rounded, and never 0. */
  change: number;
}

/** The pages that gained visitors, and those that lost some. */
export interface Movers {
  gained: LargestChanges;
  lost: LargestChanges;
}

/** Maximum number of pages that are kept of each kind. */
const MAX_MOVERS = 10;

/** The pages with the largest changes, the largest one first, and the number of all pages that changed. */
class LargestChanges {
  count = 0;
  #movers: Mover[] = [];

  add(mover: Mover): void {
    this.count++;
    this.#movers.push(mover);
    // Only now and then, because sorting takes time.
    if (this.#movers.length === 100 * MAX_MOVERS) this.#movers = this.pages;
  }

  get pages(): Mover[] {
    return ranked(this.#movers, ({ change }) => Math.abs(change)).slice(0, MAX_MOVERS);
  }
}

type Pages = ReadonlyMap<string, PageCounts>;

/** Compares the pages of two periods. A page that was renamed is one that lost all visitors, and one that gained them. */
export function moversOf(now: Pages, before: Pages): Movers {
  const movers = { gained: new LargestChanges(), lost: new LargestChanges() };
  const add = (path: string, now = 0, before = 0) => {
    const change = Math.round(now - before);
    if (change > 0) movers.gained.add({ path, now, before, change });
    if (change < 0) movers.lost.add({ path, now, before, change });
  };
  for (const [path, { total }] of now) add(path, total, before.get(path)?.total);
  for (const [path, { total }] of before) if (!now.has(path)) add(path, 0, total);
  return movers;
}
