import { dateMs } from '../inputs/fields.ts';
import type { Period } from '../inputs/inputs.ts';
import { code, counted, type Text, text } from '../text/sentence.ts';

/** A trend has at most so many periods. The reported one is the last of them. */
const TREND_PERIODS = 8;

/** What a report covers. `custom` stands for the range of `date-from` and `date-to`. */
export type ReportPeriod = Period | 'custom';

/** `from` is included, `to` is not (specification, 4.4). */
export interface Range {
  from: string;
  to: string;
}

/** The newest range is first. The period `all` has no range, because no dates are sent for it. */
export type Ranges = readonly [Range | undefined, ...Range[]];

/** Returns the user's own dates as they were written. `now` is in ms since 1970. */
export function rangesOf(period: Period | Range, now: number): Ranges {
  if (period === 'all') return [undefined];

  const rangeEnd = rangeEnds(period, now);
  const ends = Array.from({ length: TREND_PERIODS + 1 }, (_, back) =>
    new Date(rangeEnd(back)).toISOString().replace('T00:00:00.000Z', ''),
  );

  const [newest, ...earlier] = ends
    .slice(1)
    .map((from, back) => ({ from, to: ends[back] ?? from }));
  return [typeof period === 'string' ? newest : period, ...earlier];
}

/**
 * The returned function computes the end of a range in ms since 1970. `back` says how many periods
 * the range is before the newest one.
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

/**
 * Returns the length of a period for use after 'per': `week`, `30 days`, and for a custom range
 * `6 hours`.
 */
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
