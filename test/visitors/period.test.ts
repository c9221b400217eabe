import { describe, expect, test } from 'vitest';
import type { Period } from '../../src/inputs/inputs.ts';
import {
  endsSoon,
  type Range,
  type Ranges,
  type ReportPeriod,
  rangeName,
  rangeNames,
  rangesOf,
  startNames,
  unbrokenName,
  unitOf,
} from '../../src/visitors/period.ts';

const at = (text: string) => Date.parse(text);

const newestTwo = ({ newest, earlier }: Ranges) =>
  [newest, ...earlier].slice(0, 2).map((range) => ({ range }));

interface LatestPeriod {
  name: string;
  period: Period;
  now: string;
  from: string;
  to: string;
  /** The start of the period before. */
  before: string;
  /** The start of the period a year before. */
  yearBefore: string;
}

test.each<LatestPeriod>([
  {
    name: 'at the start of a Monday',
    period: 'last-week',
    now: '2026-11-23T00:00:00Z',
    from: '2026-11-16',
    to: '2026-11-23',
    before: '2026-11-09',
    yearBefore: '2025-11-17',
  },
  {
    name: 'at the end of a Sunday',
    period: 'last-week',
    now: '2026-11-22T23:59:59.999Z',
    from: '2026-11-09',
    to: '2026-11-16',
    before: '2026-11-02',
    yearBefore: '2025-11-10',
  },
  {
    name: 'at midnight',
    period: 'last-7-days',
    now: '2026-11-21T00:00:00Z',
    from: '2026-11-14',
    to: '2026-11-21',
    before: '2026-11-07',
    yearBefore: '2025-11-15',
  },
  {
    name: 'at noon',
    period: 'last-30-days',
    now: '2027-01-15T12:00:00Z',
    from: '2026-12-16',
    to: '2027-01-15',
    before: '2026-11-16',
    yearBefore: '2025-12-17',
  },
  {
    name: 'in a leap year',
    period: 'last-month',
    now: '2028-03-31T12:00:00Z',
    from: '2028-02-01',
    to: '2028-03-01',
    before: '2028-01-01',
    yearBefore: '2027-02-01',
  },
])('$name, $period is the latest one that has ended, and the others precede it', (row) => {
  const { period, now, from, to, before, yearBefore } = row;

  const ranges = rangesOf(period, at(now));

  expect(ranges.newest).toEqual({ from, to });
  expect(ranges.earlier).toHaveLength(7);
  expect(ranges.earlier[0]).toEqual({ from: before, to: from });
  expect(ranges.yearBefore).toEqual({ from: yearBefore, to: expect.any(String) });
});

test('the period of all time has no dates and no trend', () => {
  const ranges = rangesOf('all', at('2026-11-21'));

  expect(ranges).toEqual({ newest: undefined, earlier: [], yearBefore: undefined });
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

  expect(ranges.newest).toBe(range);
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
  {
    name: '52 weeks',
    range: { from: '2025-11-28', to: '2026-11-27' },
    yearBefore: { from: '2024-11-29', to: '2025-11-28' },
  },
  // The ranges would overlap.
  { name: 'a year', range: { from: '2025-11-27', to: '2026-11-27' }, yearBefore: undefined },
])('a year before own dates of $name are the same weekdays', ({ range, yearBefore }) => {
  expect(rangesOf(range, 0).yearBefore).toEqual(yearBefore);
});

