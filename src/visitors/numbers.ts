import { type Change, changeOf } from './report.ts';

/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';

/** A whole number with its thousands set apart: `12,345`. */
export function whole(value: number): string {
  return value.toLocaleString('en');
}

/** A number of things whose plural ends in s: `1 page`, `1,000 pages`. */
export function counted(count: number, thing: string): string {
  return `${whole(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** A share of 0 to 1 as `24.3 %`; undefined is a dash. */
export function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(share * 100).toFixed(1)}${NBSP}%`;
}

/** `+56 (+4.8 %)`, `+5 (from 0)`, `±0`, or that there is nothing to compare with. */
export function changed(now: number, before: number | undefined): string {
  const change: Change = changeOf(now, before);
  if (change.kind === 'unknown') return 'not known';
  const { by, ratio } = change;
  if (by === 0) return '±0';
  const part = ratio === undefined ? 'from 0' : `${signed(ratio * 100, (n) => n.toFixed(1))}${NBSP}%`;
  return `${signed(by, whole)} (${part})`;
}

/** How a share has moved, in percentage points. */
export function points(now: number | undefined, before: number | undefined): string {
  if (now === undefined || before === undefined) return 'not known';
  const by = (now - before) * 100;
  return Math.abs(by) < 0.05 ? '±0' : `${signed(by, (n) => n.toFixed(1))}${NBSP}points`;
}

function signed(value: number, write: (value: number) => string): string {
  return `${value < 0 ? '−' : '+'}${write(Math.abs(value))}`;
}
