import { describe, expect, test } from 'vitest';
import { ratios, showRatio, spread, takeTurns } from './measure.ts';

describe('the spread of measured values', () => {
  test.each<[number[], number, number, number]>([
    [[7], 7, 7, 7],
    [[3, 1], 1.5, 2, 2.5],
    [[5, 1, 3], 2, 3, 4],
    [[4, 1, 3, 2, 100], 2, 3, 4],
  ])('the quartiles of %j are %d, %d and %d', (numbers, low, median, high) => {
    expect(spread(numbers)).toEqual({ low, median, high, count: numbers.length });
  });

  test.each([[[]], [[Number.NaN]], [[1, Number.POSITIVE_INFINITY]]])(
    'the spread of %j is refused',
    (numbers) => {
      expect(() => spread(numbers)).toThrow(RangeError);
    },
  );
});

test('ratios compare pairs, so a round in which everything was slow changes nothing', () => {
  expect(ratios([10, 40, 10], [20, 80, 20])).toMatchObject({ low: 0.5, median: 0.5, high: 0.5 });
  expect(() => ratios([1, 2], [1])).toThrow(RangeError);
});

test('the candidates take turns in each round, and warm-up rounds do not count', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => order.push(name);
  const numbers = await takeTurns({ a: side('a'), b: side('b') }, { rounds: 2 });
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(numbers).toEqual({ a: [3, 5], b: [4, 6] });
});

test.each([
  [1.234, '1.23'],
  [0.2, '0.20'],
  [0.02, '1/50'],
  // Rounding must not make a figure look better.
  [0.0201, '1/49'],
  [-0.01, '-0.01'],
])('%d is shown as %s', (ratio, shown) => {
  expect(showRatio(ratio)).toBe(shown);
});
