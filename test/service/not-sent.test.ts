import { Agent, type buildConnector } from 'undici';
import { describe, expect, test } from 'vitest';
import { toLog } from '../../src/text/markdown.ts';
import { AUTHORITY } from '../faults/certificates.ts';
import { type ConnectionFault, respond } from '../faults/faults.ts';
import { REFUSING_PORT, startFullListener } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { record } from '../support/report.ts';
import { type ClientOptions, JOB, realClient } from './real-client.ts';

/** Both kinds of request: a POST was not sent, and a GET may be asked again. */
async function expectNotSent(cause: string, base: string, options: ClientOptions = {}): Promise<string> {
  await using client = realClient(base, options);
  const attempt = await client.post({ prompt: 'Do it' });
  if (attempt.kind !== 'failure') throw new Error('Something answered.');
  expect(attempt).toMatchObject({ failure: 'transient', status: undefined, serviceMessage: '' });
  expect(toLog(attempt.what)).toMatch(/^could not be reached \(\S+: \S/);
  const reading = await client.retrieve('job_1');
  expect(reading).toMatchObject({ kind: 'failure', failure: 'transient' });
  record('causes and their classes', { labels: { failure: 'transient', cause } });
  return toLog(attempt.what);
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
  ])('%j', async (fault, code) => {
    await using server = await startFaultyServer([fault], { tls: 'trusted' });
    const limits = fault.name === 'tls-stall' ? IMPATIENT : {};
    expect(await expectNotSent(Object.values(fault).join(' '), server.origin, { limits })).toMatch(code);
    expect(server.requests).toEqual([]);
  });

  test.each<[string, tls: 'trusted' | 'expired', connect: buildConnector.BuildOptions, code: RegExp]>([
    ['of an authority that is not known', 'trusted', {}, /UNABLE_TO_VERIFY/],
    ['that has expired', 'expired', { ca: AUTHORITY }, /CERT_HAS_EXPIRED/],
    [
      'of another host',
      'trusted',
      { ca: AUTHORITY, servername: 'other.test' },
      /ERR_TLS_CERT_ALTNAME_INVALID/,
    ],
  ])('a certificate %s', async (cause, tls, connect, code) => {
    await using server = await startFaultyServer([respond(200, JOB)], { tls });
    const make = () => new Agent({ connect });
    expect(await expectNotSent(`TLS, a certificate ${cause}`, server.origin, { make })).toMatch(code);
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
