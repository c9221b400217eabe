import { describe, expect, test } from 'vitest';
import type { Period } from '../../src/inputs/inputs.ts';
import { toLog } from '../../src/text/markdown.ts';
import { type Range, rangesOf, unfinishedPeriod, unitOf } from '../../src/visitors/period.ts';

const at = (text: string) => Date.parse(text);

test.each<[string, Period, now: string, bounds: string[], yearBefore: string[]]>([
  [
    'at the start of a Monday',
    'last-week',
    '2026-11-23T00:00:00Z',
    ['2026-11-09', '2026-11-16', '2026-11-23'],
    ['2025-11-10', '2025-11-17', '2025-11-24'],
  ],
  [
    'at the end of a Sunday',
    'last-week',
    '2026-11-22T23:59:59.999Z',
    ['2026-11-02', '2026-11-09', '2026-11-16'],
    ['2025-11-03', '2025-11-10', '2025-11-17'],
  ],
  [
    'at noon',
    'last-30-days',
    '2027-01-15T12:00:00Z',
    ['2026-11-16', '2026-12-16', '2027-01-15'],
    ['2025-11-17', '2025-12-17', '2026-01-16'],
  ],
  [
    'in a leap year',
    'last-month',
    '2028-03-31T12:00:00Z',
    ['2028-01-01', '2028-02-01', '2028-03-01'],
    ['2027-01-01', '2027-02-01', '2027-03-01'],
  ],
])(
  '%s, %s is the latest one that has ended, and the others precede it',
  (_, period, now, ...row) => {
    const boundsOf = (ranges: readonly (Range | undefined)[]) => {
      const [newer, older] = ranges;
      expect(older?.to).toBe(newer?.from);
      return [older?.from, newer?.from, newer?.to];
    };

    const ranges = rangesOf(period, at(now));

    expect([boundsOf([ranges.newest, ...ranges.earlier]), boundsOf(ranges.yearBefore)]).toEqual(
      row,
    );
    expect(ranges).toMatchObject({ period, earlier: { length: 7 }, yearBefore: { length: 2 } });
  },
);

test('the period of all time has no dates and no trend', () => {
  const ranges = rangesOf('all', 0);

  const newest = { name: 'all time', start: '' };
  expect(ranges).toEqual({ period: 'all', newest, earlier: [], yearBefore: [] });
});

test.each([
  {
    range: { from: '2026-03-01', to: '2026-03-31' },
    before: { from: '2026-01-30', to: '2026-03-01' },
    yearBefore: { from: '2025-03-02', to: '2025-04-01' },
  },
  {
    range: { from: '2026-01-01T12:00:00Z', to: '2026-01-02T00:00:00Z' },
    before: { from: '2026-01-01', to: '2026-01-01T12:00:00.000Z' },
    yearBefore: { from: '2025-01-02T12:00:00.000Z', to: '2025-01-03' },
  },
])('own dates stay as written, and others are as long: $range', ({ range, before, yearBefore }) => {
  const ranges = rangesOf(range, 0);

  expect(ranges).toMatchObject({ period: 'custom', newest: range });
  expect(ranges.earlier[0]).toMatchObject(before);
  // These are the same weekdays.
  expect(ranges.yearBefore[0]).toMatchObject(yearBefore);
});

const OWN = { from: '2026-11-01', to: '2026-11-30' };

test.each<[Period | typeof OWN, now: string, note: string]>([
  [
    'last-week',
    '2026-11-29T00:00:00Z',
    'Nov 23–29, 2026 is not complete yet, and not in this report',
  ],
  ['last-week', '2026-11-28T23:59:59Z', ''],
  ['last-month', '2028-02-29T18:00:00Z', 'Feb 2028 is not complete yet, and not in this report'],
  ['last-7-days', '2026-11-29T23:17:00Z', ''],
  ['all', '2026-11-29T23:17:00Z', ''],
  [OWN, '2026-11-29T23:17:00Z', 'Nov 1–29, 2026 is not complete yet'],
  [OWN, '2026-11-30T00:00:00Z', ''],
])('%j at %s has this note about what is not complete: %s', (given, now, note) => {
  expect(toLog(unfinishedPeriod(rangesOf(given, at(now)), at(now)))).toBe(note);
});

describe('names of periods', () => {
  test.each<[Period, now: string, name: string, start: string, unit: string]>([
    ['last-week', '2026-11-16', 'Nov 9–15, 2026', 'Nov 9', 'week'],
    ['last-7-days', '2027-01-04', 'Dec 28, 2026 – Jan 3, 2027', 'Dec 28', '7 days'],
    ['last-month', '2026-11-20', 'Oct 2026', 'Oct', 'month'],
  ])(
    '%s on %s is called “%s”, starts on “%s”, and is of the unit “%s”',
    (period, now, ...names) => {
      const ranges = rangesOf(period, at(now));

      expect([ranges.newest.name, ranges.newest.start, unitOf(ranges)]).toEqual(names);
    },
  );

  test('own dates are called after the days of which they have some hours, in UTC', () => {
    const range = { from: '2026-11-16T00:30:00+01:00', to: '2026-11-20T06:00:00Z' };

    const ranges = rangesOf(range, 0);

    expect(ranges.newest).toMatchObject({ name: 'Nov 15–20, 2026', start: 'Nov 15, 2026' });
    expect(unitOf(ranges)).toBe('period');
  });
});
