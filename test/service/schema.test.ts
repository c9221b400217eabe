import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorMessage, JOB_STATES, readJob, readStarted, WEB_PAGE } from '../../src/service/schema.ts';

const read = (job: unknown) => readJob(JSON.stringify(job), 'job_1');
const least = { id: 'job_1', status: 'active' };

/** No secret to take out. */
const asIs = (message: string) => message;

describe('a job is read tolerantly', () => {
  test.each<[string, object, object]>([
    ['only what is needed', least, { ...least, prLink: null }],
    [
      'a status nobody knows',
      { ...least, status: 'queued' },
      { id: 'job_1', status: 'queued', prLink: null },
    ],
    ['fields nobody knows', { ...least, priority: 3, steps: [{}] }, { ...least, prLink: null }],
    [
      'every field',
      {
        ...least,
        source: { repository: 'example/docs', ref: 'main', kind: 'git' },
        model: 'm',
        prLink: 'https://host.test/pull/1',
        createdAt: '2026-11-20T12:00:00Z',
        archivedAt: null,
      },
      {
        ...least,
        prLink: 'https://host.test/pull/1',
        repository: 'example/docs',
        ref: 'main',
        model: 'm',
        createdAt: Date.UTC(2026, 10, 20, 12),
      },
    ],
    ['a time that is none', { ...least, createdAt: 'Friday' }, { ...least, prLink: null }],
    ['half a source', { ...least, source: { ref: 'main' } }, { ...least, prLink: null, ref: 'main' }],
    ['a source of another type', { ...least, source: 'docs' }, { ...least, prLink: null }],
    ['null for a source', { ...least, source: null }, { ...least, prLink: null }],
    [
      'another type in the source',
      { ...least, source: { repository: 7, ref: 'x' } },
      { ...least, prLink: null, ref: 'x' },
    ],
    ['other types', { ...least, model: 7, createdAt: 12, archivedAt: false }, { ...least, prLink: null }],
    ['nulls', { ...least, model: null, createdAt: null, prLink: null }, { ...least, prLink: null }],
  ])('%s', (_, job, expected) => {
    expect(read(job)).toEqual(expected);
  });

  test.each([null, '', 7, false, { url: 'https://host.test/pull/1' }, ['https://host.test']])(
    'a prLink that is no text counts as null: %j',
    (prLink) => expect(read({ ...least, prLink })).toEqual({ ...least, prLink: null }),
  );

  test('a prLink is handed on as it was written', () => {
    for (const prLink of ['javascript:alert(1)', ' https://x ', 'x\ny']) {
      expect(read({ ...least, prLink })?.prLink).toBe(prLink);
    }
  });

  test('any types in the optional fields leave a job readable', () => {
    const optional = fc.dictionary(
      fc.constantFrom('source', 'model', 'prLink', 'createdAt', 'x'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(optional, fc.constantFrom(...JOB_STATES), (fields, status) => {
        const job = read({ ...fields, id: 'job_1', status });
        expect(job).toMatchObject({ id: 'job_1', status });
        expect(job?.prLink === null || typeof job?.prLink === 'string').toBe(true);
      }),
    );
  });
});

describe('where a job stands in an answer', () => {
  test.each<[string, object]>([
    ['at the top', least],
    ['under `job`', { job: least }],
    ['under `data`', { data: least }],
    ['under `data`, beside another status', { status: 'success', data: least }],
    ['at the top, beside other data', { ...least, data: { id: 'x', status: 'failed' } }],
    ['under `job`, beside an error that is null', { error: null, job: least }],
  ])('%s', (_, body) => {
    expect(read(body)).toEqual({ ...least, prLink: null });
    expect(readStarted(JSON.stringify(body))).toEqual({ ...least, prLink: null });
  });

  test.each<[string, object]>([
    ['none', { status: 'active' }],
    ['none, below `data`', { data: { status: 'active' } }],
    ['one that is no text', { id: 7, status: 'active' }],
    ['an empty one', { id: '', status: 'active' }],
  ])('the id of a job that was retrieved: %s, so it is the one that was asked for', (_, body) => {
    expect(read(body)).toEqual({ ...least, prLink: null });
  });

  test('another job is not the one that was asked for', () => {
    expect(read({ ...least, id: 'job_2' })).toBeUndefined();
  });
});

describe('what is no job', () => {
  const neither = [
    '',
    'null',
    '[]',
    '7',
    '"job_1"',
    '{',
    '{}',
    '<html></html>',
    '{"job":[]}',
    '{"data":null}',
  ];
  const stateless = ['{"id":"job_1"}', '{"id":"job_1","status":""}', '{"id":"job_1","status":null}'];
  const nameless = ['{"status":"active"}', '{"id":"","status":"active"}', '{"id":7,"status":"active"}'];
  const list = '[{"id":"job_1","status":"active"}]';

  test.each([...neither, ...stateless, list])('as the answer to its retrieval: %s', (body) =>
    expect(readJob(body, 'job_1')).toBeUndefined(),
  );

  test.each([...neither, ...nameless, list])('as the answer to a request for work: %s', (body) =>
    expect(readStarted(body)).toBeUndefined(),
  );

  test('anything at all is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 2_000 }), fc.json()), (body) => {
        readJob(body, 'job_1');
        readStarted(body);
        expect(errorMessage(body, asIs).length).toBeLessThanOrEqual(601);
      }),
    );
  });
});

