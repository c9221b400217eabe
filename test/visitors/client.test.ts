import { describe, expect, test } from 'vitest';
import { NoAnswer, type VisitorsClient } from '../../src/visitors/client.ts';
import { type Fault, htmlPage, redirect, respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { record } from '../support/report.ts';
import { openReader, openVisitors, siteOf } from './support.ts';

const query = { range: { from: '2026-11-16', to: '2026-11-23' }, limit: 250, offset: 0 };
const KEY = 'key_not-a-real-key';

/** How a query ends: `answer`, or the reason why there is none. */
async function endOf(client: VisitorsClient, signal: AbortSignal) {
  const end = await client.read(query, signal).catch((error) => error);
  if (end instanceof NoAnswer) return { ...end, end: end.reason };
  if (end instanceof Error) throw end;
  return { ...end, end: 'answer' };
}

describe('attempts', () => {
  test.each<[string, string, number, number[]]>([
    ['ok', 'answer', 1, []],
    ['rate-limited', 'answer', 3, [1_000, 1_000]],
    ['rate-limited-untold', 'answer', 2, [5_000]],
    ['server-error', 'exhausted', 3, [2_000, 5_000]],
    ['rate-limited-long', 'time', 1, []],
  ])('%s: %s after %i requests', async (project, expected, requests, pauses) => {
    await using visitors = await openVisitors({ site: siteOf(3), project });
    const { client, service, signal } = visitors;
    expect((await endOf(client, signal)).end).toBe(expected);
    expect([service.requests.length, client.sent(), visitors.pauses]).toEqual([requests, requests, pauses]);
  });

  test.each([1, 2])('with %i requests exactly so many are sent, and nobody waits in vain', async (max) => {
    await using visitors = await openVisitors({ site: siteOf(3), project: 'server-error', maxRequests: max });
    const { client, clock, pauses, service, signal } = visitors;
    expect(await endOf(client, signal)).toMatchObject({
      end: 'budget',
      attempts: max,
      failure: { status: 500, serviceMessage: 'Something broke.' },
    });
    const now = clock.now();
    expect(await endOf(client, signal)).toMatchObject({ end: 'budget', attempts: 0 });
    const counts = [service.requests.length, client.sent(), pauses.length, clock.now()];
    expect(counts).toEqual([max, max, max - 1, now]);
  });

  test('a wait beyond the time of the run names its end', async () => {
    await using visitors = await openVisitors({ project: 'rate-limited-long' });
    const { retryAt } = (await endOf(visitors.client, visitors.signal)) as NoAnswer;
    expect(retryAt).toBe(Date.UTC(2026, 10, 20, 12) + 86_400_000);
  });

  test('a signal ends it while it waits, and nothing is sent after it', async () => {
    await using visitors = await openVisitors({ project: 'server-error' });
    const { client, clock, service } = visitors;
    const signal = clock.abortAt(clock.now() + 1_000);
    await expect(client.read(query, signal)).rejects.toMatchObject({ name: 'AbortError' });
    await expect(client.read(query, signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(service.requests).toHaveLength(1);
  });
});

const answer = { totals: { human: 1, ai: 1, total: 2 }, visitors: [], hasMore: false };
const body = JSON.stringify(answer);
/** Real time. */
const limits = { connectMs: 5_000, totalMs: 30_000, maxBytes: 8_388_608 };
const impatient = { ...limits, totalMs: 200, maxBytes: 100_000 };

/** Reads from a server that answers as planned. */
async function readFrom(plan: readonly Fault[], max = limits) {
  await using server = await startFaultyServer(plan);
  await using reader = openReader({ url: server.origin, key: KEY }, { limits: max });
  const end = await endOf(reader.client, reader.signal);
  // A connection without a request does not count.
  expect(server.requests.length).toBeLessThanOrEqual(reader.client.sent());
  return { ...end, sent: reader.client.sent() };
}

describe('faults', () => {
  /** Sent three times in all, and once it has passed the answer counts. */
  const passing: readonly Fault[] = [
    ...(
      [
        'reset-on-accept',
        'close-on-accept',
        'reset-after-headers',
        'reset-after-request',
        'close-without-answer',
        'stall-before-headers',
        'endless-body',
        'garbage',
      ] as const
    ).map((name) => ({ name })),
    ...(['stall', 'truncate', 'reset'] as const).flatMap((name): Fault[] => [
      { name: `${name}-in-headers`, body },
      { name: `${name}-in-body`, body },
    ]),
    { name: 'wrong-length', by: 1, body },
    htmlPage(),
    respond(200, { totals: {}, visitors: [], hasMore: false }),
    respond(200, { ...answer, totals: { human: -1, ai: 0, total: 0 } }),
    respond(200, { ...answer, hasMore: 'yes' }),
    respond(204),
    ...[408, 425, 500, 502, 503, 504].map((status) => respond(status, { error: 'x' })),
    tooMany(null),
    tooMany('soon'),
    tooMany(7),
  ];
  const nameOf = (fault: Fault) => `${fault.name} ${'status' in fault ? fault.status : ''}`;

  test.each(passing.map((fault, index) => [index, nameOf(fault), fault] as const))(
    '%i %s may pass',
    async (_index, name, fault) => {
      const max = /stall|endless|length/.test(name) ? impatient : limits;
      const [always, once] = await Promise.all([
        readFrom([fault], max),
        readFrom([fault, respond(200, answer)], max),
      ]);
      expect(always).toMatchObject({ end: 'exhausted', sent: 3 });
      expect(once).toMatchObject({ end: 'answer', sent: 2 });
      record('faults of the visitors endpoint', {
        labels: { fault: name, end: 'asked again, three times in all' },
      });
    },
  );

  const refusals = [400, 401, 403, 404, 409, 410, 413, 422].map((status) => respond(status, { error: 'no' }));
  const redirects = ([301, 302, 303, 307, 308] as const).map((status) =>
    redirect(status, 'https://elsewhere.example/'),
  );
  test.each<[string, Fault, string]>([
    ...[...refusals, ...redirects].map((fault): [string, Fault, string] => [nameOf(fault), fault, 'refused']),
    ['Retry-After beyond the run', tooMany(86_400), 'time'],
    ['an absurd Retry-After', tooMany('9'.repeat(400)), 'time'],
  ])('%s ends it at once', async (name, fault, end) => {
    expect(await readFrom([fault])).toMatchObject({ end, sent: 1 });
    record('faults of the visitors endpoint', { labels: { fault: name, end } });
  });

  test('the key is taken out of the service’s message before that is cut', async () => {
    const { failure } = (await readFrom([
      respond(400, { error: `${'x'.repeat(590)}${KEY}` }),
    ])) as never as NoAnswer;
    expect(failure.serviceMessage).toMatch(/x\*{3}$/);
  });
});

describe('rows', () => {
  const good = { path: '/', human: 1.5, ai: 0, total: 1.25 };

  test('one that cannot be used is counted, fractions are kept, further fields are not', async () => {
    const bad = [null, 'x', [], { ...good, path: 7 }, { ...good, human: -1 }, { path: '/', human: 1, ai: 1 }];
    const visitors = [...bad, { ...good, title: 'Home' }];
    expect(await readFrom([respond(200, { ...answer, visitors })])).toMatchObject({
      rows: [good],
      badRows: 6,
    });
  });

  test('170,000 that cannot be used are an answer', async () => {
    const visitors = Array.from({ length: 170_000 }, () => ({}));
    expect(await readFrom([respond(200, { ...answer, visitors })])).toMatchObject({
      rows: [],
      badRows: 170_000,
    });
  });
});
