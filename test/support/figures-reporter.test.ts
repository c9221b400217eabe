import { expect, test } from 'vitest';
import { REQUIRED } from './figures.ts';
import { addUp, missing } from './figures-reporter.ts';

test('what the tests of all processes have counted is added up', () => {
  const sums = addUp(['["signals",1]', '["runs of the action",10000]', '["signals",2]']);
  expect(sums).toMatchObject({ signals: 3, 'runs of the action': 10_000, 'faults of GitHub': 0 });
});

test.each([
  ['enough', 10, []],
  ['too few', 9, ['Figure "signals": 9 checks, 10 are needed.']],
  ['none', 0, ['Figure "signals": 0 checks, 10 are needed.']],
])('the required figures are missed or not: %s', (_, signals, faults) => {
  expect(missing({ ...REQUIRED, signals })).toEqual(faults);
});
