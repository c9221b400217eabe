import { expect, test } from 'vitest';
import { ratios, spread, takeTurns } from './measure.ts';
import { inTurn } from './thread.ts';

test.each([
  [[4], [4, 4, 4]],
  [
    [3, 1, 2],
    [1.5, 2, 2.5],
  ],
  [
    [4, 1, 3, 2],
    [1.75, 2.5, 3.25],
  ],
])('the spread of %j', (numbers, [low, median, high]) => {
  expect(spread(numbers)).toEqual({ low, median, high, count: numbers.length });
});

test('nothing is the median of no numbers', () => {
  expect(() => spread([])).toThrow(RangeError);
  expect(() => ratios([1], [])).toThrow(RangeError);
  expect(() => ratios([1], [Number.NaN])).toThrow(RangeError);
});

test('the sides take turns, and the first round does not count', async () => {
  const calls: string[] = [];
  const side = (name: string) => async () => calls.push(name);
  expect(await takeTurns(2, { a: side('a'), b: side('b') })).toEqual({ a: [3, 5], b: [4, 6] });
  expect(calls.join('')).toBe('ababab');
});

test.each([
  [[0, 1, 2], 1],
  [[0, 10, 20], 3],
  [[0, 5, 10, 12, 25], 3],
])('of requests at %j, each of which takes 10 ms, %d follow one another', (times, count) => {
  const requests = times.map((at) => ({ at }));
  expect(inTurn(requests, 10)).toBe(count);
});
