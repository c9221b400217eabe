import { expect, test } from 'vitest';
import {
  code,
  counted,
  duration,
  grouped,
  link,
  moment,
  sentences,
  text,
} from '../../src/text/sentence.ts';

test.each([
  ['said', [`It `, { code: 'said' }, '.']],
  // The value ends the sentence itself.
  ['Stop.', ['It ', { code: 'Stop.' }]],
  ['Why?', ['It ', { code: 'Why?' }]],
  ['/docs …', ['It ', { code: '/docs …' }, '.']],
])('a sentence that ends in %j gets one full stop', (value, expected) => {
  expect(text`It ${code(value)}.`).toEqual(expected);
});

test('a sentence contains values, links, numbers and other sentences', () => {
  const inner = text`see ${link('https://docs.test/a.')}`;
  expect(text`${1} of ${code(7)}: ${inner}.`).toEqual([
    '1',
    ' of ',
    { code: '7' },
    ': ',
    'see ',
    { link: 'https://docs.test/a.' },
    '.',
  ]);
  expect(text``).toEqual([]);
  expect(text`${[]}${'a'}, ${'b.'}.`).toEqual(['a', ', ', 'b.', '.']);
});

test('sentences are separated by one space, even if some are missing', () => {
  const [a, b] = [text`A.`, text`B.`];
  expect(sentences([], a, [], b, [])).toEqual(['A.', ' ', 'B.']);
  expect(sentences([], [])).toEqual([]);
});

test.each([
  [0, '0 jobs'],
  [1, '1 job'],
  [999, '999 jobs'],
  [1_000, '1,000 jobs'],
  [1_234_567, '1,234,567 jobs'],
])('%i has the right noun and number', (count, expected) => {
  expect(counted(count, 'job')).toBe(expected);
  expect(`${grouped(count)} job${count === 1 ? '' : 's'}`).toBe(expected);
});

test.each([
  [-1, '0 s'],
  [500, '1 s'],
  [59_499, '59 s'],
  [59_500, '1 min'],
  [61_000, '1 min 1 s'],
  [3_599_000, '59 min 59 s'],
  [3_659_000, '1 h'],
  [3_660_000, '1 h 1 min'],
  [172_799_000, '47 h 59 min'],
  [176_399_000, '2 d'],
  [176_400_000, '2 d 1 h'],
])('%i ms are %s', (ms, expected) => {
  expect(duration(ms)).toBe(expected);
});

test.each([
  [0, '1970-01-01 00:00 UTC'],
  [Date.UTC(2026, 10, 21, 10, 15, 59, 999), '2026-11-21 10:15 UTC'],
  [Date.UTC(9999, 11, 31, 23, 59), '9999-12-31 23:59 UTC'],
])('%d ms after 1970 are %s', (ms, expected) => {
  expect(moment(ms)).toBe(expected);
});
