import { Agent, request } from 'undici';
import { expect, test } from 'vitest';
import { respond } from './faults.ts';
import { startFaultyServer } from './server.ts';

// What each fault does to a client, the tests of the product's own client show (`service/`).

const long = 'x'.repeat(4 * 1024 * 1024);
const post = (url: string, body = '{}', dispatcher = new Agent()) =>
  request(url, { method: 'POST', body, dispatcher });

test('one fault an exchange, the last repeats, on kept connections too', async () => {
  await using server = await startFaultyServer([respond(500), respond(429), respond(200)]);
  const agent = new Agent({ connections: 1 });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++) {
    const { statusCode, body } = await post(server.origin, '{}', agent);
    statuses.push(statusCode);
    await body.dump();
  }
  expect(statuses).toEqual([500, 429, 200, 200]);
  expect(server.connections).toBe(1);
});

test('a request is recorded as far as it arrived', async () => {
  await using server = await startFaultyServer([
    respond(200),
    { name: 'reset-on-accept' },
    { name: 'reset-after-headers' },
  ]);
  await post(`${server.origin}/v2/job?x=1`, '{"prompt":"x"}');
  await expect(post(server.origin)).rejects.toThrow();
  await expect(post(server.origin, long)).rejects.toThrow();
  expect(server.exchanges).toMatchObject([
    { method: 'POST', path: '/v2/job', target: '/v2/job?x=1', body: '{"prompt":"x"}', bodyComplete: true },
    { method: '', headComplete: false },
    { headComplete: true, bodyComplete: false },
  ]);
  expect(server.requests).toHaveLength(2);
});

test('an early answer reaches a client that is still sending', async () => {
  await using server = await startFaultyServer([{ name: 'respond-early', status: 413, body: 'no' }]);
  expect((await post(server.origin, long)).statusCode).toBe(413);
});

test('a function chooses by what was asked for, and may refuse connections', async () => {
  await using server = await startFaultyServer(({ path }) => respond(path === '/a' ? 200 : 404), {
    onConnection: (connection) => (connection === 0 ? { name: 'reset-on-accept' } : undefined),
  });
  await expect(post(server.origin)).rejects.toThrow();
  expect((await post(`${server.origin}/a`)).statusCode).toBe(200);
  expect((await post(`${server.origin}/b`)).statusCode).toBe(404);
});
