/**
 * The named scenarios. A request's project id chooses: `project-id: slow`. An unknown id means `ok`.
 * They stand as data, so that a reader finds out what a test asked for without following code.
 */
import { HOSTILE_MESSAGE } from './hostile.ts';
import type { Instead, JobBody, Moment, Operation, Scenario } from './scenario.ts';

type Entries = Readonly<Record<string, Partial<Omit<Scenario, 'name'>> & Pick<Scenario, 'what'>>>;

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

const courses: Entries = {
  // How a job ends.
  ok: { what: 'active for 7 s, then completed with a pull request' },
  quick: { what: 'active for 1.2 s, then completed with a pull request', life: QUICK },
  instant: {
    what: "completed in the create's own answer; a follow-up takes 1.2 s",
    life: INSTANT,
    followUp: QUICK,
  },
  slow: { what: 'active for 10 minutes, then completed with a pull request', life: SLOW },
  'no-changes': { what: 'completed after 3 s without a pull request', life: ends(3, 'completed') },
  'late-link': {
    what: 'completed after 3 s, the pull request is shown 4 s later',
    life: [...ends(3, 'completed'), { at: 7, status: 'completed', link: true }],
  },
  failed: { what: 'failed after 3 s', life: ends(3, 'failed') },
  'failed-once': {
    what: 'failed after 3 s; a follow-up is completed',
    life: ends(3, 'failed'),
    followUp: QUICK,
  },
  'failed-with-pull-request': {
    what: 'failed after 3 s, with a pull request',
    life: ends(3, 'failed', true),
  },
  archived: { what: 'archived after 3 s; messages answer 409', life: ends(3, 'archived') },
  'archived-with-pull-request': {
    what: 'archived after 3 s, with a pull request; messages answer 409',
    life: ends(3, 'archived', true),
  },
  'archived-later': {
    what: 'completed after 1.2 s, archived after a minute',
    life: [...QUICK, { at: 60, status: 'archived', link: true }],
  },
  'new-link': {
    what: 'quick, and each follow-up opens a new pull request',
    life: QUICK,
    newPullEachTurn: true,
  },
  'unknown-status': {
    what: 'after 2 s a status nobody knows, after 7 s completed',
    life: [
      { at: 0, status: 'active' },
      { at: 2, status: 'queued-for-review' },
      { at: 7, status: 'completed', link: true },
    ],
  },
  'hostile-link': {
    what: 'prLink is a script',
    life: ends(1.2, 'completed', 'javascript:alert(document.domain)//example/docs/pull/1'),
  },
  'userinfo-link': {
    what: 'prLink hides its host behind a user name',
    life: ends(1.2, 'completed', 'https://docs.example:pull@evil.example/example/docs/pull/1'),
  },

  // After a message.
  'stale-end': {
    what: 'after a message the old end is shown for 8 s, then active, then a new pull request',
    life: INSTANT,
    followUp: staleEnd,
    newPullEachTurn: true,
    messageSaysActive: true,
  },
  'stale-end-same-link': {
    what: 'after a message the old end is shown for 8 s, then active, then the same pull request',
    life: INSTANT,
    followUp: staleEnd,
  },
  'stale-never-active': {
    what: 'after a message the old end is shown for ever',
    life: INSTANT,
    followUp: STALE.slice(0, 1),
  },
};

const POSTS: readonly Operation[] = ['create', 'message'];
const NOT_POLLS: readonly Operation[] = [...POSTS, 'visitors'];
const ALL: readonly Operation[] = [...NOT_POLLS, 'retrieve'];

/** An answer that refuses, or a fault, with a message in the service's own words. */
const refuse = (
  on: readonly Operation[],
  status: number,
  error: string,
  more: Partial<Instead> = {},
): { instead: readonly Instead[] } => ({ instead: [{ on, status, body: { error }, ...more }] });
const afterSeconds = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

/** The service refuses, has faults, or hides what it did; every answer is well formed. */
const refusals: Entries = {
  'rate-limited': {
    what: '429 with Retry-After: 1 twice (each kind of request counts alone), then ok',
    life: QUICK,
    ...refuse(NOT_POLLS, 429, 'Too many requests.', { nth: [1, 2], ...afterSeconds(1) }),
  },
  'rate-limited-untold': {
    what: '429 without Retry-After once, then ok',
    life: QUICK,
    ...refuse(NOT_POLLS, 429, 'Too many requests.', { nth: [1, 1] }),
  },
  'rate-limited-long': {
    what: '429 with Retry-After: 86400, always, on create and visitors',
    ...refuse(NOT_POLLS, 429, 'Too many requests today.', afterSeconds(86_400)),
  },
  'rate-limited-polls': {
    what: 'retrieve answers 429 with Retry-After: 1 twice, then ok',
    life: QUICK,
    ...refuse(['retrieve'], 429, 'Too many requests.', { nth: [1, 2], ...afterSeconds(1) }),
  },

  'bad-request': {
    what: '400 on create and visitors',
    ...refuse(NOT_POLLS, 400, 'The request is not valid.'),
  },
  unauthorized: { what: '401 on everything', ...refuse(ALL, 401, 'The key has expired.') },
  forbidden: { what: '403 on everything', ...refuse(ALL, 403, 'This key may only read.') },
  'not-found': { what: '404 on everything', ...refuse(ALL, 404, 'There is no such project.') },
  conflict: { what: '409 on create', ...refuse(POSTS, 409, 'Another job is being started.') },
  'too-large': { what: '413 on create', ...refuse(POSTS, 413, 'The prompt is too long.') },
  unprocessable: {
    what: '422 on create and visitors with a message full of Markdown, HTML and commands',
    ...refuse(NOT_POLLS, 422, HOSTILE_MESSAGE),
  },

  'server-error': { what: '500 on create and visitors', ...refuse(NOT_POLLS, 500, 'Something broke.') },
  unavailable: { what: '503 on create and visitors', ...refuse(NOT_POLLS, 503, 'Back soon.') },
  'create-unclear': {
    what: '500 on create, but the job exists',
    ...refuse(['create'], 500, 'Something broke.', { accepted: true }),
  },

  vanishing: {
    what: 'retrieve answers 404 from the third GET on',
    life: SLOW,
    ...refuse(['retrieve'], 404, 'There is no such job.', { nth: [3, Infinity] }),
  },
  'not-yet': { what: 'retrieve answers 404 for the first 3 s, then ok', hiddenFor: 3 },
  flaky: {
    what: 'retrieve answers 500 twice, then ok',
    ...refuse(['retrieve'], 500, 'Something broke.', { nth: [1, 2] }),
  },
  'retrieve-down': {
    what: 'retrieve answers 503, always',
    life: SLOW,
    ...refuse(['retrieve'], 503, 'Back soon.'),
  },
  'retrieve-forbidden': {
    what: 'retrieve answers 403, always',
    life: SLOW,
    ...refuse(['retrieve'], 403, 'This key may not read jobs.'),
  },

  'message-refused': {
    what: 'a message answers 422',
    life: INSTANT,
    ...refuse(['message'], 422, 'This instruction is not accepted.'),
  },
  'message-gone': {
    what: 'a message answers 404',
    life: INSTANT,
    ...refuse(['message'], 404, 'There is no such job.'),
  },
  'message-unclear': {
    what: 'a message answers 500, but it was delivered',
    life: INSTANT,
    followUp: QUICK,
    ...refuse(['message'], 500, 'Something broke.', { accepted: true }),
  },
};

