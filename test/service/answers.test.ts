import { describe, expect, test } from 'vitest';
import { serviceClient } from '../../src/service/client.ts';
import { toLog } from '../../src/text/markdown.ts';
import { type Fault, htmlPage, redirect, respond, tooMany } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { record } from '../support/report.ts';
import { afterThat, JOB, JOB_PATH, KEY, realClient, testConnections } from './real-client.ts';

async function ask(fault: Fault, kind: 'create' | 'message' | 'retrieve', wall = 0) {
  await using server = await startFaultyServer([fault]);
  const stalls = fault.name.startsWith('stall') ? { after: afterThat(server.carriedOut(1)) } : {};
  await using client = realClient(server.origin, { ...stalls, wall });
  if (kind === 'create') return await client.create('Do it');
  return kind === 'message' ? await client.message('job_1', 'More') : await client.retrieve('job_1');
}

const REFUSING = [
  300, 301, 302, 303, 304, 305, 307, 308, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411,
  412, 413, 414, 415, 417, 418, 421, 422, 423, 424, 425, 426, 428, 430, 431, 451, 499,
];

describe('a POST is refused, with the service’s own words', () => {
  test.each(REFUSING)('%i', async (status) => {
    for (const kind of ['create', 'message'] as const) {
      // A 304 has no body, whatever it says.
      const words = status === 304 ? '' : 'Not like this.';
      const fault = respond(status, status === 304 ? undefined : { error: words });
      expect(await ask(fault, kind)).toMatchObject({ class: 'refused', status, serviceMessage: words });
    }
    record('causes and their classes', { labels: { class: 'refused', cause: `${status}` } });
  });

  test('an answer that comes before the request is read to its end', async () => {
    expect(await ask({ name: 'respond-early', status: 413, body: 'Too large.' }, 'create')).toMatchObject({
      class: 'refused',
      serviceMessage: 'Too large.',
    });
  });

  test.each<Fault>([
    { name: 'truncate-in-body', status: 400 },
    { name: 'reset-in-body', status: 403 },
    { name: 'stall-in-body', status: 422 },
    { name: 'endless-body', status: 401 },
    { name: 'truncate-in-body', status: 302 },
  ])('a no is a no, even if its explanation breaks off: %j', async (fault) => {
    expect(await ask(fault, 'create')).toMatchObject({ class: 'refused', serviceMessage: '' });
  });
});

test.each<[Fault, told: number | undefined]>([
  [tooMany(null), undefined],
  [tooMany(7), 7_000],
  [tooMany('soon'), undefined],
  [tooMany(new Date(90_000)), 30_000],
])('a 429 turns away: %j', async (fault, told) => {
  // The fault's own Date is the machine's; a date is read against it, so it is replaced.
  const dated = {
    ...fault,
    headers: { ...('headers' in fault ? fault.headers : {}), date: new Date(60_000).toUTCString() },
  };
  for (const kind of ['create', 'message'] as const) {
    const attempt = await ask(dated as Fault, kind);
    expect(attempt).toMatchObject({ class: 'rate-limited', status: 429, serviceMessage: 'rate limit' });
    expect('retryAfterMs' in attempt ? attempt.retryAfterMs : undefined).toBe(told);
  }
  record('causes and their classes', { labels: { class: 'turned away', cause: `Retry-After ${told}` } });
});

describe('a GET that gives no job', () => {
  const gone = [404, 410];
  const mayFail = [408, 425, 429, 500, 502, 503, 504, 599, 600];
  test.each([...gone, ...mayFail, ...REFUSING])('%i', async (status) => {
    const expected = gone.includes(status) ? 'gone' : mayFail.includes(status) ? 'transient' : 'permanent';
    expect(await ask(respond(status), 'retrieve')).toMatchObject({
      kind: 'failure',
      failure: expected,
      status,
    });
    record('GET failures and their kinds', { labels: { kind: expected, cause: `${status}` } });
  });

  test.each<[Fault, failure: string, status: number | undefined]>([
    [{ name: 'close-on-accept' }, 'transient', undefined],
    [{ name: 'reset-on-accept' }, 'transient', undefined],
    [{ name: 'reset-after-request' }, 'transient', undefined],
    [{ name: 'close-without-answer' }, 'transient', undefined],
    [{ name: 'stall-before-headers' }, 'transient', undefined],
    [{ name: 'stall-in-headers' }, 'transient', undefined],
    [{ name: 'stall-in-body' }, 'transient', 200],
    [{ name: 'truncate-in-body' }, 'transient', 200],
    [{ name: 'reset-in-body' }, 'transient', 200],
    [{ name: 'wrong-length', by: 3 }, 'transient', 200],
    [{ name: 'endless-body' }, 'transient', 200],
    [{ name: 'large-headers' }, 'transient', undefined],
    [{ name: 'garbage' }, 'transient', undefined],
    [{ name: 'truncate-in-body', status: 404 }, 'gone', 404],
    [{ name: 'reset-in-body', status: 403 }, 'permanent', 403],
    [{ name: 'truncate-in-body', status: 503 }, 'transient', 503],
    [htmlPage(), 'transient', 200],
    [htmlPage(404), 'gone', 404],
    [respond(204), 'transient', 204],
    [respond(200, '{"id": "job_'), 'transient', 200],
    [respond(200, { id: 'job_1' }), 'transient', 200],
    [respond(200, { error: 'No job.' }), 'transient', 200],
    [respond(200, { ...JOB, id: 'job_2' }), 'transient', 200],
    [redirect(302, '/v2/agent/project/job/job_1'), 'permanent', 302],
  ])('%j: %s', async (fault, failure, status) => {
    const reading = await ask(fault, 'retrieve');
    expect(reading).toMatchObject({ kind: 'failure', failure });
    expect('status' in reading ? reading.status : undefined).toBe(status);
    record('GET failures and their kinds', { labels: { kind: failure, cause: fault.name } });
  });

  test('a Retry-After is handed on, for any status', async () => {
    expect(await ask(tooMany(3, 503), 'retrieve')).toMatchObject({
      failure: 'transient',
      retryAfterMs: 3_000,
    });
  });
});

