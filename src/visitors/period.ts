import { dateMs, isDay } from '../inputs/fields.ts';
import type { Period } from '../inputs/inputs.ts';
import { code, type Text, text } from '../text/sentence.ts';

/** A stretch of time as the service expects it: `from` is in it, `to` is not (specification, 4.4). */
export interface Range {
  from: string;
  to: string;
}

/** The ranges of a report, newest first. The only one of `all` is undefined: no dates are sent. */
export type Ranges = readonly [Range | undefined, ...Range[]];

/** Years before this one cannot be written with four digits. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');

/**
 * The range of a report and those before it, newest first, each ending where the one after it begins: `count` in all,
 * fewer where the calendar begins. The user's own dates stay as they were written, and the ranges before them have
 * the same length. `now` is in ms since 1970.
 */
export function rangesOf(period: Period | Range, count: number, now: number): Ranges {
  if (period === 'all') return [undefined];
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (period === 'last-month') {
    // Date.UTC takes months and days below the first one, too.
    const at = (back: number) => daysOf(Date.UTC(year, month - back - 1), Date.UTC(year, month - back));
    return [at(0), ...Array.from({ length: count - 1 }, (_, index) => at(index + 1))];
  }
  if (typeof period !== 'string') return [period, ...rangesBefore(period, count - 1)];
  const end = period === 'last-week' ? day - ((date.getUTCDay() + 6) % 7) : day;
  const start = end - (period === 'last-30-days' ? 30 : 7);
  const newest = daysOf(Date.UTC(year, month, start), Date.UTC(year, month, end));
  return [newest, ...rangesBefore(newest, count - 1)];
}

/** The range exactly as it is requested. */
export function requestedRange(range: Range | undefined): Text {
  if (range === undefined) return text`all time, as reported by the service`;
  return text`${code(range.from)} to ${code(range.to)} (exclusive), UTC`;
}

/** The range as people write it: `9–15 Nov 2026`, a month `Oct 2026`, with times, in UTC. */
export function rangeName(range: Range | undefined, period: string): string {
  if (range === undefined) return 'all time';
  const format = dateFormat(range, period, true);
  const name = (end: number) => format.formatRange(dateMs(range.from), end).replace(/\s/g, ' ');
  return hasTimes(range) ? `${name(dateMs(range.to))} UTC` : name(dateMs(range.to) - 1);
}

/** The starts of periods: `9 Nov`, of months `Oct`, with the year where it is not the same for all. */
export function startNames(ranges: readonly Range[], period: string): string[] {
  const years = new Set(ranges.map(({ from }) => new Date(dateMs(from)).getUTCFullYear()));
  return ranges.map((range) => dateFormat(range, period, years.size > 1).format(dateMs(range.from)));
}

const hasTimes = ({ from, to }: Range) => !(isDay(from) && isDay(to));

function dateFormat(range: Range, period: string, hasYear: boolean): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-150', {
    timeZone: 'UTC',
    month: 'short',
    ...(period === 'last-month' ? {} : { day: 'numeric' }),
    ...(hasYear ? { year: 'numeric' } : {}),
    ...(hasTimes(range) ? { hour: '2-digit', minute: '2-digit' } : {}),
  });
}

function rangesBefore(range: Range, count: number): Range[] {
  const start = dateMs(range.from);
  const length = dateMs(range.to) - start;
  const write = hasTimes(range) ? timesOf : daysOf;
  const possible = Math.max(0, Math.floor((start - FIRST_MS) / length));
  return Array.from({ length: Math.min(count, possible) }, (_, index) =>
    write(start - (index + 1) * length, start - index * length),
  );
}

const daysOf = (from: number, to: number): Range => ({
  from: iso(from).slice(0, 10),
  to: iso(to).slice(0, 10),
});
const timesOf = (from: number, to: number): Range => ({ from: iso(from), to: iso(to) });
const iso = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');
