import { expect, test } from 'vitest';
import { addUp, missing } from './figures-reporter.ts';

test('what the tests of all processes have counted is added up by name', () => {
  expect(addUp(['["b",1]', '["a",10000]', '["b",2]'])).toEqual({ a: 10_000, b: 3 });
  expect(addUp([])).toEqual({});
});

test.each([
  ['enough', { b: 3 }, []],
  ['too few', { b: 4 }, ['Figure "b": 3 checks, 4 are needed.']],
  ['none', { c: 1 }, ['Figure "c": 0 checks, 1 are needed.']],
])('the required figures are missed or not: %s', (_, required, faults) => {
  expect(missing({ a: 10_000, b: 3 }, required)).toEqual(faults);
});
