import { expect, test } from 'vitest';
import { connections } from '../../src/runner/connections.ts';
import type { Limits } from '../../src/service/exchange.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import { respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, REFUSING_PORT, realAfter, realClient } from './real-client.ts';

/** The action's own connections, under that environment. */
async function ask(base: string, env: Record<string, string>, limits: Partial<Limits> = {}) {
  const own = connections(realAfter, env);
  await using client = realClient(base, { make: () => own.own(), limits });
  try {
    return [await client.create('Do it'), await client.retrieve('job_1')];
  } finally {
    own.close();
  }
}

test.each(['HTTP_PROXY', 'http_proxy'])('%s is obeyed, with its credentials', async (name) => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  await using proxy = await startConnectProxy({ credentials: { user: 'user', password: 'p@ss' } });
  const answers = await ask(server.origin, { [name]: proxy.url });
  expect(answers).toMatchObject([{ class: 'accepted' }, { kind: 'job' }]);
  expect(proxy.tunnels).toEqual([`127.0.0.1:${server.port}`, `127.0.0.1:${server.port}`]);
});

test.each(['HTTPS_PROXY', 'https_proxy'])('%s is asked for https', async (name) => {
  await using proxy = await startConnectProxy({ refuseWith: 403 });
  const [attempt] = await ask('https://docs.test', { [name]: proxy.url });
  expect(attempt).toMatchObject({ class: 'not-sent' });
  expect(proxy.requests[0]).toMatchObject({ method: 'CONNECT', target: 'docs.test:443' });
});

test.each(['NO_PROXY', 'no_proxy'])('%s is obeyed', async (name) => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  await using proxy = await startConnectProxy();
  const answers = await ask(server.origin, { HTTP_PROXY: proxy.url, [name]: '127.0.0.1' });
  expect(answers).toMatchObject([{ class: 'accepted' }, { kind: 'job' }]);
  expect(proxy.requests).toEqual([]);
});

test('without a proxy there is none', async () => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  expect(await ask(server.origin, {})).toMatchObject([{ class: 'accepted' }, { kind: 'job' }]);
});

test('GETs of a run share their dispatcher, POSTs do not', () => {
  const own = connections(realAfter, {});
  expect(own.shared).toBe(own.shared);
  expect(own.own()).not.toBe(own.own());
  own.close();
});

test('a proxy that is not there: the error is the one of the connection', async () => {
  const [attempt] = await ask('https://docs.test', { HTTPS_PROXY: `http://127.0.0.1:${REFUSING_PORT}` });
  expect(attempt).toMatchObject({
    class: 'not-sent',
    what: expect.stringMatching(/\(ECONNREFUSED: no way through the proxy: connect ECONNREFUSED/),
  });
});

test('a proxy that talks where the tunnel should be is not asked at full speed', async () => {
  await using proxy = await startFaultyServer([
    { name: 'respond', status: 200, headers: { 'content-length': '5' }, body: 'hello' },
  ]);
  const [attempt] = await ask('http://127.0.0.1:9', { HTTP_PROXY: proxy.origin }, { connectMs: 450 });
  expect(attempt).toMatchObject({ class: 'not-sent' });
  expect(proxy.connections).toBeGreaterThan(0);
  // Two exchanges of 450 ms each, with a tunnel every 100 ms.
  expect(proxy.connections).toBeLessThanOrEqual(12);
});

test('a proxy that hangs up on CONNECT is not asked again and again', async () => {
  await using proxy = await startFaultyServer([{ name: 'close-without-answer' }]);
  const [attempt] = await ask('https://docs.test', { HTTPS_PROXY: proxy.origin });
  expect(attempt).toMatchObject({ class: 'not-sent' });
  // One for the POST and one for the GET.
  expect(proxy.connections).toBeLessThanOrEqual(2);
});
