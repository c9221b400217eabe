/** The options of a simulated job or export. The named scenarios are in `scenarios.ts`. */
import type { ScriptedFault } from '../script.ts';
import type { tricks } from './visitors.ts';

export type Operation = 'create' | 'message' | 'retrieve' | 'visitors';

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

/** An answer: `body` is sent as JSON, `text` unchanged (as `type`, or JSON by default). */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly text?: string;
  readonly type?: string;
}

/** The state of the job from `at` seconds after the instruction was accepted. */
export interface Moment {
  readonly at: number;
  /** A status; `before` means that the job does not show this instruction yet. */
  readonly status: string;
  /** `true` shows the pull request of this turn; a text is shown in its place. */
  readonly link?: true | string;
}

/** Turns a correct body into the answer: a value (sent as JSON), or a text (sent unchanged). */
export type Reshape = (body: JobBody & Record<string, unknown>) => unknown;

export interface Scenario {
  /** The life of a turn, by time; of the first, and of those after it if there is no `followUp`. */
  readonly life: readonly Moment[];
  readonly followUp?: readonly Moment[];
  /** Each follow-up opens its own pull request; otherwise the job keeps its first one. */
  readonly newPullEachTurn?: true;
  /** The answer to a message says `active`, whatever the next GETs say. */
  readonly messageSaysActive?: true;
  /** Counted by operation and job; by operation and project where no job is named. The first that fits counts. */
  readonly faults?: readonly ScriptedFault<Operation>[];
  readonly reshape?: Partial<Record<Operation, Reshape>>;
  /** How rows come out wrong. */
  readonly rows?: keyof typeof tricks;
  /** Whose visits the export counts, if not the site's. */
  readonly visits?: 'none' | 'hostile';
}
