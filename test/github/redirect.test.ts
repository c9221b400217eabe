import { expect, test } from 'vitest';
import { redirectTarget } from '../../src/github/api.ts';
import { redirect } from '../faults/faults.ts';
import { startServer } from '../standin/server.ts';
import { openRepository } from './connect.ts';

const API = 'https://api.github.com';
const ENTERPRISE = 'https://ghe.example.com/api/v3';

/** Where the GET of a pull request that is redirected to `location` goes on. */
function targetOf(location: string, api: string): string | undefined {
  const url = new URL(`${api}/repos/example/docs/pulls/2`);
  return redirectTarget({ method: 'GET', url }, { status: 301, headers: { location } }, api)?.href;
}

test.each([
  [`${API}/repositories/7/pulls/2`, `${API}/repositories/7/pulls/2`],
  ['/repositories/7', `${API}/repositories/7`],
])('a redirect to %s stays within the API', (location, expected) => {
  expect(targetOf(location, API)).toBe(expected);
});

test.each([
  ['another host', 'https://evil.example.com/repositories/7'],
  ['a host that starts alike', 'https://api.github.com.evil.example.com/repositories/7'],
  ['GitHub’s own pages', 'https://github.com/example/docs'],
  ['another port', 'https://api.github.com:8443/repositories/7'],
  ['no scheme', '//evil.example.com/repositories/7'],
  ['a slash and a backslash', '/\\evil.example.com/repositories/7'],
  ['a host behind a user', 'https://api.github.com@evil.example.com/repositories/7'],
  ['a user', 'https://octocat@api.github.com/repositories/7'],
  ['data', 'data:application/json,{}'],
  ['no URL', 'https://'],
])('a redirect to %s is not followed', (_, location) => {
  expect(targetOf(location, API)).toBeUndefined();
});

test.each([
  ['/api/v3/repositories/7', `${ENTERPRISE}/repositories/7`],
  ['/repositories/7', undefined],
  ['/api/v3', undefined],
  ['../../../../../../login', undefined],
  ['/api/v3/%2e%2e/%2E%2E/login', undefined],
])('on Enterprise Server, a redirect to %s leads to %s', (location, expected) => {
  expect(targetOf(location, ENTERPRISE)).toBe(expected);
});

const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

async function open() {
  const it = await openRepository();
  const { number } = it.world.addIssue(it.repository, { pull: true });
  const read = () => it.api.call(`GET ${PULL}`, { pull_number: number });
  const within = `${it.github.url}/repositories/${it.repository.id}/pulls/${number}`;
  return { ...it, number, read, within };
}

test.each([301, 302, 307, 308])('a GET follows a %i once, with the token', async (status) => {
  await using it = await open();
  it.github.fault(redirect(status, it.within));

  const response = await it.read();

  expect(response).toMatchObject({ data: { number: it.number } });
  const tokens = it.github.requests.map(({ headers }) => headers.authorization);
  expect(tokens).toEqual(['Bearer ghs_workflow', 'Bearer ghs_workflow']);
});

test.each([300, 303, 304])('a GET does not follow a %i', async (status) => {
  await using it = await open();
  it.github.fault(redirect(status, it.within));

  await expect(it.read()).rejects.toMatchObject({ failed: { status } });

  expect(it.github.requests).toHaveLength(1);
});

test('a second redirect is not followed', async () => {
  await using it = await open();
  it.github.fault({ ...redirect(301, it.within), times: 2 });

  await expect(it.read()).rejects.toMatchObject({ failed: { status: 301 } });

  expect(it.github.requests).toHaveLength(2);
});

test('a redirect to what the token must not read says that it moved', async () => {
  await using it = await open();
  it.github.fault(redirect(301, `${it.within}000`));

  await expect(it.read()).rejects.toMatchObject({ failed: { status: 301 } });
});

test.each([
  [`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`, { body: 'x' }],
  [`PATCH ${COMMENT}`, { body: 'x' }],
  [`DELETE ${COMMENT}`, {}],
])('%s follows no redirect', async (route, body) => {
  await using it = await open();
  it.github.fault(redirect(307, it.within));

  const calling = it.api.call(route, { issue_number: it.number, comment_id: 1, ...body });

  await expect(calling).rejects.toMatchObject({ failed: { status: 307 } });
  expect(it.github.requests).toHaveLength(1);
});

test('another server gets no request, and so no token', async () => {
  let requests = 0;
  const evil = await startServer((_, response) => {
    requests += 1;
    response.end('{}');
  });
  await using _ = { [Symbol.asyncDispose]: evil.close };
  await using it = await open();
  const { host } = new URL(evil.origin);
  const locations = [evil.origin, `//${host}/`, `\\\\${host}`, `http://127.0.0.1@${host}/`];

  for (const location of locations) {
    it.github.fault(redirect(301, location));
    await expect(it.read()).rejects.toMatchObject({ failed: { status: 301 } });
  }

  expect(requests).toBe(0);
  expect(it.github.requests).toHaveLength(locations.length);
});
