/** Compares times in turns, so that other load on the machine affects all sides in the same way. */

/** The median and the quartiles of numbers. */
export interface Spread {
  readonly median: number;
  /** The lower and the upper quartile. */
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** The quantile for a share from 0 to 1, interpolated between two numbers. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [below = Number.NaN, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

/** @throws RangeError without any number, or with an invalid one. */
export function spread(numbers: readonly number[]): Spread {
  if (numbers.length === 0 || numbers.some((each) => !Number.isFinite(each))) {
    throw new RangeError(`Not numbers to find a median of: ${numbers.join(', ') || 'none'}.`);
  }
  const sorted = numbers.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    count: sorted.length,
  };
}

/** The spread of the ratios `ours` / `theirs` of the same round. */
export function ratios(ours: readonly number[], theirs: readonly number[]): Spread {
  if (ours.length !== theirs.length) throw new RangeError('Ratios need pairs.');
  return spread(ours.map((each, index) => each / (theirs[index] ?? Number.NaN)));
}

/**
 * Measures all sides round by round (A B A B …) and returns one number per side and round. `warmUp`: the number of
 * first rounds that do not count. `say` is called for every round.
 */
export async function takeTurns<Name extends string>(
  sides: Readonly<Record<Name, () => Promise<number>>>,
  {
    rounds,
    warmUp = 1,
    say,
  }: { rounds: number; warmUp?: number; say?: (progress: string) => void },
): Promise<Record<Name, number[]>> {
  const names = Object.keys(sides) as Name[];
  const numbers = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (let round = 1 - warmUp; round <= rounds; round++) {
    if (round > 0) say?.(`round ${round} of ${rounds}`);
    for (const name of names) {
      const number = await sides[name]();
      if (round > 0) numbers[name].push(number);
    }
  }
  return numbers;
}

/** `0.74`, or `1/62` for small ratios. */
export function showRatio(ratio: number): string {
  return ratio > 0 && ratio < 0.05 ? `1/${Math.floor(1 / ratio)}` : ratio.toFixed(2);
}

/** `median of 9 pairs, half of them between 0.70 and 0.78` */
export function showSpread({ low, high, count }: Spread): string {
  const range = `half of them between ${showRatio(low)} and ${showRatio(high)}`;
  return count === 1 ? 'one pair only' : `median of ${count} pairs, ${range}`;
}
