/** What a figure of the benchmark is. */

export interface Figure {
  readonly name: string;
  readonly goal: string;
  measure(options: Options): Promise<Finding>;
}

export interface Options {
  /** Pairs or runs that were asked for, instead of the figure's own number. */
  readonly runs?: number;
  /** Absolute path of another action's bundle. */
  readonly reference?: string;
}

export interface Finding {
  /** A ratio if possible, because times of different machines cannot be compared. */
  readonly measured: string;
  /** Undefined: there is nothing to compare with, as the note says. */
  readonly met: boolean | undefined;
  /** How it was measured, in sentences. */
  readonly note: string;
}
