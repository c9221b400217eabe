/** What a figure of the benchmark is. */

import { availableParallelism, loadavg } from 'node:os';
import { spread } from './measure.ts';

export interface Figure {
  readonly number: number;
  readonly name: string;
  readonly goal: string;
  /** Programs that it cannot be measured without. */
  readonly needs: readonly string[];
  measure(setting: Setting): Promise<Finding>;
}

export interface Setting {
  /** Pairs or runs that were asked for, instead of the figure's own number. */
  readonly runs?: number;
  /** Absolute path of the other action's bundle. */
  readonly reference?: string;
  /** For everything that is drawn at random. */
  readonly seed: number;
  say(progress: string): void;
}

export interface Finding {
  /** For the table: a ratio if possible, because times of a single machine are not comparable. */
  readonly measured: string;
  /** Or a text that says why there is no verdict. */
  readonly verdict: 'met' | 'not met' | `not judged: ${string}`;
  /** How it was measured, in sentences. */
  readonly notes: readonly string[];
}

export const met = (holds: boolean): 'met' | 'not met' => (holds ? 'met' : 'not met');

/** On an idle machine half of a baseline's times differ by less than this share of their median. */
const BUSY = 0.15;
/** Processes that wanted a processor in the minute before, per processor; the build before it takes a quarter. */
const loadBefore = (loadavg()[0] ?? 0) / availableParallelism();
const LOADED = 0.75;

/** A verdict on times. A missed goal may be due to the machine, which the times of the baseline show. */
export function metInTime(holds: boolean, baseline: readonly number[]): Finding['verdict'] {
  const { low, median, high } = spread(baseline);
  const width = (high - low) / median;
  if (holds || (width <= BUSY && loadBefore <= LOADED)) return met(holds);
  return `not judged: the machine is busy (load ${loadBefore.toFixed(1)} a processor; the baseline's middle half spans ${Math.round(100 * width)} %)`;
}
