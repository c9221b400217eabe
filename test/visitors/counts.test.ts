import { expect, test } from 'vitest';
import { formatRelativeChange, isNews, relativeChange } from '../../src/visitors/counts.ts';

test.each([
  ['a small rise', 10_000, 9_999, '0.0%'],
  ['a rise from nothing', 5, 0.4, '–'],
  ['a large change', 1_350, 10, '+13,400.0%'],
])('%s is shown in percent', (_, now, before, words) => {
  expect(formatRelativeChange(relativeChange(now, before))).toBe(words);
});

test.each([
  ['the square root, for one number', 24, 100, 1, false],
  ['two and a half times the square root', 25, 100, 1, true],
  ['as much, for many numbers', 25, 100, 1_643, false],
  ['five times the square root, for many', -46, 100, 1_643, true],
])('a difference of %s is news accordingly', (_, difference, sum, compared, isExpected) => {
  expect(isNews(difference, sum, compared)).toBe(isExpected);
});
