import { expect, test } from 'vitest';
import {
  clockTime,
  code,
  counted,
  duration,
  moment,
  shortened,
  text,
} from '../../src/text/sentence.ts';

test.each([
  ['said', [`It `, { code: 'said' }, '.']],
  ['Stop.', ['It ', { code: 'Stop.' }]],
  ['/docs …', ['It ', { code: '/docs …' }, '.']],
])('a sentence that ends in %j gets one full stop', (value, expected) => {
  expect(text`It ${code(value)}.`).toEqual(expected);
});

test.each([
  [1, '1 job'],
  [1_000, '1,000 jobs'],
])('%i has the right noun and number', (count, expected) => {
  expect(counted(count, 'job')).toBe(expected);
});

test('a shortened text ends with a sign, and with no half of a character', () => {
  expect([shortened('ab', 2), shortened('a😀', 2)]).toEqual(['ab', 'a\ufffd…']);
});

test.each([
  [59_499, '59 s'],
  [59_500, '1 min'],
  [7_169_000, '119 min'],
  [7_170_000, '2 h'],
  [12_030_000, '3 h 21 min'],
])('%i ms are %s', (ms, expected) => {
  expect(duration(ms)).toBe(expected);
});

test('a time is shown to the minute', () => {
  const time = Date.UTC(2026, 10, 21, 10, 15, 59, 999);

  expect(moment(time)).toBe('2026-11-21 10:15 UTC');
  expect(clockTime(time)).toBe('10:15 UTC');
});