test.each<[string, Fault]>([
  ['200', respond(200, JOB)],
  ['206', respond(206, JOB)],
  ['200, below `data`', respond(200, { data: JOB })],
  ['200, without an id', respond(200, { status: 'active' })],
])('a GET with %s and a job gives the job', async (_, fault) => {
  expect(await ask(fault, 'retrieve')).toEqual({ kind: 'job', job: { ...JOB, prLink: null } });
});

test.each([7, 9])('an answer of %i MiB: the limit is 8', async (mebibytes) => {
  const body = JSON.stringify({ ...JOB, log: 'x'.repeat(mebibytes * 1024 * 1024) });
  await using server = await startFaultyServer([respond(201, body)]);
  await using connections = testConnections();
  const client = serviceClient(
    { baseUrl: new URL(server.origin), projectId: 'project', apiKey: KEY, jobPath: JOB_PATH },
    { connections, wall: () => 0, userAgent: 'docs-agent-test' },
  );
  const [attempt, reading] = [await client.create('Do it'), await client.retrieve('job_1')];
  const tooLarge = { what: expect.arrayContaining([{ code: expect.stringContaining('TOO_LARGE') }]) };
  expect(attempt).toMatchObject(mebibytes === 7 ? { class: 'accepted' } : { class: 'unclear', ...tooLarge });
  expect(reading).toMatchObject(mebibytes === 7 ? { kind: 'job' } : { failure: 'transient', ...tooLarge });
});

test.each([
  ['{"jobs":[]}', ''],
  ['{"error":"none"}', ''],
  ['{"id":"job_', ''],
  ['OK', ''],
  ['<!doctype html>', 'a web page instead of JSON'],
])('what answers 2xx with %j instead of a job does not show itself', async (body, words) => {
  for (const kind of ['create', 'retrieve'] as const) {
    expect(await ask(respond(200, body), kind)).toMatchObject({ serviceMessage: words, unexpected: true });
  }
});

test.each<[key: string, status: number, suspect: boolean]>([
  ['adm_dsc_not-a-real-key-0123456789', 401, true],
  ['adm_us_not-a-real-key-0123456789', 403, true],
  ['not-a-real-key-0123456789', 401, true],
  ['adm_dsc_not-a-real-key-0123456789', 400, false],
  ['adm_not-a-real-key-0123456789', 401, false],
  ['adm_Xy9_not-a-real-key-0123456789', 401, false],
])('a key that may be of another kind: %s, %i', async (apiKey, status, suspect) => {
  await using server = await startFaultyServer([respond(status, {})]);
  await using client = realClient(server.origin, { apiKey });
  for (const failed of [await client.create('Do it'), await client.retrieve('job_1')]) {
    expect('suspectKey' in failed && failed.suspectKey).toBe(suspect);
  }
});

test.each([
  [40, '0.04 s'],
  [1_997.076_187, '2 s'],
])('a GET may be given less time than its own limit: %d ms', async (ms, shown) => {
  await using server = await startFaultyServer([{ name: 'stall-before-headers' }]);
  await using client = realClient(server.origin, { after: afterThat(server.carriedOut(1)) });
  const reading = await client.retrieve('job_1', ms);
  expect(reading).toMatchObject({ kind: 'failure', failure: 'transient' });
  expect('what' in reading && toLog(reading.what)).toContain(`no answer within ${shown}`);
});
