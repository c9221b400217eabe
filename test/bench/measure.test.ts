import { expect, test } from 'vitest';
import { judge, medianOf, takeTurns } from './measure.ts';
import { inTurn } from './thread.ts';

test.each([
  [[4], 4, 'median of 1, half of them between 4.00 and 4.00'],
  [[3, 1, 2], 2, 'median of 3, half of them between 1.50 and 2.50'],
  [[4, 1, 3, 2], 2.5, 'median of 4, half of them between 1.75 and 3.25'],
])('the median of %j', (numbers, median, words) => {
  expect(medianOf(numbers)).toEqual({ median, words });
});

test('nothing is the median of no numbers', () => {
  expect(() => medianOf([])).toThrow(RangeError);
  expect(() => medianOf([1, Number.NaN])).toThrow(RangeError);
});

test('the sides take turns, and the first round does not count', async () => {
  const calls: string[] = [];
  const side = (name: string) => async () => calls.push(name);
  const rounds = await takeTurns(2, { a: side('a'), b: side('b') });
  expect(rounds).toEqual([
    { a: 3, b: 4 },
    { a: 5, b: 6 },
  ]);
  expect(calls.join('')).toBe('ababab');
});

test.each([
  [[0.25, 2], true, '0.25 MB; 2'],
  [[0.2549, 2], false, '0.25 MB; 2'],
  [[0.1, 3], false, '0.10 MB; 3'],
])('%j are held against the goals', (values, isMet, measured) => {
  expect(judge(['≤ 0.25 MB', '≤ 2'], values)).toEqual({ isMet, measured });
});

test.each([
  [[0, 1, 2], 1],
  [[0, 10, 20], 3],
  [[0, 5, 10, 12, 25], 3],
])('of requests at %j, each of which takes 10 ms, %d follow one another', (times, count) => {
  const requests = times.map((at) => ({ at }));
  expect(inTurn(requests, 10)).toBe(count);
});
