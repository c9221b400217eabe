import { request } from 'undici';
import { expect, test } from 'vitest';
import { Schemas, validatorOf } from './description.ts';
import { type StandinGitHub, startGitHub } from './github.ts';
import type { Issue } from './records.ts';

// Tests of the product cannot show that a wrong request or answer would be found.

const LIST = '/repos/example/docs/issues/1/comments';
const post = { method: 'POST', body: '{"body":"written"}' } as const;

async function open() {
  const github = await startGitHub();
  const { world } = github;
  const repository = world.addRepository('example/docs', { owner: 'Organization' });
  const issue = world.addIssue(repository, { user: 'octocat' });
  world.addToken('ghs_workflow');
  const bodies = () => world.comments(issue).map(({ body }) => body);
  return { github, world, repository, issue, bodies, [Symbol.asyncDispose]: () => github.close() };
}

/** Status and text of an answer; an error's code where none came. */
async function ask(
  github: StandinGitHub,
  path = LIST,
  options: Parameters<typeof request>[1] = {},
) {
  const headers = {
    'user-agent': 'a test',
    authorization: 'Bearer ghs_workflow',
    ...options.headers,
  };
  try {
    const answer = await request(`${github.url}${path}`, { ...options, headers });
    return { status: answer.statusCode, text: await answer.body.text() };
  } catch (error) {
    return { status: 0, text: (error as { code: string }).code };
  }
}

test.each<[string, string, Parameters<typeof request>[1], string]>([
  [
    'an unknown parameter',
    `${LIST}?per_pages=100`,
    {},
    '/query must NOT have additional properties',
  ],
  ['an invalid number', `${LIST}?page=two`, {}, '/query/page must be integer'],
  ['an invalid time', `${LIST}?since=yesterday`, {}, '/query/since must match format "date-time"'],
  [
    'a missing field in the body',
    LIST,
    { ...post, body: '{"text":"x"}' },
    "must have required property 'body'",
  ],
  ['a wrong type', LIST, { ...post, body: '{"body":1}' }, '/requestBody/body must be string'],
  ['no body', LIST, { method: 'POST' }, "must have required property 'requestBody'"],
  ['no User-Agent', LIST, { headers: { 'user-agent': '' } }, 'no User-Agent'],
  ['an operation that is not served', '/rate_limit', {}, 'serves no such operation'],
])(
  'closing throws after a request that GitHub’s description does not allow: %s',
  async (_, path, options, what) => {
    const { github, world } = await open();
    await ask(github, path, options);
    expect(github.checked.requests).toBe(1);
    expect(world.events).toEqual([]);
    await expect(github.close()).rejects.toThrow(what);
  },
);

test.each<[object, string]>([
  [{ id: 'one' }, '/id must be integer'],
  [{ created_at: 'now' }, '/created_at must match format "date-time"'],
  [{ user: undefined }, "must have required property 'user'"],
  [{ author_association: 'FRIEND' }, 'allowed values'],
  [{ user: null }, ''],
])(
  'closing throws after an answer that the description does not allow: %j',
  async (wrong, what) => {
    await using it = await open();
    const { id } = it.world.addComment(it.issue, 'x', { as: 'octocat' });
    it.github.fault({
      name: 'altered',
      change: (answer) => ({ ...answer, body: { ...(answer.body as object), ...wrong } }),
    });
    await ask(it.github, `/repos/example/docs/issues/comments/${id}`);
    await ask(it.github, `/repos/example/docs/issues/comments/${id}`);
    const found = it.github.violations.splice(0);
    expect(found).toEqual(what === '' ? [] : [expect.stringContaining(what)]);
    expect(it.github.checked).toEqual({ requests: 2, answers: 2 });
  },
);

test.each<[string, (github: StandinGitHub, pull: Issue) => object]>([
  [
    'issue-comment-created',
    ({ world, ...github }, pull) =>
      github.issueCommentEvent(world.addComment(pull, 'x', { as: 'octocat' }), 'created'),
  ],
  [
    'issue-comment-edited',
    ({ world, ...github }, pull) => {
      const issue = world.addIssue(pull.repository, { user: 'octocat' });
      return github.issueCommentEvent(world.addComment(issue, 'x', { as: 'octocat' }), 'edited');
    },
  ],
  [
    'pull-request-review-comment-created',
    ({ world, ...github }, pull) =>
      github.reviewCommentEvent(world.addReviewComment(pull, 'x', { as: 'octocat', line: 3 })),
  ],
  [
    'pull-request-review-submitted',
    ({ world, ...github }, pull) =>
      github.reviewEvent(world.addReview(pull, 'x', { as: 'octocat' })),
  ],
])('the event %s matches GitHub’s description', async (name, eventOf) => {
  await using it = await open();
  const pointer = `#/x-webhooks/${name}/post/requestBody/content/application~1json`;
  const content = { 'application/json': new Schemas().at(pointer) };
  const responses = { 200: { description: '', content } };
  const validator = validatorOf([{ operationId: name, method: 'post', path: '/', responses }]);
  const pull = it.world.addIssue(it.repository, { user: 'octocat', pull: true });
  const sent = JSON.stringify(eventOf(it.github, pull));
  expect(validator.validateResponse(JSON.parse(sent), name, 200).errors ?? []).toEqual([]);
  expect(sent).not.toMatch(/codertocat|octocoders|hello-world/i);
  expect(sent.includes('"pull_request":')).toBe(name !== 'issue-comment-edited');
});
