import { getEventListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { buildConnector, type Dispatcher } from 'undici';
import { describe, expect, test } from 'vitest';
import { clock } from '../../src/runner/clock.ts';
import { exchange, type HttpRequest } from '../../src/service/request.ts';
import { retryAfterMs } from '../../src/service/retry.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, PATIENT, testConnections } from './real-client.ts';

/** One exchange over a dispatcher that trusts the test authority. */
function exchangeWith(
  origin: string,
  dispatcher: Dispatcher,
  more: Partial<HttpRequest> & Partial<Parameters<typeof exchange>[1]> = {},
) {
  const { signal, after = clock.after, ...changed } = more;
  const request: HttpRequest = {
    method: 'POST',
    url: new URL('/v2/agent/p/job?x=1', origin),
    headers: {},
    body: '{"prompt":"x"}',
    limits: PATIENT,
    ...changed,
  };
  return exchange(request, { dispatcher, after, signal });
}

describe('a signal', () => {
  test('before the request begins means that nothing is sent', async () => {
    await using server = await startFaultyServer([respond(201, JOB)]);
    await using own = testConnections();
    const result = await exchangeWith(server.origin, own.shared, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ kind: 'fault', sent: false, code: 'STOPPED' });
    expect(server.connections).toBe(0);
  });

  test('while connecting writes no byte on a connection that is established later', async () => {
    await using server = await startFaultyServer([respond(201, JOB)]);
    const connected = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const real = buildConnector({});
    await using own = testConnections({
      connect: (options, callback) => {
        connected.resolve();
        void release.promise.then(() => real(options, callback));
      },
    });
    const stop = new AbortController();
    const result = exchangeWith(server.origin, own.shared, { signal: stop.signal });
    await connected.promise;
    stop.abort();
    expect(await result).toMatchObject({ sent: false, code: 'STOPPED' });
    release.resolve();
    // Another exchange on the same dispatcher is answered: the late connection had its chance before.
    const next = exchangeWith(server.origin, own.shared, { url: new URL('/next', server.origin) });
    expect(await next).toMatchObject({ kind: 'response', status: 201 });
    expect(server.requests.map(({ path }) => path)).toEqual(['/next']);
  });

  test('while waiting for the answer means that the request was sent, and closes the connection', async () => {
    await using server = await startFaultyServer([{ name: 'stall-before-headers' }]);
    await using own = testConnections();
    const stop = new AbortController();
    const result = exchangeWith(server.origin, own.shared, { signal: stop.signal });
    await server.carriedOut(1);
    stop.abort();
    expect(await result).toMatchObject({ kind: 'fault', sent: true, code: 'STOPPED' });
  });

  test('after the answer changes nothing', async () => {
    await using server = await startFaultyServer([respond(201, JOB)]);
    await using own = testConnections();
    const stop = new AbortController();
    const result = await exchangeWith(server.origin, own.shared, { signal: stop.signal });
    stop.abort();
    await turn();
    expect(result).toMatchObject({ kind: 'response', status: 201 });
  });
});

test('no time limit or listener remains after the request', async () => {
  await using server = await startFaultyServer([
    respond(201, JOB),
    { name: 'reset-after-request' },
  ]);
  await using own = testConnections();
  const running = new Set<() => void>();
  const after = (_ms: number, run: () => void) => {
    running.add(run);
    return () => void running.delete(run);
  };
  const { signal } = new AbortController();
  for (const kind of ['response', 'fault']) {
    expect(await exchangeWith(server.origin, own.own(), { after, signal })).toMatchObject({ kind });
    expect([running.size, getEventListeners(signal, 'abort')]).toEqual([0, []]);
  }
});

test('a request that exceeds both limits settles once, as not sent', async () => {
  await using own = testConnections({ connect: () => {} });
  const limits = { ...PATIENT, connectMs: 20, totalMs: 20 };
  const result = exchangeWith('http://127.0.0.1:9', own.shared, { limits });
  expect(await result).toMatchObject({ sent: false, code: 'TIMEOUT' });
});

test('the first of two Retry-After headers counts', async () => {
  await using server = await startFaultyServer([
    { name: 'respond', headers: { 'Retry-After': ['1', '99'], 'X-Other': 'Ünï' } },
  ]);
  await using own = testConnections();
  const result = await exchangeWith(server.origin, own.shared);
  expect(retryAfterMs(result, 0)).toBe(1_000);
});

test('a body of exactly the limit is read, but not one byte more', async () => {
  await using server = await startFaultyServer(() => ({
    name: 'respond',
    body: 'x'.repeat(1_000),
  }));
  await using own = testConnections();
  const ask = (maxBytes: number) =>
    exchangeWith(server.origin, own.own(), { limits: { ...PATIENT, maxBytes } });
  expect(await ask(1_000)).toMatchObject({ kind: 'response', body: 'x'.repeat(1_000) });
  expect(await ask(999)).toMatchObject({
    kind: 'fault',
    sent: true,
    code: 'TOO_LARGE',
    status: 200,
  });
});

test('a request that the dispatcher refuses was not sent', async () => {
  await using own = testConnections();
  const result = await exchangeWith('http://127.0.0.1:9', own.shared, {
    headers: { 'x-bad': 'a\nb' },
  });
  expect(result).toMatchObject({ kind: 'fault', sent: false });
});
