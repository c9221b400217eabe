import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { SetupError } from '../../src/errors.ts';
import { connections } from '../../src/runner/network.ts';
import { visitorsClient } from '../../src/visitors/visitors-client.ts';
import { type Fault, respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { createFakeClock } from '../support/clock.ts';
import { wordsOf } from '../support/words.ts';
import { recordedRun } from '../trust/recorder.ts';
import { rowOf } from './support.ts';

const KEY = 'key_not-a-real-key';

const answer = { totals: { human: 1, ai: 1, total: 2 }, visitors: [], hasMore: false };
const OK = respond(200, answer);
const broken = respond(500);

interface Options {
  /** In ms. */
  now?: number;
  /** How many responses are read. The last one is returned. */
  times?: number;
}

/** Reads from a server that gives these responses. The message is empty if it succeeds. */
async function readFrom(plan: readonly Fault[], { now = 1_000, times = 1 }: Options = {}) {
  await using server = await startFaultyServer(plan);
  using network = connections({});
  const clock = createFakeClock({ now });
  const { env } = recordedRun({ clock, connect: async () => network }, [KEY]);
  const inputs = { 'base-url': new URL(server.origin), 'project-id': 'docs', 'api-key': KEY };
  const client = await visitorsClient({ ...env, inputs } as never as Session);
  const range = { from: '2026-11-16', to: '2026-11-23', name: '', start: '' };
  const read = () => client.read({ range, limit: 250, offset: 0 });

  for (let nth = 1; nth < times; nth += 1) await read();
  const result: unknown = await read().catch((error) => error);

  expect(client.requests()).toBe(server.requests.length);
  const { happened, next } = result instanceof SetupError ? result.notice : {};
  return {
    result,
    message: `${wordsOf(happened)} ${wordsOf(next)}`.trim(),
    pauses: clock.sleeps,
    requests: server.requests.length,
  };
}

const filled = (count: number) => Array<Fault>(count).fill(OK);

test.each<[string, Fault[], Options, pauses: number[], message: RegExp, requests?: number]>([
  ['breaks down twice', [broken, broken, OK], {}, [2_000, 5_000], /^$/],
  [
    'sends no readable response',
    [respond(200, { ...answer, hasMore: 'yes' })],
    {},
    [2_000, 5_000],
    /^All 3 attempts failed/,
  ],
  [
    'limits requests until half an hour of the run is nearly over',
    [tooMany(1_799), OK],
    { now: 999 },
    [1_799_000],
    /^$/,
  ],
  [
    'limits requests until it is over',
    [tooMany(1_800), OK],
    { now: 0 },
    [],
    /429.*asks to wait until 2026-11-20 12:30 UTC\./,
  ],
  [
    'breaks down at the last request but one',
    [...filled(58), broken],
    { times: 59 },
    [2_000],
    /^All 2 attempts/,
    60,
  ],
  ['is asked too often', filled(60), { times: 61 }, [], /most 60 requests/, 60],
])('if the service %s, reading pauses, and ends, accordingly', async (_, plan, options, ...row) => {
  const [pauses, message, requests = pauses.length + 1] = row;

  const result = await readFrom(plan, options);

  expect(result).toMatchObject({ pauses, requests, message: expect.stringMatching(message) });
});

test.each<[string, object, message: RegExp]>([
  [
    'a total that is a text',
    { ...answer, totals: { human: '1', ai: 1, total: 2 } },
    /but not the expected response\. Its field totals\.human has another type .* Report this/,
  ],
  ['a flag that is a text', { ...answer, hasMore: 'no' }, /Its field hasMore has another type/],
  ['an object of pages', { ...answer, visitors: {} }, /Its field visitors has another type/],
  ['the fields of another server', { status: 'ok' }, /response\. Check base-url.* A different/],
  ['a list', [answer], /A different server/],
])('a response with %s is told as what it is', async (_, body, message) => {
  expect((await readFrom([respond(200, body)])).message).toMatch(message);
});

test('a service that has responded before is not looked for elsewhere', async () => {
  const { message } = await readFrom([OK, respond(404)], { times: 2 });

  expect(message).toMatch(/^The service returned 404 for .* Fix the problem that/);
});

test('the key is removed from a message before it is cut, and from paths', async () => {
  const visitors = [rowOf(`/b/${KEY}?x`)];

  const refused = await readFrom([respond(400, { error: `${'x'.repeat(590)}${KEY}` })]);
  const answered = await readFrom([respond(200, { ...answer, visitors })]);

  expect(refused.message).toMatch(/Response: x{590}\*{3}[.]? /);
  expect(answered.result).toMatchObject({ pages: [{ path: '/b/***?x' }] });
});

test('of unusable rows, only paths are kept, and unknown fields are ignored', async () => {
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

  const { totals } = answer;
  expect(result).toEqual({
    totals,
    pages: [good],
    unusable: ['', '', '', good.path, '/'],
    hasMore: false,
  });
});
