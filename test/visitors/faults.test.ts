import { expect, test } from 'vitest';
import { type Fault, htmlPage, redirect, respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { record } from '../support/report.ts';
import { endless, openReader } from './support.ts';

const answer = { totals: { human: 1, ai: 1, total: 2 }, visitors: [], hasMore: false };
const good = respond(200, answer);
const body = JSON.stringify(answer);
const range = { from: '2026-11-16', to: '2026-11-23' };
const query = { projectId: 'docs', range, limit: 250, offset: 0 };
/** Real time: how long a silent service is waited for. */
const limits = { connectMs: 200, totalMs: 200, maxBytes: 100_000 };

async function ask(plan: readonly Fault[]) {
  await using server = await startFaultyServer(plan);
  await using reader = openReader({ url: server.origin, key: 'key_not-a-real-key' }, { limits });
  const { asker, pauses, signal } = reader;
  const asked = await asker.ask(query, endless, signal);
  const end = asked.kind === 'no-answer' ? asked.why.because : asked.kind;
  // A connection that nothing was asked on is no request.
  expect(server.requests.length).toBeLessThanOrEqual(pauses.length + 1);
  return { end, tries: pauses.length + 1 };
}

/** What may pass: asked three times in all, and once it has passed the answer counts. */
const passing: readonly Fault[] = [
  { name: 'reset-on-accept' },
  { name: 'close-on-accept' },
  { name: 'reset-after-headers' },
  { name: 'reset-after-request' },
  { name: 'close-without-answer' },
  { name: 'stall-before-headers' },
  { name: 'stall-in-headers', body },
  { name: 'truncate-in-headers', body },
  { name: 'reset-in-headers', body },
  { name: 'stall-in-body', body },
  { name: 'truncate-in-body', body },
  { name: 'reset-in-body', body },
  { name: 'endless-body' },
  { name: 'wrong-length', by: 1, body },
  { name: 'garbage' },
  htmlPage(),
  respond(200, { totals: {}, visitors: [], hasMore: false }),
  respond(200, { ...answer, hasMore: 'yes' }),
  respond(200, { ...answer, visitors: [{ path: '/', human: -1, ai: 0, total: 0 }] }),
  respond(200, { ...answer, visitors: [{ path: '/', human: 1.5, ai: 0, total: 1 }] }),
  respond(200, { ...answer, visitors: [null] }),
  respond(204),
  ...[408, 425, 500, 502, 503, 504].map((status) => respond(status, { error: 'x' })),
  tooMany(null),
  tooMany('soon'),
  tooMany(7),
];

test('the key in the service’s words is taken out before they are cut', async () => {
  const key = 'key_not-a-real-key';
  const plan = [respond(400, { error: `${'x'.repeat(590)}${key}` })];
  await using server = await startFaultyServer(plan);
  await using reader = openReader({ url: server.origin, key }, { limits });
  const asked = await reader.asker.ask(query, endless, reader.signal);
  expect(asked).toMatchObject({ kind: 'no-answer', why: { serviceMessage: expect.stringMatching(/x\*{3}$/) } });
});

const nameOf = (fault: Fault) => `${fault.name} ${'status' in fault ? fault.status : ''}`;

test.each(passing.map((fault, index) => [index, nameOf(fault), fault] as const))(
  '%i %s may pass',
  async (_index, name, fault) => {
    const [always, once] = await Promise.all([ask([fault]), ask([fault, good])]);
    expect(always).toEqual({ end: 'used-up', tries: 3 });
    expect(once).toEqual({ end: 'answer', tries: 2 });
    record('faults of the visitors endpoint', {
      labels: { fault: name, end: 'asked again, three times in all' },
    });
  },
);

test.each<[string, Fault, string]>([
  ...[400, 401, 403, 404, 409, 410, 413, 422].map((status): [string, Fault, string] => [
    String(status),
    respond(status, { error: 'no' }),
    'refused',
  ]),
  ...([301, 302, 303, 307, 308] as const).map((status): [string, Fault, string] => [
    String(status),
    redirect(status, 'https://elsewhere.example/'),
    'refused',
  ]),
  ['Retry-After beyond the run', tooMany(86_400), 'time'],
  ['an absurd Retry-After', tooMany('9'.repeat(400)), 'time'],
])('%s ends it at once', async (name, fault, end) => {
  expect(await ask([fault])).toEqual({ end, tries: 1 });
  record('faults of the visitors endpoint', { labels: { fault: name, end } });
});
