import { ProxyAgent, request } from 'undici';
import { expect, test } from 'vitest';
import { certificates } from './certificates.ts';
import { type ConnectProxy, startConnectProxy } from './connect-proxy.ts';
import { respond } from './faults.ts';
import { startFaultyServer } from './server.ts';

function through(proxy: ConnectProxy, url = proxy.url): ProxyAgent {
  return new ProxyAgent({
    uri: url,
    requestTls: { ca: certificates().ca },
  });
}

test('a made-up host leads to loopback, through a tunnel that the certificate still holds in', async () => {
  await using server = await startFaultyServer([respond(200, { ok: true })], { tls: 'trusted' });
  await using proxy = await startConnectProxy({ hosts: { 'docs.test:443': server.port } });
  const response = await request('https://docs.test/v2/x', { dispatcher: through(proxy) });
  expect(await response.body.json()).toEqual({ ok: true });
  expect(proxy.tunnels).toEqual(['docs.test:443']);
  expect(server.requests[0]).toMatchObject({
    path: '/v2/x',
    headers: expect.objectContaining({ host: 'docs.test' }),
  });
});

test('loopback needs no entry, other hosts are refused', async () => {
  await using server = await startFaultyServer([respond(200)]);
  await using proxy = await startConnectProxy();
  expect((await request(server.origin, { dispatcher: through(proxy) })).statusCode).toBe(200);
  await expect(request('https://docs.test/', { dispatcher: through(proxy) })).rejects.toThrow('502');
  expect(proxy.requests.map(({ target, status }) => [target, status])).toEqual([
    [`127.0.0.1:${server.port}`, 200],
    ['docs.test:443', 502],
  ]);
});

test('credentials', async () => {
  await using server = await startFaultyServer([respond(200)]);
  await using proxy = await startConnectProxy({ credentials: { user: 'a b', password: 'c:@' } });
  const bare = `http://127.0.0.1:${proxy.port}`;
  await expect(request(server.origin, { dispatcher: through(proxy, bare) })).rejects.toThrow('407');
  expect((await request(server.origin, { dispatcher: through(proxy) })).statusCode).toBe(200);
  expect(proxy.requests.map(({ status }) => status)).toEqual([407, 200]);
});

test('a proxy may refuse everything, and takes no absolute addresses', async () => {
  await using proxy = await startConnectProxy({ refuseWith: 503, hosts: { 'docs.test:443': 1 } });
  await expect(request('https://docs.test/', { dispatcher: through(proxy) })).rejects.toThrow('503');
  const direct = await request(`http://127.0.0.1:${proxy.port}/x`);
  expect(direct.statusCode).toBe(501);
  expect(proxy.requests.at(-1)).toMatchObject({ method: 'GET', target: '/x', status: 501 });
});
