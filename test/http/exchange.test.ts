import { getEventListeners } from 'node:events';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { expect, test } from 'vitest';
import { exchange, type HttpRequest } from '../../src/http/exchange.ts';
import { clock } from '../../src/runner/clock.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, PATIENT, testConnections } from '../service/real-client.ts';

const STOPPED = { kind: 'network-error', code: 'STOPPED' };

/** One POST. */
function exchangeWith(
  url: string,
  dispatcher: Dispatcher,
  { signal, after = clock.after }: Partial<Parameters<typeof exchange>[1]> = {},
) {
  const request: HttpRequest = {
    method: 'POST',
    url: new URL(url),
    headers: {},
    body: '{"prompt":"x"}',
    limits: PATIENT,
  };
  return exchange(request, { dispatcher, after, signal });
}

test('nothing is sent after a signal before the request begins', async () => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  await using own = testConnections();

  const result = await exchangeWith(server.origin, own.shared, { signal: AbortSignal.abort() });

  expect(result).toMatchObject({ ...STOPPED, sent: false });
  expect(server.connections).toBe(0);
});

test('after a signal while connecting, no byte is written on a connection that comes just then', async () => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  // The first connection of a process also waits for undici's parser.
  await using other = testConnections();
  await exchangeWith(`${server.origin}/first`, other.shared);
  const late = Promise.withResolvers<() => void>();
  let connections = 0;
  const connect: buildConnector.connector = (options, callback) =>
    buildConnector({})(options, (...result) => {
      connections += 1;
      if (connections > 1) callback(...result);
      else late.resolve(() => callback(...result));
    });
  await using own = testConnections(() => new Agent({ connect }));
  const stop = new AbortController();

  const result = exchangeWith(server.origin, own.shared, { signal: stop.signal });
  const handOver = await late.promise;
  handOver();
  stop.abort();
  expect(await result).toMatchObject({ ...STOPPED, sent: false });

  // Another exchange on the same dispatcher is answered: the late connection had its chance before.
  const next = exchangeWith(`${server.origin}/next`, own.shared);
  expect(await next).toMatchObject({ kind: 'response', status: 201 });
  expect(server.requests.map(({ path }) => path)).toEqual(['/first', '/next']);
});

test.each(['response', 'network-error'])(
  'no time limit or listener remains after a %s',
  async (kind) => {
    const fault = { name: 'reset-after-request' } as const;
    await using server = await startFaultyServer([
      kind === 'network-error' ? fault : respond(201, JOB),
    ]);
    await using own = testConnections();
    const running = new Set<() => void>();
    const after = (_ms: number, run: () => void) => {
      running.add(run);
      return () => void running.delete(run);
    };
    const { signal } = new AbortController();

    const result = await exchangeWith(server.origin, own.shared, { after, signal });

    expect(result).toMatchObject({ kind });
    expect([running.size, getEventListeners(signal, 'abort')]).toEqual([0, []]);
  },
);

test('the limit for connecting does not end a request that was sent', async () => {
  const limits: (() => void)[] = [];
  await using server = await startFaultyServer(() => {
    limits[0]?.();
    return respond(201, JOB);
  });
  await using own = testConnections();
  const after = (_ms: number, run: () => void) => {
    limits.push(run);
    return () => {};
  };

  const result = await exchangeWith(server.origin, own.shared, { after });

  expect(result).toMatchObject({ kind: 'response', status: 201 });
});
