import { dateMs } from '../inputs/fields.ts';
import type { Period } from '../inputs/inputs.ts';
import { code, type Text, text } from '../text/sentence.ts';

/** With the reported one. */
const TREND_PERIODS = 8;
const DAY_MS = 86_400_000;
/** 52 weeks, so that weekdays are compared with the same ones. */
const YEAR_MS = 364 * DAY_MS;

export type ReportPeriod = Period | 'custom';

/** `from` is included, `to` is not (specification, 4.4). */
export interface Range {
  from: string;
  to: string;
}

export interface Ranges {
  period: ReportPeriod;
  /** The reported range. For the period `all`, no dates are sent. */
  newest: Range | undefined;
  /** The newest first. */
  earlier: readonly Range[];
  /** The same period a year before, and the one before that. */
  yearBefore: readonly Range[];
}

/** `now` is in ms since 1970. The user's own dates stay as they were written. */
export function rangesOf(given: Period | Range, now: number): Ranges {
  if (given === 'all') return { period: 'all', newest: undefined, earlier: [], yearBefore: [] };

  const rangeEnd = rangeEnds(given, now);
  const range = (back: number, shiftMs = 0): Range => {
    return { from: dateOf(rangeEnd(back + 1) - shiftMs), to: dateOf(rangeEnd(back) - shiftMs) };
  };

  const isMonth = given === 'last-month';
  const isCustom = typeof given !== 'string';
  return {
    period: isCustom ? 'custom' : given,
    newest: isCustom ? given : range(0),
    earlier: Array.from({ length: TREND_PERIODS - 1 }, (_, index) => range(index + 1)),
    yearBefore: isMonth ? [range(12), range(13)] : [range(0, YEAR_MS), range(1, YEAR_MS)],
  };
}

/** A time at midnight is a date alone. */
function dateOf(ms: number): string {
  return new Date(ms).toISOString().replace('T00:00:00.000Z', '');
}

/** The end of the range that is so many periods before the newest one, in ms since 1970. */
function rangeEnds(given: Exclude<Period, 'all'> | Range, now: number): (back: number) => number {
  if (typeof given !== 'string') {
    const end = dateMs(given.to);
    const length = end - dateMs(given.from);
    return (back) => end - back * length;
  }

  const date = new Date(now);
  const [year, month, today] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  // Date.UTC also accepts 0 and negative numbers, which are months and days before the first one.
  if (given === 'last-month') return (back) => Date.UTC(year, month - back);

  const end = given === 'last-week' ? today - ((date.getUTCDay() + 6) % 7) : today;
  const days = given === 'last-30-days' ? 30 : 7;
  return (back) => Date.UTC(year, month, end - back * days);
}

/** The reported period if its end is to come, or the next one if it ends within a day. */
export function unfinishedPeriod({ period, newest }: Ranges, now: number): Text {
  if (newest === undefined) return [];
  if (dateMs(newest.to) > now) return text`${rangeName(newest, period)} is not complete yet`;

  const next = period === 'custom' ? newest : rangesOf(period, now + DAY_MS).newest;
  if (next?.from !== newest.to) return [];
  return text`${rangeName(next, period)} is not complete yet, and not in this report`;
}

export function requestedRange(range: Range | undefined): Text {
  if (range === undefined) return text`all time, as reported by the service`;
  return text`${code(range.from)} to ${code(range.to)} (exclusive), UTC`;
}

/** Such as `Nov 9–15, 2026`, or `Oct 2026` for a month. */
export function rangeName(range: Range | undefined, period: ReportPeriod, hasYear = true): string {
  if (range === undefined) return 'all time';

  // The end of a range is exclusive.
  const end = dateMs(range.to) - 1;
  const name = dateFormat(period, hasYear).formatRange(dateMs(range.from), end);
  return name.replace(/\s/g, ' ').replace(/(\d) – (\d)/, '$1–$2');
}

/** Such as `Nov 9–15`. The title of a report has the year, but own ranges may be years apart. */
export function shortName(range: Range | undefined, period: ReportPeriod): string {
  return rangeName(range, period, period === 'custom');
}

/** Such as `Nov 9`, or `Oct` for a month. */
export function startName({ from }: Range, period: ReportPeriod): string {
  return dateFormat(period, period === 'custom').format(dateMs(from));
}

function dateFormat(period: ReportPeriod, hasYear: boolean): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    year: hasYear ? 'numeric' : undefined,
    month: 'short',
    day: period === 'last-month' ? undefined : 'numeric',
  });
}

export function unitOf(period: ReportPeriod): string {
  if (period === 'custom' || period === 'all') return 'period';
  return period.replace('last-', '').replace('-', ' ');
}
