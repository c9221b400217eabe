import { expect, test } from 'vitest';
import { toLog } from '../../src/text/markdown.ts';
import { type Range, rangesOf, unfinishedPeriod, unitOf } from '../../src/visitors/period.ts';

type Given = Parameters<typeof rangesOf>[0];

test.each<[Given, now: string, ranges: string[], names: string]>([
  [
    'last-week',
    '2026-11-23T00:00:00Z',
    ['2026-11-16 2026-11-23', '2026-11-09 2026-11-16', '2025-11-17 2025-11-24'],
    'Nov 16–22, 2026; Nov 16; week',
  ],
  [
    'last-week',
    '2026-11-22T23:59:59.999Z',
    ['2026-11-09 2026-11-16', '2026-11-02 2026-11-09', '2025-11-10 2025-11-17'],
    'Nov 9–15, 2026; Nov 9; week',
  ],
  [
    'last-7-days',
    '2027-01-04T00:00:00Z',
    ['2026-12-28 2027-01-04', '2026-12-21 2026-12-28', '2025-12-29 2026-01-05'],
    'Dec 28, 2026 – Jan 3, 2027; Dec 28; 7 days',
  ],
  [
    'last-30-days',
    '2027-01-15T12:00:00Z',
    ['2026-12-16 2027-01-15', '2026-11-16 2026-12-16', '2025-12-17 2026-01-16'],
    'Dec 16, 2026 – Jan 14, 2027; Dec 16; 30 days',
  ],
  [
    'last-month',
    '2028-03-31T12:00:00Z',
    ['2028-02-01 2028-03-01', '2028-01-01 2028-02-01', '2027-02-01 2027-03-01'],
    'Feb 2028; Feb; month',
  ],
  [
    { from: '2026-03-01', to: '2026-03-31' },
    '1970-01-01',
    ['2026-03-01 2026-03-31', '2026-01-30 2026-03-01', '2025-03-02 2025-04-01'],
    'Mar 1–30, 2026; Mar 1, 2026; period',
  ],
  [
    { from: '2026-11-16T00:30:00+01:00', to: '2026-11-20T23:30:00Z' },
    '1970-01-01',
    [
      '2026-11-16T00:30:00+01:00 2026-11-20T23:30:00Z',
      '2026-11-10T23:30:00.000Z 2026-11-15T23:30:00.000Z',
      '2025-11-16T23:30:00.000Z 2025-11-21T23:30:00.000Z',
    ],
    'Nov 15–20, 2026; Nov 15, 2026; period',
  ],
])('%j on %s ended before, precedes others, and has names', (given, now, expected, names) => {
  const ranges = rangesOf(given, Date.parse(now));

  const { newest, earlier, yearBefore } = ranges;
  const bounds = (range: Range | undefined) => `${range?.from} ${range?.to}`;
  expect([newest, earlier[0], yearBefore[0]].map(bounds)).toEqual(expected);
  expect(`${newest.name}; ${newest.start}; ${unitOf(ranges.period)}`).toBe(names);
  expect([earlier.length, yearBefore.length]).toEqual([7, 2]);
  // No day is in two ranges, and none is between them.
  expect([earlier[1]?.to, yearBefore[1]?.to]).toEqual([earlier[0]?.from, yearBefore[0]?.from]);
});

test('the period of all time has no dates and no trend', () => {
  const newest = { name: 'all time', start: '' };
  expect(rangesOf('all', 0)).toEqual({ period: 'all', newest, earlier: [], yearBefore: [] });
});

const OWN = { from: '2026-11-01', to: '2026-11-30' };

test.each<[Given, now: string, note: string]>([
  ['last-week', '2026-11-29T23:59:59Z', ''],
  [OWN, '2026-11-29T23:17:00Z', 'Nov 1–29, 2026 is not complete yet'],
  [OWN, '2026-11-30T00:00:00Z', ''],
])('%j at %s has this note about what is not complete: %s', (given, now, note) => {
  const time = Date.parse(now);
  expect(toLog(unfinishedPeriod(rangesOf(given, time).newest, time))).toBe(note);
});
