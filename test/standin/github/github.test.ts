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

interface Wrong {
  name: string;
  path: string;
  options?: Options;
  violation: string;
}

test.each<Wrong>([
  {
    name: 'an unknown parameter',
    path: `${LIST}?pages=2`,
    violation: '/query must NOT have additional properties',
  },
  { name: 'an invalid number', path: `${LIST}?page=two`, violation: '/query/page must be integer' },
  {
    name: 'a missing field',
    path: LIST,
    options: { ...post, body: '{}' },
    violation: "must have required property 'body'",
  },
  {
    name: 'a wrong type',
    path: LIST,
    options: { ...post, body: '{"body":1}' },
    violation: '/requestBody/body must be string',
  },
  {
    name: 'no body',
    path: LIST,
    options: { method: 'POST' },
    violation: "must have required property 'requestBody'",
  },
  {
    name: 'no User-Agent',
    path: LIST,
    options: { headers: { 'user-agent': '' } },
    violation: 'no User-Agent',
  },
  {
    name: 'an operation that is not served',
    path: '/rate_limit',
    violation: 'serves no such operation',
  },
])('closing throws after a request with $name', async ({ path, options, violation }) => {
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
