import { dateMs } from '../inputs/fields.ts';
import type { Period } from '../inputs/inputs.ts';
import { code, type Text, text } from '../text/sentence.ts';

const EARLIER_PERIODS = 7;
const DAY_MS = 86_400_000;
/** 52 weeks, so that weekdays are compared with the same ones. */
export const YEAR_MS = 364 * DAY_MS;

type ReportPeriod = Period | 'custom';

/** For all time, no dates are sent. */
export interface Range {
  from?: string;
  /** Not included (specification, 4.4). */
  to?: string;
  /** Such as `Nov 9–15, 2026`, or `Oct 2026` for a month. */
  name: string;
  /** Such as `Nov 9`, or `Oct` for a month. */
  start: string;
}

export interface Ranges {
  period: ReportPeriod;
  newest: Range;
  /** The newest first. */
  earlier: readonly Range[];
  /** The same period a year before, and the one before that. */
  yearBefore: readonly Range[];
}

/** `now` is in ms since 1970. The user's own dates stay as they were written. */
export function rangesOf(given: Period | { from: string; to: string }, now: number): Ranges {
  if (given === 'all') {
    const newest = { name: 'all time', start: '' };
    return { period: 'all', newest, earlier: [], yearBefore: [] };
  }

  const isCustom = typeof given !== 'string';
  const period = isCustom ? 'custom' : given;
  const rangeEnd = rangeEnds(given, now);
  const range = (back: number, shiftMs = 0): Range =>
    rangeWithNames(dateOf(rangeEnd(back + 1) - shiftMs), dateOf(rangeEnd(back) - shiftMs), period);

  const isMonth = given === 'last-month';
  return {
    period,
    newest: { ...range(0), ...(isCustom && given) },
    earlier: Array.from({ length: EARLIER_PERIODS }, (_, index) => range(index + 1)),
    yearBefore: isMonth ? [range(12), range(13)] : [range(0, YEAR_MS), range(1, YEAR_MS)],
  };
}

/** The end of the range that is so many periods before the newest one, in ms since 1970. */
function rangeEnds(
  given: Exclude<Period, 'all'> | { from: string; to: string },
  now: number,
): (back: number) => number {
  if (typeof given !== 'string') {
    const end = dateMs(given.to);
    const length = end - dateMs(given.from);
    return (back) => end - back * length;
  }

  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  // Date.UTC also accepts negative numbers, which are months before the first one.
  if (given === 'last-month') return (back) => Date.UTC(year, month - back);

  const sinceMonday = given === 'last-week' ? (date.getUTCDay() + 6) % 7 : 0;
  const end = Date.UTC(year, month, date.getUTCDate() - sinceMonday);
  const days = given === 'last-30-days' ? 30 : 7;
  return (back) => end - back * days * DAY_MS;
}

/** A time at midnight is a date alone. */
function dateOf(ms: number): string {
  return new Date(ms).toISOString().replace('T00:00:00.000Z', '');
}

function rangeWithNames(from: string, to: string, period: ReportPeriod): Range {
  const format = (year: 'numeric' | undefined) => {
    const day = period === 'last-month' ? undefined : 'numeric';
    return new Intl.DateTimeFormat('en', { timeZone: 'UTC', year, month: 'short', day });
  };

  const name = format('numeric')
    // The end of a range is exclusive.
    .formatRange(dateMs(from), dateMs(to) - 1)
    .replace(/\s/g, ' ')
    .replace(/(\d) – (\d)/, '$1–$2');
  // Own ranges may be years apart.
  const start = format(period === 'custom' ? 'numeric' : undefined).format(dateMs(from));
  return { from, to, name, start };
}

export function unfinishedPeriod({ name, to }: Range, now: number): Text {
  return to !== undefined && dateMs(to) > now ? text`${name} is not complete yet` : [];
}

export function requestedRange({ from, to }: Range): Text {
  if (from === undefined || to === undefined) return text`all time, as reported by the service`;
  return text`${code(from)} to ${code(to)} (exclusive), UTC`;
}

/** Such as `30 days`. */
export function unitOf(period: ReportPeriod): string {
  if (period === 'custom' || period === 'all') return 'period';
  return period.replace('last-', '').replace('-', ' ');
}
