import { Client } from 'undici';
import { expect, test } from 'vitest';
import type { FailedRequest } from '../../src/http/failed-request.ts';
import type { Clock } from '../../src/runner/clock.ts';
import { afterReading } from '../faults/carry-out.ts';
import type { CERTIFICATES } from '../faults/certificates.ts';
import { type Fault, respond } from '../faults/faults.ts';
import { REFUSING_PORT } from '../faults/ports.ts';
import { startFaultyServer } from '../faults/server.ts';
import { countChecks } from '../support/figures.ts';
import { wordsOf } from '../support/words.ts';
import { type ClientOptions, JOB, PATIENT, realClient } from './real-client.ts';

/** A POST and a GET at the same time. */
async function ask(base: string, options: ClientOptions = {}) {
  await using client = realClient(base, options);
  countChecks('faults of the service', 2);

  const both = [client.post({ prompt: 'Do it' }), client.retrieve('job_1')] as const;
  return (await Promise.all(both)) as [FailedRequest, FailedRequest];
}

/** Time that is up once that has happened, and what was sent has been read. */
function afterThat(happened: Promise<unknown>): Clock['after'] {
  return (_ms, run) => {
    void happened.then(() => afterReading(run));
    return () => {};
  };
}

test.each<Fault>([
  { name: 'close-on-accept' },
  { name: 'reset-after-request' },
  { name: 'stall-before-headers' },
  { name: 'truncate-in-body', body: JSON.stringify(JOB) },
  { name: 'endless-body' },
  respond(200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }),
  respond(200, '{"id": "job_'),
])('after $name, a POST may have arrived, and a GET may be repeated', async (fault) => {
  await using server = await startFaultyServer([fault]);
  const isStall = fault.name === 'stall-before-headers';
  const options = isStall ? { after: afterThat(server.carriedOut(2)) } : {};

  const results = await ask(server.origin, options);

  expect(results).toMatchObject([{ failure: 'unclear' }, { failure: 'transient' }]);
  expect(server.requests.length).toBeLessThanOrEqual(2);
});

test('a response that does not end is given up after the time for the whole request', async () => {
  await using server = await startFaultyServer([{ name: 'endless-body' }]);

  const [post] = await ask(server.origin, {
    limits: { ...PATIENT, totalMs: 201, maxBytes: Infinity },
  });

  expect(post).toMatchObject({ failure: 'unclear' });
  expect(wordsOf(post.happened)).toMatch(/TIMEOUT: no complete response within 0.2 s/);
});

async function expectNotSent(base: string, code: RegExp, options?: ClientOptions) {
  const [post, get] = await ask(base, options);

  expect([post, get]).toMatchObject([{ failure: 'transient' }, { failure: 'transient' }]);
  const words = wordsOf(post.happened);
  expect(words).toMatch(/^The service could not be reached \(\S+: \S/);
  expect(words).toMatch(code);
}

/** Nothing answers a packet. */
const silent = { make: () => new Client('http://127.0.0.1:9', { connect: () => {} }) };
const hurried = { ...PATIENT, connectMs: 150 };
const hasty = { ...silent, limits: { ...PATIENT, totalMs: 50 } };
const SILENT = 'http://127.0.0.1:9';

test.each<[cause: string, base: string, code: RegExp, options?: ClientOptions]>([
  ['the name does not exist', 'http://service.invalid', /ENOTFOUND|EAI_AGAIN/],
  ['the port refuses', `http://127.0.0.1:${REFUSING_PORT}`, /ECONNREFUSED/],
  // Two addresses fail as one error that has no words of its own.
  ['two addresses refuse', `http://localhost:${REFUSING_PORT}`, /ECONNREFUSED: connect ECONNREF/],
  ['no packet is answered', SILENT, /TIMEOUT/, { ...silent, limits: hurried }],
  ['the run has no time', SILENT, /no complete response within 0.05 s/, hasty],
])('nothing is sent if %s', (_, base, code, options) => expectNotSent(base, code, options));

test.each<[how: string, Fault, code: RegExp, tls?: keyof typeof CERTIFICATES]>([
  ['ends', { name: 'close-on-accept' }, /ECONNRESET/, 'trusted'],
  ['is reset', { name: 'reset-on-accept' }, /ECONNRESET|EPIPE/, 'trusted'],
  ['stalls', { name: 'stall-on-accept' }, /TIMEOUT: no connection within 0.15 s/, 'trusted'],
  ['shows an unknown certificate', respond(200, JOB), /UNABLE_TO_VERIFY/, 'trusted'],
  ['is answered without TLS', respond(200, JOB), /SSL|EPROTO|RESET/],
])('nothing is sent if the TLS handshake %s', async (_, fault, code, tls) => {
  await using server = await startFaultyServer([fault], tls && { tls });
  const limits = fault.name === 'stall-on-accept' ? hurried : PATIENT;

  await expectNotSent(server.origin.replace('http:', 'https:'), code, { limits });

  expect(server.requests).toEqual([]);
});
