import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Period } from '../../src/inputs/inputs.ts';
import {
  type Range,
  rangeName,
  rangeNames,
  rangesOf,
  startNames,
} from '../../src/visitors/period.ts';

const DAY_MS = 86_400_000;
const at = (text: string) => Date.parse(text);

test.each<[Period, now: string, from: string, to: string, before: string]>([
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
    const ranges = rangesOf(period, at(now));

    expect(ranges).toHaveLength(8);
    expect(ranges.slice(0, 2)).toEqual([
      { from, to },
      { from: before, to: from },
    ]);
  },
);

test.each<[Period, lengths: number[], isStart: (date: string) => boolean]>([
  ['last-week', [7], (date) => new Date(date).getUTCDay() === 1],
  ['last-7-days', [7], () => true],
  ['last-30-days', [30], () => true],
  ['last-month', [28, 29, 30, 31], (date) => date.endsWith('-01')],
])(
  'the periods of %s are complete, without today, and without gaps',
  (period, lengths, isStart) => {
    const moments = fc.integer({ min: at('1999-12-20'), max: at('2110-01-15') });
    const days = ({ from, to }: Range) => (at(to) - at(from)) / DAY_MS;

    fc.assert(
      fc.property(moments, (now) => {
        const ranges = rangesOf(period, now) as [Range, ...Range[]];

        // The newest one is the latest that has ended.
        expect(at(ranges[0].to)).toBeLessThanOrEqual(now);
        const [next] = rangesOf(period, at(ranges[0].to) + Math.max(...lengths) * DAY_MS);
        expect(at(next?.to ?? '')).toBeGreaterThan(at(ranges[0].to));

        for (const range of ranges) {
          expect(lengths).toContain(days(range));
          expect([range.from, range.to].every(isStart)).toBe(true);
        }
        const [ends, starts] = [ranges.slice(1), ranges.slice(0, -1)];
        expect(ends.map(({ to }) => to)).toEqual(starts.map(({ from }) => from));
      }),
    );
  },
);

test('the period of all time has no dates and no trend', () => {
  expect(rangesOf('all', at('2026-11-21'))).toEqual([undefined]);
});

test.each([
  ['2026-03-01', '2026-03-31', '2026-01-30', '2026-03-01'],
  ['2026-01-01T12:00:00Z', '2026-01-02T00:00:00Z', '2026-01-01', '2026-01-01T12:00:00.000Z'],
  ['2026-01-01T01:00:00+01:00', '2026-01-02', '2025-12-31', '2026-01-01'],
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
  test.each([
    ['last-week', '2026-11-09', '2026-11-16', 'Nov 9–15, 2026'],
    ['last-7-days', '2026-12-28', '2027-01-04', 'Dec 28, 2026 – Jan 3, 2027'],
    ['last-week', '2026-09-28', '2026-10-05', 'Sep 28 – Oct 4, 2026'],
    ['last-month', '2026-10-01', '2026-11-01', 'Oct 2026'],
    ['custom', '2026-11-16', '2026-11-17', 'Nov 16, 2026'],
    // Times are those of days in UTC.
    ['custom', '2026-11-16T00:30:00+01:00', '2026-11-20T12:00:00Z', 'Nov 15–20, 2026'],
  ])('%s from %s to %s is “%s”', (period, from, to, name) => {
    expect(rangeName({ from, to }, period)).toBe(name);
  });

  test.each<[Period | Range, now: string, columns: string[], starts: string[]]>([
    ['last-week', '2026-11-21', ['Nov 9–15', 'Nov 2–8'], ['Nov 9', 'Nov 2']],
    ['last-week', '2027-01-13', ['Jan 4–10', 'Dec 28, 2026 – Jan 3, 2027'], ['Jan 4', 'Dec 28']],
    ['last-month', '2027-01-21', ['Dec', 'Nov'], ['Dec', 'Nov']],
    ['all', '2026-11-21', ['All time'], []],
    [
      { from: '2026-01-01', to: '2027-01-01' },
      '2027-01-21',
      ['Jan 1 – Dec 31, 2026', 'Jan 1 – Dec 31, 2025'],
      ['Jan 1, 2026', 'Jan 1, 2025'],
    ],
  ])('the columns and bars of %s at %s are %j and %j', (period, now, columns, starts) => {
    const name = typeof period === 'string' ? period : 'custom';
    const ranges = rangesOf(period, at(now)).map((range) => ({ range }));

    const shown = ranges.slice(0, 2);
    expect(rangeNames(shown, name)).toEqual(columns);
    expect(startNames(shown, name)).toEqual(starts);
  });
});
