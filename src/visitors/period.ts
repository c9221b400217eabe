import { dateMs } from '../inputs/fields.ts';
import type { Period } from '../inputs/inputs.ts';
import { code, counted, type Text, text } from '../text/sentence.ts';

/** The periods of a trend, of which the reported one is the last. */
const TREND_PERIODS = 8;

/** What a report covers. `custom` stands for the range of `date-from` and `date-to`. */
export type ReportPeriod = Period | 'custom';

/** `from` is included, `to` is not (specification, 4.4). */
export interface Range {
  from: string;
  to: string;
}

export interface Ranges {
  /** The reported range. The period `all` has none, because no dates are sent for it. */
  newest: Range | undefined;
  /** The newest of them is first. */
  earlier: readonly Range[];
  /** The same weekdays, or the same month. Undefined if the ranges would overlap. */
  yearBefore: Range | undefined;
}

/** The user's own dates stay as they were written. `now` is in ms since 1970. */
export function rangesOf(period: Period | Range, now: number): Ranges {
  if (period === 'all') return { newest: undefined, earlier: [], yearBefore: undefined };

  const rangeEnd = rangeEnds(period, now);
  const ends = Array.from({ length: TREND_PERIODS + 1 }, (_, back) => dateOf(rangeEnd(back)));
  const [newest, ...earlier] = ends
    .slice(1)
    .map((from, back) => ({ from, to: ends[back] ?? from }));

  return {
    newest: typeof period === 'string' ? newest : period,
    earlier,
    yearBefore: yearBefore(period, rangeEnd),
  };
}

/** 52 weeks. */
const YEAR_DAYS = 364;

function yearBefore(period: Period | Range, rangeEnd: (back: number) => number): Range | undefined {
  if (period === 'last-month') return { from: dateOf(rangeEnd(13)), to: dateOf(rangeEnd(12)) };

  const [from, to] = [rangeEnd(1), rangeEnd(0)].map((end) => end - YEAR_DAYS * DAY_MS);
  const overlaps = rangeEnd(0) - rangeEnd(1) > YEAR_DAYS * DAY_MS;
  if (from === undefined || to === undefined || overlaps) return undefined;
  return { from: dateOf(from), to: dateOf(to) };
}

/** A time at midnight is a date alone. */
function dateOf(ms: number): string {
  return new Date(ms).toISOString().replace('T00:00:00.000Z', '');
}

/** A report before the end of a period should say so this long before, in ms. */
const SOON_MS = 12 * 3_600_000;

/** The period that a report of the same kind will be about, if it starts soon. */
export function endsSoon(
  period: ReportPeriod,
  now: number,
): { range: Range; remainingMs: number } | undefined {
  if (period === 'all' || period === 'custom') return undefined;

  const rangeEnd = rangeEnds(period, now);
  const remainingMs = rangeEnd(-1) - now;
  if (remainingMs > SOON_MS) return undefined;
  return { range: { from: dateOf(rangeEnd(0)), to: dateOf(rangeEnd(-1)) }, remainingMs };
}

/**
 * Computes the end of a range in ms since 1970. `back` says how many periods the range is before the
 * newest one.
 */
function rangeEnds(period: Exclude<Period, 'all'> | Range, now: number): (back: number) => number {
  if (typeof period !== 'string') {
    const end = dateMs(period.to);
    const length = end - dateMs(period.from);
    return (back) => end - back * length;
  }

  const date = new Date(now);
  const [year, month, today] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  // Date.UTC also accepts 0 and negative numbers, which are months and days before the first one.
  if (period === 'last-month') return (back) => Date.UTC(year, month - back);

  const end = period === 'last-week' ? today - ((date.getUTCDay() + 6) % 7) : today;
  const days = period === 'last-30-days' ? 30 : 7;
  return (back) => Date.UTC(year, month, end - back * days);
}

const DAY_MS = 86_400_000;
const UNITS = [
  { name: 'day', ms: DAY_MS },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
];

interface HasRange {
  range: Range | undefined;
}

export function requestedRange(range: Range | undefined): Text {
  if (range === undefined) return text`all time, as reported by the service`;
  return text`${code(range.from)} to ${code(range.to)} (exclusive), UTC`;
}

/**
 * Names a range in UTC: `Nov 9–15, 2026`, a month `Oct 2026`, and a range with times
 * `Nov 9, 2026, 06:00–18:00`.
 */
export function rangeName(range: Range | undefined, period: ReportPeriod, hasYear = true): string {
  if (range === undefined) return 'all time';

  const [from, to] = [dateMs(range.from), dateMs(range.to)];
  const hasTime = from % DAY_MS !== 0 || to % DAY_MS !== 0;
  // The end of a range is exclusive, so one of whole days is named after the day before.
  const end = hasTime ? to : to - 1;
  const name = dateFormat(period, { hasYear, hasTime }).formatRange(from, end);
  return name.replace(/\s/g, ' ').replace(/(\d) – (\d)/, '$1–$2');
}

/** Names each range, without the year if the names differ even so, such as `Nov 9–15`. */
export function rangeNames(periods: readonly HasRange[], period: ReportPeriod): string[] {
  return distinctNames((hasYear) =>
    periods.map(({ range }) => (range ? rangeName(range, period, hasYear) : 'All time')),
  );
}

/**
 * Names the start of each range: `Nov 9`, for months `Oct`, and `Nov 9, 06:00` if several ranges
 * start on the same day.
 */
export function startNames(periods: readonly HasRange[], period: ReportPeriod): string[] {
  const starts = periods.flatMap(({ range }) => (range ? dateMs(range.from) : []));
  const days = new Set(starts.map((start) => Math.floor(start / DAY_MS)));
  const hasTime = days.size < starts.length;

  return distinctNames((hasYear) => {
    const format = dateFormat(period, { hasYear, hasTime });
    return starts.map((start) => format.format(start));
  });
}

/** The year is part of the names only if some of them would be the same without it. */
function distinctNames(names: (hasYear: boolean) => string[]): string[] {
  const short = names(false);
  return new Set(short).size === short.length ? short : names(true);
}

function dateFormat(
  period: ReportPeriod,
  { hasYear, hasTime }: { hasYear: boolean; hasTime: boolean },
): Intl.DateTimeFormat {
  const time = hasTime ? '2-digit' : undefined;
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: hasYear ? 'numeric' : undefined,
    month: 'short',
    day: period === 'last-month' ? undefined : 'numeric',
    hour: time,
    minute: time,
    hourCycle: 'h23',
  });
}

/** The length of a period, as it is said after 'per': `week`, `30 days`, or for a custom range `6 hours`. */
export function unitOf(range: Range | undefined, period: ReportPeriod): string {
  if (range === undefined || period !== 'custom')
    return period.replace('last-', '').replace('-', ' ');

  const length = dateMs(range.to) - dateMs(range.from);
  const unit = UNITS.find(({ ms }) => length % ms === 0);
  if (unit === undefined) return 'period';
  return length === unit.ms ? unit.name : counted(length / unit.ms, unit.name);
}

/**
 * Keeps a name on one line. If both of its dates have a year or a time, the name is long, and may
 * continue on another line after the dash.
 */
export function unbrokenName(name: string): string {
  const parts = name.split(/(?<=,.* –) /);
  return parts
    .map((part) => part.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060'))
    .join(' ');
}
