import { Agent, type buildConnector } from 'undici';
import { expect, test } from 'vitest';
import type { FailedRequest } from '../../src/service/failed-request.ts';
import { AUTHORITY } from '../faults/certificates.ts';
import { type ConnectionFault, respond } from '../faults/faults.ts';
import { REFUSING_PORT, startFullListener } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { wordsOf } from '../support/words.ts';
import { type ClientOptions, JOB, realClient } from './real-client.ts';

/** Both kinds of request: a POST was not sent, and a GET may be asked again. */
async function expectNotSent(base: string, code: RegExp, options: ClientOptions = {}) {
  await using client = realClient(base, options);

  const post = await client.post({ prompt: 'Do it' });
  const get = await client.retrieve('job_1');

  const failed = { kind: 'failure', failure: 'transient', status: undefined, serviceMessage: '' };
  expect([post, get]).toMatchObject([failed, failed]);
  const happened = wordsOf((post as FailedRequest).happened);
  expect(happened).toMatch(/^The service could not be reached \(\S+: \S/);
  expect(happened).toMatch(code);
}

/** A short limit for connections that are never established. */
const IMPATIENT = { limits: { connectMs: 150 } };
const silent = { connect: () => {} };

test.each<[cause: string, base: string, code: RegExp, ClientOptions?]>([
  ['the name does not exist', 'http://service.invalid', /ENOTFOUND|EAI_AGAIN/],
  ['the port refuses', `http://127.0.0.1:${REFUSING_PORT}`, /ECONNREFUSED/],
  // Two addresses fail as one error that has no words of its own.
  [
    'both addresses refuse',
    `http://localhost:${REFUSING_PORT}`,
    /ECONNREFUSED: connect ECONNREFUSED/,
  ],
  ['no answer to a packet', 'http://127.0.0.1:9', /TIMEOUT/, { ...silent, ...IMPATIENT }],
  ['no time for the rest', 'http://127.0.0.1:9', /TIMEOUT/, { ...silent, limits: { totalMs: 50 } }],
])('nothing is sent if %s', (_cause, ...row) => expectNotSent(...row));

test('nothing is sent if the listener does not accept the connection', async () => {
  await using full = await startFullListener();
  const base = `http://127.0.0.1:${full.port}`;
  await expectNotSent(base, /TIMEOUT: no connection within 0.15 s/, IMPATIENT);
});

test.each<[ConnectionFault, code: RegExp]>([
  [{ name: 'tls-reset' }, /ECONNRESET|EPIPE/],
  [{ name: 'tls-close' }, /ECONNRESET/],
  [{ name: 'tls-stall' }, /TIMEOUT/],
  [{ name: 'tls-plain-text' }, /ERR_SSL|EPROTO/],
])('nothing is sent if %j', async (fault, code) => {
  await using server = await startFaultyServer([fault], { tls: 'trusted' });
  await expectNotSent(server.origin, code, fault.name === 'tls-stall' ? IMPATIENT : {});
  expect(server.requests).toEqual([]);
});

test.each<[string, tls: 'trusted' | 'expired', connect: buildConnector.BuildOptions, code: RegExp]>(
  [
    ['of an authority that is not known', 'trusted', {}, /UNABLE_TO_VERIFY/],
    ['that has expired', 'expired', { ca: AUTHORITY }, /CERT_HAS_EXPIRED/],
    [
      'of another host',
      'trusted',
      { ca: AUTHORITY, servername: 'other.test' },
      /ERR_TLS_CERT_ALTNAME_INVALID/,
    ],
  ],
)('nothing is sent if the certificate is %s', async (_cause, tls, connect, code) => {
  await using server = await startFaultyServer([respond(200, JOB)], { tls });
  const make = () => new Agent({ connect });
  await expectNotSent(server.origin, code, { make });
  expect(server.requests).toEqual([]);
});

test('nothing is sent if the port does not speak TLS', async () => {
  await using server = await startFaultyServer([respond(200, JOB)]);
  // It takes the hello for the beginning of a request, and waits for the rest.
  await expectNotSent(server.origin.replace('http:', 'https:'), /TIMEOUT|RESET/, IMPATIENT);
  expect(server.requests).toEqual([]);
});
