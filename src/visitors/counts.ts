import type { Counts } from './wire.ts';

/** Counts that distinct visitors cannot have: a whole that is smaller than a part, or larger than both together. */
export function isContradictory({ human, ai, total }: Counts): boolean {
  return total < Math.max(human, ai) || total > human + ai;
}

/**
 * Visitors counted as both (specification, 4.4, rule 4), of one site or one page, never of a sum; undefined where
 * the counts contradict each other.
 */
export function bothIn(counts: Counts): number | undefined {
  return isContradictory(counts) ? undefined : counts.human + counts.ai - counts.total;
}

/** `ai` ÷ `total`, 0 to 1; undefined where there are no visitors, or the counts contradict each other. */
export function aiShare(counts: Counts): number | undefined {
  return counts.total === 0 || isContradictory(counts) ? undefined : counts.ai / counts.total;
}
