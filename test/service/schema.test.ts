import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOB_STATES } from '../../src/service/job.ts';
import { readJob, serviceWords } from '../../src/service/schema.ts';

const read = (job: unknown) => readJob(JSON.stringify(job));
const least = { id: 'job_1', status: 'active' };

/** No secret to take out. */
const asIs = (words: string) => words;

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
        createdAt: '2026-11-20T12:00:00Z',
      },
    ],
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

  test.each([
    null,
    undefined,
    '',
    7,
    0,
    true,
    false,
    {},
    { url: 'https://host.test/pull/1' },
    ['https://host.test'],
  ])('a prLink that is no text counts as null: %j', (prLink) =>
    expect(read({ ...least, prLink })).toEqual({ ...least, prLink: null }),
  );

  test('a prLink is handed on as it was written', () => {
    for (const prLink of ['javascript:alert(1)', ' https://x ', 'x\ny']) {
      expect(read({ ...least, prLink })?.prLink).toBe(prLink);
    }
  });

  test('any types in the optional fields leave a job readable', () => {
    const optional = fc.record(
      {
        source: fc.jsonValue(),
        model: fc.jsonValue(),
        prLink: fc.jsonValue(),
        createdAt: fc.jsonValue(),
        x: fc.jsonValue(),
      },
      { requiredKeys: [] },
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

describe('what is no job', () => {
  test.each([
    '',
    'null',
    '[]',
    '7',
    '"job_1"',
    '{',
    '{}',
    '<html></html>',
    '{"id":"job_1"}',
    '{"status":"active"}',
    '{"id":"","status":"active"}',
    '{"id":"job_1","status":""}',
    '{"id":7,"status":"active"}',
    '{"id":null,"status":"active"}',
    '{"id":"job_1","status":null}',
    '[{"id":"job_1","status":"active"}]',
    '{"job":{"id":"job_1","status":"active"}}',
  ])('%s', (body) => expect(readJob(body)).toBeUndefined());

  test('anything at all is read or refused, never thrown at', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (body) => void readJob(body)));
  });
});

describe('the service’s own words', () => {
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
    ['<!doctype html><h1>Sign in</h1>', 'a web page instead of JSON'],
    ['\n<HTML><h1>Sign in</h1>', 'a web page instead of JSON'],
  ])('%j', (body, words) => expect(serviceWords(body, asIs)).toBe(words));

  test('are bounded, whatever their shape, and never end in half a character', () => {
    for (const long of ['x'.repeat(601), 'é'.repeat(10_000), `${'x'.repeat(599)}😀😀`]) {
      for (const body of [long, JSON.stringify(long), JSON.stringify({ error: long })]) {
        const words = serviceWords(body, asIs);
        expect(words.length).toBe(601);
        expect(words.endsWith('…')).toBe(true);
        expect(words.isWellFormed()).toBe(true);
      }
    }
    expect(serviceWords('x'.repeat(600), asIs)).toBe('x'.repeat(600));
  });

  test('are always a bounded text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 2_000 }), fc.json()), (body) => {
        expect(serviceWords(body, asIs).length).toBeLessThanOrEqual(601);
      }),
    );
  });
});
