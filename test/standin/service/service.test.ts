import { request } from 'node:http';
import { expect, test } from 'vitest';
import { DEFAULT_KEY, startService } from './service.ts';

const JOBS = '/v2/agent/docs/job';
const VISITORS = '/v1/analytics/docs/visitors';
const auth = { authorization: `Bearer ${DEFAULT_KEY}` };
const json = { 'content-type': 'application/json' };

interface Sent {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

// Tests of the product cannot show that a wrong request would be refused.
test.each<[request: string, number, Sent]>([
  ['only a part of the key', 401, { headers: json }],
  [
    'the key with more text',
    401,
    { headers: { ...json, authorization: `${auth.authorization}x` } },
  ],
  ['no key for the visitors API', 401, { headers: {}, method: 'GET', path: VISITORS }],
  ['broken JSON', 400, { body: '{"prompt"' }],
  ['no prompt', 400, { body: '{}' }],
  ['an empty prompt', 400, { body: '{"prompt":""}' }],
  ['another content type', 400, { headers: { ...auth, 'content-type': 'text/plain' } }],
  ['a charset', 201, { headers: { ...auth, 'content-type': 'application/json; charset=utf-8' } }],
  ['a path with a broken percent-encoding', 400, { path: '/v2/agent/%zz/job' }],
  ['an encoded project', 201, { path: '/v2/agent/a%2Fb%3F/job' }],
  ['an empty project', 404, { path: '/v2/agent//job' }],
  ['a path with `..`', 404, { path: '/v2/agent/docs/job/../job' }],
  ['the wrong method', 404, { method: 'PUT' }],
  ['a message to no job', 404, { path: `${JOBS}/job_1/message` }],
  [
    'a range without an end',
    200,
    { method: 'GET', path: `${VISITORS}?dateFrom=2026-11-16&limit=250` },
  ],
  ['too many rows', 400, { method: 'GET', path: `${VISITORS}?limit=251` }],
  ['a negative offset', 400, { method: 'GET', path: `${VISITORS}?offset=-1` }],
  ['an unknown parameter', 400, { method: 'GET', path: `${VISITORS}?top=3` }],
  ['a parameter twice', 400, { method: 'GET', path: `${VISITORS}?limit=1&limit=2` }],
  ['an invalid day', 400, { method: 'GET', path: `${VISITORS}?dateFrom=2026-02-30` }],
  [
    'a time with an offset',
    200,
    { method: 'GET', path: `${VISITORS}?dateTo=2026-02-28T10:00:00%2B01:00` },
  ],
])('the simulated service answers a request with %s with %i', async (_, status, sent) => {
  await using service = await startService({ site: [] });
  const {
    path = JOBS,
    method = 'POST',
    headers = { ...auth, ...json },
    body = '{"prompt":"x"}',
  } = sent;
  const { hostname, port } = new URL(service.url);
  const text = await new Promise<string>((resolve, reject) => {
    const asked = request(
      { hostname, port, method, path, headers, agent: false },
      async (response) => {
        resolve((await response.toArray()).join(''));
      },
    );
    asked.on('error', reject).end(method === 'GET' ? undefined : body);
  });
  expect('error' in JSON.parse(text)).toBe(status >= 300);
  expect(service.accepted).toHaveLength(status === 201 ? 1 : 0);
  expect(service.requests).toMatchObject([{ path: path.split('?')[0], status }]);
});
