/** What a scenario can say about a stand-in job or export. The named ones: `scenarios.ts`. */
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

/** An answer: `body` goes out as JSON, `text` as it is (as `type`, JSON if there is none). */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly text?: string;
  readonly type?: string;
}

/** From `at` seconds after the instruction was accepted, the job looks like this. */
export interface Moment {
  readonly at: number;
  /** A status; `before`: the job still looks as it would without this instruction. */
  readonly status: string;
  /** `true`: the pull request of this turn is shown; a text: this stands in its place. */
  readonly link?: true | string;
}

/** An answer in place of the real one. */
export interface Instead extends Reply {
  readonly on: readonly Operation[];
  /**
   * Which requests get it: first and last, counted from 1; without it, every one. The count goes by
   * operation and job; by operation and project where no job is named. It never starts anew.
   */
  readonly nth?: readonly [first: number, last: number];
  /** The request takes effect all the same: an answer that tells nothing, or lies. */
  readonly accepted?: true;
}

/** Turns a proper body into what goes out: a value (as JSON), or a text as it is. */
export type Reshape = (body: JobBody & Record<string, unknown>) => unknown;

export interface Scenario {
  /** The life of a turn, by time; of the first, and of those after it if there is no `followUp`. */
  readonly life: readonly Moment[];
  readonly followUp?: readonly Moment[];
  /** Each follow-up opens a pull request of its own; else the job's one stays. */
  readonly newPullEachTurn?: true;
  /** The answer to a message says `active`, whatever the first GETs after it will say. */
  readonly messageSaysActive?: true;
  readonly instead?: readonly Instead[];
  readonly reshape?: Partial<Record<Operation, Reshape>>;
  /** How rows come out wrong. */
  readonly rows?: keyof typeof tricks;
  /** Whose visits the export counts, if not the site's. */
  readonly visits?: 'none' | 'hostile';
}
