import { describe, expect, test } from 'vitest';
import { toLog } from '../../src/text/markdown.ts';
import { type Fault, htmlPage, type RequestFault, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { record } from '../support/report.ts';
import { afterThat, type ClientOptions, JOB, KEY, realClient } from './real-client.ts';

const body = JSON.stringify({ ...JOB, padding: 'x'.repeat(200) });
const raw = (text: string): RequestFault => ({ name: 'garbage', bytes: text });

/** Breaks off after the request may have arrived, each in its own way. */
const BROKEN: Fault[] = [
  { name: 'close-on-accept' },
  { name: 'reset-after-headers' },
  { name: 'reset-after-request' },
  { name: 'close-without-answer' },
  { name: 'truncate-in-headers', body },
  { name: 'reset-in-headers', body },
  { name: 'truncate-in-body', status: 200, body },
  { name: 'truncate-in-body', status: 201, body },
  { name: 'reset-in-body', status: 201, body },
  { name: 'truncate-in-body', status: 503, body },
  { name: 'wrong-length', status: 201, body, by: 5 },
  { name: 'large-headers', status: 201, body },
  { name: 'endless-body', status: 201 },
  { name: 'garbage' },
  raw(''),
  raw('HTTP/1.1 '),
  raw('HTTP/1.1 100 Continue\r\n\r\n'),
  raw('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  raw('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'),
  raw('HTTP/1.1 201 Created\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}'),
  raw('HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
  raw('<!doctype html><title>Not HTTP</title>'),
];

/** Whole answers that do not say what became of the request. */
const UNREADABLE: [string, RequestFault][] = [
  ...[500, 501, 502, 503, 504, 507, 520, 599, 600, 999].map((status): [string, RequestFault] => [
    `${status}`,
    respond(status, { error: 'Something broke.' }),
  ]),
  ['500 that shows a job', respond(500, JOB)],
  ['200 with a page', htmlPage()],
  ...[204, 200].map((status): [string, RequestFault] => [`${status}, empty`, respond(status)]),
  ...['{"id": "job_', 'null', '"job_1"', JSON.stringify([JOB])].map((text): [string, RequestFault] => [
    `200 with ${text}`,
    respond(200, text),
  ]),
  ['201 without an id', respond(201, { status: 'active' })],
  ...[
    '../../x',
    '..',
    '.',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    '%2e',
    'a b',
    'a\nb',
    'a\u200b',
    'x'.repeat(513),
    '',
    7,
  ].map((id): [string, RequestFault] => [
    `201 with the id ${JSON.stringify(id).slice(0, 20)}`,
    respond(201, { ...JOB, id }),
  ]),
];

async function tryPost(fault: Fault, options: ClientOptions = {}, stalls = false) {
  await using server = await startFaultyServer([fault]);
  const after = stalls ? { after: afterThat(server.carriedOut(1)) } : {};
  await using client = realClient(server.origin, { ...options, ...after });
  const attempt = await client.create('Do it');
  expect(server.requests.length).toBeLessThanOrEqual(1);
  return attempt;
}

const name = (fault: Fault): string => JSON.stringify(fault).replaceAll(/x{9,}/g, 'x…').slice(0, 120);
const unclear = (cause: string) =>
  record('causes and their classes', { labels: { class: 'unclear', cause } });

describe('a POST that may have arrived is unclear', () => {
  test.each(BROKEN.map((fault) => [name(fault), fault] as const))('%s', async (cause, fault) => {
    const attempt = await tryPost(fault);
    expect(attempt).toMatchObject({ class: 'unclear', stopped: false });
    expect(attempt).toHaveProperty('job', undefined);
    expect(toLog(attempt.what)).toMatch(/(did not respond|response was incomplete) \(\S+: \S/);
    unclear(cause);
  });

  test('a reset at once: unclear, or not sent where it came before the connection stood', async () => {
    // Which of the two is up to the kernel; in neither case can a byte have been read.
    const attempt = await tryPost({ name: 'reset-on-accept' });
    expect(['unclear', 'not-sent']).toContain(attempt.class);
    unclear('reset-on-accept');
  });

  test.each<Fault>([
    { name: 'stall-before-headers' },
    { name: 'stall-in-headers', body },
    { name: 'stall-in-body', status: 201, body },
    { name: 'stall-in-body', status: 500, body },
  ])('no (complete) answer in time: %j', async (fault) => {
    const attempt = await tryPost(fault, {}, true);
    expect(attempt.class).toBe('unclear');
    expect(toLog(attempt.what)).toMatch(/TIMEOUT: no (complete )?answer within 30 s/);
    unclear(name(fault));
  });

  test('an answer that comes too slowly', async () => {
    const fault: Fault = { name: 'drip-body', status: 201, body, everyMs: 100 };
    const attempt = await tryPost(fault, { limits: { totalMs: 400 } });
    expect(attempt.class).toBe('unclear');
    unclear('drip-body');
  });

  test.each(UNREADABLE)('%s', async (cause, fault) => {
    const attempt = await tryPost(fault);
    expect(attempt).toMatchObject({ class: 'unclear', stopped: false });
    expect(attempt).toHaveProperty('job', undefined);
    expect(attempt.status).toBe('status' in fault ? fault.status : undefined);
    unclear(cause);
  });

  test.each<[string, Fault, unexpected: boolean, what: RegExp]>([
    ['a page', htmlPage(), true, /^returned 200, but not an agent job \(text\/html, \d+/],
    ['JSON of something else', respond(200, { jobs: [] }), true, /^returned 200, but not an agent job/],
    [
      'a job that cannot be addressed',
      respond(201, { ...JOB, id: '../x' }),
      false,
      /job ID that cannot be used/,
    ],
    [
      'a body that breaks off',
      { name: 'reset-in-body', status: 201, body },
      false,
      /^returned 201, but .* incomplete/,
    ],
    ['a body without end', { name: 'endless-body', status: 201 }, false, /TOO_LARGE/],
    ['an error', respond(503, { ...JOB, id: '../x' }), false, /^returned 503$/],
    ['a 100 Continue', raw('HTTP/1.1 100 Continue\r\n\r\n'), false, /an unrequested 100 Continue/],
  ])('%s: what it was, and whether something else may have answered', async (_, fault, unexpected, what) => {
    const attempt = await tryPost(fault);
    expect(attempt.unexpected).toBe(unexpected);
    expect(toLog(attempt.what)).toMatch(what);
  });
});

describe('the key in an answer', () => {
  const escaped = [...KEY].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  const half = KEY.slice(0, 12);

  test.each<[string, Fault]>([
    ['escaped, over the cut of the words', respond(400, `{"error":"${'x'.repeat(585)}${escaped}"}`)],
    ['as it is, over the cut of the words', respond(400, `${'x'.repeat(585)}${KEY}`)],
    [
      'over the cut of the content type',
      {
        name: 'respond',
        status: 200,
        headers: { 'content-type': `text/${'x'.repeat(60)}${KEY}` },
        body: '{}',
      },
    ],
  ])('%s: no part of it is shown', async (_, fault) => {
    await using server = await startFaultyServer([fault]);
    await using client = realClient(server.origin);
    for (const shown of [await client.create('Do it'), await client.retrieve('job_1')]) {
      expect(JSON.stringify(shown)).not.toContain(half);
    }
  });
});

describe('what the service does say is heard', () => {
  const hints = 'HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n';
  const id = 'ü'.repeat(512);
  test.each<[string, Fault, jobId?: string]>([
    ['hints before it', raw(`${hints}HTTP/1.1 201 Created\r\ncontent-length: ${body.length}\r\n\r\n${body}`)],
    ['a byte order mark before the job', respond(201, `\ufeff${body}`)],
    ['an end with the connection', raw(`HTTP/1.1 200 OK\r\n\r\n${body}`)],
    ['an id of 512 characters', respond(201, { ...JOB, id }), id],
  ])('an answer with %s', async (_, fault, jobId = JOB.id) => {
    expect(await tryPost(fault)).toMatchObject({ class: 'accepted', job: { id: jobId } });
  });

  test.each([{}, { status: '' }, { status: ['active'] }])(
    'a job whose state is not known: %j',
    async (more) => {
      const attempt = await tryPost(respond(201, { id: 'job_1', ...more }));
      expect(attempt).toMatchObject({ class: 'accepted', job: { id: 'job_1', prLink: null } });
      expect(attempt.job).not.toHaveProperty('status');
    },
  );

  test.each([200, 201, 202, 203, 206, 299])('%i with a job is accepted', async (status) => {
    expect(await tryPost(respond(status, JOB))).toMatchObject({
      class: 'accepted',
      status,
      job: JOB,
      serviceMessage: '',
    });
    record('causes and their classes', { labels: { class: 'accepted', cause: `${status}` } });
  });
});
