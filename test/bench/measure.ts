/** Compares times in turns, so that other load on the machine affects every side alike. */

/** The middle of some numbers, and of their lower and their upper half. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** @throws RangeError without any number, or with an invalid one. */
export function spread(numbers: readonly number[]): Spread {
  if (numbers.length === 0 || !numbers.every(Number.isFinite))
    throw new RangeError(`These numbers have no median: ${numbers.join(', ') || 'none'}.`);

  const sorted = numbers.toSorted((a, b) => a - b);
  const quantile = (share: number) => {
    const at = share * (sorted.length - 1);
    const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
    return below + (above - below) * (at - Math.floor(at));
  };
  return {
    median: quantile(0.5),
    low: quantile(0.25),
    high: quantile(0.75),
    count: sorted.length,
  };
}

/** The spread of the ratios `ours` / `theirs` of the same round. */
export function ratios(ours: readonly number[], theirs: readonly number[]): Spread {
  if (ours.length !== theirs.length) throw new RangeError('Ratios need pairs.');
  return spread(ours.map((number, index) => number / (theirs[index] ?? Number.NaN)));
}

/** Measures all sides round by round (A B A B …), after one round that does not count. */
export async function takeTurns<Name extends string>(
  rounds: number,
  sides: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(sides) as Name[];
  const empty = names.map((name) => [name, []] as const);
  const numbers = Object.fromEntries(empty) as unknown as Record<Name, number[]>;
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const number = await sides[name]();
      if (round > 0) numbers[name].push(number);
    }
  }
  return numbers;
}

/** As `median of 9, half of them between 0.70 and 0.78`. */
export function showSpread({ low, high, count }: Spread): string {
  return `median of ${count}, half of them between ${low.toFixed(2)} and ${high.toFixed(2)}`;
}
