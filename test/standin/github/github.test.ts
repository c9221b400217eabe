import { request } from 'undici';
import { expect, test } from 'vitest';
import { startGitHub } from './github.ts';

// Tests of the product cannot show that a wrong request or answer would be found.

const ISSUE = '/repos/example/docs/issues/1';
const LIST = `${ISSUE}/comments`;
const post = { method: 'POST', body: '{"body":"written"}' } as const;

type Options = Parameters<typeof request>[1] & { answer?: object };

test.each<[name: string, path: string, violation: string, options?: Options]>([
  ['an unknown parameter', `${LIST}?pages=2`, '/query must NOT have additional properties'],
  ['a wrong type', LIST, '/requestBody/body must be string', { ...post, body: '{"body":1}' }],
  ['no body', LIST, "must have required property 'requestBody'", { method: 'POST' }],
  ['no User-Agent', LIST, 'no User-Agent', { headers: { 'user-agent': '' } }],
  ['an operation that is not served', '/rate_limit', 'serves no such operation'],

  ['an answer with a text for a number', ISSUE, '/id must be integer', { answer: { id: 'one' } }],
  ['one without a member', ISSUE, "required property 'user'", { answer: { user: undefined } }],
])('closing throws after %s', async (_, path, violation, { answer, ...options } = {}) => {
  const github = await startGitHub();
  github.world.addIssue(github.world.addRepository('example/docs'));
  github.world.addToken('ghs_workflow');
  if (answer)
    github.fault({
      name: 'altered',
      change: ({ body, ...rest }) => ({ ...rest, body: { ...(body as object), ...answer } }),
    });

  const own = { 'user-agent': 'a test', authorization: 'Bearer ghs_workflow' };
  const headers = { ...own, ...options.headers };
  const { body } = await request(`${github.url}${path}`, { ...options, headers });
  await body.dump();

  await expect(github.close()).rejects.toThrow(violation);
});
