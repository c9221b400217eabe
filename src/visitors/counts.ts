/** What is counted of sites and pages. */
import type { Counts } from './visitors-client.ts';

export type CountName = keyof Counts;

export const COUNT_HEADINGS: Readonly<Record<CountName, string>> = {
  human: 'Human',
  ai: 'AI',
  total: 'All',
};

export const COUNT_NAMES = Object.keys(COUNT_HEADINGS) as CountName[];

export function countsOf<Value>(countOf: (name: CountName) => Value): Record<CountName, Value> {
  return { human: countOf('human'), ai: countOf('ai'), total: countOf('total') };
}

export const NO_COUNTS: Counts = countsOf(() => 0);

/** People and files get whole numbers. Shares and changes are computed from the fractions. */
export function roundCounts(counts: Counts): Counts {
  return countsOf((name) => Math.round(counts[name]));
}

export function sumOf(all: readonly Counts[]): Counts {
  return countsOf((name) => all.reduce((sum, counts) => sum + counts[name], 0));
}

export function hasVisitors({ totals }: { totals: Counts }): boolean {
  return Math.round(totals.total) > 0;
}

/** From 0 to 1. Undefined if the numbers contradict each other, or there are none. */
export function aiShare({ ai, total }: Counts): number | undefined {
  return total > 0 && ai <= total ? ai / total : undefined;
}
