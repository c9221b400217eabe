import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/poll.ts';
import type { FailedRequest } from '../../src/service/failed-request.ts';
import { type Fault, htmlPage, redirect, respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { wordsOf } from '../support/words.ts';
import { afterThat, type ClientOptions, JOB, KEY, realClient } from './real-client.ts';

const body = JSON.stringify(JOB);
const raw = (text: string): Fault => ({ name: 'garbage', bytes: text });

/** A POST and a GET that are answered so. */
async function ask(fault: Fault, options: ClientOptions = {}) {
  await using server = await startFaultyServer([fault]);
  await using client = realClient(server.origin, options);
  return [await client.post({ prompt: 'Do it' }), await client.retrieve('job_1')] as const;
}

test.each([200, 201, 202, 299])('%i with a job is accepted', async (status) => {
  const read = { kind: 'value', value: { ...JOB, prLink: null } };

  expect(await ask(respond(status, JOB))).toEqual([read, read]);
});

const hints = 'HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n';
test.each<[string, Fault]>([
  [
    'interim responses before it',
    raw(`${hints}HTTP/1.1 201 Created\r\ncontent-length: ${body.length}\r\n\r\n${body}`),
  ],
  ['a byte order mark', respond(201, `\ufeff${body}`)],
  ['a body that ends with the connection', raw(`HTTP/1.1 200 OK\r\n\r\n${body}`)],
])('a job with %s is read', async (_, fault) => {
  expect(await ask(fault)).toMatchObject([{ value: JOB }, { value: JOB }]);
});

const unusable = { ...JOB, id: '../x' };
const notExpected = /^The service returned 20[01], but not the expected response\.$/;
test.each<[Fault, what: RegExp, unexpected: boolean, serviceMessage: string]>([
  [htmlPage(), notExpected, true, 'a web page instead of JSON'],
  [respond(200, { error: 'none' }), notExpected, true, ''],
  [respond(201, unusable), notExpected, true, ''],
  [{ name: 'reset-in-body', status: 201, body }, /returned 201, .* was incomplete/, false, ''],
  [{ name: 'endless-body', status: 401 }, /TOO_LARGE/, false, ''],
  [respond(503, unusable), /^The service returned 503\.$/, false, JSON.stringify(unusable)],
  [redirect(302, '/'), /^The service returned 302, a redirect\.$/, false, ''],
  [raw('HTTP/1.1 100 Continue\r\n\r\n'), /bad response/, false, ''],
  [{ name: 'respond-early', status: 413, body: 'Too large.' }, /413/, false, 'Too large.'],
])(
  'the type of the answer %j is named, and whether another server may have sent it',
  async (fault, what, unexpected, serviceMessage) => {
    const [post] = await ask(fault);

    expect(post).toMatchObject({ unexpected, serviceMessage });
    expect(wordsOf((post as FailedRequest).happened)).toMatch(what);
  },
);

test.each<[Fault, told: number | undefined]>([
  [tooMany(7), 7_000],
  [tooMany(new Date(90_000)), 30_000],
  [tooMany(3, 503), 3_000],
])('Retry-After is passed on: %j', async (fault, retryAfterMs) => {
  // The fault's own Date is the machine's; a date is read against it, so it is replaced.
  const date = new Date(60_000).toUTCString();
  const dated = {
    ...fault,
    headers: { ...('headers' in fault ? fault.headers : {}), date },
  } as Fault;

  for (const failed of await ask(dated)) expect(failed).toMatchObject({ retryAfterMs });
});

test.each([
  [8 * 1024 * 1024, { kind: 'value' }],
  [
    8 * 1024 * 1024 + 1,
    { happened: expect.arrayContaining([{ code: expect.stringContaining('TOO_LARGE') }]) },
  ],
])('an answer of %i bytes respects the limit of 8 MiB', async (bytes, expected) => {
  const empty = JSON.stringify({ ...JOB, log: '' });
  const large = JSON.stringify({ ...JOB, log: 'x'.repeat(bytes - empty.length) });
  await using server = await startFaultyServer([respond(201, large)]);
  await using client = realClient(server.origin, { limits: 'own' });

  expect(await client.retrieve('job_1')).toMatchObject(expected);
});

test('connecting may take 10 s, a POST 60 s and a GET 30 s, or less if the run has less time', async () => {
  const limits: number[] = [];
  const after: Clock['after'] = (ms) => {
    limits.push(ms);
    return () => {};
  };
  await using server = await startFaultyServer(() => respond(200, JOB));
  await using client = realClient(server.origin, { limits: 'own', after });

  await client.post({ prompt: 'Do it' });
  for (const ms of [undefined, 30_001, 500, -1]) await client.retrieve('job_1', ms);

  const totals = limits.filter((_, index) => index % 2 === 1);
  expect(totals).toEqual([60_000, 30_000, 30_000, 500, 1]);
  expect(new Set(limits.filter((_, index) => index % 2 === 0))).toEqual(new Set([10_000]));
});

test.each([
  [40, '0.04 s'],
  [1_997.076_187, '2 s'],
])('a GET may get less time than its own limit: %d ms', async (ms, shown) => {
  await using server = await startFaultyServer([{ name: 'stall-before-headers' }]);
  await using client = realClient(server.origin, { after: afterThat(server.carriedOut(1)) });

  const reading = await client.retrieve('job_1', ms);

  const { happened } = reading as FailedRequest;
  expect(wordsOf(happened)).toContain(`no response within ${shown}`);
});

describe('no part of a key in an answer is shown', () => {
  const escaped = [...KEY]
    .map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
  test.each<[string, Fault]>([
    ['at the cut of the message', respond(400, `{"error":"${'x'.repeat(585)}${escaped}"}`)],
    ['in a job', respond(200, JSON.stringify({ ...JOB, model: KEY }).replace(KEY, escaped))],
    ['in the URL of a pull request', respond(200, { ...JOB, prLink: `x${KEY}` })],
    ['in the ID of a job', respond(200, { ...JOB, id: `job_${KEY}` })],
  ])('%s', async (_, fault) => {
    expect(JSON.stringify(await ask(fault))).not.toContain(KEY.slice(0, 12));
  });
});
