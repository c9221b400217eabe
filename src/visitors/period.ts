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

/** So many ranges, fewer where the calendar begins. The user's dates stay as written. `now` is in ms since 1970. */
export function rangesOf(period: Period | Range, count: number, now: number): Ranges {
  if (period === 'all') return [undefined];
  const isDays = typeof period === 'string' || !hasTimes(period);
  const endOf = endsOf(period, now);
  const ends = Array.from({ length: count + 1 }, (_, back) => endOf(back))
    .filter((end) => end >= Date.parse('0001-01-01'))
    .map((end) => new Date(end).toISOString())
    .map((iso) => (isDays ? iso.slice(0, 10) : iso.replace('.000Z', 'Z')));
  const [newest, ...earlier] = ends.slice(1).map((from, back) => ({ from, to: ends[back] ?? from }));
  return [typeof period === 'string' ? newest : period, ...earlier];
}

/** When the range that lies so many back ends, in ms since 1970. */
function endsOf(period: Exclude<Period, 'all'> | Range, now: number): (back: number) => number {
  if (typeof period !== 'string') {
    const end = dateMs(period.to);
    const length = end - dateMs(period.from);
    return (back) => end - back * length;
  }
  const date = new Date(now);
  const [year, month, today] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  // Date.UTC takes months and days below the first one, too.
  if (period === 'last-month') return (back) => Date.UTC(year, month - back);
  const end = period === 'last-week' ? today - ((date.getUTCDay() + 6) % 7) : today;
  const days = period === 'last-30-days' ? 30 : 7;
  return (back) => Date.UTC(year, month, end - back * days);
}

const hasTimes = ({ from, to }: Range) => !(isDay(from) && isDay(to));

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
export function startNames(periods: readonly { range: Range | undefined }[], period: string): string[] {
  const ranges = periods.flatMap(({ range }) => range ?? []);
  const years = new Set(ranges.map(({ from }) => new Date(dateMs(from)).getUTCFullYear()));
  return ranges.map((range) => dateFormat(range, period, years.size > 1).format(dateMs(range.from)));
}

function dateFormat(range: Range, period: string, hasYear: boolean): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-150', {
    timeZone: 'UTC',
    month: 'short',
    ...(period === 'last-month' ? {} : { day: 'numeric' }),
    ...(hasYear ? { year: 'numeric' } : {}),
    ...(hasTimes(range) ? { hour: '2-digit', minute: '2-digit' } : {}),
  });
}
