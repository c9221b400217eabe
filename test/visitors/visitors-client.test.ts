import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { connections } from '../../src/runner/network.ts';
import { MAX_REQUESTS, type Query, visitorsClient } from '../../src/visitors/visitors-client.ts';
import { type Fault, respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { createFakeClock, type FakeClock } from '../support/clock.ts';
import { wordsOf } from '../support/words.ts';
import { recordedRun } from '../trust/recorder.ts';
import { rowOf } from './support.ts';

const RANGE = { from: '2026-11-16', to: '2026-11-23', name: '', start: '' };
const QUERY: Query = { range: RANGE, limit: 250, offset: 0 };
const KEY = 'key_not-a-real-key';

const answer = { totals: { human: 1, ai: 1, total: 2 }, visitors: [], hasMore: false };
const OK = respond(200, answer);
const broken = respond(500);

interface Options {
  clock?: FakeClock;
  signal?: AbortSignal;
  /** How many responses are read. The last one is returned. */
  times?: number;
  query?: Query;
}

/** Reads from a server that gives these responses. */
async function readFrom(
  plan: readonly Fault[],
  { times = 1, query = QUERY, ...given }: Options = {},
) {
  await using server = await startFaultyServer(plan);
  using network = connections({});
  const clock = given.clock ?? createFakeClock();
  const { env } = recordedRun({ ...given, clock, connect: async () => network }, [KEY]);
  const inputs = { 'base-url': new URL(server.origin), 'project-id': 'docs', 'api-key': KEY };
  const client = await visitorsClient({ ...env, inputs } as never as Session);

  for (let nth = 1; nth < times; nth += 1) await client.read(query);
  const result: unknown = await client.read(query).catch((error) => error);

  expect(MAX_REQUESTS - client.remaining()).toBe(server.requests.length);
  const pauses = clock.sleeps.map(({ ms }) => ms);
  return { ...endOf(result), result, pauses, requests: server.requests };
}

function endOf(result: unknown) {
  if (result instanceof SetupError) {
    const { happened, next } = result.userMessage;
    return { end: 'failure', message: `${wordsOf(happened)} ${wordsOf(next)}` };
  }
  return { end: result instanceof DOMException ? 'stopped' : 'response', message: '' };
}

interface Reading {
  name: string;
  plan: Fault[];
  end: 'response' | 'failure';
  /** The pauses between attempts, in ms. */
  pauses?: number[];
  message?: string;
}

const BOTH_PAUSES = [2_000, 5_000];

test.each<Reading>([
  {
    name: 'breaks down twice',
    plan: [broken, broken, OK],
    end: 'response',
    pauses: BOTH_PAUSES,
  },
  { name: 'breaks down three times', plan: [broken], end: 'failure', pauses: BOTH_PAUSES },
  {
    name: 'sends no readable response',
    plan: [respond(200, { ...answer, hasMore: 'yes' })],
    end: 'failure',
    pauses: BOTH_PAUSES,
  },
  {
    name: 'limits requests for a day',
    plan: [tooMany(86_400)],
    end: 'failure',
    message: 'asks to wait until 2026-11-21 12:00 UTC.',
  },
  {
    name: 'rejects the request',
    plan: [respond(401)],
    end: 'failure',
    message: 'The service returned 401.',
  },
])('if the service $name, reading ends with: $end', async (row) => {
  const { plan, end, pauses = [], message = '' } = row;

  const result = await readFrom(plan);

  expect(result).toMatchObject({ end, pauses, message: expect.stringContaining(message) });
});

test.each([
  [999, 1_799, 'response'],
  [0, 1_800, 'failure'],
])(
  'after %i ms, a request that may be repeated in %i s ends with: %s',
  async (now, seconds, end) => {
    const clock = createFakeClock({ now });

    const result = await readFrom([tooMany(seconds), OK], { clock });

    expect(result.end).toBe(end);
  },
);

test('a signal ends a pause, and no request is sent after it', async () => {
  const clock = createFakeClock();
  const signal = clock.abortAt(clock.now() + 1_000);

  const result = await readFrom([broken], { clock, signal });

  expect(result.result).toBe(signal.reason);
  expect(result.requests).toHaveLength(1);
});

test.each([
  { name: 'before a retry', times: 59, pauses: [2_000], message: /2 attempts.*500/ },
  { name: 'before another response', times: 61, pauses: [], message: /most 60 requests/ },
])('a report has 60 requests, and does not wait if none is left $name', async (row) => {
  const { times, pauses, message } = row;
  const answers = Array<Fault>(times - 1).fill(OK);

  const result = await readFrom([...answers, broken], { times });

  expect(result).toMatchObject({ end: 'failure', pauses });
  expect(result.message).toMatch(message);
  expect(result.requests).toHaveLength(60);
});

test('the key is removed from a message before it is cut, and from paths', async () => {
  const row = { path: `/b/${KEY}?x`, human: 1, ai: 0, total: 1 };

  const refused = await readFrom([respond(400, { error: `${'x'.repeat(590)}${KEY}` })]);
  const answered = await readFrom([respond(200, { ...answer, visitors: [row] })]);

  expect(refused.message).toMatch(/Response: x{590}\*{3}[.]? /);
  expect(answered.result).toMatchObject({ pages: [{ path: '/b/***?x' }] });
});

test('unusable rows are left out but counted, and unknown fields are ignored', async () => {
  const good = { path: `/${'x'.repeat(999)}`, human: 1.5, ai: 0, total: 1.25 };
  const bad = [
    null,
    { ...good, path: 7 },
    { ...good, path: `${good.path}x` },
    { ...good, human: -1 },
    { path: '/', human: 1 },
  ];
  const visitors = [...bad, { ...good, title: 'Home' }];

  const { result } = await readFrom([respond(200, { ...answer, visitors })]);

  expect(result).toEqual({ totals: answer.totals, pages: [good], rowCount: 6, hasMore: false });
});

test('if a service ignores the limit, only so many rows are kept', async () => {
  const visitors = Array.from({ length: 10_000 }, (_, nth) => rowOf(`/${nth}`));
  const query = { ...QUERY, limit: 1 };

  const { result } = await readFrom([respond(200, { ...answer, visitors })], { query });

  expect(result).toMatchObject({ pages: visitors.slice(0, 1), rowCount: 10_000 });
});
