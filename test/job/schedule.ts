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

/** A fault, or before any request: nothing listens, or nothing answers. */
export type Step = Fault | { readonly name: 'refused-port' | 'never-connects' };

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
const body = JSON.stringify({ ...job('completed', LINK), padding: 'x'.repeat(300) });

/** Faults of the connection or in the middle of an answer: the result of the request is unknown. */
const broken: Step[] = [
  { name: 'reset-on-accept' },
  { name: 'close-on-accept' },
  { name: 'reset-after-headers' },
  { name: 'reset-after-request' },
  { name: 'close-without-answer' },
  { name: 'truncate-in-headers', body },
  { name: 'truncate-in-body', body },
  { name: 'reset-in-body', status: 201, body },
  { name: 'wrong-length', body, by: 2 },
  { name: 'large-headers', body, bytes: 40_000 },
  { name: 'endless-body' },
  { name: 'garbage' },
  { name: 'stall-before-headers' },
  { name: 'stall-in-body', body },
];

const unreadable: RequestFault[] = [
  htmlPage(),
  respond(204),
  respond(200, body.slice(0, 40)),
  respond(201, { status: 'completed', prLink: LINK }),
  respond(201, { ...job('completed', LINK), id: '../../x' }),
  ...[500, 503].map((status) => respond(status, job('completed', LINK))),
  tooMany(2, 503),
];

const refusing: RequestFault[] = [
  ...[400, 401, 404, 408, 409, 422, 425].map((status) => respond(status, { error: 'No.' })),
  redirect(307, 'http://127.0.0.1:9/'),
];

const limiting = [null, 0, 1, 40, 100_000, 'soon'].map((told) => tooMany(told));

const jobs: RequestFault[] = [
  job('queued'),
  job('completed'),
  job('completed', LINK),
  job('completed', 'javascript:alert(1)'),
  job('failed'),
  job('archived'),
  job('archived', LINK),
].map((body) => respond(200, body));

const one = (weight: number, ...steps: Step[]) => ({
  weight,
  arbitrary: fc.constantFrom(...steps),
});
const unreachable: Step[] = [{ name: 'refused-port' }, { name: 'never-connects' }];
const active = respond(201, job('active'));

const post = fc.oneof(
  one(4, ...unreachable),
  one(4, ...limiting),
  one(3, ...broken),
  one(2, ...unreadable),
  one(1, ...refusing),
  one(1, ...jobs),
  one(9, active),
);
const get = fc.oneof(
  one(1, ...unreachable),
  one(1, ...limiting),
  one(4, ...broken),
  one(3, ...unreadable),
  one(2, ...refusing),
  one(2, respond(404), respond(410)),
  one(3, ...jobs),
  one(6, active),
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