const PAGE = { status: 200, type: 'text/html; charset=utf-8', text: '<!doctype html><title>Sign in</title>' };
const cut = (body: unknown) => JSON.stringify(body).slice(0, 20);
const onlyId = ({ id }: JobBody) => ({ id });
const wrongVisitors = () => ({ totals: { human: 'many', ai: null }, visitors: { path: 1 }, hasMore: 'yes' });
const wrongJob = () => ({ id: 42, status: ['completed'], source: 'docs', model: null, prLink: true });
const wrongFields = (job: JobBody) => ({
  ...job,
  ...{ source: 'docs', model: 7, prLink: job.prLink && 7, createdAt: 12, archivedAt: false },
});
const onlyTheNeeded = ({ id, status, prLink }: JobBody) => ({
  ...{ id, status, priority: 3, steps: [{ name: 'read', done: true }] },
  ...(prLink === null ? {} : { prLink }),
});

/** Odd bodies: unreadable ones, and ones that a client must be able to read. */
const bodies: Entries = {
  html: { what: '200 with an HTML page', instead: [{ on: NOT_POLLS, ...PAGE }] },
  'no-id': { what: 'the answer to create has no id', reshape: { create: ({ id: _, ...rest }) => rest } },
  'empty-id': { what: 'the id is empty', reshape: { create: (job) => ({ ...job, id: '' }) } },
  'hostile-id': {
    what: 'the id leads out of its path: ../../x',
    reshape: { create: (job) => ({ ...job, id: '../../x' }) },
  },
  malformed: {
    what: 'JSON that breaks off: create and visitors',
    reshape: { create: cut, visitors: cut },
  },
  'wrong-types': {
    what: 'every field of a wrong type: create and visitors',
    reshape: { create: wrongJob, visitors: wrongVisitors },
  },
  garbled: {
    what: 'retrieve answers a page, then broken JSON, then wrong types, then ok',
    instead: [
      { on: ['retrieve'], nth: [1, 1], ...PAGE },
      { on: ['retrieve'], nth: [2, 2], status: 200, text: '{"id": "job_' },
      { on: ['retrieve'], nth: [3, 3], status: 200, body: wrongJob() },
    ],
  },
  'no-status': {
    what: 'the answers to create and message name the job and nothing more',
    life: QUICK,
    reshape: { create: onlyId, message: onlyId },
  },
  'wrong-fields': {
    what: 'id and status are right, every other field has a wrong type',
    life: QUICK,
    reshape: { create: wrongFields, message: wrongFields, retrieve: wrongFields },
  },
  'extra-fields': {
    what: 'unknown fields are there, optional ones are missing',
    life: QUICK,
    reshape: { create: onlyTheNeeded, message: onlyTheNeeded, retrieve: onlyTheNeeded },
  },
};

const visitorExports: Entries = {
  'no-visitors': { what: 'nobody came', visits: 'none' },
  'hostile-paths': { what: 'page paths that try to be markup, formulas and commands', visits: 'hostile' },
  'endless-more': { what: 'hasMore is always true, rows repeat', rows: 'endless-more' },
  'empty-more': { what: 'from the second page on: no rows, but more', rows: 'empty-more' },
  shifting: { what: 'rows move between pages: some come twice, some never', rows: 'shifting' },
  'duplicate-rows': { what: 'every tenth row comes twice', rows: 'duplicate-rows' },
};

const named = (entries: Entries) =>
  Object.entries(entries).map(([name, entry]) => [name, { life: OK, ...entry, name }] as const);

/** Every scenario by its name. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map([
  ...named(courses),
  ...named(refusals),
  ...named(bodies),
  ...named(visitorExports),
]);

/** The scenario that a project id chooses. */
export function scenarioOf(projectId: string): Scenario {
  const scenario = scenarios.get(projectId) ?? scenarios.get('ok');
  if (!scenario) throw new Error('there is no scenario ok');
  return scenario;
}
