/** The options of a simulated job or export. The named scenarios are in `scenarios.ts`. */

export type Operation = 'create' | 'message' | 'retrieve' | 'visitors' | 'preview';

/** Section 2.1 of the specification. */
export interface JobBody {
  readonly id: string;
  readonly status: string;
  readonly source: { readonly repository: string; readonly ref: string };
  readonly model: string;
  readonly prLink: string | null;
  readonly createdAt: string;
  readonly archivedAt: string | null;
}

/** An answer, whose `body` is sent as JSON; a text is a web page. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The state of the job from `at` seconds after the instruction was accepted. */
export interface Moment {
  readonly at: number;
  readonly status: string;
  /** Shows the pull request of this turn. */
  readonly hasLink: boolean;
}

export interface Scenario {
  /** The life of a turn, by time; of the first, and of those after it if there is no `followUp`. */
  readonly life: readonly Moment[];
  readonly followUp?: readonly Moment[];
  /** Each follow-up opens its own pull request; otherwise the job keeps its first one. */
  readonly newPullEachTurn?: true;
  readonly refusal?: {
    readonly operations: readonly Operation[];
    readonly status: number;
    readonly error: string;
  };
  /** The export counts nobody. */
  readonly hasNoVisitors?: true;
}
