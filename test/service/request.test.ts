import { getEventListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { buildConnector, type Dispatcher } from 'undici';
import { expect, test } from 'vitest';
import { clock } from '../../src/runner/clock.ts';
import { retryAfterMs } from '../../src/service/failed-request.ts';
import { exchange, type HttpRequest } from '../../src/service/request.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, PATIENT, realClient, testConnections } from './real-client.ts';

const STOPPED = { kind: 'fault', code: 'STOPPED' };

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

test('a signal before the request begins: nothing is sent', async () => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  await using own = testConnections();

  const result = await exchangeWith(server.origin, own.shared, { signal: AbortSignal.abort() });

  expect(result).toMatchObject({ ...STOPPED, sent: false });
  expect(server.connections).toBe(0);
});

/** Connects, but hands the first connection over only once it is released, at once. */
function slowConnect() {
  const connected = Promise.withResolvers<void>();
  let isReleased = false;
  let release = () => {};
  const connect: buildConnector.connector = (options, callback) => {
    buildConnector({})(options, (...result) => {
      if (isReleased) return callback(...result);
      release = () => callback(...result);
      connected.resolve();
    });
  };
  return {
    connect,
    connected: connected.promise,
    release() {
      isReleased = true;
      release();
    },
  };
}

test('a signal while connecting: no byte is written on a connection that comes just then', async () => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  const at = (path: string) => ({ url: new URL(path, server.origin) });
  // The first connection of a process also waits for undici's parser.
  await using other = testConnections();
  await exchangeWith(server.origin, other.shared, at('/first'));
  const slow = slowConnect();
  await using own = testConnections(slow);
  const stop = new AbortController();

  const result = exchangeWith(server.origin, own.shared, { signal: stop.signal });
  await slow.connected;
  slow.release();
  stop.abort();
  expect(await result).toMatchObject({ ...STOPPED, sent: false });

  // Another exchange on the same dispatcher is answered: the late connection had its chance before.
  const next = exchangeWith(server.origin, own.shared, at('/next'));
  expect(await next).toMatchObject({ kind: 'response', status: 201 });
  expect(server.requests.map(({ path }) => path)).toEqual(['/first', '/next']);
});

test('a POST that was stopped before it had a connection is not unclear', async () => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  const slow = slowConnect();
  await using client = realClient(server.origin, slow);
  const stop = new AbortController();

  const result = client.post({ prompt: 'Do it' }, stop.signal);
  await slow.connected;
  stop.abort();

  expect(await result).toMatchObject({ kind: 'failure', failure: 'transient' });
});

test('a signal while waiting for the answer: the request was sent', async () => {
  await using server = await startFaultyServer([{ name: 'stall-before-headers' }]);
  await using own = testConnections();
  const stop = new AbortController();

  const result = exchangeWith(server.origin, own.shared, { signal: stop.signal });
  await server.carriedOut(1);
  stop.abort();

  expect(await result).toMatchObject({ ...STOPPED, sent: true });
});

test('a signal after the answer changes nothing', async () => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  await using own = testConnections();
  const stop = new AbortController();

  const result = await exchangeWith(server.origin, own.shared, { signal: stop.signal });
  stop.abort();
  await turn();

  expect(result).toMatchObject({ kind: 'response', status: 201 });
});

test.each(['response', 'fault'])('no time limit or listener remains after a %s', async (kind) => {
  const fault = { name: 'reset-after-request' } as const;
  await using server = await startFaultyServer([kind === 'fault' ? fault : respond(201, JOB)]);
  await using own = testConnections();
  const running = new Set<() => void>();
  const after = (_ms: number, run: () => void) => {
    running.add(run);
    return () => void running.delete(run);
  };
  const { signal } = new AbortController();

  const result = await exchangeWith(server.origin, own.own(), { after, signal });

  expect(result).toMatchObject({ kind });
  expect([running.size, getEventListeners(signal, 'abort')]).toEqual([0, []]);
});

test('a request that exceeds both limits settles once, as not sent', async () => {
  await using own = testConnections({ connect: () => {} });
  const limits = { ...PATIENT, connectMs: 20, totalMs: 20 };

  const result = exchangeWith('http://127.0.0.1:9', own.shared, { limits });

  expect(await result).toMatchObject({ sent: false, code: 'TIMEOUT' });
});

test('the first of two Retry-After headers counts', async () => {
  const headers = { 'Retry-After': ['1', '99'], 'X-Other': 'Ünï' };
  await using server = await startFaultyServer([{ name: 'respond', headers }]);
  await using own = testConnections();

  const result = await exchangeWith(server.origin, own.shared);

  expect(retryAfterMs(result, 0)).toBe(1_000);
});

test.each([
  [1_000, { kind: 'response', body: 'x'.repeat(1_000) }],
  [999, { kind: 'fault', sent: true, code: 'TOO_LARGE', status: 200 }],
])('of a body of 1,000 bytes, %i may be read', async (maxBytes, expected) => {
  const body = 'x'.repeat(1_000);
  await using server = await startFaultyServer([{ name: 'respond', body }]);
  await using own = testConnections();

  const limits = { ...PATIENT, maxBytes };
  const result = await exchangeWith(server.origin, own.own(), { limits });

  expect(result).toMatchObject(expected);
});

test('a request that the dispatcher refuses was not sent', async () => {
  await using own = testConnections();

  const headers = { 'x-bad': 'a\nb' };
  const result = await exchangeWith('http://127.0.0.1:9', own.shared, { headers });

  expect(result).toMatchObject({ kind: 'fault', sent: false });
});
