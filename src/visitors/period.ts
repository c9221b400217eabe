import { dateMs } from '../inputs/fields.ts';
import type { Period } from '../inputs/inputs.ts';
import { code, type Text, text } from '../text/sentence.ts';

/** In the trend, with the reported one. */
const PERIODS = 8;

/** `from` is included, `to` is not (specification, 4.4). */
export interface Range {
  from: string;
  to: string;
}

/** Newest first. For `all`, only undefined: no dates are sent. */
export type Ranges = readonly [Range | undefined, ...Range[]];

/** The user's own dates stay as written. `now`: in ms since 1970. */
export function rangesOf(period: Period | Range, now: number): Ranges {
  if (period === 'all') return [undefined];

  const endOf = endsOf(period, now);
  const ends = Array.from({ length: PERIODS + 1 }, (_, back) =>
    new Date(endOf(back)).toISOString().replace('T00:00:00.000Z', ''),
  );

  const [newest, ...earlier] = ends
    .slice(1)
    .map((from, back) => ({ from, to: ends[back] ?? from }));
  return [typeof period === 'string' ? newest : period, ...earlier];
}

/** The end of the range `back` periods before the newest one, in ms since 1970. */
function endsOf(period: Exclude<Period, 'all'> | Range, now: number): (back: number) => number {
  if (typeof period !== 'string') {
    const end = dateMs(period.to);
    const length = end - dateMs(period.from);
    return (back) => end - back * length;
  }

  const date = new Date(now);
  const [year, month, today] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  // Date.UTC also accepts months and days before the first one.
  if (period === 'last-month') return (back) => Date.UTC(year, month - back);

  const end = period === 'last-week' ? today - ((date.getUTCDay() + 6) % 7) : today;
  const days = period === 'last-30-days' ? 30 : 7;
  return (back) => Date.UTC(year, month, end - back * days);
}

interface HasRange {
  range: Range | undefined;
}

export function requestedRange(range: Range | undefined): Text {
  if (range === undefined) return text`all time, as reported by the service`;
  return text`${code(range.from)} to ${code(range.to)} (exclusive), UTC`;
}

/** `Nov 9–15, 2026`, a month `Oct 2026`; in UTC, and without times. */
export function rangeName(range: Range | undefined, period: string, hasYear = true): string {
  if (range === undefined) return 'all time';

  const last = dateMs(range.to) - 1;
  const name = dateFormat(period, hasYear).formatRange(dateMs(range.from), last);
  return name.replace(/\s/g, ' ').replace(/(\d) – (\d)/, '$1–$2');
}

/** `Nov 9–15` */
export function rangeNames(periods: readonly HasRange[], period: string): string[] {
  return distinct((hasYear) =>
    periods.map(({ range }) => (range ? rangeName(range, period, hasYear) : 'All time')),
  );
}

/** `Nov 9`, of months `Oct` */
export function startNames(periods: readonly HasRange[], period: string): string[] {
  const ranges = periods.flatMap(({ range }) => range ?? []);
  return distinct((hasYear) =>
    ranges.map((range) => dateFormat(period, hasYear).format(dateMs(range.from))),
  );
}

/** With the year only where names would be the same. */
function distinct(names: (hasYear: boolean) => string[]): string[] {
  const short = names(false);
  return new Set(short).size === short.length ? short : names(true);
}

function dateFormat(period: string, hasYear: boolean): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: hasYear ? 'numeric' : undefined,
    month: 'short',
    day: period === 'last-month' ? undefined : 'numeric',
  });
}
