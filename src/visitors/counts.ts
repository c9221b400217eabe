/** What is counted of sites and pages, and how numbers are shown. */
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

/** Such as 0.5 from 10 to 15. */
export function relativeChange(now: number, before: number | undefined): number | undefined {
  return before === undefined || Math.round(before) === 0 ? undefined : (now - before) / before;
}

/** A path as the service has it, in the reported period. */
export interface Page {
  path: string;
  now: Counts;
}

/** What both periods have numbers of. */
export interface Change {
  now: Counts;
  before: Counts;
}

export function changeIn({ now, before }: Change, count: CountName = 'total'): number {
  return now[count] - before[count];
}

export function isNewPage({ now, before }: Change): boolean {
  return before.total === 0 && now.total > 0;
}

export function isGonePage({ now, before }: Change): boolean {
  return before.total > 0 && now.total === 0;
}

/** Pages with equal numbers are in the order of code units, which is the same everywhere. */
export function ranked<P extends Page>(pages: readonly P[], by: (page: P) => number): P[] {
  return pages.toSorted((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}

const PERCENT = { style: 'percent', minimumFractionDigits: 1 } as const;
const SIGNED = { signDisplay: 'exceptZero' } as const;

export const formatCount = formatter({ maximumFractionDigits: 0 });
export const formatChange = formatter(SIGNED);
export const formatShare = formatter(PERCENT);
export const formatRelativeChange = formatter({ ...PERCENT, ...SIGNED });

function formatter(options: Intl.NumberFormatOptions): (value: number | undefined) => string {
  const format = new Intl.NumberFormat('en', options);
  return (value) => (value === undefined ? '–' : format.format(value).replace('-', '−'));
}

/** Such as `3,123 (+3.7%)`. */
export function withChange(shown: string, now: number, before: number | undefined): string {
  const change = relativeChange(now, before);
  return shown + (change === undefined ? '' : ` (${formatRelativeChange(change)})`);
}
