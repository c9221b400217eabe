import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  documentedStatus,
  type JobStatus,
  readJob,
  readStarted,
  returnedLink,
  STATUSES,
  statusFrom,
} from '../../src/service/schema.ts';
import { redactor } from '../../src/text/redact.ts';

const least = { id: 'job_1', status: 'active' };
/** `least` as it is read. */
const job = { id: 'job_1', status: 'active', reportedStatus: 'active' };
/** A job in the response to a request for work, which has no status that is recognized. */
const started = { id: 'job_1', reportedStatus: 'active' };
const redact = redactor(['mint_a/bc+12']);
const reading = { redact, isLocal: false };

/** The body as the response to a retrieval, and to a request for work. */
const readBoth = (body: string) => [readJob(body, 'job_1', reading), readStarted(body, reading)];
const read = (fields: object) => readJob(JSON.stringify(fields), 'job_1', reading);

const all = {
  source: { repository: 'example/docs', ref: 'main', kind: 'git' },
  model: 'm',
  prLink: 'https://host.test/pull/1',
  archivedAt: null,
};

test.each<[string, object, object]>([
  [
    'every field, and one more',
    all,
    { repository: 'example/docs', model: 'm', prLink: all.prLink },
  ],
  [
    'a link that is no plain URL',
    { prLink: ' javascript:x\n' },
    { unusableLink: ' javascript:x\n' },
  ],
  ['a long link', { prLink: 'x'.repeat(501) }, { unusableLink: `${'x'.repeat(500)}…` }],
  ['a secret in a field', { model: 'mint_a/bc+12' }, { model: '***' }],
])('a job is read tolerantly, with %s', (_, fields, expected) => {
  expect(read({ ...least, ...fields })).toEqual({ ...job, ...expected });
});

test('optional fields of any type leave the job readable', () => {
  const names = fc.constantFrom('source', 'model', 'prLink', 'x');
  const optional = fc.dictionary(names, fc.jsonValue());

  const property = fc.property(optional, (fields) => {
    expect(read({ ...fields, ...least })).toMatchObject(least);
  });

  fc.assert(property);
});

test.each([true, false])('URLs on loopback count if the service is there: %s', (isLocal) => {
  const url = 'http://127.0.0.1:8080/o/r/pull/1';
  const body = JSON.stringify({ ...least, prLink: url });

  const started = readStarted(body, { redact, isLocal });

  expect(started?.prLink).toBe(isLocal ? url : undefined);
  expect(returnedLink({ prLink: undefined, ...started })).toBe(url);
});

test.each<[body: string, retrieved: object | undefined, started: object | undefined]>([
  ['{"job":{"id":"job_1","status":"active"}}', job, started],
  ['{"status":"active"}', job, undefined],
  ['{"id":"job_2","status":"active"}', undefined, { ...started, id: 'job_2' }],
  ['{"id":"job_1"}', undefined, { id: 'job_1' }],
  ['{"id":"../x","status":"active"}', undefined, undefined],
  ['{"id":"mint_a/bc+12","status":"active"}', undefined, undefined],
  ['[{"id":"job_1","status":"active"}]', undefined, undefined],
])(
  'a retrieval needs its job with a status, a request for work a usable ID: %s',
  (body, ...expected) => {
    expect(readBoth(body)).toEqual(expected);
  },
);

test('the job of a message is known, so its response need not name it', () => {
  const accepted = ['{}', '', ' ', '{"id":7}', '{"id":"../x"}'];
  const others = ['{"error":"Archived"}', '{"errors":["Archived"]}', '[]', 'null', '{"id":"job_'];

  for (const body of accepted)
    expect(readStarted(body, reading, 'job_1'), body).toMatchObject({ id: 'job_1' });
  for (const body of others) expect(readStarted(body, reading, 'job_1'), body).toBeUndefined();
});

test.each<[body: object, reason: string | undefined]>([
  [{ status: 'failed', error: { message: 'No access.' } }, 'No access.'],
  [{ status: 'active', error: 'No access.' }, undefined],
])('only a job that has failed has a reason: %j', (body, reason) => {
  expect(read({ id: 'job_1', ...body })?.reason).toBe(reason);
});

const MEANINGS: Record<JobStatus, string[]> = {
  active: ['takesMessages'],
  completed: ['end', 'didItsWork', 'takesMessages', 'pullRequestMayFollow'],
  archived: ['end', 'didItsWork'],
  failed: ['end', 'takesMessages'],
  unknown: ['takesMessages'],
};

test.each(Object.entries(MEANINGS))('the status “%s” means %j', (word, means) => {
  const status = statusFrom(word);

  const meanings = Object.entries(STATUSES[status]).filter(([, isTrue]) => isTrue);

  expect(status).toBe(word);
  expect(documentedStatus(status)).toBe(word === 'unknown' ? undefined : word);
  expect(meanings.map(([name]) => name)).toEqual(means);
});

test.each(['Active', 'toString', ''])('the service’s word “%s” is no status', (word) => {
  expect(statusFrom(word)).toBe('unknown');
});
