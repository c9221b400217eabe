import { grouped } from '../text/sentence.ts';
import type { Counts } from './visitors-client.ts';

/** People and files get whole numbers. Shares and changes are computed from the fractions. */
export function roundCounts<Row extends Counts>(row: Row): Row {
  const { human, ai, total } = row;
  return { ...row, human: Math.round(human), ai: Math.round(ai), total: Math.round(total) };
}

export function hasVisitors({ totals }: { totals: Counts }): boolean {
  return Math.round(totals.total) > 0;
}

/**
 * Returns how many visitors were counted both as human and as AI. The counts are approximate, so
 * their sum can be smaller than the total.
 */
export function countedTwice({ human, ai, total }: Counts): number {
  return Math.max(0, Math.round(human + ai - total));
}

/** Returns a number from 0 to 1, or undefined if there are no visitors. */
export function aiShare({ ai, total }: Counts): number | undefined {
  return total > 0 ? ai / total : undefined;
}

/** Returns undefined if the earlier count is 0 or not known. */
export function percentChange(now: number, before: number | undefined): number | undefined {
  return before === undefined || Math.round(before) === 0 ? undefined : (now / before - 1) * 100;
}

/**
 * Sorts the rows, the one with the largest number first. Rows with equal numbers are in the order
 * of the code units of their paths, so that the order is the same on every machine.
 */
export function rankRows<Row extends { path: string }>(
  rows: Iterable<Row>,
  by: (row: Row) => number,
): Row[] {
  return [...rows].sort((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}

/** Returns a whole number such as `12,345`. */
export function formatCount(value: number): string {
  return grouped(Math.round(value));
}

/** Returns a whole number with its sign, such as `+12` or `−3`. */
export function formatCountChange(value: number): string {
  return signOf(value) + formatCount(Math.abs(value));
}

/** Returns a change such as `+4.8%`, `−2.0%` or `±0%`, or a dash if there is none to show. */
export function formatPercentChange(value: number | undefined): string {
  if (value === undefined) return '–';

  const digits = Math.abs(value).toFixed(1);
  return digits === '0.0' ? '±0%' : `${signOf(value)}${digits}%`;
}

function signOf(value: number): string {
  return value < 0 ? '−' : '+';
}
