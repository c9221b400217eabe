import { request } from 'undici';
import { expect, test } from 'vitest';
import { type StandinGitHub, startGitHub } from './github.ts';

// Tests of the product cannot show that a wrong request or answer would be found.

const ISSUE = '/repos/example/docs/issues/1';
const LIST = `${ISSUE}/comments`;
const post = { method: 'POST', body: '{"body":"written"}' } as const;

async function open() {
  const github = await startGitHub();
  github.world.addRepository('example/docs');
  github.world.addIssue('example/docs');
  github.world.addToken('ghs_workflow');
  return github;
}

type Options = Parameters<typeof request>[1];

async function ask({ url }: StandinGitHub, path: string, options: Options = {}): Promise<void> {
  const own = { 'user-agent': 'a test', authorization: 'Bearer ghs_workflow' };
  const headers = { ...own, ...options.headers };
  const { body } = await request(`${url}${path}`, { ...options, headers });
  await body.dump();
}

test.each<[name: string, path: string, violation: string, options?: Options]>([
  ['an unknown parameter', `${LIST}?pages=2`, '/query must NOT have additional properties'],
  ['an invalid number', `${LIST}?page=two`, '/query/page must be integer'],
  ['a missing field', LIST, "must have required property 'body'", { ...post, body: '{}' }],
  ['a wrong type', LIST, '/requestBody/body must be string', { ...post, body: '{"body":1}' }],
  ['no body', LIST, "must have required property 'requestBody'", { method: 'POST' }],
  ['no User-Agent', LIST, 'no User-Agent', { headers: { 'user-agent': '' } }],
  ['an operation that is not served', '/rate_limit', 'serves no such operation'],
])('closing throws after a request with %s', async (_, path, violation, options) => {
  const github = await open();

  await ask(github, path, options);

  expect(github.world.events).toEqual([]);
  await expect(github.close()).rejects.toThrow(violation);
});

test.each([
  [{ id: 'one' }, '/id must be integer'],
  [{ created_at: 'now' }, '/created_at must match format "date-time"'],
  [{ user: undefined }, "must have required property 'user'"],
  [{ author_association: 'FRIEND' }, 'allowed values'],
])('closing throws after an answer with %j', async (wrong, violation) => {
  const github = await open();
  const change = (answer: { status: number; body?: unknown }) => {
    return { ...answer, body: { ...(answer.body as object), ...wrong } };
  };
  github.fault({ name: 'altered', change });

  await ask(github, ISSUE);

  await expect(github.close()).rejects.toThrow(violation);
});
