import { request } from 'undici';
import { expect, test } from 'vitest';
import { respond } from '../../faults/faults.ts';
import { Schemas, validatorOf } from './description.ts';
import { type Effect, problem, reset, silence } from './faults.ts';
import { type StandinGitHub, startGitHub } from './github.ts';
import type { Issue } from './records.ts';

// Tests of the product cannot show that a wrong request or answer would be found, or what a fault does.

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

test('a hook that throws is reported, and nobody waits forever', async () => {
  const { github } = await open();
  github.before(undefined, () => {
    throw new Error('broken on purpose');
  });
  expect((await ask(github)).status).toBe(500);
  await expect(github.close()).rejects.toThrow('on purpose');
});

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

test.each<[Effect, ended: object, written: boolean]>([
  [problem(502), { status: 502, text: '{"message":"Scripted 502","status":"502"}' }, false],
  [{ ...problem(502), write: true }, { status: 502 }, true],
  [{ ...respond(201, '{"id": 3'), write: true }, { status: 201, text: '{"id": 3' }, true],
  [reset, { status: 0, text: 'ECONNRESET' }, false],
  [{ ...reset, write: true }, { status: 0, text: 'ECONNRESET' }, true],
  [{ name: 'truncate-in-body' }, { status: 0 }, true],
  [{ name: 'garbage' }, { status: 0 }, false],
])('a write that meets %j has the expected effect', async (effect, ended, written) => {
  await using it = await open();
  it.github.fault({ operation: 'issues/create-comment', ...effect });
  expect(await ask(it.github, LIST, post)).toMatchObject(ended);
  expect(it.bodies()).toEqual(written ? ['written'] : []);
  expect(it.github.requests).toMatchObject([{ fault: effect.name }]);
  expect((await ask(it.github, LIST, post)).status).toBe(201);
});

test.each([true, false])(
  'silence, with the write taking effect once the client is gone: %j',
  async (goes) => {
    await using it = await open();
    const fault = it.github.fault({ ...silence, write: 'late' });
    const done = new Promise<void>((resolve) =>
      it.github.after('issues/create-comment', () => resolve()),
    );
    const patience = new AbortController();
    const ended = ask(it.github, LIST, { ...post, signal: patience.signal });
    await fault.met;
    expect(it.world.events).toEqual([]);
    // Closing the simulation does not count as a disconnecting client.
    if (goes) patience.abort();
    else await it.github.close();
    expect(await ended).toMatchObject({ status: 0 });
    if (goes) await done;
    expect(it.bodies()).toEqual(goes ? ['written'] : []);
  },
);

test('stale lists show the old state until released, and a single comment only if named', async () => {
  await using it = await open();
  const kept = it.world.addComment(it.issue, 'old', { as: 'octocat' });
  const gone = it.world.addComment(it.issue, 'removed', { as: 'octocat' });
  const fault = it.github.fault({ name: 'stale' });
  await ask(it.github, LIST, post);
  it.world.editComment(kept.id, 'changed');
  it.world.removeComment(gone.id);
  const read = async () =>
    JSON.parse((await ask(it.github)).text).map(({ body }: { body: string }) => body);
  const one = async () =>
    (await ask(it.github, `/repos/example/docs/issues/comments/${gone.id}`)).status;
  expect([await read(), await one()]).toEqual([['old', 'removed'], 404]);
  fault.release();
  expect(await read()).toEqual(['changed', 'written']);
});
