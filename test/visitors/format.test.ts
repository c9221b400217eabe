import { expect, test } from 'vitest';
import { formatRelativeChange } from '../../src/visitors/format.ts';
import { relativeChange } from '../../src/visitors/pages.ts';

test.each([
  ['a small rise', 10_000, 9_999, '0.0%'],
  ['a rise from nothing', 5, 0.4, '–'],
  ['a large change', 1_350, 10, '+13,400.0%'],
])('%s is shown in percent', (_, now, before, words) => {
  expect(formatRelativeChange(relativeChange(now, before))).toBe(words);
});
