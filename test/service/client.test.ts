import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { redirect, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, KEY, realClient } from './real-client.ts';

test('every POST has a connection of its own, and says that it closes it', async () => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  await using client = realClient(server.origin);

  await client.post({ prompt: 'one' });
  await client.post({ jobId: 'job_1', prompt: 'two' });

  expect(server.connections).toBe(2);
  const closes = server.requests.map(({ headers }) => headers.connection);
  expect(closes).toEqual(['close', 'close']);
});

test('GETs share a connection, which no POST uses', async () => {
  await using server = await startFaultyServer([respond(200, JOB)]);
  await using client = realClient(server.origin);
  const ask = { get: () => client.retrieve('job_1'), post: () => client.post({ prompt: 'more' }) };

  for (const kind of ['get', 'get', 'post', 'get'] as const) {
    await ask[kind]();
    // Within one turn of the event loop the connection does not count as free yet.
    await turn();
  }

  const [first, second, post, third] = server.requests.map(({ connection }) => connection);
  expect([second, third]).toEqual([first, first]);
  expect(post).not.toBe(first);
});

test('a POST is not affected by a connection that the service has just closed', async () => {
  await using server = await startFaultyServer([
    { name: 'respond', body: JSON.stringify(JOB), ending: 'close' },
    respond(201, JOB),
  ]);
  await using client = realClient(server.origin);

  await client.retrieve('job_1');
  const result = await client.post({ prompt: 'Do it' });

  expect(result).toMatchObject({ kind: 'value' });
});

test('a POST contains the key, JSON, and the exact prompt', async () => {
  await using server = await startFaultyServer([respond(201, JOB)]);
  await using client = realClient(server.origin);
  const prompt = ' "quoted"\r\n\t日本語 😀 \u2028 %0A \\ ';

  await client.post({ prompt });

  const [sent] = server.requests;
  expect(sent).toMatchObject({ method: 'POST', target: '/v2/agent/project/job' });
  expect(sent?.headers).toMatchObject({
    authorization: `Bearer ${KEY}`,
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': 'docs-agent-test',
  });
  expect(JSON.parse(sent?.body ?? '')).toEqual({ prompt });
});

test('`job-path` changes only where a job is retrieved', async () => {
  await using server = await startFaultyServer(() => respond(200, JOB));
  const jobPath = '/v3/jobs/{id}/of/{projectId}';
  await using client = realClient(`${server.origin}/api`, { jobPath });

  await client.retrieve('job_1');
  await client.post({ prompt: 'Do it' });

  const [get, post] = server.requests;
  expect(get).toMatchObject({ target: '/api/v3/jobs/job_1/of/project', method: 'GET', body: '' });
  expect(get?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
  expect(post?.target).toBe('/api/v2/agent/project/job');
});

test('a preview shows what would be sent, without the key', async () => {
  await using client = realClient('https://docs.test/api/');

  const shown = [
    client.preview({ prompt: 'Do it' }),
    client.preview({ jobId: 'job_1', prompt: 'More' }),
    client.preview({ jobId: 'job_1' }),
  ];

  const job = 'https://docs.test/api/v2/agent/project/job';
  expect(shown.map(({ method, url, body }) => [method, url.href, body])).toEqual([
    ['POST', job, '{"prompt":"Do it"}'],
    ['POST', `${job}/job_1/message`, '{"prompt":"More"}'],
    ['GET', `${job}/job_1`, undefined],
  ]);
  expect(JSON.stringify(shown)).not.toContain(KEY);
});

test.each([301, 302, 307, 308])('a redirect with %i is not followed', async (status) => {
  await using other = await startFaultyServer([respond(201, JOB)]);
  await using server = await startFaultyServer(() => redirect(status, other.origin));
  await using client = realClient(server.origin);

  const answers = [await client.post({ prompt: 'Do it' }), await client.retrieve('job_1')];

  expect(answers).toMatchObject(Array(2).fill({ failure: 'permanent', status }));
  expect(other.connections).toBe(0);
  expect(server.requests).toHaveLength(2);
});
