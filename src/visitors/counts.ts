import type { Counts } from './client.ts';

/** The counts as people and files get them; everything else is computed from fractions. */
export function rounded({ human, ai, total }: Counts): Counts {
  return { human: Math.round(human), ai: Math.round(ai), total: Math.round(total) };
}

export function hasVisitors({ totals }: { totals?: Counts | undefined }): boolean {
  return totals !== undefined && Math.round(totals.total) > 0;
}

/** The visitors counted as both human and AI, rounded; undefined if it would be negative. */
export function bothIn({ human, ai, total }: Counts): number | undefined {
  const both = Math.round(human + ai - total);
  return both < 0 ? undefined : both;
}

/** 0 to 1; undefined if there are no visitors, or fewer than those of AI alone. */
export function aiShare({ ai, total }: Counts): number | undefined {
  return total > 0 && ai <= total ? ai / total : undefined;
}

/** The relative change in percent; undefined if a count is not known or the earlier one is 0. */
export function percentChange(now: number, before: number | undefined): number | undefined {
  return before === undefined || Math.round(before) === 0 ? undefined : (now / before - 1) * 100;
}

/** Pages by falling number, then by path in the order of its code units. */
export function ranked<Page extends { path: string }>(
  pages: Iterable<Page>,
  by: (page: Page) => number,
): Page[] {
  return [...pages].sort((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}
