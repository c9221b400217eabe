import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  errorMessage,
  knownStatus,
  readJob,
  readStarted,
  WEB_PAGE,
} from '../../src/service/schema.ts';
import { redactor } from '../../src/text/redact.ts';

const least = { id: 'job_1', status: 'active' };
/** No secret to take out. */
const asIs = (message: string) => message;
const reading = { redact: asIs, isLocal: false };
const read = (job: unknown) => readJob(JSON.stringify(job), 'job_1', reading);

test('an unusable URL is bounded, because the records in threads contain it', () => {
  const job = read({ ...least, prLink: `javascript:${'x'.repeat(600)}` });

  expect(job?.unusableLink).toMatch(/^javascript:x+…$/);
  expect(job?.unusableLink).toHaveLength(501);
});

test.each<[isLocal: boolean, link: string, isPlain: boolean]>([
  [false, 'https://host.test/o/r/pull/1', true],
  [false, 'http://host.test/o/r/pull/1', false],
  [true, 'http://127.0.0.1:8080/o/r/pull/1', true],
  [false, 'http://127.0.0.1:8080/o/r/pull/1', false],
  [true, 'http://host.test/o/r/pull/1', false],
])(
  'for a service on loopback (%s), whether %s is a plain pull request URL: %s',
  (isLocal, link, isPlain) => {
    const body = JSON.stringify({ ...least, prLink: link });

    const job = readJob(body, 'job_1', { ...reading, isLocal });

    const links = isPlain ? { prLink: link } : { prLink: null, unusableLink: link };
    expect(job).toEqual({ ...least, ...links });
  },
);

describe('a job is read tolerantly', () => {
  test.each<[string, object, object]>([
    ['only the required fields', {}, {}],
    ['an unknown status', { status: 'queued' }, { status: 'queued' }],
    ['unknown fields', { priority: 3, steps: [{}] }, {}],
    [
      'every field',
      {
        source: { repository: 'example/docs', ref: 'main', kind: 'git' },
        model: 'm',
        prLink: 'https://host.test/pull/1',
        archivedAt: null,
        createdAt: '2026-11-20T12:00:00Z',
      },
      {
        repository: 'example/docs',
        ref: 'main',
        model: 'm',
        prLink: 'https://host.test/pull/1',
        createdAt: Date.UTC(2026, 10, 20, 12),
      },
    ],
    [
      'a time in another time zone',
      { createdAt: '2026-11-20T14:00:00+02:00' },
      { createdAt: Date.UTC(2026, 10, 20, 12) },
    ],
    ['an incomplete source', { source: { ref: 'main' } }, { ref: 'main' }],
    [
      'a source with a field of another type',
      { source: { repository: 7, ref: 'x' } },
      { ref: 'x' },
    ],
    [
      'fields of other types',
      { model: 7, createdAt: 12, archivedAt: false, prLink: ['https://host.test'] },
      {},
    ],
    ['nulls', { model: null, createdAt: null, prLink: null, source: null }, {}],
    [
      'a prLink that is no plain URL is kept apart, as it was written',
      { prLink: ' javascript:x\ny' },
      { unusableLink: ' javascript:x\ny' },
    ],
  ])('%s', (_, fields, expected) => {
    expect(read({ ...least, ...fields })).toEqual({ ...least, prLink: null, ...expected });
  });

  test('optional fields of any type leave the job readable', () => {
    const names = fc.constantFrom('source', 'model', 'prLink', 'createdAt', 'x');
    const optional = fc.dictionary(names, fc.jsonValue());

    const property = fc.property(optional, (fields) => {
      const job = read({ ...fields, ...least });
      expect(job).toMatchObject(least);
      expect(job?.prLink === null || typeof job?.prLink === 'string').toBe(true);
    });

    fc.assert(property);
  });

  test.each<[string, object]>([
    ['the job is at the top level', least],
    ['the job is in `job`', { job: least }],
    ['the job is in `data`', { data: least }],
    ['the job is in `data`, beside another status', { status: 'success', data: least }],
    [
      'the job is at the top level, beside other data',
      { ...least, data: { id: 'x', status: 'failed' } },
    ],
  ])('%s', (_, body) => {
    expect(read(body)).toEqual({ ...least, prLink: null });
    expect(readStarted(JSON.stringify(body), reading)).toEqual({ ...least, prLink: null });
  });
});

const nameless = ['""', '7', 'null', '["job_1"]', '{}'].map(
  (id) => `{"id":${id},"status":"active"}`,
);
const stateless = ['{"id":"job_1"}', '{"id":"job_1","status":""}', '{"id":"job_1","status":null}'];

test('the answer to a retrieval needs no ID', () => {
  const body = '{"status":"active"}';

  expect(readJob(body, 'job_1', reading)).toEqual({ ...least, prLink: null });
  expect(readStarted(body, reading)).toBeUndefined();
});

