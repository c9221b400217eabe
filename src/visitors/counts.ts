/** What is counted, what of a change is chance, and how numbers are shown. */
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

export function hasVisitors({ totals }: { totals: Counts }): boolean {
  return Math.round(totals.total) > 0;
}

/** From 0 to 1. Undefined if the numbers contradict each other, or there are none. */
export function aiShare({ ai, total }: Counts): number | undefined {
  return total > 0 && ai <= total ? ai / total : undefined;
}

/** Such as 0.5 from 10 to 15. */
export function relativeChange(now: number, before: number | undefined): number | undefined {
  return before === undefined || Math.round(before) === 0 ? undefined : now / before - 1;
}

/**
 * Whether chance does not explain a difference. Counts vary by about their square root, and the
 * more are compared, the larger are the largest differences. Chance passes this limit in less than
 * one report of twenty.
 */
export function isNews(difference: number, sumOfCounts: number, compared: number): boolean {
  return Math.abs(difference) > Math.sqrt(2 * Math.log(20 * compared) * sumOfCounts);
}

const PERCENT = { style: 'percent', minimumFractionDigits: 1 } as const;
const SIGNED = { signDisplay: 'exceptZero' } as const;

export const formatCount = formatter({ maximumFractionDigits: 0 });
export const formatChange = formatter({ maximumFractionDigits: 0, ...SIGNED });
export const formatShare = formatter(PERCENT);
export const formatRelativeChange = formatter({ ...PERCENT, ...SIGNED });

function formatter(options: Intl.NumberFormatOptions): (value: number | undefined) => string {
  const format = new Intl.NumberFormat('en', options);
  return (value) => (value === undefined ? '–' : format.format(value).replace('-', '−'));
}
