import { expect, test } from 'vitest';
import { addUp, tooSmall } from './figures.ts';

test('what the tests of all processes have counted is added up', () => {
  const sums = addUp('1 signals\n10000 runs of the action\n2 signals\n');
  const checksOf = (name: string) => sums.find(({ figure }) => figure === name)?.checks;
  expect(checksOf('signals')).toBe(3);
  expect(checksOf('runs of the action')).toBe(10_000);
  expect(checksOf('faults of GitHub')).toBe(0);
});

test.each([
  [10, []],
  [9, ['signals: 9 of 10']],
  [0, ['signals: 0 of 10']],
])('a figure that needs 10 checks and has %d is too small or not', (checks, faults) => {
  expect(tooSmall([{ figure: 'signals', checks, needed: 10 }])).toEqual(faults);
});
