import { request } from 'node:http';
import { expect, test } from 'vitest';
import { DEFAULT_KEY, type StandinService, startService } from './service.ts';

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

/** The answer to a request whose path and headers are sent exactly as given. */
function ask(
  { url }: StandinService,
  { path = JOBS, method = 'POST', headers = { ...auth, ...json }, body = '{"prompt":"x"}' }: Sent,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, async (response) => {
      resolve({ status: response.statusCode ?? 0, text: (await response.toArray()).join('') });
    });
    sent.on('error', reject).end(method === 'GET' ? undefined : body);
  });
}

test.each<[string, number, Sent]>([
  ['nothing of a key', 401, { headers: json }],
  ['the key and more', 401, { headers: { ...json, authorization: `${auth.authorization}x` } }],
  ['the key alone', 401, { headers: { ...json, authorization: DEFAULT_KEY } }],
  ['another scheme', 401, { headers: { ...json, authorization: `Basic ${DEFAULT_KEY}` } }],
  ['no key for a GET', 401, { headers: {}, method: 'GET', path: `${JOBS}/job_1` }],
  ['no key for visitors', 401, { headers: {}, method: 'GET', path: VISITORS }],
  ['no body', 400, { body: '' }],
  ['broken JSON', 400, { body: '{"prompt"' }],
  ['no object', 400, { body: '"prompt"' }],
  ['no prompt', 400, { body: '{}' }],
  ['an empty prompt', 400, { body: '{"prompt":""}' }],
  ['a prompt that is no text', 400, { body: '{"prompt":7}' }],
  ['no content type', 400, { headers: auth }],
  ['another content type', 400, { headers: { ...auth, 'content-type': 'text/plain' } }],
  ['a charset', 201, { headers: { ...auth, 'content-type': 'application/json; charset=utf-8' } }],
  ['a path that is no percent-encoding', 400, { path: '/v2/agent/%zz/job' }],
  ['an encoded project', 201, { path: '/v2/agent/a%2Fb%3F/job' }],
  ['an empty project', 404, { path: '/v2/agent//job' }],
  ['a slash at the end', 404, { path: `${JOBS}/` }],
  ['a path that climbs', 404, { path: '/v2/agent/docs/job/../job' }],
  ['an unknown path', 404, { path: '/v3/agent/docs/job' }],
  ['the wrong method', 405, { method: 'PUT' }],
  ['a message to no job', 404, { path: `${JOBS}/job_1/message` }],
  ['a range without end', 200, { method: 'GET', path: `${VISITORS}?dateFrom=2026-11-16&limit=250` }],
  ['too many rows', 400, { method: 'GET', path: `${VISITORS}?limit=251` }],
  ['a negative offset', 400, { method: 'GET', path: `${VISITORS}?offset=-1` }],
  ['an unknown parameter', 400, { method: 'GET', path: `${VISITORS}?top=3` }],
  ['a parameter twice', 400, { method: 'GET', path: `${VISITORS}?limit=1&limit=2` }],
  ['a day that is none', 400, { method: 'GET', path: `${VISITORS}?dateFrom=2026-02-30` }],
  ['a moment with an offset', 200, { method: 'GET', path: `${VISITORS}?dateTo=2026-02-28T10:00%2B01:00` }],
])('%s: %i', async (_, status, sent) => {
  await using service = await startService({ site: [] });
  const answer = await ask(service, sent);
  expect(answer.status, answer.text).toBe(status);
  expect('error' in JSON.parse(answer.text)).toBe(status >= 300);
  expect(service.accepted).toHaveLength(status === 201 ? 1 : 0);
  expect(service.requests).toMatchObject([{ path: sent.path?.split('?')[0] ?? JOBS, status }]);
  expect(service.violations).toEqual([]);
});

test('an answer that breaks its own description is seen', async () => {
  await using service = await startService({ repository: 'javascript:' });
  const answer = await ask(service, { path: '/v2/agent/instant/job' });
  expect(answer).toMatchObject({ status: 500, text: expect.stringContaining('/prLink must match format') });
  expect(service.violations).toMatchObject([{ operation: 'create', status: 201 }]);
});

test('a job belongs to its project, and its pull request has a page', async () => {
  await using service = await startService({ firstPull: 7 });
  const made = await ask(service, { path: '/v2/agent/instant/job', body: '{"prompt":"a <b> & c\\nd"}' });
  const { id } = JSON.parse(made.text);
  const get = async (path: string) => (await ask(service, { method: 'GET', path })).status;
  expect(await get(`/v2/agent/instant/job/${id}`)).toBe(200);
  expect(await get(`/v2/agent/other/job/${id}`)).toBe(404);
  expect(await get('/example/docs/pull/8')).toBe(404);
  const page = await ask(service, { method: 'GET', path: '/example/docs/pull/7' });
  expect(page).toMatchObject({
    status: 200,
    text: expect.stringContaining('<title>a &lt;b> &amp; c</title>'),
  });
});
