import { describe, expect, test } from 'vitest';
import { SetupError } from '../../src/errors.ts';
import { MAX_REQUESTS, type VisitorsClient } from '../../src/visitors/client.ts';
import { type Fault, htmlPage, redirect, respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { createFakeClock } from '../support/clock.ts';
import { wordsOf } from '../support/words.ts';
import { openReader, openVisitors, siteOf } from './support.ts';

const query = { range: { from: '2026-11-16', to: '2026-11-23' }, limit: 250, offset: 0 };
const KEY = 'key_not-a-real-key';

const answer = { totals: { human: 1, ai: 1, total: 2 }, visitors: [], hasMore: false };
const OK = respond(200, answer);

/** What a reading ends with, and what it says if it is an error. */
async function read({ read }: Pick<VisitorsClient, 'read'>) {
  const thrown = (error: unknown) => ({ error, isThrown: true });
  const result = await read(query).then((value) => ({ error: value, isThrown: false }), thrown);
  const { error, isThrown } = result;
  if (!(error instanceof SetupError)) return { ...result, end: 'response', message: '' };

  const { happened, next } = error.trouble;
  const message = `${wordsOf(happened)} ${wordsOf(next)}`;
  return { ...result, end: isThrown ? 'thrown' : 'missing', message };
}

/** Reads from a server with these responses. */
async function readFrom(plan: readonly Fault[], clock = createFakeClock()) {
  await using server = await startFaultyServer(plan);
  await using reader = await openReader({ url: server.origin, key: KEY }, { clock });

  const result = await read(reader.client);

  const spent = MAX_REQUESTS - reader.client.remaining();
  return { ...result, spent, pauses: reader.clock.sleeps.map(({ ms }) => ms) };
}

test.each<[project: string, end: string, pauses: number[], message: string]>([
  ['ok', 'response', [], ''],
  ['rate-limited', 'response', [1_000, 1_000], ''],
  ['rate-limited-untold', 'response', [5_000], ''],
  [
    'server-error',
    'missing',
    [2_000, 5_000],
    'All 3 attempts failed. The service returned 500. Response: Something broke.',
  ],
  ['rate-limited-long', 'missing', [], 'accepts requests again at 2026-11-21 12:00 UTC.'],
  ['unauthorized', 'thrown', [], 'The service returned 401. Response: The key has expired. Check'],
])('%s: a %s after pauses of %j ms', async (project, end, pauses, message) => {
  await using visitors = await openVisitors({ site: siteOf(3), project });
  const { client, clock, service } = visitors;

  const result = await read(client);

  expect(result).toMatchObject({ end, message: expect.stringContaining(message) });
  expect(clock.sleeps.map(({ ms }) => ms)).toEqual(pauses);
  expect(MAX_REQUESTS - client.remaining()).toBe(service.requests.length);
});

describe('a request', () => {
  /** One for each way to fail; the tests of the service’s client have the others. */
  const passing: readonly Fault[] = [
    { name: 'close-without-answer' },
    { name: 'truncate-in-body', body: JSON.stringify(answer) },
    htmlPage(),
    respond(200, { ...answer, totals: { human: -1, ai: 0, total: 0 } }),
    respond(200, { ...answer, hasMore: 'yes' }),
    respond(503, { error: 'x' }),
  ];
  test.each(passing)('is sent up to three times after %j', async (fault) => {
    const [always, once] = await Promise.all([readFrom([fault]), readFrom([fault, OK])]);

    expect(always).toMatchObject({ end: 'missing', spent: 3 });
    expect(once).toMatchObject({ end: 'response', spent: 2 });
  });

  test.each([
    respond(400, { error: 'no' }),
    respond(404, { error: 'no' }),
    redirect(307, 'https://elsewhere.example/'),
  ])('ends the run after %j', async (fault) => {
    const result = await readFrom([fault]);

    expect(result).toMatchObject({ end: 'thrown', spent: 1 });
  });

  test.each([
    [999, 1_799, 'response'],
    [0, 1_800, 'missing'],
  ])('of a run of %i ms that may be repeated in %i s: %s', async (now, seconds, end) => {
    const clock = createFakeClock({ now });

    const result = await readFrom([tooMany(seconds), OK], clock);

    expect(result.end).toBe(end);
    expect(clock.now()).toBe(end === 'response' ? now + seconds * 1_000 : now);
  });

  test('is not sent after a signal, and a pause ends at once', async () => {
    const clock = createFakeClock();
    const signal = clock.abortAt(clock.now() + 1_000);
    await using visitors = await openVisitors({ project: 'server-error', clock, signal });

    const result = await read(visitors.client);

    expect([result.error, result.isThrown]).toEqual([signal.reason, true]);
    expect(visitors.service.requests).toHaveLength(1);
  });
});

test('a report has 60 requests, retries included, and does not wait when none is left', async () => {
  const answers = Array.from({ length: MAX_REQUESTS - 2 }, () => OK);
  await using server = await startFaultyServer([...answers, respond(503)]);
  await using reader = await openReader({ url: server.origin, key: KEY });
  for (const _ of answers) await read(reader.client);

  const [last, none] = [await read(reader.client), await read(reader.client)];

  expect(last).toMatchObject({ end: 'missing', message: expect.stringMatching(/2 attempts.*503/) });
  expect(none).toMatchObject({
    end: 'missing',
    message: expect.stringMatching(/most 60 requests/),
  });
  expect([server.requests.length, reader.clock.sleeps.length]).toEqual([60, 1]);
});

test('the key is removed from a message before it is cut, and from paths', async () => {
  const row = { path: `/b/${KEY}?x`, human: 1, ai: 0, total: 1 };

  const refused = await readFrom([respond(400, { error: `${'x'.repeat(590)}${KEY}` })]);
  const answered = await readFrom([respond(200, { ...answer, visitors: [row] })]);

  expect(refused.message).toMatch(/Response: x{590}\*{3}[.]? /);
  expect(answered.error).toMatchObject({ visitors: [{ path: '/b/***?x' }] });
});

test('rows that cannot be used are undefined, and unknown fields are ignored', async () => {
  const good = { path: '/', human: 1.5, ai: 0, total: 1.25 };
  const bad = [
    null,
    'x',
    [],
    { ...good, path: 7 },
    { ...good, human: -1 },
    { path: '/', human: 1 },
  ];
  const visitors = [...bad, { ...good, title: 'Home' }];

  const { error: response } = await readFrom([respond(200, { ...answer, visitors })]);

  expect(response).toMatchObject({ visitors: [...bad.map(() => undefined), good] });
});
