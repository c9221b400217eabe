/** What a figure of the benchmark is. */

import { availableParallelism, loadavg } from 'node:os';
import { spread } from './measure.ts';

export interface Figure {
  readonly number: number;
  readonly name: string;
  readonly goal: string;
  /** The programs that the measurement needs. */
  readonly needs: readonly string[];
  measure(setting: Setting): Promise<Finding>;
}

export interface Setting {
  /** The number of pairs or runs, instead of the figure's own. */
  readonly runs?: number;
  /** Absolute path of the other action's bundle. */
  readonly reference?: string;
  /** The seed of all random values. */
  readonly seed: number;
  say(progress: string): void;
}

export interface Finding {
  /** A ratio if possible, because times of different machines are not comparable. */
  readonly measured: string;
  /** `not judged` is followed by the reason. */
  readonly verdict: 'met' | 'not met' | `not judged: ${string}`;
  /** How it was measured, in sentences. */
  readonly notes: readonly string[];
}

export const met = (holds: boolean): 'met' | 'not met' => (holds ? 'met' : 'not met');

/** On an idle machine half of a baseline's times differ by less than this share of their median. */
const BUSY = 0.15;
/** The most processes per processor that waited for one in the last minute. The build itself takes a quarter. */
const loadBefore = (loadavg()[0] ?? 0) / availableParallelism();
const LOADED = 0.75;

/** A verdict on times. If a goal is not met, the times of the baseline show whether the machine is the reason. */
export function metInTime(holds: boolean, baseline: readonly number[]): Finding['verdict'] {
  const { low, median, high } = spread(baseline);
  const width = (high - low) / median;
  if (holds || (width <= BUSY && loadBefore <= LOADED)) return met(holds);
  return `not judged: the machine is busy (load ${loadBefore.toFixed(1)} a processor; the baseline's middle half spans ${Math.round(100 * width)} %)`;
}
