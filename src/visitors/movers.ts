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

interface LargestChanges {
  /** The largest change comes first. */
  pages: Mover[];
  /** How many pages changed in all. */
  count: number;
}

const MAX_MOVERS = 10;

type Pages = ReadonlyMap<string, PageCounts>;

/** Compares the pages of two periods. A renamed page appears twice: its old path lost all visitors, and its new one gained them. */
export function moversOf(now: Pages, before: Pages): Movers {
  const gained: Mover[] = [];
  const lost: Mover[] = [];
  const addIfChanged = (path: string, now: number, before = 0) => {
    const change = Math.round(now - before);
    if (change > 0) gained.push({ path, now, before, change });
    if (change < 0) lost.push({ path, now, before, change });
  };

  for (const [path, { total }] of now) addIfChanged(path, total, before.get(path)?.total);
  for (const [path, { total }] of before) if (!now.has(path)) addIfChanged(path, 0, total);
  return { gained: largestOf(gained), lost: largestOf(lost) };
}

function largestOf(movers: readonly Mover[]): LargestChanges {
  const pages = ranked(movers, ({ change }) => Math.abs(change)).slice(0, MAX_MOVERS);
  return { pages, count: movers.length };
}
