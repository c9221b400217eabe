import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Agent, ProxyAgent } from 'undici';
import { describe, expect, test } from 'vitest';
import { certificates } from '../faults/certificates.ts';
import { startConnectProxy } from '../faults/connect-proxy.ts';
import type { ConnectionFault } from '../faults/faults.ts';
import { respond } from '../faults/faults.ts';
import { startFullListener } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { record } from '../support/report.ts';
import { type ClientOptions, JOB, REFUSING_PORT, realClient } from './real-client.ts';

/** Both kinds of request: a POST was not sent, and a GET may be asked again. */
async function expectNotSent(cause: string, base: string, options: ClientOptions = {}): Promise<string> {
  await using client = realClient(base, options);
  const attempt = await client.create('Do it');
  expect(attempt).toMatchObject({ class: 'not-sent', words: '', stopped: false });
  expect(attempt).not.toHaveProperty('status');
  expect(attempt.what).toMatch(/^could not be reached \(\S+: \S/);
  const reading = await client.retrieve('job_1');
  expect(reading).toMatchObject({ kind: 'failure', failure: 'may-fail' });
  record('causes and their classes', { labels: { class: 'not sent', cause } });
  return attempt.what;
}

/** Short, for connections that never come about. */
const IMPATIENT = { connectMs: 150 };

describe('nothing was sent where no connection came about', () => {
  test('the name does not exist', async () => {
    expect(await expectNotSent('DNS', 'http://service.invalid')).toMatch(/ENOTFOUND|EAI_AGAIN/);
  });

  test('the port refuses', async () => {
    const what = await expectNotSent('refused', `http://127.0.0.1:${REFUSING_PORT}`);
    expect(what).toContain('ECONNREFUSED');
  });

  test('every address of a name refuses, and the words say so', async () => {
    // Two addresses fail as one error that has no words of its own.
    const what = await expectNotSent('refused, two addresses', `http://localhost:${REFUSING_PORT}`);
    expect(what).toMatch(/ECONNREFUSED: connect ECONNREFUSED/);
  });

  test('connecting takes too long: the listener does not accept', async () => {
    await using full = await startFullListener();
    const base = `http://127.0.0.1:${full.port}`;
    const what = await expectNotSent('connect time-out', base, { limits: IMPATIENT });
    expect(what).toContain('TIMEOUT: no connection within 0.15 s');
  });

  test('connecting takes too long: the connector never calls back', async () => {
    await expectNotSent('connect time-out, no packet', 'http://127.0.0.1:9', {
      connect: () => {},
      limits: IMPATIENT,
    });
  });

  test('the limit of the whole exchange is up while it still connects', async () => {
    await expectNotSent('total time-out while connecting', 'http://127.0.0.1:9', {
      connect: () => {},
      limits: { totalMs: 50 },
    });
  });
});

describe('nothing was sent where TLS did not come about', () => {
  test.each<[ConnectionFault, code: RegExp]>([
    [{ name: 'tls-reset' }, /ECONNRESET|EPIPE/],
    [{ name: 'tls-close' }, /ECONNRESET/],
    [{ name: 'tls-stall' }, /TIMEOUT/],
    [{ name: 'tls-plain-text' }, /ERR_SSL|EPROTO/],
    [{ name: 'tls-certificate', kind: 'selfSigned' }, /DEPTH_ZERO_SELF_SIGNED_CERT/],
    [{ name: 'tls-certificate', kind: 'expired' }, /CERT_HAS_EXPIRED/],
    [{ name: 'tls-certificate', kind: 'otherHost' }, /ERR_TLS_CERT_ALTNAME_INVALID/],
  ])('%j', async (fault, code) => {
    await using server = await startFaultyServer([fault], { tls: 'trusted' });
    const limits = fault.name === 'tls-stall' ? IMPATIENT : {};
    expect(await expectNotSent(Object.values(fault).join(' '), server.origin, { limits })).toMatch(code);
    expect(server.requests).toEqual([]);
  });

  test('an authority that is not known', async () => {
    await using server = await startFaultyServer([respond(200, JOB)], { tls: 'trusted' });
    const make = () => new Agent();
    expect(await expectNotSent('TLS, unknown authority', server.origin, { make })).toMatch(/UNABLE_TO_/);
    expect(server.requests).toEqual([]);
  });

  test('a port that speaks no TLS', async () => {
    await using server = await startFaultyServer([respond(200, JOB)]);
    // It takes the hello for the beginning of a request, and waits for the rest.
    const base = server.origin.replace('http:', 'https:');
    await expectNotSent('TLS to a plain port', base, { limits: IMPATIENT });
    expect(server.requests).toEqual([]);
  });
});

describe('nothing was sent where a proxy gave no tunnel', () => {
  const { ca } = certificates();
  const through = (url: string): ClientOptions => ({
    make: () => new ProxyAgent({ uri: url, requestTls: { ca } }),
  });

  test.each([407, 403, 502, 503])('CONNECT is answered %i', async (status) => {
    await using server = await startFaultyServer([respond(200, JOB)], { tls: 'trusted' });
    await using proxy = await startConnectProxy({ refuseWith: status });
    for (const base of [server.origin, server.origin.replace('https:', 'http:')]) {
      const what = await expectNotSent(`proxy ${status}`, base, through(proxy.url));
      expect(what).toContain(String(status));
    }
    expect(server.connections).toBe(0);
  });

  test('the proxy asks for credentials', async () => {
    await using proxy = await startConnectProxy({ credentials: { user: 'u', password: 'not-a-real-one' } });
    const what = await expectNotSent('proxy asks for credentials', 'https://docs.test', {
      ...through(`http://u:wrong-password@127.0.0.1:${proxy.port}`),
    });
    expect(what).not.toContain('wrong-password');
  });

  test('the proxy is not there', async () => {
    const proxy = `http://127.0.0.1:${REFUSING_PORT}`;
    expect(await expectNotSent('proxy refused', 'https://docs.test', through(proxy))).toMatch(/ECONNREFUSED/);
  });

  test('the proxy hangs up on CONNECT', async () => {
    const proxy = createServer((socket) => socket.once('data', () => socket.end()).on('error', () => {}));
    let connections = 0;
    proxy.on('connection', () => connections++).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    await expectNotSent('proxy hangs up', 'https://docs.test', { ...through(url), limits: IMPATIENT });
    proxy.close();
    expect(connections).toBeGreaterThan(0);
  });

  test('the certificate behind the tunnel does not verify', async () => {
    await using server = await startFaultyServer([respond(200, JOB)], { tls: 'selfSigned' });
    await using proxy = await startConnectProxy({ hosts: { 'docs.test:443': server.port } });
    await expectNotSent('TLS behind a proxy', 'https://docs.test', through(proxy.url));
    expect(proxy.tunnels).toContain('docs.test:443');
    expect(server.requests).toEqual([]);
  });

  test('while a tunnel that stands carries both', async () => {
    await using server = await startFaultyServer([respond(200, JOB)], { tls: 'trusted' });
    await using proxy = await startConnectProxy({ hosts: { 'docs.test:443': server.port } });
    await using client = realClient('https://docs.test', through(proxy.url));
    expect(await client.create('Do it')).toMatchObject({ class: 'accepted' });
    expect(await client.retrieve('job_1')).toMatchObject({ kind: 'job' });
    expect(proxy.tunnels).toHaveLength(2);
  });
});
