/** The named scenarios. A request's project id chooses: `project-id: slow`. An unknown id means `ok`. */
import { HOSTILE_MESSAGE } from './hostile.ts';
import type { Moment, Operation, Scenario } from './scenario.ts';

/** Active for `at` seconds, then `status`, with the pull request or without. */
const ends = (at: number, status: string, hasLink = false): readonly Moment[] => [
  { at: 0, status: 'active', hasLink: false },
  { at, status, hasLink },
];
const OK = ends(7, 'completed', true);
const QUICK = ends(1.2, 'completed', true);
const INSTANT = ends(0, 'completed', true);

const NOT_POLLS: readonly Operation[] = ['create', 'message', 'visitors'];
const ALL: readonly Operation[] = [...NOT_POLLS, 'retrieve', 'preview'];

/** Operations that are refused with a message in the service's own words. */
const refuse = (operations: readonly Operation[], status: number, error: string) => ({
  refusal: { operations, status, error },
});

const table: Readonly<Record<string, Partial<Scenario>>> = {
  ok: {},
  quick: { life: QUICK },
  instant: { life: INSTANT, followUp: QUICK },
  slow: { life: ends(600, 'completed', true) },
  'no-changes': { life: ends(3, 'completed') },
  failed: { life: ends(3, 'failed') },
  'failed-with-pull-request': { life: ends(3, 'failed', true) },
  archived: { life: ends(3, 'archived') },
  'new-link': { life: QUICK, newPullEachTurn: true },

  'bad-request': refuse(NOT_POLLS, 400, 'The request is not valid.'),
  unauthorized: refuse(ALL, 401, 'The key has expired.'),
  'not-found': refuse(ALL, 404, 'There is no such project.'),
  unprocessable: refuse(NOT_POLLS, 422, HOSTILE_MESSAGE),
  'too-many': refuse(NOT_POLLS, 429, 'Too many requests.'),
  'message-refused': {
    life: INSTANT,
    ...refuse(['message'], 422, 'This instruction is not accepted.'),
  },

  'no-previews': {
    life: QUICK,
    ...refuse(['preview'], 403, 'The plan of this project has no previews.'),
  },

  'no-visitors': { hasNoVisitors: true },
};

/** The scenario that a project id chooses. */
export const scenarioOf = (projectId: string): Scenario => ({ life: OK, ...table[projectId] });
