/** How simulated jobs live. A request's project id chooses: `project-id: slow`. An unknown id means seven seconds. */
import type { Operation } from './api.ts';

interface Moment {
  at: number;
  status: string;
  hasLink: boolean;
}

export interface Scenario {
  /** The life of a turn, by time; of the first, and of those after it if there is no `followUp`. */
  life: readonly Moment[];
  followUp?: readonly Moment[];
  /** Each follow-up opens its own pull request; otherwise the job keeps its first one. */
  newPullEachTurn?: true;
  refusal?: { status: number; error: string; operation?: Operation };
  hasNoVisitors?: true;
}

const ends = (at: number, status: string, hasLink = false): readonly Moment[] => [
  { at: 0, status: 'active', hasLink: false },
  { at, status, hasLink },
];
const QUICK = ends(1.2, 'completed', true);
const INSTANT = ends(0, 'completed', true);

const table: Readonly<Record<string, Partial<Scenario>>> = {
  quick: { life: QUICK },
  instant: { life: INSTANT, followUp: QUICK },
  slow: { life: ends(600, 'completed', true) },
  'failed-with-pull-request': { life: ends(3, 'failed', true) },
  'new-link': { life: QUICK, newPullEachTurn: true },

  'bad-request': { refusal: { status: 400, error: 'The request is not valid.' } },
  unauthorized: { refusal: { status: 401, error: 'The key has expired.' } },
  'not-found': { refusal: { status: 404, error: 'There is no such project.' } },
  'too-many': { refusal: { status: 429, error: 'Too many requests.' } },
  'message-refused': {
    life: INSTANT,
    refusal: { status: 422, error: 'This instruction is not accepted.', operation: 'message' },
  },
  'no-visitors': { hasNoVisitors: true },
};

export const scenarioOf = (projectId: string): Scenario => ({
  life: ends(7, 'completed', true),
  ...table[projectId],
});
