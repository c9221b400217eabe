/** Scenarios in which the service refuses, has faults, or hides what it did; every answer is well formed. */
import { HOSTILE_MESSAGE } from './hostile.ts';
import * as life from './lives.ts';
import type { Entries, Instead, Operation } from './scenario.ts';

const POSTS: readonly Operation[] = ['create', 'message'];
const NOT_POLLS: readonly Operation[] = ['create', 'message', 'visitors'];
const ALL: readonly Operation[] = ['create', 'message', 'retrieve', 'visitors'];

/** An answer that refuses, or a fault, with a message in the service's own words. */
const refuse = (
  on: readonly Operation[],
  status: number,
  error: string,
  more?: Partial<Instead>,
): Instead => ({
  on,
  status,
  body: { error },
  ...more,
});

export const refusals: Entries = {
  // Turned away.
  'rate-limited': {
    what: '429 with Retry-After: 1 twice (each kind of request counts alone), then ok',
    life: life.QUICK,
    instead: [refuse(NOT_POLLS, 429, 'Too many requests.', { nth: [1, 2], headers: { 'retry-after': '1' } })],
  },
  'rate-limited-untold': {
    what: '429 without Retry-After once, then ok',
    life: life.QUICK,
    instead: [refuse(NOT_POLLS, 429, 'Too many requests.', { nth: [1, 1] })],
  },
  'rate-limited-long': {
    what: '429 with Retry-After: 86400, always, on create and visitors',
    instead: [refuse(NOT_POLLS, 429, 'Too many requests today.', { headers: { 'retry-after': '86400' } })],
  },
  'rate-limited-polls': {
    what: 'retrieve answers 429 with Retry-After: 1 twice, then ok',
    life: life.QUICK,
    instead: [
      refuse(['retrieve'], 429, 'Too many requests.', { nth: [1, 2], headers: { 'retry-after': '1' } }),
    ],
  },

  // Refused.
  'bad-request': {
    what: '400 on create and visitors',
    instead: [refuse(NOT_POLLS, 400, 'The request is not valid.')],
  },
  unauthorized: { what: '401 on everything', instead: [refuse(ALL, 401, 'The key has expired.')] },
  forbidden: { what: '403 on everything', instead: [refuse(ALL, 403, 'This key may only read.')] },
  'not-found': { what: '404 on everything', instead: [refuse(ALL, 404, 'There is no such project.')] },
  conflict: { what: '409 on create', instead: [refuse(POSTS, 409, 'Another job is being started.')] },
  'too-large': { what: '413 on create', instead: [refuse(POSTS, 413, 'The prompt is too long.')] },
  unprocessable: {
    what: '422 on create and visitors with a message full of Markdown, HTML and commands',
    instead: [refuse(NOT_POLLS, 422, HOSTILE_MESSAGE)],
  },

  // Unclear.
  'server-error': {
    what: '500 on create and visitors',
    instead: [refuse(NOT_POLLS, 500, 'Something broke.')],
  },
  unavailable: { what: '503 on create and visitors', instead: [refuse(NOT_POLLS, 503, 'Back soon.')] },
  'create-unclear': {
    what: '500 on create, but the job exists',
    instead: [refuse(['create'], 500, 'Something broke.', { accepted: true })],
  },

  // Retrieving goes wrong.
  vanishing: {
    what: 'retrieve answers 404 from the third GET on',
    life: life.SLOW,
    instead: [refuse(['retrieve'], 404, 'There is no such job.', { nth: [3, Infinity] })],
  },
  'not-yet': { what: 'retrieve answers 404 for the first 3 s, then ok', hiddenFor: 3 },
  flaky: {
    what: 'retrieve answers 500 twice, then ok',
    instead: [refuse(['retrieve'], 500, 'Something broke.', { nth: [1, 2] })],
  },
  'retrieve-down': {
    what: 'retrieve answers 503, always',
    life: life.SLOW,
    instead: [refuse(['retrieve'], 503, 'Back soon.')],
  },
  'retrieve-forbidden': {
    what: 'retrieve answers 403, always',
    life: life.SLOW,
    instead: [refuse(['retrieve'], 403, 'This key may not read jobs.')],
  },

  // A message goes wrong.
  'message-refused': {
    what: 'a message answers 422',
    life: life.INSTANT,
    instead: [refuse(['message'], 422, 'This instruction is not accepted.')],
  },
  'message-gone': {
    what: 'a message answers 404',
    life: life.INSTANT,
    instead: [refuse(['message'], 404, 'There is no such job.')],
  },
  'message-unclear': {
    what: 'a message answers 500, but it was delivered',
    life: life.INSTANT,
    followUp: life.QUICK,
    instead: [refuse(['message'], 500, 'Something broke.', { accepted: true })],
  },
};
