import { expect, test } from 'vitest';
import { faultsOf } from './figures-reporter.ts';
import { sumsOf } from './report.ts';

const run = {
  wholeSuite: true,
  seconds: 170,
  tests: { passed: 3, failed: 0, skipped: 1 },
  figures: { b: 3 },
};

test('the counts of a figure are added up', () => {
  expect(sumsOf(['1 of two words', '10000 a', '2 of two words'])).toEqual({
    'of two words': 3,
    a: 10_000,
  });
});

test.each<[string, Partial<typeof run>, Record<string, number>, readonly string[]]>([
  ['enough', {}, { b: 3 }, []],
  [
    'no test at all',
    { tests: { passed: 0, failed: 0, skipped: 9 } },
    {},
    ['Not a single test ran.'],
  ],
  ['too few', {}, { b: 4 }, ['The tests counted 3 b, not 4 or more.']],
  ['nothing of a figure', {}, { c: 1 }, ['The tests counted 0 c, not 1 or more.']],
  ['a part of the suite', { wholeSuite: false }, { b: 4 }, []],
])('a run fails if it proves too little: %s', (_, change, required, faults) => {
  expect(faultsOf({ ...run, ...change }, required)).toEqual(faults);
});
