/** The options of a simulated job or export. The named scenarios are in `scenarios.ts`. */

export type Operation = 'create' | 'message' | 'retrieve' | 'visitors' | 'preview';

/** Section 2.1 of the specification. */
export interface JobBody {
  id: string;
  status: string;
  source: { repository: string; ref: string };
  model: string;
  prLink: string | null;
  createdAt: string;
  archivedAt: string | null;
}

/** An answer, whose `body` is sent as JSON; a text is a web page. */
export interface Reply {
  status: number;
  body: unknown;
}

/** The state of the job from `at` seconds after the instruction was accepted. */
export interface Moment {
  at: number;
  status: string;
  /** Shows the pull request of this turn. */
  hasLink: boolean;
}

export interface Scenario {
  /** The life of a turn, by time; of the first, and of those after it if there is no `followUp`. */
  life: readonly Moment[];
  followUp?: readonly Moment[];
  /** Each follow-up opens its own pull request; otherwise the job keeps its first one. */
  newPullEachTurn?: true;
  refusal?: {
    operations: readonly Operation[];
    status: number;
    error: string;
  };
  /** The export counts nobody. */
  hasNoVisitors?: true;
}
