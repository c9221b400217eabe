/** Random fault schedules: what can go wrong with each request of a run, as data. */

import fc from 'fast-check';
import {
  type Fault,
  htmlPage,
  type RequestFault,
  redirect,
  respond,
  tooMany,
} from '../faults/faults.ts';

/** Before any request: nothing listens, or nothing answers. */
export type Unreachable = { readonly name: 'refused-port' | 'never-connects' };

export type Step = Fault | Unreachable;

export interface FaultSchedule {
  readonly kind: 'create' | 'message';
  /** One for each try of the POST. */
  readonly posts: readonly Step[];
  /** One for each GET, that before a message among them; the last for all that follow. */
  readonly gets: readonly Step[];
  readonly minutes: number;
  readonly intervalSeconds: number | undefined;
  /** Seconds until a signal, if there is one. */
  readonly stopAfter: number | undefined;
}

export const ID = 'job_1';
const LINK = 'https://host.test/pull/1';

const job = (status: string, prLink: string | null = null) => ({ id: ID, status, prLink });
const padded = JSON.stringify({ ...job('completed', LINK), padding: 'x'.repeat(300) });

/** Faults of the connection or in the middle of an answer: the outcome of the request is unknown. */
const broken: Step[] = [
  { name: 'reset-on-accept' },
  { name: 'close-on-accept' },
  { name: 'reset-after-headers' },
  { name: 'reset-after-request' },
  { name: 'close-without-answer' },
  { name: 'truncate-in-headers', body: padded },
  { name: 'reset-in-headers', body: padded },
  { name: 'truncate-in-body', body: padded },
  { name: 'reset-in-body', status: 201, body: padded },
  { name: 'wrong-length', body: padded, by: 2 },
  { name: 'large-headers', body: padded, bytes: 40_000 },
  { name: 'endless-body' },
  { name: 'garbage' },
  { name: 'garbage', bytes: 'HTTP/1.1 100 Continue\r\n\r\n' },
  { name: 'stall-before-headers' },
  { name: 'stall-in-headers', body: padded },
  { name: 'stall-in-body', body: padded },
];

const unreadable: RequestFault[] = [
  htmlPage(),
  respond(204),
  respond(200, padded.slice(0, 40)),
  respond(201, { status: 'completed', prLink: LINK }),
  respond(201, { ...job('completed', LINK), id: '../../x' }),
  respond(200, [job('completed', LINK)]),
  ...[500, 502, 503, 504].map((status) => respond(status, job('completed', LINK))),
  tooMany(2, 503),
];

const refusing: RequestFault[] = [
  ...[400, 401, 403, 404, 408, 409, 410, 413, 422, 425].map((status) =>
    respond(status, { error: 'No.' }),
  ),
  redirect(307, 'http://127.0.0.1:9/'),
];

const turningAway = [null, 0, 1, 40, 100_000, 'soon'].map((told) => tooMany(told));

const jobs: RequestFault[] = [
  ...['active', 'queued'].map((status) => respond(200, job(status))),
  respond(200, job('completed')),
  respond(200, job('completed', LINK)),
  respond(200, job('completed', 'javascript:alert(1)')),
  respond(200, job('failed')),
  respond(200, job('archived')),
  respond(200, job('archived', LINK)),
];

const one = (...steps: Step[]) => fc.constantFrom(...steps);
const unreachable = one({ name: 'refused-port' }, { name: 'never-connects' });
const active = one(respond(201, job('active')));

const post = fc.oneof(
  { weight: 4, arbitrary: unreachable },
  { weight: 4, arbitrary: one(...turningAway) },
  { weight: 3, arbitrary: one(...broken) },
  { weight: 2, arbitrary: one(...unreadable) },
  { weight: 1, arbitrary: one(...refusing) },
  { weight: 1, arbitrary: one(...jobs) },
  { weight: 9, arbitrary: active },
);

const get = fc.oneof(
  { weight: 1, arbitrary: unreachable },
  { weight: 1, arbitrary: one(...turningAway) },
  { weight: 4, arbitrary: one(...broken) },
  { weight: 3, arbitrary: one(...unreadable) },
  { weight: 2, arbitrary: one(...refusing) },
  { weight: 2, arbitrary: one(respond(404), respond(410)) },
  { weight: 3, arbitrary: one(...jobs) },
  { weight: 6, arbitrary: active },
);

export const faultSchedule: fc.Arbitrary<FaultSchedule> = fc.record({
  kind: fc.constantFrom('create', 'create', 'message'),
  posts: fc.array(post, { minLength: 3, maxLength: 3 }),
  // A mixture, or one fault that stays.
  gets: fc.oneof(
    { weight: 3, arbitrary: fc.array(get, { minLength: 1, maxLength: 10 }) },
    { weight: 1, arbitrary: get.map((step) => [step]) },
  ),
  minutes: fc.constantFrom(0, 0.2, 5, 30),
  intervalSeconds: fc.option(fc.constantFrom(1, 20, 300), { nil: undefined, freq: 3 }),
  stopAfter: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined, freq: 8 }),
});
