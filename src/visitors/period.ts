import { dateMs, isDay } from '../inputs/fields.ts';
import type { Period } from '../inputs/inputs.ts';

/** A stretch of time as the service is asked for it: `from` is in it, `to` is not (specification, 4.4). */
export interface Range {
  from: string;
  to: string;
}

/** One day in milliseconds; UTC has no days of another length. */
const DAY_MS = 86_400_000;

/** Years before this one cannot be written with four digits. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');

/**
 * The range of a report and those before it, newest first, each ending where the one after it begins: `count` in all,
 * fewer where the calendar begins. Dates of the user's own stay as they were written, and the ranges before them have
 * the same length. `now` is in ms since 1970.
 */
export function rangesOf(wanted: Period | Range, count: number, now: number): [Range, ...Range[]] {
  if (typeof wanted !== 'string') return [wanted, ...before(wanted, count - 1)];
  const start = startsOf(wanted, now);
  const at = (back: number): Range => ({ from: dayOf(start(back)), to: dayOf(start(back - 1)) });
  return [at(0), ...Array.from({ length: count - 1 }, (_, index) => at(index + 1))];
}

/** Gives the start of a period in ms since 1970, so many periods before the newest complete one. */
function startsOf(period: Period, now: number): (back: number) => number {
  const today = now - (now % DAY_MS);
  const day = new Date(today);
  switch (period) {
    case 'last-week': {
      const monday = today - ((day.getUTCDay() + 6) % 7) * DAY_MS;
      return (back) => monday - (back + 1) * 7 * DAY_MS;
    }
    case 'last-7-days':
      return (back) => today - (back + 1) * 7 * DAY_MS;
    case 'last-30-days':
      return (back) => today - (back + 1) * 30 * DAY_MS;
    case 'last-month':
      return (back) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - back - 1, 1);
  }
}

function before({ from, to }: Range, count: number): Range[] {
  const start = dateMs(from);
  const length = dateMs(to) - start;
  const write = isDay(from) && isDay(to) ? dayOf : timeOf;
  const possible = Math.max(0, Math.floor((start - FIRST_MS) / length));
  return Array.from({ length: Math.min(count, possible) }, (_, index) => {
    const end = start - index * length;
    return { from: write(end - length), to: write(end) };
  });
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}
