import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Period } from '../../src/inputs/inputs.ts';
import { type Range, rangeName, rangeNames, rangesOf } from '../../src/visitors/period.ts';

const DAY_MS = 86_400_000;
const at = (text: string) => Date.parse(text);

test.each<[Period, string, string, string, string]>([
  // On a Saturday. On a Monday, the new week has begun. On a Sunday, it has not.
  ['last-week', '2026-11-21T12:00:00Z', '2026-11-09', '2026-11-16', '2026-11-02'],
  ['last-week', '2026-11-23T00:00:00Z', '2026-11-16', '2026-11-23', '2026-11-09'],
  ['last-week', '2026-11-22T23:59:59.999Z', '2026-11-09', '2026-11-16', '2026-11-02'],
  ['last-week', '2027-01-01T05:00:00Z', '2026-12-21', '2026-12-28', '2026-12-14'],
  ['last-7-days', '2026-11-21T00:00:00Z', '2026-11-14', '2026-11-21', '2026-11-07'],
  ['last-30-days', '2027-01-15T12:00:00Z', '2026-12-16', '2027-01-15', '2026-11-16'],
  ['last-month', '2026-11-30T23:59:59Z', '2026-10-01', '2026-11-01', '2026-09-01'],
  ['last-month', '2028-03-31T12:00:00Z', '2028-02-01', '2028-03-01', '2028-01-01'],
])(
  '%s at %s is from %s to %s, and the period before begins at %s',
  (period, now, from, to, before) => {
    expect(rangesOf(period, 2, at(now))).toEqual([
      { from, to },
      { from: before, to: from },
    ]);
  },
);

describe('the ranges of a period', () => {
  const moments = fc.integer({ min: at('1999-12-20'), max: at('2110-01-15') });
  const days = ({ from, to }: Range) => (at(to) - at(from)) / DAY_MS;
  const isFirstOfMonth = (date: string) => date.endsWith('-01');

  test.each<[Period, number[], (date: string) => boolean]>([
    ['last-week', [7], (date) => new Date(date).getUTCDay() === 1],
    ['last-7-days', [7], () => true],
    ['last-30-days', [30], () => true],
    ['last-month', [28, 29, 30, 31], isFirstOfMonth],
  ])(
    'of %s are complete, do not include today, and have no gaps between them',
    (period, lengths, isStart) => {
      const longest = period === 'last-month' ? 31 : 30;
      fc.assert(
        fc.property(moments, fc.integer({ min: 1, max: 104 }), (now, count) => {
          const ranges = rangesOf(period, count, now) as [Range, ...Range[]];
          expect(ranges).toHaveLength(count);
          expect(at(ranges[0].to)).toBeLessThanOrEqual(now);

          // The first range is the latest: the next one had not ended.
          const [next] = rangesOf(period, 1, at(ranges[0].to) + longest * DAY_MS) as [Range];
          expect(at(next.to)).toBeGreaterThan(at(ranges[0].to));

          for (const range of ranges) {
            expect(range.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
            expect(lengths).toContain(days(range));
            expect([range.from, range.to].every(isStart)).toBe(true);
          }
          expect(ranges.slice(1).map(({ to }) => to)).toEqual(
            ranges.slice(0, -1).map(({ from }) => from),
          );
        }),
      );
    },
  );
});

test('the period of all time has no dates and no trend', () => {
  expect(rangesOf('all', 8, at('2026-11-21'))).toEqual([undefined]);
});

test.each([
  ['last-week', '2026-11-09', '2026-11-16', 'Nov 9–15, 2026'],
  ['last-7-days', '2026-12-28', '2027-01-04', 'Dec 28, 2026 – Jan 3, 2027'],
  ['last-week', '2026-09-28', '2026-10-05', 'Sep 28 – Oct 4, 2026'],
  ['last-month', '2026-10-01', '2026-11-01', 'Oct 2026'],
  ['custom', '2026-11-16', '2026-11-17', 'Nov 16, 2026'],
  ['custom', '2026-11-16', '2026-11-20T12:00:00Z', 'Nov 16, 2026, 00:00 – Nov 20, 2026, 12:00 UTC'],
  [
    'custom',
    '2026-11-16T00:30:00+01:00',
    '2026-11-16',
    'Nov 15, 2026, 23:30 – Nov 16, 2026, 00:00 UTC',
  ],
])('%s from %s to %s is shown as “%s”', (period, from, to, name) => {
  expect(rangeName({ from, to }, period)).toBe(name);
});

test.each<[Period, string, string[]]>([
  ['last-week', '2026-11-21', ['Nov 9–15', 'Nov 2–8']],
  ['last-week', '2026-10-06', ['Sep 28 – Oct 4', 'Sep 21–27']],
  ['last-week', '2027-01-13', ['Jan 4–10, 2027', 'Dec 28, 2026 – Jan 3, 2027']],
  ['last-month', '2026-11-21', ['Oct', 'Sep']],
  ['last-month', '2027-01-21', ['Dec', 'Nov']],
  ['all', '2026-11-21', ['All time']],
])('the columns of %s at %s are %j', (period, now, names) => {
  const periods = rangesOf(period, 2, at(now)).map((range) => ({ range }));
  expect(rangeNames(periods, period)).toEqual(names);
});

describe('custom dates', () => {
  test.each<[string, string, string, string]>([
    ['2026-03-01', '2026-03-31', '2026-01-30', '2026-03-01'],
    [
      '2026-01-01T12:00:00Z',
      '2026-01-02T00:00:00Z',
      '2026-01-01T00:00:00Z',
      '2026-01-01T12:00:00Z',
    ],
    ['2026-01-01T01:00:00+01:00', '2026-01-02', '2025-12-31T00:00:00Z', '2026-01-01T00:00:00Z'],
  ])(
    '%s to %s are used as written, and the period before is %s to %s',
    (from, to, fromBefore, toBefore) => {
      expect(rangesOf({ from, to }, 2, 0)).toEqual([
        { from, to },
        { from: fromBefore, to: toBefore },
      ]);
    },
  );

  test('the trend ends at the first year of the calendar', () => {
    expect(rangesOf({ from: '0001-01-01', to: '9999-01-01' }, 104, 0)).toHaveLength(1);
    expect(rangesOf({ from: '0002-01-01', to: '0003-01-01' }, 8, 0)).toEqual([
      { from: '0002-01-01', to: '0003-01-01' },
      { from: '0001-01-01', to: '0002-01-01' },
    ]);
  });
});
