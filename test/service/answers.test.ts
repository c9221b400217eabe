import { expect, test } from 'vitest';
import type { Clock } from '../../src/poll.ts';
import type { FailedRequest } from '../../src/service/failed-request.ts';
import { type Fault, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { wordsOf } from '../support/words.ts';
import { afterThat, JOB, realClient } from './real-client.ts';

const job = { ...JOB, model: 'größer' };
const body = JSON.stringify(job);
const raw = (text: string): Fault => ({
  name: 'garbage',
  bytes: Buffer.from(text).toString('latin1'),
});

const hints = 'HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n';

test.each<[string, Fault]>([
  ['the highest status', respond(299, job)],
  ['interim responses before it', raw(`${hints}HTTP/1.1 201 Created\r\n\r\n${body}`)],
  ['a byte order mark', respond(201, `\ufeff${body}`)],
  ['a body that arrives byte by byte', { name: 'slow-body', body }],
])('a job with %s is read', async (_, fault) => {
  await using server = await startFaultyServer([fault]);
  await using client = realClient(server.origin);

  const answers = [await client.post({ prompt: 'Do it' }), await client.retrieve('job_1')];

  const read = { kind: 'value', value: { ...job, prLink: null } };
  expect(answers).toEqual([read, read]);
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

test('a limit is shown in seconds', async () => {
  await using server = await startFaultyServer([{ name: 'stall-before-headers' }]);
  await using client = realClient(server.origin, { after: afterThat(server.carriedOut(1)) });

  const { happened } = (await client.retrieve('job_1', 1_997.076_187)) as FailedRequest;

  expect(wordsOf(happened)).toContain('no response within 2 s');
});