test.each<[ReportPeriod, now: string, from: string | undefined, remainingMs: number]>([
  ['last-week', '2026-11-29T23:17:00Z', '2026-11-23', 43 * 60_000],
  ['last-week', '2026-11-29T12:00:00Z', '2026-11-23', 12 * 3_600_000],
  ['last-week', '2026-11-29T11:59:59Z', undefined, 0],
  ['last-week', '2026-11-30T00:00:00Z', undefined, 0],
  ['last-month', '2028-02-29T18:00:00Z', '2028-02-01', 6 * 3_600_000],
  ['last-month', '2028-02-28T18:00:00Z', undefined, 0],
  ['last-7-days', '2026-11-29T23:17:00Z', undefined, 0],
  ['custom', '2026-11-29T23:17:00Z', undefined, 0],
  ['all', '2026-11-29T23:17:00Z', undefined, 0],
])('%s at %s ends soon: %s', (period, now, from, remainingMs) => {
  const soon = endsSoon(period, at(now));

  const expected = { range: expect.objectContaining({ from }), remainingMs };
  expect(soon).toEqual(from && expected);
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
    {
      period: 'custom',
      from: '2026-11-09T00:00:00Z',
      to: '2026-11-16T01:00:00+01:00',
      name: 'Nov 9–15, 2026',
    },
    {
      period: 'custom',
      from: '2026-11-09T06:00:00Z',
      to: '2026-11-09T18:00:00Z',
      name: 'Nov 9, 2026, 06:00–18:00',
    },
    // Times are shown in UTC.
    {
      period: 'custom',
      from: '2026-11-16T00:30:00+01:00',
      to: '2026-11-20',
      name: 'Nov 15, 2026, 23:30 – Nov 20, 2026, 00:00',
    },
  ])('$period from $from to $to is called “$name”', ({ period, from, to, name }) => {
    expect(rangeName({ from, to }, period)).toBe(name);
  });

  test.each<{ period: Period; now: string; columns: string[]; starts: string[] }>([
    {
      period: 'last-week',
      now: '2026-11-21',
      columns: ['Nov 9–15', 'Nov 2–8'],
      starts: ['Nov 9', 'Nov 2'],
    },
    {
      period: 'last-week',
      now: '2027-01-13',
      columns: ['Jan 4–10', 'Dec 28, 2026 – Jan 3, 2027'],
      starts: ['Jan 4', 'Dec 28'],
    },
    { period: 'last-month', now: '2027-01-21', columns: ['Dec', 'Nov'], starts: ['Dec', 'Nov'] },
    { period: 'all', now: '2026-11-21', columns: ['All time'], starts: [] },
  ])('the columns of $period at $now are $columns, and its bars $starts', (row) => {
    const { period, now, columns, starts } = row;
    const shown = newestTwo(rangesOf(period, at(now)));

    expect(rangeNames(shown, period)).toEqual(columns);
    expect(startNames(shown, period)).toEqual(starts);
  });

  test('the names of two ranges with times differ in their times', () => {
    const ranges = rangesOf({ from: '2026-11-01T12:00:00Z', to: '2026-11-02T00:00:00Z' }, 0);

    const shown = newestTwo(ranges);
    expect(rangeNames(shown, 'custom')).toEqual([
      'Nov 1, 12:00 – Nov 2, 00:00',
      'Nov 1, 00:00–12:00',
    ]);
    expect(startNames(shown, 'custom')).toEqual(['Nov 1, 12:00', 'Nov 1, 00:00']);
  });

  test('the names of starts have times only if several are on the same day', () => {
    const ranges = rangesOf({ from: '2026-11-01T12:00:00Z', to: '2026-11-02T12:00:00Z' }, 0);

    const shown = newestTwo(ranges);
    expect(startNames(shown, 'custom')).toEqual(['Nov 1', 'Oct 31']);
  });

  test.each([
    ['Nov 9–15, 2026', 'Nov~9+–+15,~2026'],
    ['Oct 26 – Nov 1, 2026', 'Oct~26~+–+~Nov~1,~2026'],
    ['Dec 28, 2026 – Jan 3, 2027', 'Dec~28,~2026~+–+ Jan~3,~2027'],
    ['Nov 1, 12:00 – Nov 2, 12:00', 'Nov~1,~12:00~+–+ Nov~2,~12:00'],
    ['Nov 9, 2026, 06:00–18:00', 'Nov~9,~2026,~06:00+–+18:00'],
  ])(
    'a name stays on one line, but a long one may continue after the dash: “%s”',
    (name, expected) => {
      const marked = unbrokenName(name).replaceAll('\u00a0', '~').replaceAll('\u2060', '+');

      expect(marked).toBe(expected);
    },
  );

  test('names have the year only if they would be the same without it', () => {
    const ranges = rangesOf({ from: '2026-01-01', to: '2027-01-01' }, 0);

    const shown = newestTwo(ranges);
    expect(rangeNames(shown, 'custom')).toEqual(['Jan 1 – Dec 31, 2026', 'Jan 1 – Dec 31, 2025']);
    expect(startNames(shown, 'custom')).toEqual(['Jan 1, 2026', 'Jan 1, 2025']);
  });
});

const NOON = '2026-10-05T12:00:00Z';

test.each<{ period: ReportPeriod; from: string; to: string; unit: string }>([
  { period: 'last-week', from: '2026-11-09', to: '2026-11-16', unit: 'week' },
  { period: 'last-30-days', from: '2026-10-10', to: '2026-11-09', unit: '30 days' },
  { period: 'last-month', from: '2026-10-01', to: '2026-11-01', unit: 'month' },
  { period: 'custom', from: '2026-10-05', to: '2026-10-26', unit: '21 days' },
  { period: 'custom', from: '2026-10-05', to: '2026-10-06', unit: 'day' },
  { period: 'custom', from: NOON, to: '2026-10-06T18:00:00Z', unit: '30 hours' },
  { period: 'custom', from: NOON, to: '2026-10-05T12:01:00Z', unit: 'minute' },
  { period: 'custom', from: NOON, to: '2026-10-05T12:00:01Z', unit: 'period' },
])('$period from $from to $to counts visitors per $unit', ({ period, from, to, unit }) => {
  expect(unitOf({ from, to }, period)).toBe(unit);
});
