import { describe, expect, test } from 'vitest';
import { retryAfterMs } from '../../src/service/classify.ts';

const DATE = 'Fri, 20 Nov 2026 12:00:00 GMT';
const LATER = 'Fri, 20 Nov 2026 12:00:30 GMT';
/** A machine whose clock is five minutes ahead of the service's. */
const WALL = Date.parse(DATE) + 300_000;

const told = (value: string | undefined, date?: string) =>
  retryAfterMs(
    { headers: { ...(value === undefined ? {} : { 'retry-after': value }), ...(date ? { date } : {}) } },
    WALL,
  );

test.each<[string, string | undefined, string | undefined, number | undefined]>([
  ['none', undefined, DATE, undefined],
  ['empty', '', DATE, undefined],
  ['blank', '  ', DATE, undefined],
  ['seconds', '120', DATE, 120_000],
  ['seconds with blanks', ' 7 ', DATE, 7_000],
  ['none at all', '0', DATE, 0],
  ['a date, against the answer’s own', LATER, DATE, 30_000],
  ['a date without one to compare: this machine’s clock', LATER, undefined, 0],
  ['the same, ahead of this machine’s clock', 'Fri, 20 Nov 2026 12:06:00 GMT', undefined, 60_000],
  ['a date against a date that cannot be read', 'Fri, 20 Nov 2026 12:06:00 GMT', 'today', 60_000],
  ['a date in the past', 'Thu, 01 Jan 1970 00:00:00 GMT', DATE, 0],
  ['the date of now', DATE, DATE, 0],
])('%s', (_, value, date, expected) => {
  expect(told(value, date)).toBe(expected);
});

test.each([
  ...['-1', '-120', '1.5', '1e3', '0x10', '+5', '5s', '5 s', '1, 2', '٣', '😀', 'Infinity', 'NaN'],
  ...['soon', 'wait 30', 'after 5', 'May 2027', '2026-11-20', '2026-11-20T12:00:30Z'],
  ...[
    'Fri, 99 Nov 2026 12:00:30 GMT',
    '5, 120',
    'Friday, 20-Nov-26 12:00:30 GMT',
    'Fri Nov 20 12:00:30 2026',
  ],
])('what cannot be read is no pause: %s', (value) => {
  expect(told(value, DATE)).toBeUndefined();
});

describe('an absurd pause stays a number that can be told', () => {
  test.each(['86400', '999999999999', '9'.repeat(400), 'Fri, 20 Nov 9999 12:00:30 GMT'])('%s', (value) => {
    const ms = told(value, DATE);
    expect(ms).toBeGreaterThanOrEqual(86_400_000);
    expect(ms).toSatisfy(Number.isFinite);
  });
});
