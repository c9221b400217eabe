/** What a figure of the benchmark is, and how times become one. */

export interface Figure {
  readonly name: string;
  /** As `≤ 0.25 MB`: the most that each value may be, with as many decimals as the value is shown with, and its unit. */
  readonly goals: readonly `≤ ${string}`[];
  /** @param reference the path of another action's bundle */
  measure(reference?: string): Promise<Finding>;
}

export interface Finding {
  /** One for each goal, ratios if possible, because times of different machines cannot be compared. */
  readonly values: readonly number[];
  /** How it was measured, in sentences. */
  readonly note: string;
}

/** The values with the units of their goals, and whether each goal is met. */
export function judge(goals: Figure['goals'], values: readonly number[]) {
  const cells = values.map((value, index) => {
    const [, most = '', unit = ''] = /^≤ ([\d.]+)(.*)$/.exec(goals[index] ?? '') ?? [];
    const [, decimals = ''] = most.split('.');
    return { isMet: value <= Number(most), text: value.toFixed(decimals.length) + unit };
  });
  return {
    isMet: cells.every(({ isMet }) => isMet),
    measured: cells.map(({ text }) => text).join('; '),
  };
}

/**
 * Measures all sides round by round (A B A B …), so that other load on the machine affects every side alike, after one
 * round that does not count.
 */
export async function takeTurns<Name extends string>(
  rounds: number,
  sides: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>[]> {
  const results: Record<Name, number>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const result = {} as Record<Name, number>;
    for (const name in sides) result[name] = await sides[name]();
    results.push(result);
  }
  return results.slice(1);
}

/**
 * The median of some numbers, and its words: `median of 9, half of them between 0.70 and 0.78`.
 *
 * @throws RangeError without any number, or with an invalid one.
 */
export function medianOf(numbers: readonly number[]) {
  if (numbers.length === 0 || !numbers.every(Number.isFinite))
    throw new RangeError(`These numbers have no median: ${numbers.join(', ') || 'none'}.`);

  const sorted = numbers.toSorted((a, b) => a - b);
  const quantile = (share: number) => {
    const at = share * (sorted.length - 1);
    const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
    return below + (above - below) * (at - Math.floor(at));
  };
  const [low, high] = [quantile(0.25).toFixed(2), quantile(0.75).toFixed(2)];
  return {
    median: quantile(0.5),
    words: `median of ${sorted.length}, half of them between ${low} and ${high}`,
  };
}
