import { grouped } from '../text/sentence.ts';

/** `12,345`; a dash for a count that is not known. */
export function formatCount(value: number | undefined): string {
  return value === undefined ? '–' : grouped(Math.round(value));
}

/** `4.8`; never `-0.0`. */
export function formatDecimal(value: number): string {
  return value.toFixed(1).replace('-0.0', '0.0');
}

/** A difference of counts: `+12`, `−3`. */
export function formatCountChange(value: number): string {
  return `${signOf(value)}${formatCount(Math.abs(value))}`;
}

/** A difference with one decimal: `+4.8`, `−2.0`, `±0`. */
export function formatDecimalChange(value: number): string {
  const digits = formatDecimal(Math.abs(value));
  return digits === '0.0' ? '±0' : `${signOf(value)}${digits}`;
}

/** `+4.8%`; a dash for a change that is not known. */
export function formatPercentChange(value: number | undefined): string {
  return value === undefined ? '–' : `${formatDecimalChange(value)}%`;
}

const signOf = (value: number) => (value < 0 ? '−' : '+');

/** A table in Markdown. `textColumn`: the index of the only column that does not contain numbers. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumn = 0,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignments = head.map((_, index) => (index === textColumn ? '---' : '--:'));
  return [line(head), line(alignments), ...rows.map(line)].join('\n');
}
