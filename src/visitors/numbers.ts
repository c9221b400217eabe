import { grouped } from '../text/sentence.ts';
import type { Counts, PageCounts } from './visitors-client.ts';

type CountName = keyof Counts;

/**
 * The heading of each count, in the order of the tables and files. Everything that rounds, shows, or
 * exports counts goes through this list, so that a new count has its place everywhere.
 */
export const COUNT_HEADINGS: Readonly<Record<CountName, string>> = {
  human: 'Human',
  ai: 'AI',
  total: 'All',
};

export const COUNT_NAMES = Object.keys(COUNT_HEADINGS) as CountName[];

export function countsOf<Value>(countOf: (name: CountName) => Value): Record<CountName, Value> {
  const entries = COUNT_NAMES.map((name) => [name, countOf(name)]);
  return Object.fromEntries(entries) as Record<CountName, Value>;
}

export const NO_COUNTS: Counts = countsOf(() => 0);

/** People and files get whole numbers. Shares and changes are computed from the fractions. */
export function roundCounts(counts: Counts): Counts {
  return countsOf((name) => Math.round(counts[name]));
}

export function hasVisitors({ totals }: { totals: Counts }): boolean {
  return Math.round(totals.total) > 0;
}

/**
 * How many visitors were counted both as human and as AI. The counts are approximate, so their sum
 * can be smaller than the total.
 */
export function countedTwice({ human, ai, total }: Counts): number {
  return Math.max(0, Math.round(human + ai - total));
}

/** From 0 to 1. Undefined if the numbers contradict each other, or there are none. */
export function aiShare({ ai, total }: Counts): number | undefined {
  return total > 0 && ai <= total ? ai / total : undefined;
}

/** There is no change in percent from 0, or from a count that is not known. */
export function percentChange(now: number, before: number | undefined): number | undefined {
  return before === undefined || Math.round(before) === 0 ? undefined : (now / before - 1) * 100;
}

/**
 * The row with the largest number is first. Rows with equal numbers are in the order of the code
 * units of their paths, so that the order is the same on every machine.
 */
export function rankRows<Row extends { path: string }>(
  rows: Iterable<Row>,
  by: (row: Row) => number,
): Row[] {
  return [...rows].sort((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}

/** Those that AI reads more than people do. */
export function pagesWithMostAI(pages: readonly PageCounts[]): PageCounts[] {
  const mostlyAI = pages.filter(({ ai, human }) => ai > human);
  return rankRows(mostlyAI, ({ ai }) => ai);
}

/** Such as `12,345`. */
export function formatCount(value: number): string {
  return grouped(Math.round(value));
}

/** Such as `+12`, `−3`, or `±0`. */
export function formatCountChange(value: number): string {
  return signOf(Math.round(value)) + formatCount(Math.abs(value));
}

/** Such as `+4.8%`, `−2.0%`, `+1,250.0%`, or `±0%`; a dash if there is no change to show. */
export function formatPercentChange(value: number | undefined): string {
  if (value === undefined) return '–';

  const digits = Math.abs(value).toFixed(1);
  return digits === '0.0' ? '±0%' : `${signOf(value)}${withSeparators(digits)}%`;
}

/** Such as `33.8%`. */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function withSeparators(digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.');
  return `${grouped(Number(whole))}.${fraction}`;
}

function signOf(value: number): string {
  if (value === 0) return '±';
  return value < 0 ? '−' : '+';
}
