import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ask, askRaw, stoppedClock } from './ask.ts';
import { curlLines } from './examples.ts';
import { DEFAULT_KEY, startService } from './service.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const JOBS = '/v2/agent/docs/job';
const auth = { authorization: `Bearer ${DEFAULT_KEY}` };

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['another key', { authorization: 'Bearer key_another' }],
  ['the key and more', { authorization: `Bearer ${DEFAULT_KEY}x` }],
  ['a part of the key', { authorization: `Bearer ${DEFAULT_KEY.slice(0, -1)}` }],
  ['the key alone', { authorization: DEFAULT_KEY }],
  ['another scheme', { authorization: `Basic ${DEFAULT_KEY}` }],
])('%s is not let in', async (_, headers) => {
  await using service = await startService({ site: [] });
  for (const [method, path] of [
    ['POST', JOBS],
    ['GET', `${JOBS}/job_1`],
    ['POST', `${JOBS}/job_1/message`],
    ['GET', '/v1/analytics/docs/visitors'],
  ] as const) {
    const body = method === 'POST' ? { body: '{"prompt":"x"}' } : {};
    const { status, text } = await askRaw(service, {
      method,
      path,
      headers: { ...headers, ...JSON_TYPE },
      ...body,
    });
    expect([status, JSON.parse(text)]).toEqual([401, { error: expect.any(String) }]);
  }
  expect(service.accepted).toEqual([]);
  expect(service.violations).toEqual([]);
});

test.each<[string, number, { method?: string; path?: string; type?: Record<string, string>; body?: string }]>(
  [
    ['no body', 400, { body: '' }],
    ['broken JSON', 400, { body: '{"prompt"' }],
    ['no object', 400, { body: '"prompt"' }],
    ['null', 400, { body: 'null' }],
    ['a list', 400, { body: '[]' }],
    ['no prompt', 400, { body: '{}' }],
    ['an empty prompt', 400, { body: '{"prompt":""}' }],
    ['a prompt that is no text', 400, { body: '{"prompt":7}' }],
    ['no content type', 400, { type: {} }],
    ['another content type', 400, { type: { 'content-type': 'text/plain' } }],
    ['a charset', 201, { type: { 'content-type': 'application/json; charset=utf-8' } }],
    ['a path that is no percent-encoding', 400, { path: '/v2/agent/%zz/job' }],
    ['an empty project', 404, { path: '/v2/agent//job' }],
    ['a slash at the end', 404, { path: `${JOBS}/` }],
    ['a path that climbs', 404, { path: '/v2/agent/docs/job/../job' }],
    ['an unknown path', 404, { path: '/v3/agent/docs/job' }],
    ['the wrong method', 405, { method: 'PUT' }],
    ['PATCH of a job', 405, { method: 'PATCH', path: `${JOBS}/job_1` }],
    ['a message to no job', 404, { path: `${JOBS}/job_1/message` }],
    ['an encoded project', 201, { path: '/v2/agent/a%2Fb%3F/job' }],
  ],
)(
  '%s: %i',
  async (_, status, { method = 'POST', path = JOBS, type = JSON_TYPE, body = '{"prompt":"x"}' }) => {
    await using service = await startService({ site: [] });
    const answer = await askRaw(service, { method, path, headers: { ...auth, ...type }, body });
    expect(answer.status).toBe(status);
    expect(typeof JSON.parse(answer.text)[status < 300 ? 'id' : 'error']).toBe('string');
    expect(service.accepted).toHaveLength(status === 201 ? 1 : 0);
    expect(service.requests).toMatchObject([{ method, path, status, text: body }]);
    expect(service.violations).toEqual([]);
  },
);

test('what was asked is recorded', async () => {
  const clock = stoppedClock();
  await using service = await startService({ now: clock.now, key: 'key_other', site: [] });
  const { create, visitors } = ask(service, 'a b');
  const { json } = await create('Schön 😀\r\n`x`');
  await visitors({ limit: 3, dateFrom: '2026-01-01' });
  expect(json.id).toMatch(/^job_[0-9a-f]{18}$/);
  const headers = expect.objectContaining({ authorization: 'Bearer key_other' });
  const body = { prompt: 'Schön 😀\r\n`x`' };
  expect(service.requests).toEqual([
    {
      ...{ method: 'POST', path: '/v2/agent/a%20b/job', query: {}, headers, status: 201 },
      ...{ text: JSON.stringify(body), body, at: clock.now() },
    },
    {
      ...{ method: 'GET', path: '/v1/analytics/a%20b/visitors', headers, status: 200 },
      ...{ query: { limit: '3', dateFrom: '2026-01-01' }, text: '', body: undefined, at: clock.now() },
    },
  ]);
  expect(service.accepted).toEqual([{ kind: 'create', jobId: json.id, ...body }]);
  expect(Object.fromEntries(service.jobs)).toEqual({
    [json.id]: { project: 'a b', scenario: 'ok', prompts: [body.prompt], status: 'active', prLink: null },
  });
});

test('a job belongs to its project, and ids are unique', async () => {
  await using service = await startService();
  const ids = [];
  for (let count = 0; count < 20; count++) ids.push((await ask(service, 'ok').create('x')).json.id);
  expect(new Set(ids).size).toBe(20);
  expect((await ask(service, 'quick').retrieve(ids[0])).status).toBe(404);
  expect((await ask(service, 'quick').message(ids[0], 'x')).status).toBe(404);
});

test('a client that goes away in the middle of a body changes nothing', async () => {
  await using service = await startService();
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  const head = `POST ${JOBS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${DEFAULT_KEY}\r\n`;
  await new Promise((resolve) => socket.write(`${head}Content-Length: 100\r\n\r\n{"pro`, resolve));
  socket.destroy();
  expect((await ask(service, 'ok').create('x')).status).toBe(201);
  expect(service.accepted).toHaveLength(1);
  expect(service.violations).toEqual([]);
});

test('closed, it answers no more; it listens on the loopback interface only', async () => {
  let url = '';
  {
    await using service = await startService();
    url = service.url;
    expect(url).toMatch(/^http:\/\/127[.]0[.]0[.]1:\d+$/);
    await (await fetch(url)).text();
  }
  await expect(fetch(url)).rejects.toThrow();
});

test('a port that is taken is an error, not a hang', async () => {
  await using service = await startService();
  await expect(startService({ port: Number(new URL(service.url).port) })).rejects.toThrow('EADDRINUSE');
});

test('the curl lines name every endpoint', () => {
  const lines = curlLines({ url: 'http://127.0.0.1:1', key: 'key_x' }, 'slow').join('\n');
  for (const part of ['/slow/job\n', '/slow/job/JOB\n', '/JOB/message', '/slow/visitors', 'Bearer key_x']) {
    expect(lines).toContain(part);
  }
});
