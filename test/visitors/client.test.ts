import { describe, expect, test } from 'vitest';
import type { NoResponse } from '../../src/visitors/client.ts';
import { type Fault, htmlPage, redirect, respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { createFakeClock } from '../support/clock.ts';
import { wordsOf } from '../support/words.ts';
import { openReader, openVisitors, siteOf } from './support.ts';

const query = { range: { from: '2026-11-16', to: '2026-11-23' }, limit: 250, offset: 0 };
const KEY = 'key_not-a-real-key';

describe('attempts', () => {
  test.each<[string, string | undefined, number[], string]>([
    ['ok', undefined, [], ''],
    ['rate-limited', undefined, [1_000, 1_000], ''],
    ['rate-limited-untold', undefined, [5_000], ''],
    [
      'server-error',
      'failed',
      [2_000, 5_000],
      'All 3 attempts failed. The service returned 500. Response: Something broke.',
    ],
    ['rate-limited-long', 'failed', [], 'accepts requests again at 2026-11-21 12:00 UTC.'],
  ])('%s: %s after pauses of %j ms', async (project, reason, pauses, happened) => {
    await using visitors = await openVisitors({ site: siteOf(3), project });
    const { client, clock, service } = visitors;
    const result = await client.read(query);
    expect('reason' in result ? result.reason : undefined).toBe(reason);
    expect(messageOf(result)).toContain(happened);
    expect(clock.sleeps.map(({ ms }) => ms)).toEqual(pauses);
    expect([service.requests.length, client.requests().sent]).toEqual([
      pauses.length + 1,
      pauses.length + 1,
    ]);
  });

  test.each([1, 2])(
    'if %i requests are allowed, exactly that many are sent, without a pause after the last one',
    async (max) => {
      await using visitors = await openVisitors({ project: 'server-error', maxRequests: max });
      const { client, clock, service } = visitors;
      const first = await client.read(query);
      expect(first).toMatchObject({ reason: 'budget' });
      expect(messageOf(first)).toMatch(
        /returned 500.* No requests were left for a retry[.] Response/,
      );
      expect(messageOf(await client.read(query))).toBe('No requests were left.');
      expect([service.requests.length, client.requests().sent, clock.sleeps.length]).toEqual([
        max,
        max,
        max - 1,
      ]);
    },
  );

  test.each([
    [999, 1_799, undefined],
    [0, 1_800, 'failed'],
  ])('%i ms after the start, Retry-After %i: %s', async (now, seconds, reason) => {
    const clock = createFakeClock({ now });
    await using server = await startFaultyServer([tooMany(seconds), respond(200, answer)]);
    await using reader = await openReader({ url: server.origin, key: KEY }, { clock, limits });
    const result = await reader.client.read(query);
    expect('reason' in result ? result.reason : undefined).toBe(reason);
    expect(clock.now()).toBe(reason ? now : now + seconds * 1_000);
    // The message has no number of attempts if there was only one.
    expect(messageOf(result)).not.toContain('attempts');
  });

  test('a signal ends the wait, and no request is sent after it', async () => {
    const clock = createFakeClock();
    const signal = clock.abortAt(clock.now() + 1_000);
    await using visitors = await openVisitors({ project: 'server-error', clock, signal });
    const { client, service } = visitors;
    for (const _ of [1, 2]) expect(await client.read(query)).toMatchObject({ reason: 'refused' });
    expect(service.requests).toHaveLength(1);
  });
});

const messageOf = (result: object) => wordsOf((result as Partial<NoResponse>).happened);

const answer = { totals: { human: 1, ai: 1, total: 2 }, visitors: [], hasMore: false };
const body = JSON.stringify(answer);
/** Real time. */
const limits = { connectMs: 5_000, totalMs: 30_000, maxBytes: 8_388_608 };

/** Reads from a server with these responses. */
async function readFrom(plan: readonly Fault[]) {
  await using server = await startFaultyServer(plan);
  await using reader = await openReader({ url: server.origin, key: KEY }, { limits });
  const result = await reader.client.read(query);
  // A connection without a request does not count.
  expect(server.requests.length).toBeLessThanOrEqual(reader.client.requests().sent);
  return { ...result, message: messageOf(result), sent: reader.client.requests().sent };
}

describe('faults', () => {
  /** One for each way to fail; the tests of the service’s client have the others. */
  const passing: readonly Fault[] = [
    { name: 'close-without-answer' },
    { name: 'truncate-in-body', body },
    htmlPage(),
    respond(200, { totals: {}, visitors: [], hasMore: false }),
    respond(200, { ...answer, totals: { human: -1, ai: 0, total: 0 } }),
    respond(200, { ...answer, hasMore: 'yes' }),
    respond(408, { error: 'x' }),
    respond(503, { error: 'x' }),
    tooMany(null),
    tooMany('soon'),
    tooMany(7),
  ];

  test.each(passing)('%j is repeated, because it may pass', async (fault) => {
    const plans = [[fault], [fault, respond(200, answer)]];
    const [always, once] = await Promise.all(plans.map((plan) => readFrom(plan)));
    expect(always).toMatchObject({ reason: 'failed', sent: 3 });
    expect(once).toMatchObject({ ...answer, sent: 2 });
  });

  test.each<[Fault, string]>([
    [respond(400, { error: 'no' }), 'refused'],
    [respond(404, { error: 'no' }), 'refused'],
    [redirect(307, 'https://elsewhere.example/'), 'refused'],
    [tooMany(86_400), 'failed'],
    [tooMany('9'.repeat(400)), 'failed'],
  ])('%j is not repeated', async (fault, reason) => {
    expect(await readFrom([fault])).toMatchObject({ reason, sent: 1 });
  });

  test('the key is removed from the service’s message before the message is cut', async () => {
    const { message } = await readFrom([respond(400, { error: `${'x'.repeat(590)}${KEY}` })]);
    expect(message).toMatch(/Response: x{590}\*{3}[.]?$/);
  });
});

test('a secret is removed from paths that are read', async () => {
  const rows = ['/a', `/b/${KEY}?x`].map((path) => ({ path, human: 1, ai: 0, total: 1 }));
  await using server = await startFaultyServer([respond(200, { ...answer, visitors: rows })]);
  const redact = (text: string) => text.replaceAll(KEY, '***');
  await using reader = await openReader({ url: server.origin, key: KEY }, { redact });
  const visitors = [{ path: '/a' }, { path: '/b/***?x' }];
  expect(await reader.client.read(query)).toMatchObject({ visitors });
});

test('unusable rows are counted, fractions are kept, and unknown fields are ignored', async () => {
  const good = { path: '/', human: 1.5, ai: 0, total: 1.25 };
  const bad = [
    null,
    'x',
    [],
    { ...good, path: 7 },
    { ...good, human: -1 },
    { path: '/', human: 1, ai: 1 },
  ];
  const rows = [...bad, { ...good, title: 'Home' }, ...Array.from({ length: 170_000 }, () => ({}))];
  const { visitors } = (await readFrom([respond(200, { ...answer, visitors: rows })])) as {
    visitors?: unknown[];
  };
  expect(visitors).toHaveLength(rows.length);
  expect(visitors?.filter((row) => row !== undefined)).toEqual([good]);
  expect(visitors?.[bad.length]).toEqual(good);
});
