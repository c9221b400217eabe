import { describe, expect, test } from 'vitest';
import type { Period } from '../../src/inputs/inputs.ts';
import {
  type PeriodName,
  rangeName,
  rangeNames,
  rangesOf,
  startNames,
  unbrokenName,
  unitOf,
} from '../../src/visitors/period.ts';

const at = (text: string) => Date.parse(text);

test.each<[string, Period, now: string, from: string, to: string, before: string]>([
  ['Monday', 'last-week', '2026-11-23T00:00:00Z', '2026-11-16', '2026-11-23', '2026-11-09'],
  ['Sunday', 'last-week', '2026-11-22T23:59:59.999Z', '2026-11-09', '2026-11-16', '2026-11-02'],
  ['midnight', 'last-7-days', '2026-11-21T00:00:00Z', '2026-11-14', '2026-11-21', '2026-11-07'],
  ['noon', 'last-30-days', '2027-01-15T12:00:00Z', '2026-12-16', '2027-01-15', '2026-11-16'],
  ['a leap year', 'last-month', '2028-03-31T12:00:00Z', '2028-02-01', '2028-03-01', '2028-01-01'],
])('on %s, %s is the latest one that has ended, and the others precede it', (_, ...row) => {
  const [period, now, from, to, before] = row;

  const ranges = rangesOf(period, at(now));

  expect(ranges).toHaveLength(8);
  expect(ranges.slice(0, 2)).toEqual([
    { from, to },
    { from: before, to: from },
  ]);
});

test('the period of all time has no dates and no trend', () => {
  expect(rangesOf('all', at('2026-11-21'))).toEqual([undefined]);
});

test.each([
  ['2026-03-01', '2026-03-31', '2026-01-30', '2026-03-01'],
  ['2026-01-01T12:00:00Z', '2026-01-02T00:00:00Z', '2026-01-01', '2026-01-01T12:00:00.000Z'],
])(
  'own dates from %s to %s stay as written, after a period from %s to %s',
  (from, to, start, end) => {
    const ranges = rangesOf({ from, to }, 0);

    expect(ranges.slice(0, 2)).toEqual([
      { from, to },
      { from: start, to: end },
    ]);
  },
);

describe('names', () => {
  test.each<[PeriodName, from: string, to: string, name: string]>([
    ['last-week', '2026-11-09', '2026-11-16', 'Nov 9–15, 2026'],
    ['last-7-days', '2026-12-28', '2027-01-04', 'Dec 28, 2026 – Jan 3, 2027'],
    ['last-month', '2026-10-01', '2026-11-01', 'Oct 2026'],
    ['custom', '2026-11-09T00:00:00Z', '2026-11-16T01:00:00+01:00', 'Nov 9–15, 2026'],
    ['custom', '2026-11-09T06:00:00Z', '2026-11-09T18:00:00Z', 'Nov 9, 2026, 06:00–18:00'],
    // Times are in UTC.
    [
      'custom',
      '2026-11-16T00:30:00+01:00',
      '2026-11-20',
      'Nov 15, 2026, 23:30 – Nov 20, 2026, 00:00',
    ],
  ])('%s from %s to %s is “%s”', (period, from, to, name) => {
    expect(rangeName({ from, to }, period)).toBe(name);
  });

  test.each<[Period, now: string, columns: string[], starts: string[]]>([
    ['last-week', '2026-11-21', ['Nov 9–15', 'Nov 2–8'], ['Nov 9', 'Nov 2']],
    ['last-week', '2027-01-13', ['Jan 4–10', 'Dec 28, 2026 – Jan 3, 2027'], ['Jan 4', 'Dec 28']],
    ['last-month', '2027-01-21', ['Dec', 'Nov'], ['Dec', 'Nov']],
    ['all', '2026-11-21', ['All time'], []],
  ])('the columns and bars of %s at %s are %j and %j', (period, now, columns, starts) => {
    const ranges = rangesOf(period, at(now)).map((range) => ({ range }));

    const shown = ranges.slice(0, 2);
    expect(rangeNames(shown, period)).toEqual(columns);
    expect(startNames(shown, period)).toEqual(starts);
  });

  test('of two ranges with times differ in their times', () => {
    const ranges = rangesOf({ from: '2026-11-01T12:00:00Z', to: '2026-11-02T00:00:00Z' }, 0);

    const shown = ranges.slice(0, 2).map((range) => ({ range }));
    expect(rangeNames(shown, 'custom')).toEqual([
      'Nov 1, 12:00 – Nov 2, 00:00',
      'Nov 1, 00:00–12:00',
    ]);
    expect(startNames(shown, 'custom')).toEqual(['Nov 1, 12:00', 'Nov 1, 00:00']);
  });

  test('of starts have times only if several are on a day', () => {
    const ranges = rangesOf({ from: '2026-11-01T12:00:00Z', to: '2026-11-02T12:00:00Z' }, 0);

    const shown = ranges.slice(0, 2).map((range) => ({ range }));
    expect(startNames(shown, 'custom')).toEqual(['Nov 1', 'Oct 31']);
  });

  test.each([
    ['Nov 9–15, 2026', 'Nov~9+–+15,~2026'],
    ['Oct 26 – Nov 1, 2026', 'Oct~26~+–+~Nov~1,~2026'],
    ['Dec 28, 2026 – Jan 3, 2027', 'Dec~28,~2026~+–+ Jan~3,~2027'],
    ['Nov 1, 12:00 – Nov 2, 12:00', 'Nov~1,~12:00~+–+ Nov~2,~12:00'],
    ['Nov 9, 2026, 06:00–18:00', 'Nov~9,~2026,~06:00+–+18:00'],
  ])('stay on one line, but long ones may continue after the dash: “%s”', (name, expected) => {
    const marked = unbrokenName(name).replaceAll('\u00a0', '~').replaceAll('\u2060', '+');

    expect(marked).toBe(expected);
  });

  test('have the year only if they would be the same without it', () => {
    const ranges = rangesOf({ from: '2026-01-01', to: '2027-01-01' }, 0);

    const shown = ranges.slice(0, 2).map((range) => ({ range }));
    expect(rangeNames(shown, 'custom')).toEqual(['Jan 1 – Dec 31, 2026', 'Jan 1 – Dec 31, 2025']);
    expect(startNames(shown, 'custom')).toEqual(['Jan 1, 2026', 'Jan 1, 2025']);
  });
});

test.each<[PeriodName, from: string, to: string, unit: string]>([
  ['last-week', '2026-11-09', '2026-11-16', 'week'],
  ['last-30-days', '2026-10-10', '2026-11-09', '30 days'],
  ['last-month', '2026-10-01', '2026-11-01', 'month'],
  ['custom', '2026-10-05', '2026-10-26', '21 days'],
  ['custom', '2026-10-05', '2026-10-06', 'day'],
  ['custom', '2026-10-05T12:00:00Z', '2026-10-06T18:00:00Z', '30 hours'],
  ['custom', '2026-10-05T12:00:00Z', '2026-10-05T12:01:00Z', 'minute'],
  ['custom', '2026-10-05T12:00:00Z', '2026-10-05T12:00:01Z', 'period'],
])('a report of %s from %s to %s counts visitors per %s', (period, from, to, unit) => {
  expect(unitOf({ from, to }, period)).toBe(unit);
});