describe('the service’s own message', () => {
  test.each<[string, string]>([
    ['{"error":"Too long."}', 'Too long.'],
    ['{"error":{"message":"Too long.","code":7}}', 'Too long.'],
    ['{"message":"Too long."}', 'Too long.'],
    ['{"detail":"Too long."}', 'Too long.'],
    ['{"title":"Too long.","status":413}', 'Too long.'],
    ['{"error":"Bad Request","message":"Too long."}', 'Bad Request'],
    ['{"error":"","message":"Too long."}', 'Too long.'],
    ['{"error":null,"message":"Too long."}', 'Too long.'],
    ['{"error":{"code":7},"message":"Too long."}', 'Too long.'],
    ['{"error":true,"message":"Too long."}', 'Too long.'],
    ['{"message":7,"detail":"Too long."}', 'Too long.'],
    ['"Too long."', 'Too long.'],
    ['  Too long.\n', 'Too long.'],
    ['{"error":" Too long. "}', 'Too long.'],
    ['{"code":413}', '{"code":413}'],
    ['["Too long."]', '["Too long."]'],
    ['{"error":', '{"error":'],
    ['', ''],
    ['  ', ''],
    ['<!doctype html><h1>Sign in</h1>', WEB_PAGE],
    ['\n<HTML><h1>Sign in</h1>', WEB_PAGE],
    ['{"error":"Invalid query","details":[{"message":"Bad date"}]}', 'Invalid query: Bad date'],
    ['{"error":"Invalid query.","details":[{"message":"a"},{"message":"b"}]}', 'Invalid query: a; b'],
    ['{"details":[{"message":"Bad date"}]}', 'Bad date'],
    ['{"message":"Wrong","errors":["a",{"message":"b"},{"code":7},8,null]}', 'Wrong: a; b'],
    ['{"error":"Wrong","details":[{"message":"Wrong"}],"errors":["a","a"]}', 'Wrong: a'],
    ['{"error":"Wrong","details":"none","errors":{"prompt":["a"]}}', 'Wrong'],
    [`{"error":"Wrong","errors":${JSON.stringify([...'abcdefgh'])}}`, 'Wrong: a; b; c; d; e'],
  ])('%j', (body, words) => expect(errorMessage(body, asIs)).toBe(words));

  test('are bounded, whatever their shape, and never end in half a character', () => {
    for (const long of ['x'.repeat(601), 'é'.repeat(10_000), `${'x'.repeat(599)}😀😀`]) {
      const bodies = [long, { error: long }, { error: 'Wrong', details: [{ message: long }] }];
      for (const body of bodies.map((each) => (each === long ? long : JSON.stringify(each)))) {
        const shown = errorMessage(body, asIs);
        expect(shown.length).toBe(601);
        expect(shown.endsWith('…')).toBe(true);
        expect(shown.isWellFormed()).toBe(true);
      }
    }
    expect(errorMessage('x'.repeat(600), asIs)).toBe('x'.repeat(600));
  });
});