test.each(nameless)(
  'an answer whose ID is empty or no text is not the requested job: %s',
  (body) => {
    expect(readJob(body, 'job_1', reading)).toBeUndefined();
    expect(readStarted(body, reading)).toBeUndefined();
  },
);

test('an ID in the envelope that is no text does not hide the job inside it', () => {
  const body = { id: 7, status: 'success', data: least };

  expect(read(body)).toEqual({ ...least, prLink: null });
});

test.each(stateless)('the answer to a request for work needs no status: %s', (body) => {
  expect(readStarted(body, reading)).toEqual({ id: 'job_1', prLink: null });
  expect(readJob(body, 'job_1', reading)).toBeUndefined();
});

test.each([
  '',
  ...'null [] 7 "job_1" { {} <html></html> {"job":[]} {"data":null}'.split(' '),
  '[{"id":"job_1","status":"active"}]',
])('this is not a job: %s', (body) => {
  expect(readJob(body, 'job_1', reading)).toBeUndefined();
  expect(readStarted(body, reading)).toBeUndefined();
});

test.each<[status: string | undefined, known: string]>([
  ['active', 'active'],
  ['completed', 'completed'],
  ['archived', 'archived'],
  ['failed', 'failed'],
  ['queued', ''],
  ['Active', ''],
  ['', ''],
  [undefined, ''],
])('the status %j is read as %j', (status, known) => {
  expect(knownStatus(status)).toBe(known);
});

test('another job is not the requested one', () => {
  expect(read({ ...least, id: 'job_2' })).toBeUndefined();
});

test.each([
  ...'../../x .. . a/b a\\b a?b a#b %2e'.split(' '),
  'a b',
  'a\nb',
  'a\u200b',
  'x'.repeat(513),
])('this ID cannot be part of a URL: %j', (id) => {
  expect(readStarted(JSON.stringify({ ...least, id }), reading)).toBeUndefined();
});

test('any value is read or refused without an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 2_000 }), fc.json()), (body) => {
      readJob(body, 'job_1', reading);
      readStarted(body, reading);
      expect(errorMessage(body, asIs).length).toBeLessThanOrEqual(601);
    }),
  );
});

describe('the message of the service', () => {
  const plain = 'Too long.';
  test.each<[body: string, words: string]>([
    ['{"error":"Too long."}', plain],
    ['{"error":{"message":"Too long.","code":7}}', plain],
    ['{"message":"Too long."}', plain],
    ['{"error":"Bad Request","message":"Too long."}', 'Bad Request'],
    ['{"error":"","message":"Too long."}', plain],
    ['{"error":{"code":7},"message":"Too long."}', plain],
    ['"Too long."', plain],
    ['  Too long.\n', plain],
    ['["Too long."]', '["Too long."]'],
    ['{"error":', '{"error":'],
    ['  ', ''],
    ['<!doctype html><h1>Sign in</h1>', WEB_PAGE],
    ['\n<HTML><h1>Sign in</h1>', WEB_PAGE],
    [
      '{"error":"Invalid query.","details":[{"message":"a"},{"message":"b"}]}',
      'Invalid query: a; b',
    ],
    ['{"details":[{"message":"Bad date"}]}', 'Bad date'],
    ['{"message":"Wrong","errors":["a",{"message":"b"},{"code":7},8,null]}', 'Wrong: a; b'],
    ['{"error":"Wrong","details":[{"message":"Wrong"}],"errors":["a"]}', 'Wrong: a'],
    ['{"error":"Wrong","details":"none","errors":{"prompt":["a"]}}', 'Wrong'],
  ])('in the body %j is %j', (body, words) => expect(errorMessage(body, asIs)).toBe(words));

  test.each([
    String.raw`{"reason":"mint_a\/bc+12"}`,
    String.raw`{"reason":"\u006dint_a/bc+12"}`,
    '{"mint_a/bc+12":7}',
    '{"reason":"mint_a/bc+12"',
  ])('contains no secret, however the body writes it: %s', (body) => {
    const shown = errorMessage(body, redactor(['mint_a/bc+12']));

    expect(shown).toMatch(/^\{.*\*\*\*/);
    expect(shown).not.toContain('int_a');
  });

  test.each([
    ['letters', 'x'.repeat(601)],
    ['letters in JSON', JSON.stringify({ error: 'x'.repeat(601) })],
    ['letters in its details', JSON.stringify({ details: [{ message: 'x'.repeat(601) }] })],
    ['emoji at the limit', `${'x'.repeat(599)}😀😀`],
  ])('is limited in length, and never ends in half a character: %s', (_, body) => {
    const shown = errorMessage(body, asIs);

    expect(shown).toMatch(/^x{599}.*…$/u);
    expect(shown).toHaveLength(601);
    expect(shown.isWellFormed()).toBe(true);
  });

  test('of 600 characters is whole', () => {
    expect(errorMessage('x'.repeat(600), asIs)).toBe('x'.repeat(600));
  });
});
