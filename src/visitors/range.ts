import type { Period } from '../inputs/inputs.ts';
import { DAY_MS, readDate, startOfDay, type Written, writeDate } from '../text/dates.ts';

/** What a report is about: a named period, or dates of the user's own. */
export type Wish = { period: Period } | { from: string; to: string };

/** A stretch of time as it is asked for: `from` is in it, `to` is not (specification, 4.4). */
export interface Range {
  from: string;
  to: string;
}

/** Where the calendar that we write begins: its years have four digits. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');

/** The start of a period in ms since 1970, `back` periods before the newest complete one (0). */
type Starts = (back: number) => number;

function startsOf(period: Period, now: number): Starts {
  const today = startOfDay(now);
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

/**
 * The range of a report and those before it, newest first, each ending where the one after it begins:
 * `count` of them in all, fewer where the calendar begins. Own dates stand as they were written, and the
 * ranges before them are as long as they are. `now` is in ms since 1970.
 *
 * Throws a RangeError for dates that the inputs should have refused.
 */
export function rangesOf(wish: Wish, count: number, now: number): [Range, ...Range[]] {
  if ('period' in wish) {
    const start = startsOf(wish.period, now);
    const at = (back: number): Range => ({
      from: writeDate(start(back), true),
      to: writeDate(start(back - 1), true),
    });
    return [at(0), ...Array.from({ length: count - 1 }, (_, index) => at(index + 1))];
  }
  const [from, to] = [readDate(wish.from), readDate(wish.to)];
  if (from === undefined || to === undefined || from.ms >= to.ms) throw new RangeError('no range');
  return [{ from: wish.from, to: wish.to }, ...before(from, to, count - 1)];
}

function before(from: Written, to: Written, count: number): Range[] {
  const isDay = from.isDay && to.isDay;
  const length = to.ms - from.ms;
  const fitting = Math.floor((from.ms - FIRST_MS) / length);
  return Array.from({ length: Math.min(count, Math.max(0, fitting)) }, (_, index) => {
    const end = from.ms - index * length;
    return { from: writeDate(end - length, isDay), to: writeDate(end, isDay) };
  });
}
