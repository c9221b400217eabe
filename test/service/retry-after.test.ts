import { expect, test } from 'vitest';
import { retryAfterMs } from '../../src/service/failed-request.ts';

const DATE = 'Fri, 20 Nov 2026 12:00:00 GMT';
const LATER = 'Fri, 20 Nov 2026 12:00:30 GMT';
/** A machine whose clock is five minutes ahead of the service's. */
const WALL = Date.parse(DATE) + 300_000;

test.each<[string, value: string, date: string, number | undefined]>([
  ['none', '', DATE, undefined],
  ['seconds with blanks', ' 7 ', DATE, 7_000],
  ['none at all', '0', DATE, 0],
  ['a date, compared with the Date of the answer', LATER, DATE, 30_000],
  ['a date without a Date header, compared with this machine’s clock', LATER, '', 0],
  ['a date ahead of this machine’s clock', 'Fri, 20 Nov 2026 12:06:00 GMT', '', 60_000],
  ['a date with an unreadable Date header', 'Fri, 20 Nov 2026 12:06:00 GMT', 'today', 60_000],
  ['a date in the past', 'Thu, 01 Jan 1970 00:00:01 GMT', DATE, 0],
  // An absurd value stays a time that can be shown.
  ['many seconds', '9'.repeat(400), DATE, 1e12],
  ['a far date', 'Fri, 20 Nov 9999 12:00:30 GMT', DATE, 1e12],
])('the pause that Retry-After asks for: %s', (_, value, date, expected) => {
  expect(retryAfterMs({ headers: { 'retry-after': value, date } }, WALL)).toBe(expected);
});

test.each([
  ...'-1 1.5 1e3 0x10 +5 5s ٣ Infinity NaN soon 2026-11-20 2026-11-20T12:00:30Z'.split(' '),
  '5 s',
  '5, 120',
  'wait 30',
  'after 5',
  'May 2027',
  'Fri, 99 Nov 2026 12:00:30 GMT',
  'Friday, 20-Nov-26 12:00:30 GMT',
  'Fri Nov 20 12:00:30 2026',
])('an unreadable value gives no pause: %s', (value) => {
  expect(retryAfterMs({ headers: { 'retry-after': value, date: DATE } }, WALL)).toBeUndefined();
});
