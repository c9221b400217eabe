/**
 * Unique visitors of the whole site or of one page, as the service returns them, possibly as fractions. They are distinct
 * counts, so no two of them add up.
 */
export interface Counts {
  human: number;
  ai: number;
  /** A visitor who was seen as both counts once. */
  total: number;
}

/** The counts as people and files get them: rounded only here, after everything else was computed. */
export function rounded({ human, ai, total }: Counts): Counts {
  return { human: Math.round(human), ai: Math.round(ai), total: Math.round(total) };
}

/** Visitors who were seen as both, rounded; undefined where the counts would make it negative. */
export function bothIn({ human, ai, total }: Counts): number | undefined {
  const both = Math.round(human + ai - total);
  // Not the -0 that a small negative number rounds to.
  return both < 0 ? undefined : both + 0;
}

/** `ai` ÷ `total`, 0 to 1; undefined where there are no visitors, or fewer than those of AI alone. */
export function aiShare({ ai, total }: Counts): number | undefined {
  return total > 0 && ai <= total ? ai / total : undefined;
}

/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A number of 0 or more, rounded, with its thousands separated: `12,345`; undefined is a dash. */
export function whole(value: number | undefined): string {
  return value === undefined ? '–' : wholeNumber.format(value);
}

/** A number of things whose plural ends in s: `1 page`, `1,000 pages`. */
export function counted(count: number, thing: string): string {
  return `${whole(count)} ${thing}${Math.round(count) === 1 ? '' : 's'}`;
}

/** A share of 0 to 1 as `24.3 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}${NBSP}%`;
}

/** The relative change between two counts: `+4.8 %`, `±0 %`; a dash if one is not known or the earlier one is 0. */
export function change(now: number, before: number | undefined): string {
  if (before === undefined || Math.round(before) === 0) return '–';
  const by = (now - before) / before;
  return Math.abs(by) < 0.0005 ? `±0${NBSP}%` : signed(by, percent);
}

/** The change between two shares, in percentage points: `+1.6 points`. */
export function points(now: number, before: number): string {
  const by = (now - before) * 100;
  return `${Math.abs(by) < 0.05 ? '±0' : signed(by, (value) => value.toFixed(1))}${NBSP}points`;
}

function signed(value: number, format: (value: number) => string): string {
  return `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;
}
