import { grouped } from '../text/sentence.ts';
import type { Counts } from './visitors-client.ts';

/** People and files get whole numbers. Shares and changes are computed from the fractions. */
export function rounded<Row extends Counts>(row: Row): Row {
  const { human, ai, total } = row;
  return { ...row, human: Math.round(human), ai: Math.round(ai), total: Math.round(total) };
}

export function hasVisitors({ totals }: { totals: Counts }): boolean {
  return Math.round(totals.total) > 0;
}

/** How many visitors were counted as human and as AI. The numbers are approximate, so the sum can be too small. */
export function bothIn({ human, ai, total }: Counts): number {
  return Math.max(0, Math.round(human + ai - total));
}

/** A number from 0 to 1, or undefined if there are no visitors. */
export function aiShare({ ai, total }: Counts): number | undefined {
  return total > 0 ? ai / total : undefined;
}

/** Undefined if the earlier count is 0 or not known. */
export function percentChange(now: number, before: number | undefined): number | undefined {
  return before === undefined || Math.round(before) === 0 ? undefined : (now / before - 1) * 100;
}

/** The row with the largest number is first. Rows with equal numbers are in the order of the code units of their paths. */
export function ranked<Row extends { path: string }>(
  rows: Iterable<Row>,
  by: (row: Row) => number,
): Row[] {
  return [...rows].sort((a, b) => by(b) - by(a) || (a.path < b.path ? -1 : 1));
}

/** `12,345` */
export function formatCount(value: number): string {
  return grouped(Math.round(value));
}

/** `+12`, `−3` */
export function formatCountChange(value: number): string {
  return signOf(value) + formatCount(Math.abs(value));
}

/** `+4.8%`, `−2.0%`, `±0%`, or a dash. */
export function formatPercentChange(value: number | undefined): string {
  if (value === undefined) return '–';

  const digits = Math.abs(value).toFixed(1);
  return digits === '0.0' ? '±0%' : `${signOf(value)}${digits}%`;
}

const signOf = (value: number) => (value < 0 ? '−' : '+');
