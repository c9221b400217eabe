import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { redirect, respond } from '../faults/faults.ts';
import { startFaultyServer } from '../faults/server.ts';
import { JOB, KEY, realClient } from './real-client.ts';

describe('connections', () => {
  test('every POST has a connection of its own, and says that it closes it', async () => {
    await using server = await startFaultyServer([respond(201, JOB)]);
    await using client = realClient(server.origin);
    await client.post({ prompt: 'one' });
    await client.post({ jobId: 'job_1', prompt: 'two' });
    await client.post({ prompt: 'three' });
    expect(server.connections).toBe(3);
    const closes = server.requests.map(({ headers }) => headers.connection);
    expect(closes).toEqual(['close', 'close', 'close']);
  });

  test('GETs share a connection, which no POST uses', async () => {
    await using server = await startFaultyServer([respond(200, JOB)]);
    await using client = realClient(server.origin);
    for (const kind of ['get', 'get', 'post', 'get']) {
      await (kind === 'get'
        ? client.retrieve('job_1')
        : client.post({ jobId: 'job_1', prompt: 'more' }));
      // Within one turn of the event loop the connection does not count as free yet.
      await turn();
    }
    const [a, b, post, c] = server.requests;
    expect(new Set([a, b, c].map((get) => get?.connection)).size).toBe(1);
    expect(post?.connection).not.toBe(a?.connection);
  });

  test('a POST is not affected by a connection that the service has just closed', async () => {
    await using server = await startFaultyServer([
      { name: 'respond', body: JSON.stringify(JOB), ending: 'close' },
      respond(201, JOB),
    ]);
    await using client = realClient(server.origin);
    await client.retrieve('job_1');
    expect(await client.post({ prompt: 'Do it' })).toMatchObject({ kind: 'value' });
  });
});

describe('requests', () => {
  test('a POST contains the key, JSON, and the exact prompt', async () => {
    await using server = await startFaultyServer([respond(201, JOB)]);
    await using client = realClient(server.origin);
    const prompt = ' "quoted"\r\n\t日本語 😀 \u2028 %0A \\ ';
    await client.post({ prompt });
    const sent = server.requests[0];
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
    await using client = realClient(`${server.origin}/api`, {
      jobPath: '/v3/jobs/{id}/of/{projectId}',
    });
    await client.retrieve('job_1');
    expect(server.requests[0]).toMatchObject({ method: 'GET', body: '' });
    expect(server.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
    await client.post({ prompt: 'Do it' });
    expect(server.requests.map(({ target }) => target)).toEqual([
      '/api/v3/jobs/job_1/of/project',
      '/api/v2/agent/project/job',
    ]);
  });

  test('a preview shows what would be sent, without the key', async () => {
    await using client = realClient('https://docs.test/api/');
    const shown = [
      client.preview({ prompt: 'Do it' }),
      client.preview({ jobId: 'job_1', prompt: 'More' }),
      client.preview({ jobId: 'job_1' }),
    ];
    expect(shown.map(({ method, url, body }) => [method, url.href, body])).toEqual([
      ['POST', 'https://docs.test/api/v2/agent/project/job', '{"prompt":"Do it"}'],
      ['POST', 'https://docs.test/api/v2/agent/project/job/job_1/message', '{"prompt":"More"}'],
      ['GET', 'https://docs.test/api/v2/agent/project/job/job_1', undefined],
    ]);
    expect(JSON.stringify(shown)).not.toContain(KEY);
  });
});

describe('a redirect is not followed, and the other server receives nothing', () => {
  test.each([301, 302, 303, 307, 308] as const)('%i', async (status) => {
    await using other = await startFaultyServer([respond(201, JOB)]);
    await using server = await startFaultyServer(({ path }) =>
      redirect(status, `${other.origin}${path}`),
    );
    await using client = realClient(server.origin);
    const answers = [
      await client.post({ prompt: 'Do it' }),
      await client.post({ jobId: 'job_1', prompt: 'More' }),
      await client.retrieve('job_1'),
    ];
    expect(answers).toMatchObject(Array(3).fill({ failure: 'permanent', status }));
    expect(other.connections).toBe(0);
    expect(server.requests).toHaveLength(3);
  });
});
