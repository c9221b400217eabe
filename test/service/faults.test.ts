import { expect, test } from 'vitest';
import type { Failure } from '../../src/poll.ts';
import type { FailedRequest } from '../../src/service/failed-request.ts';
import { type Fault, htmlPage, type RequestFault, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { countChecks } from '../support/figures.ts';
import { wordsOf } from '../support/words.ts';
import { afterThat, JOB, realClient } from './real-client.ts';

const body = JSON.stringify({ ...JOB, padding: 'x'.repeat(200) });
const raw = (text: string): RequestFault => ({ name: 'garbage', bytes: text });

/** What each means for a POST and for a GET, and the status that is known. */
type Row = [cause: string, Fault, post: Failure, get: Failure, status?: number];

const named = (fault: Fault): string =>
  JSON.stringify(fault).replaceAll(/x{9,}/g, 'x…').slice(0, 120);

const brokenOff = [
  { name: 'close-on-accept' },
  { name: 'reset-after-headers' },
  { name: 'reset-after-request' },
  { name: 'close-without-answer' },
  { name: 'stall-before-headers' },
  { name: 'stall-in-headers', body },
  { name: 'truncate-in-headers', body },
  { name: 'reset-in-headers', body },
  { name: 'large-headers', status: 201, body },
  ...[
    '',
    'HTTP/1.1 ',
    'HTTP/1.1 100 Continue\r\n\r\n',
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n',
    'HTTP/1.1 201 Created\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
    '<!doctype html><title>Not HTTP</title>',
  ].map(raw),
] satisfies Fault[];

/** The head is there, and the body breaks off: a no is a no, even if its explanation does. */
const inBody = (
  ['truncate-in-body', 'reset-in-body', 'stall-in-body', 'endless-body'] as const
).flatMap((name) => {
  const row = (status: number, post: Failure, get: Failure): Row => [
    `${name} of ${status}`,
    { name, status, body },
    post,
    get,
    status,
  ];
  return [
    row(200, 'unclear', 'transient'),
    row(503, 'unclear', 'transient'),
    row(302, 'permanent', 'permanent'),
    row(404, 'gone', 'gone'),
  ];
});

const brokenChunk = 'HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n';
/** What is no job, beside what the tests of the schema name. */
const unreadable: [string, RequestFault, status: number][] = [
  ['a wrong length', { name: 'wrong-length', status: 201, body, by: 5 }, 201],
  ['a broken chunk', raw(brokenChunk), 201],
  ['a page', htmlPage(), 200],
  ['nothing', respond(200), 200],
  ['nothing', respond(204), 204],
  ['half a job', respond(200, '{"id": "job_'), 200],
];

const statusRow = (status: number, post: Failure, get: Failure = post): Row => {
  // A 304 has no body, even if it announces one.
  const fault = respond(status, status === 304 ? undefined : { error: 'Not like this.' });
  return [`status ${status}`, fault, post, get, status];
};
const PERMANENT = [300, 302, 304, 399, 400, 401, 403, 405, 409, 413, 422, 423, 451, 499];

test.each<Row>([
  ...brokenOff.map((fault): Row => [named(fault), fault, 'unclear', 'transient']),
  ...inBody,
  ...unreadable.map(([what, fault, status]): Row => {
    return [`2xx with ${what}`, fault, 'unclear', 'transient', status];
  }),
  ...PERMANENT.map((status) => statusRow(status, 'permanent')),
  ...[404, 410].map((status) => statusRow(status, 'gone')),
  ...[408, 425].map((status) => statusRow(status, 'permanent', 'transient')),
  statusRow(429, 'transient'),
  ...[500, 502, 503, 504, 599, 999].map((status) => statusRow(status, 'unclear', 'transient')),
  ['500 that shows a job', respond(500, JOB), 'unclear', 'transient', 500],
])('what a POST and a GET may do after %s', async (cause, fault, post, get, status) => {
  await using server = await startFaultyServer([fault]);
  const isRefusal = cause.startsWith('status') && status !== 304;

  for (const [count, failure] of [post, get].entries()) {
    const stalls = fault.name.startsWith('stall');
    const after = stalls ? { after: afterThat(server.carriedOut(count + 1)) } : {};
    await using client = realClient(server.origin, after);
    const result =
      count === 0 ? await client.post({ prompt: 'Do it' }) : await client.retrieve('job_1');

    expect(result).toMatchObject({ kind: 'failure', failure, status });
    const { happened, serviceMessage } = result as FailedRequest;
    if (isRefusal) expect(serviceMessage).toBe('Not like this.');
    else if (status === undefined)
      expect(wordsOf(happened)).toMatch(/^The service did not respond \(\S+: \S/);
    expect(server.requests.length).toBeLessThanOrEqual(count + 1);
    countChecks('faults of the service');
  }
});

test('a POST whose answer comes too slowly has an unclear outcome', async () => {
  await using server = await startFaultyServer([
    { name: 'drip-body', status: 201, body, everyMs: 100 },
  ]);
  await using client = realClient(server.origin, { limits: { totalMs: 400 } });

  expect(await client.post({ prompt: 'Do it' })).toMatchObject({ failure: 'unclear' });
});
