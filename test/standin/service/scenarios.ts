/** The named scenarios. A request's project id chooses: `project-id: slow`. An unknown id means `ok`. */
import { htmlPage, respond } from '../../faults/faults.ts';
import type { ScriptedFault } from '../script.ts';
import { HOSTILE_MESSAGE } from './hostile.ts';
import type { JobBody, Moment, Operation, Scenario } from './scenario.ts';

/** Active for `after` seconds, then `status`, with the pull request or without. */
const ends = (after: number, status: string, link?: true | string): readonly Moment[] => [
  ...(after > 0 ? [{ at: 0, status: 'active' }] : []),
  { at: after, status, ...(link === undefined ? {} : { link }) },
];
const OK = ends(7, 'completed', true);
const QUICK = ends(1.2, 'completed', true);
const INSTANT = ends(0, 'completed', true);
const SLOW = ends(600, 'completed', true);
/** The end of the turn before is still shown for a while. */
const STALE: readonly Moment[] = [
  { at: 0, status: 'before' },
  { at: 8, status: 'active' },
];
const staleEnd: readonly Moment[] = [...STALE, { at: 20, status: 'completed', link: true }];

const POSTS: readonly Operation[] = ['create', 'message'];
const NOT_POLLS: readonly Operation[] = [...POSTS, 'visitors'];
const ALL: readonly Operation[] = [...NOT_POLLS, 'retrieve'];

/** Faults that refuse requests with a message in the service's own words. */
const refuse = (
  operation: readonly Operation[],
  status: number,
  error: string,
  more: Pick<ScriptedFault<Operation>, 'after' | 'times' | 'write'> & { seconds?: number } = {},
): { faults: readonly ScriptedFault<Operation>[] } => {
  const { seconds, ...script } = more;
  const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  return {
    faults: [{ operation, times: Infinity, ...script, ...respond(status, { error }, headers) }],
  };
};

const onlyTheNeeded = ({ id, status, prLink }: JobBody) => ({
  id,
  status,
  priority: 3,
  steps: [{ name: 'read', done: true }],
  ...(prLink === null ? {} : { prLink }),
});

const table: Readonly<Record<string, Partial<Scenario>>> = {
  // How a job ends.
  ok: {},
  quick: { life: QUICK },
  instant: { life: INSTANT, followUp: QUICK },
  slow: { life: SLOW },
  'no-changes': { life: ends(3, 'completed') },
  'late-link': { life: [...ends(3, 'completed'), { at: 7, status: 'completed', link: true }] },
  failed: { life: ends(3, 'failed') },
  'failed-with-pull-request': { life: ends(3, 'failed', true) },
  archived: { life: ends(3, 'archived') },
  'archived-later': { life: [...QUICK, { at: 60, status: 'archived', link: true }] },
  'new-link': { life: QUICK, newPullEachTurn: true },
  'unknown-status': {
    life: [
      { at: 0, status: 'active' },
      { at: 2, status: 'queued-for-review' },
      { at: 7, status: 'completed', link: true },
    ],
  },
  'hostile-link': {
    life: ends(1.2, 'completed', 'javascript:alert(document.domain)//example/docs/pull/1'),
  },

  // After a message.
  'stale-end': {
    life: INSTANT,
    followUp: staleEnd,
    newPullEachTurn: true,
    messageSaysActive: true,
  },
  'stale-end-same-link': { life: INSTANT, followUp: staleEnd },
  'stale-end-late-link': {
    life: [...ends(3, 'completed'), { at: 13, status: 'completed', link: true }],
    followUp: [
      { at: 0, status: 'before' },
      { at: 30, status: 'active' },
      { at: 120, status: 'completed', link: true },
    ],
  },
  'stale-never-active': { life: INSTANT, followUp: STALE.slice(0, 1) },

  // The service refuses, fails, or hides the result. Every answer is well formed.
  'rate-limited': {
    life: QUICK,
    ...refuse(NOT_POLLS, 429, 'Too many requests.', { times: 2, seconds: 1 }),
  },
  'rate-limited-untold': {
    life: QUICK,
    ...refuse(NOT_POLLS, 429, 'Too many requests.', { times: 1 }),
  },
  'too-many': refuse(NOT_POLLS, 429, 'Too many requests.'),
  'rate-limited-long': refuse(NOT_POLLS, 429, 'Too many requests today.', { seconds: 86_400 }),
  'rate-limited-polls': {
    life: QUICK,
    ...refuse(['retrieve'], 429, 'Too many requests.', { times: 2, seconds: 1 }),
  },

  'bad-request': refuse(NOT_POLLS, 400, 'The request is not valid.'),
  unauthorized: refuse(ALL, 401, 'The key has expired.'),
  'not-found': refuse(ALL, 404, 'There is no such project.'),
  unprocessable: refuse(NOT_POLLS, 422, HOSTILE_MESSAGE),

  'server-error': refuse(NOT_POLLS, 500, 'Something broke.'),
  'create-unclear': refuse(['create'], 500, 'Something broke.', { write: true }),

  vanishing: {
    life: SLOW,
    ...refuse(['retrieve'], 404, 'There is no such job.', { after: 2 }),
  },
  'not-yet': refuse(['retrieve'], 404, 'There is no such job.', { times: 2 }),
  flaky: refuse(['retrieve'], 500, 'Something broke.', { times: 2 }),
  'retrieve-down': { life: SLOW, ...refuse(['retrieve'], 503, 'Back soon.') },
  'retrieve-forbidden': { life: SLOW, ...refuse(['retrieve'], 403, 'This key may not read jobs.') },

  'message-refused': {
    life: INSTANT,
    ...refuse(['message'], 422, 'This instruction is not accepted.'),
  },
  'message-conflict': { life: INSTANT, ...refuse(['message'], 409, 'The job is busy.') },
  'message-gone': { life: INSTANT, ...refuse(['message'], 404, 'There is no such job.') },
  'message-unclear': {
    life: INSTANT,
    followUp: QUICK,
    ...refuse(['message'], 500, 'Something broke.', { write: true }),
  },

  // Odd bodies: unreadable ones, and ones that a client must be able to read.
  html: { faults: [{ operation: NOT_POLLS, times: Infinity, ...htmlPage() }] },
  'no-id': {
    faults: [{ operation: 'create', write: true, ...respond(201, { status: 'active' }) }],
  },
  'extra-fields': { life: QUICK, shape: onlyTheNeeded },

  // Exports of visitors.
  'no-visitors': { hasNoVisitors: true },
  'endless-more': { rows: 'endless-more' },
  'empty-more': { rows: 'empty-more' },
  shifting: { rows: 'shifting' },
  'duplicate-rows': { rows: 'duplicate-rows' },
};

/** The scenario that a project id chooses. */
export const scenarioOf = (projectId: string): Scenario => ({ life: OK, ...table[projectId] });
