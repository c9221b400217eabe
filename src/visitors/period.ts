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

/** The user's own dates stay as they were written. `now` is in ms since 1970. */
export function rangesOf(given: Period | Range, now: number): Ranges {
  if (given === 'all') return { period: 'all', newest: undefined, earlier: [], yearBefore: [] };

  const rangeEnd = rangeEnds(given, now);
  const range = (back: number, shiftMs = 0): Range => {
    return { from: dateOf(rangeEnd(back + 1) - shiftMs), to: dateOf(rangeEnd(back) - shiftMs) };
  };

  const isCustom = typeof given !== 'string';
  const isWithinYear = rangeEnd(0) - rangeEnd(1) <= YEAR_MS;
  const yearBefore = isWithinYear ? [range(0, YEAR_MS), range(1, YEAR_MS)] : [];
  return {
    period: isCustom ? 'custom' : given,
    newest: isCustom ? given : range(0),
    earlier: Array.from({ length: TREND_PERIODS - 1 }, (_, index) => range(index + 1)),
    yearBefore: given === 'last-month' ? [range(12), range(13)] : yearBefore,
  };
}

/** A time at midnight is a date alone. */
function dateOf(ms: number): string {
  return new Date(ms).toISOString().replace('T00:00:00.000Z', '');
}

/**
 * Computes the end of the range that is so many periods before the newest one, in ms since 1970.
 */
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
  if (newest === undefined || period === 'all') return [];
  if (dateMs(newest.to) > now) return text`${rangeName(newest, period)} is not complete yet`;
  if (period === 'custom') return [];

  const rangeEnd = rangeEnds(period, now);
  const next = { from: newest.to, to: dateOf(rangeEnd(-1)) };
  if (rangeEnd(-1) - now > DAY_MS) return [];
  return text`${rangeName(next, period)} is not complete yet, and not in this report`;
}

export function requestedRange(range: Range | undefined): Text {
  if (range === undefined) return text`all time, as reported by the service`;
  return text`${code(range.from)} to ${code(range.to)} (exclusive), UTC`;
}

/** In UTC: `Nov 9–15, 2026`, a month `Oct 2026`, with times `Nov 9, 2026, 06:00–18:00`. */
export function rangeName(range: Range | undefined, period: ReportPeriod, hasYear = true): string {
  if (range === undefined) return 'all time';

  const [from, to] = [dateMs(range.from), dateMs(range.to)];
  const hasTime = from % DAY_MS !== 0 || to % DAY_MS !== 0;
  // The end of a range is exclusive, so one of whole days is named after the day before.
  const name = dateFormat(period, hasYear, hasTime).formatRange(from, hasTime ? to : to - 1);
  return name.replace(/\s/g, ' ').replace(/(\d) – (\d)/, '$1–$2');
}

/** Differs from the names of the other periods of a trend: `Nov 9`, `Oct`, or `Nov 9, 06:00`. */
export function startName(range: Range, period: ReportPeriod): string {
  const from = dateMs(range.from);
  const days = (dateMs(range.to) - from) / DAY_MS;
  const hasYear = period === 'custom' && days * TREND_PERIODS > 365;
  return dateFormat(period, hasYear, days < 1).format(from);
}

function dateFormat(period: ReportPeriod, hasYear: boolean, hasTime: boolean) {
  const time = hasTime ? '2-digit' : undefined;
  return new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    year: hasYear ? 'numeric' : undefined,
    month: 'short',
    day: period === 'last-month' ? undefined : 'numeric',
    hour: time,
    minute: time,
    hourCycle: 'h23',
  });
}

export function unitOf(period: ReportPeriod): string {
  if (period === 'custom' || period === 'all') return 'period';
  return period.replace('last-', '').replace('-', ' ');
}

export function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060');
}
