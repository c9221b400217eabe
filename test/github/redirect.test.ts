import { expect, test } from 'vitest';
import { redirectTarget } from '../../src/github/api.ts';
import type { KeylessRequest } from '../../src/http/exchange.ts';
import { redirect } from '../faults/faults.ts';
import { startServer } from '../standin/server.ts';
import { TOKEN } from '../trigger/support/github.ts';
import { openRepository } from './connect.ts';

const API = 'https://api.github.com';
const ENTERPRISE = 'https://ghe.example.com/api/v3';

/** Where the request for a pull request goes on that is redirected to `location`. */
function targetOf(
  location: string,
  { api = API, method = 'GET' as KeylessRequest['method'], status = 301 } = {},
): string | undefined {
  const url = new URL(`${api}/repos/example/docs/pulls/2`);
  return redirectTarget({ method, url }, { status, headers: { location } }, api)?.href;
}

test.each([
  [API, `${API}/repositories/7/pulls/2`, `${API}/repositories/7/pulls/2`],
  [ENTERPRISE, '/api/v3/repositories/7', `${ENTERPRISE}/repositories/7`],
  [ENTERPRISE, '/repositories/7', undefined],
  [ENTERPRISE, '/api/v3/%2e%2e/%2E%2E/login', undefined],
  [API, 'https://api.github.com.evil.example.com/repositories/7', undefined],
  [API, 'http://api.github.com/repositories/7', undefined],
  [API, '/\\evil.example.com/repositories/7', undefined],
  [API, 'https://octocat@api.github.com/repositories/7', undefined],
  [API, 'https://', undefined],
])('from the API at %s, a redirect to %s leads to %s', (api, location, expected) => {
  expect(targetOf(location, { api })).toBe(expected);
});

test.each([
  ['GET', [301, 302, 307, 308]],
  ['POST', []],
  ['PATCH', []],
  ['DELETE', []],
] as const)('a %s follows only the redirects %j', (method, followed) => {
  const statuses = Array.from({ length: 100 }, (_, index) => 300 + index);

  expect(statuses.filter((status) => targetOf('/x', { method, status }))).toEqual(followed);
});

async function open() {
  const it = await openRepository();
  const { number } = it.world.addIssue(it.repository, { pull: true });
  const read = () =>
    it.api.call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: 0 });
  const within = `${it.github.url}/repos/example/docs/pulls/${number}`;
  return { ...it, number, read, within };
}

test('a redirect is followed once, with the token', async () => {
  await using it = await open();

  it.github.fault(redirect(301, it.within));
  expect(await it.read()).toMatchObject({ data: { number: it.number } });
  it.github.fault({ ...redirect(301, it.within), times: 2 });
  await expect(it.read()).rejects.toMatchObject({ failed: { status: 301 } });

  const sent = { authorization: `Bearer ${TOKEN}`, 'accept-encoding': 'identity' };
  expect(it.github.requests.map(({ headers }) => headers)).toMatchObject(Array(4).fill(sent));
});

test('a redirect to what the token must not read says that it moved', async () => {
  await using it = await open();
  it.github.fault(redirect(301, `${it.within}000`));

  await expect(it.read()).rejects.toMatchObject({ failed: { status: 301 } });
});

test('another server gets no request, and so no token', async () => {
  let requests = 0;
  const evil = await startServer((_, response) => {
    requests += 1;
    response.end('{}');
  });
  await using _ = { [Symbol.asyncDispose]: evil.close };
  await using it = await open();
  it.github.fault(redirect(301, evil.origin));

  await expect(it.read()).rejects.toMatchObject({ failed: { status: 301 } });

  expect([requests, it.github.requests.length]).toEqual([0, 1]);
});
