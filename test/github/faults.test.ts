import { expect, test } from 'vitest';
import { connections } from '../../src/runner/network.ts';
import type { Fault } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { countChecks } from '../support/figures.ts';
import { connectTo } from './connect.ts';

const COMMENT = '/repos/{owner}/{repo}/issues/1/comments';
const body = '{"id": 7}';

/** How often a call reaches GitHub if each attempt meets the fault, and how it ends. */
async function call(method: 'POST' | 'GET', url: string) {
  using network = connections({});
  const api = await connectTo({ url }, 'ghs_a', 'o/r', { network });
  countChecks('faults of GitHub', 1);
  const text = method === 'POST' ? { body: 'x' } : {};
  return await api.call(`${method} ${COMMENT}`, text).catch((error) => error);
}

const ATTEMPTS = 4;

test.each<Fault>([
  { name: 'close-without-answer' },
  { name: 'reset-after-request' },
  { name: 'truncate-in-headers' },
  { name: 'reset-in-headers' },
  { name: 'truncate-in-body', body },
  { name: 'reset-in-body', body },
  { name: 'garbage', bytes: '<!doctype html>' },
])('after $name, a GET is repeated, and a POST that may have arrived is not', async (fault) => {
  await using server = await startFaultyServer([fault]);

  const post = await call('POST', server.origin);
  const posts = server.requests.length;
  await call('GET', server.origin);

  expect(post).toMatchObject({
    name: 'GitHubError',
    failed: { failure: 'unclear', status: undefined },
  });
  expect([posts, server.requests.length - posts]).toEqual([1, ATTEMPTS]);
});

test('a POST that was not sent is repeated, like a GET', async () => {
  const post = await call('POST', `http://127.0.0.1:${REFUSING_PORT}`);

  expect(post).toMatchObject({ message: expect.stringMatching(/ECONNREFUSED/) });
});

test('a POST that meets a broken TLS handshake is repeated', async () => {
  await using server = await startFaultyServer([{ name: 'reset-on-accept' }], { tls: 'trusted' });

  const post = await call('POST', server.origin);

  expect(post).toMatchObject({ failed: { failure: 'transient' } });
  expect([server.connections, server.requests.length]).toEqual([ATTEMPTS, 0]);
});
