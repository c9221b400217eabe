import { setImmediate as turn } from 'node:timers/promises';
import { Agent } from 'undici';
import { expect, test } from 'vitest';
import type { Clock } from '../../src/runner/clock.ts';
import { type Fault, redirect, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, KEY, realClient } from './real-client.ts';

test('GETs share a connection, and every POST has its own, which it closes', async () => {
  await using server = await startFaultyServer([respond(200, JOB)]);
  const agents: Agent[] = [];
  const make = () => {
    const agent = new Agent();
    agents.push(agent);
    return agent;
  };
  await using client = realClient(server.origin, { make });
  const ask = { get: () => client.retrieve('job_1'), post: () => client.post({ prompt: 'more' }) };

  for (const kind of ['get', 'post', 'get', 'post'] as const) {
    await ask[kind]();
    // Within one turn of the event loop the connection does not count as free yet.
    await turn();
  }

  const [first, post, second, last] = server.requests;
  expect(server.connections).toBe(3);
  expect(second?.connection).toBe(first?.connection);
  expect([post?.headers.connection, last?.headers.connection]).toEqual(['close', 'close']);
  expect(agents.map(({ destroyed }) => destroyed)).toEqual([false, true, true]);
});

test('a POST contains the key, JSON, and the exact prompt, whose length is said if it fails', async () => {
  await using server = await startFaultyServer([respond(413)]);
  await using client = realClient(server.origin);
  const prompt = ' "quoted"\r\n\t日本語 😀 \u2028 %0A \\ ';

  expect(await client.post({ prompt })).toMatchObject({ promptLength: prompt.length });

  const [sent] = server.requests;
  expect(sent).toMatchObject({ method: 'POST', target: '/v2/agent/project/job' });
  expect(sent?.headers).toMatchObject({
    authorization: `Bearer ${KEY}`,
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'docs-agent-test',
  });
  expect(JSON.parse(sent?.text ?? '')).toEqual({ prompt });
});

test('a request is shown as it would be sent, without the key; `job-path` is for retrieving', async () => {
  const jobPath = '/v3/jobs/{id}/of/{projectId}';
  await using client = realClient('https://docs.test/api/', { jobPath });

  const shown = [
    client.requestFor({ prompt: 'Do it' }),
    client.requestFor({ jobId: 'job_1', prompt: 'More' }),
    client.requestFor({ jobId: 'job_1' }),
  ];

  const job = 'https://docs.test/api/v2/agent/project/job';
  expect(shown.map(({ method, url, body }) => [method, url.href, body])).toEqual([
    ['POST', job, '{"prompt":"Do it"}'],
    ['POST', `${job}/job_1/message`, '{"prompt":"More"}'],
    ['GET', 'https://docs.test/api/v3/jobs/job_1/of/project', undefined],
  ]);
  expect(JSON.stringify(shown)).not.toContain(KEY);
});

test('a redirect is not followed', async () => {
  await using other = await startFaultyServer([respond(201, JOB)]);
  await using server = await startFaultyServer([redirect(307, other.origin)]);
  await using client = realClient(server.origin);

  const results = [await client.post({ prompt: 'Do it' }), await client.retrieve('job_1')];

  expect(results).toMatchObject(Array(2).fill({ failure: 'permanent', status: 307 }));
  expect(other.connections).toBe(0);
});

const body = JSON.stringify({ ...JOB, model: 'größer' });

test.each<[string, Fault]>([
  ['the highest status', respond(299, body)],
  ['a byte order mark', respond(201, `\ufeff${body}`)],
  ['a body that arrives byte by byte', { name: 'slow-body', body }],
])('a response with %s is read', async (_, fault) => {
  await using server = await startFaultyServer([fault]);
  await using client = realClient(server.origin);

  const job = { id: 'job_1', status: 'active', model: 'größer' };
  expect(await client.retrieve('job_1')).toMatchObject({ kind: 'value', value: job });
});

test.each([
  ['of 8 MiB is read', 8_388_608, 'value'],
  ['that is one byte larger is not read', 8_388_609, 'failure'],
])('a response %s', async (_, bytes, kind) => {
  const large = JSON.stringify(JOB).padEnd(bytes);
  await using server = await startFaultyServer([respond(201, large)]);
  await using client = realClient(server.origin, { limits: {} });

  expect(await client.retrieve('job_1')).toMatchObject({ kind });
});

test('connecting may take 10 s, a POST 60 s, a GET 30 s, or less if the run has less time', async () => {
  const limits: number[] = [];
  const after: Clock['after'] = (ms) => {
    limits.push(ms);
    return () => {};
  };
  await using server = await startFaultyServer(() => respond(200, JOB));
  await using client = realClient(server.origin, { limits: {}, after });

  await client.post({ prompt: 'Do it' });
  for (const ms of [undefined, 30_001, 500, -1]) await client.retrieve('job_1', ms);

  const totals = limits.filter((_, index) => index % 2 === 1);
  expect(totals).toEqual([60_000, 30_000, 30_000, 500, 1]);
  expect(new Set(limits.filter((_, index) => index % 2 === 0))).toEqual(new Set([10_000]));
});
