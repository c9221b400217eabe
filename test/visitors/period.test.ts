import { describe, expect, test } from 'vitest';
import type { Period } from '../../src/inputs/inputs.ts';
import { toLog } from '../../src/text/markdown.ts';
import {
  type Range,
  type ReportPeriod,
  rangeName,
  rangesOf,
  shortName,
  startName,
  unfinishedPeriod,
  unitOf,
} from '../../src/visitors/period.ts';

const at = (text: string) => Date.parse(text);

interface LatestPeriod {
  name: string;
  period: Period;
  now: string;
  from: string;
  to: string;
  /** The start of the period before. */
  before: string;
  /** The starts of the period a year before, and of the one before that. */
  yearBefore: string[];
}

test.each<LatestPeriod>([
  {
    name: 'at the start of a Monday',
    period: 'last-week',
    now: '2026-11-23T00:00:00Z',
    from: '2026-11-16',
    to: '2026-11-23',
    before: '2026-11-09',
    yearBefore: ['2025-11-17', '2025-11-10'],
  },
  {
    name: 'at the end of a Sunday',
    period: 'last-week',
    now: '2026-11-22T23:59:59.999Z',
    from: '2026-11-09',
    to: '2026-11-16',
    before: '2026-11-02',
    yearBefore: ['2025-11-10', '2025-11-03'],
  },
  {
    name: 'at noon',
    period: 'last-30-days',
    now: '2027-01-15T12:00:00Z',
    from: '2026-12-16',
    to: '2027-01-15',
    before: '2026-11-16',
    yearBefore: ['2025-12-17', '2025-11-17'],
  },
  {
    name: 'in a leap year',
    period: 'last-month',
    now: '2028-03-31T12:00:00Z',
    from: '2028-02-01',
    to: '2028-03-01',
    before: '2028-01-01',
    yearBefore: ['2027-02-01', '2027-01-01'],
  },
])('$name, $period is the latest one that has ended, and the others precede it', (row) => {
  const { period, now, from, to, before, yearBefore } = row;

  const ranges = rangesOf(period, at(now));

  expect(ranges.newest).toEqual({ from, to });
  expect(ranges.earlier).toHaveLength(7);
  expect(ranges.earlier[0]).toEqual({ from: before, to: from });
  expect(ranges.yearBefore.map((range) => range.from)).toEqual(yearBefore);
  expect(ranges.yearBefore[1]?.to).toBe(ranges.yearBefore[0]?.from);
  expect(ranges.period).toBe(period);
});

test('the period of all time has no dates and no trend', () => {
  const ranges = rangesOf('all', at('2026-11-21'));

  expect(ranges).toEqual({ period: 'all', newest: undefined, earlier: [], yearBefore: [] });
});

test.each([
  {
    range: { from: '2026-03-01', to: '2026-03-31' },
    before: { from: '2026-01-30', to: '2026-03-01' },
  },
  {
    range: { from: '2026-01-01T12:00:00Z', to: '2026-01-02T00:00:00Z' },
    before: { from: '2026-01-01', to: '2026-01-01T12:00:00.000Z' },
  },
])('own dates stay as written, after a period of the same length: $range', ({ range, before }) => {
  const ranges = rangesOf(range, 0);

  expect(ranges).toMatchObject({ period: 'custom', newest: range });
  expect(ranges.earlier[0]).toEqual(before);
});

test.each<{ name: string; range: Range; yearBefore: Range | undefined }>([
  {
    name: 'a day',
    range: { from: '2026-11-26', to: '2026-11-27' },
    yearBefore: { from: '2025-11-27', to: '2025-11-28' },
  },
  {
    name: 'hours',
    range: { from: '2026-11-26T06:00:00Z', to: '2026-11-26T12:00:00Z' },
    yearBefore: { from: '2025-11-27T06:00:00.000Z', to: '2025-11-27T12:00:00.000Z' },
  },
])('a year before own dates of $name are the same weekdays', ({ range, yearBefore }) => {
  expect(rangesOf(range, 0).yearBefore[0]).toEqual(yearBefore);
});

const OWN = { from: '2026-11-01', to: '2026-11-30' };

test.each<[Period | Range, now: string, note: string]>([
  [
    'last-week',
    '2026-11-29T00:00:00Z',
    'Nov 23–29, 2026 is not complete yet, and not in this report',
  ],
  ['last-week', '2026-11-28T23:59:59Z', ''],
  ['last-month', '2028-02-29T18:00:00Z', 'Feb 2028 is not complete yet, and not in this report'],
  ['last-month', '2028-02-28T18:00:00Z', ''],
  ['last-7-days', '2026-11-29T23:17:00Z', ''],
  ['all', '2026-11-29T23:17:00Z', ''],
  [OWN, '2026-11-29T23:17:00Z', 'Nov 1–29, 2026 is not complete yet'],
])('%j at %s has this note about what is not complete: %s', (given, now, note) => {
  expect(toLog(unfinishedPeriod(rangesOf(given, at(now)), at(now)))).toBe(note);
});

describe('names of periods', () => {
  test.each<{ period: ReportPeriod; from: string; to: string; name: string }>([
    { period: 'last-week', from: '2026-11-09', to: '2026-11-16', name: 'Nov 9–15, 2026' },
    {
      period: 'last-7-days',
      from: '2026-12-28',
      to: '2027-01-04',
      name: 'Dec 28, 2026 – Jan 3, 2027',
    },
    { period: 'last-month', from: '2026-10-01', to: '2026-11-01', name: 'Oct 2026' },
    // In UTC, and with the days of which it has some hours.
    {
      period: 'custom',
      from: '2026-11-16T00:30:00+01:00',
      to: '2026-11-20T06:00:00Z',
      name: 'Nov 15–20, 2026',
    },
  ])('$period from $from to $to is called “$name”', ({ period, from, to, name }) => {
    expect(rangeName({ from, to }, period)).toBe(name);
  });

  test.each<[ReportPeriod, Range, name: string, start: string]>([
    ['last-week', { from: '2026-11-09', to: '2026-11-16' }, 'Nov 9–15', 'Nov 9'],
    ['last-week', { from: '2026-12-28', to: '2027-01-04' }, 'Dec 28, 2026 – Jan 3, 2027', 'Dec 28'],
    ['last-month', { from: '2026-12-01', to: '2027-01-01' }, 'Dec', 'Dec'],
    ['custom', { from: '2026-01-01', to: '2027-01-01' }, 'Jan 1 – Dec 31, 2026', 'Jan 1, 2026'],
  ])('below the title, %s of %j is called “%s”, and starts on %s', (period, range, name, start) => {
    expect([shortName(range, period), startName(range, period)]).toEqual([name, start]);
  });
});

test.each<[ReportPeriod, unit: string]>([
  ['last-week', 'week'],
  ['last-30-days', '30 days'],
  ['last-month', 'month'],
  ['custom', 'period'],
])('%s counts visitors per %s', (period, unit) => {
  expect(unitOf(period)).toBe(unit);
});
