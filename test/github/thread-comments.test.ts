import { expect, test } from 'vitest';
import { threadComments } from '../../src/github/comments.ts';
import { GitHubFault } from '../../src/github/faults.ts';
import { hiddenLine, isOurs, withReplyLine } from '../../src/github/hidden-lines.ts';
import { issueOf } from '../../src/github/issues.ts';
import { respond } from '../faults/faults.ts';
import { connectTo, openRepository } from './connect.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const BOT = 'github-actions[bot]';

async function open() {
  let now = NOW;
  // The runner's clock is also fixed, so that the time does not depend on how long a call takes.
  const it = await openRepository({ now: () => now, wall: () => now });
  const about = { user: 'writer', title: 'Say more', body: 'Please.' };
  const issue = it.world.addIssue(it.repository, about);
  const comments = threadComments(it.api, issue.number);
  const advance = (ms: number) => {
    now += ms;
  };
  /** The next answer has these fields, which do not fit GitHub's description. */
  const alter = (fields: object) => {
    it.github.fault({
      name: 'altered',
      change: (answer) => ({ ...answer, body: { ...(answer.body as object), ...fields } }),
    });
  };
  return { ...it, issue, comments, advance, alter };
}

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => (error instanceof GitHubFault ? error.status : error),
  );

test('a comment is written, read, changed and removed', async () => {
  await using it = await open();
  const { comments, issue } = it;
  const written = await comments.create('first');
  expect(written).toEqual({
    id: expect.any(Number),
    issue: issue.number,
    author: expect.objectContaining({ type: 'Bot', login: BOT }),
    association: 'NONE',
    body: 'first',
    createdAt: '2026-11-20T12:00:00Z',
    updatedAt: NOW,
    url: expect.stringMatching(`/${issue.number}#issuecomment-${written.id}$`),
  });
  it.advance(1_000);
  expect(await comments.update(written.id, 'second')).toMatchObject({
    id: written.id,
    body: 'second',
    createdAt: '2026-11-20T12:00:00Z',
    updatedAt: NOW + 1_000,
  });
  expect(await comments.get(written.id)).toMatchObject({ id: written.id, body: 'second' });
  expect(comments.now()).toBe(NOW + 1_000);
  await comments.remove(written.id);
  expect(await statusOf(comments.get(written.id))).toBe(404);
  expect(it.github.requests.map(({ method }) => method)).toEqual([
    'POST',
    'PATCH',
    'GET',
    'DELETE',
    'GET',
  ]);
});

test('a list has a hundred comments a page, or only those that changed since a whole second', async () => {
  await using it = await open();
  for (let count = 0; count < 101; count += 1)
    it.world.addComment(it.issue, `${count}`, { as: 'writer' });
  const [first, second] = [await it.comments.list(1), await it.comments.list(2)];
  expect([first.comments.length, first.lastPage]).toEqual([100, 2]);
  expect([second.comments.map(({ body }) => body), second.lastPage]).toEqual([['100'], undefined]);
  it.advance(1_000);
  it.world.addComment(it.issue, 'later', { as: 'writer' });
  expect((await it.comments.list(1, NOW + 1_999)).comments.map(({ body }) => body)).toEqual([
    'later',
  ]);
  const queries = it.github.requests.map(({ query }) => query.toString());
  expect(queries[0]).toBe('per_page=100&page=1');
  expect(queries[2]).toContain('since=2026-11-20T12%3A00%3A01Z');
});

test('a comment without author and text is read', async () => {
  await using it = await open();
  const { id } = it.world.addComment(it.issue, 'x', { as: 'writer' });
  it.alter({ user: null, body: undefined, author_association: 7 });
  expect(await it.comments.get(id)).toMatchObject({ author: null, body: '', association: 'NONE' });
  it.github.violations.splice(0);
});

test('the account of a token is looked up by its ID', async () => {
  await using it = await open();
  it.world.addToken('ghp_robot', { login: 'docs-robot' });
  const api = await connectTo(it.github, 'ghp_robot', 'example/docs');
  const { id } = it.world.addUser('docs-robot');
  expect(await threadComments(api, it.issue.number).whoAmI()).toBe(id);
  it.github.fault(respond(200, { login: 'x' }));
  expect(await statusOf(threadComments(api, it.issue.number).whoAmI())).toBe('lost');
});

test.each([
  [{}, { title: 'Say more', body: 'Please.', author: 'writer', isPullRequest: false }],
  [
    { body: null, user: null },
    { body: '', author: undefined, isPullRequest: false },
  ],
  [{ pull_request: {} }, { isPullRequest: true }],
])('an issue with %j', async (more, expected) => {
  await using it = await open();
  it.alter(more);
  expect(await issueOf(it.api, it.issue.number)).toMatchObject(expected);
  it.github.violations.splice(0);
});

test.each([
  [withReplyLine('Usage'), true],
  [`${withReplyLine('Usage')}\r\n \n`, true],
  ['<!-- docs-agent-record docs e30.AAAA -->', true],
  ['<!-- docs-agent- -->', false],
  ['<!-- docs-agent-reply --> quoted', false],
  ['> <!-- docs-agent-reply -->', false],
  ['<!-- docs-agent-reply -->\nquoted', false],
  ['<!-- docs-agent-reply  two -->', false],
  ['<!-- another-agent-reply -->', false],
  ['', false],
])('%j is ours: %s', (body, expected) => {
  expect(isOurs(body)).toBe(expected);
});

const REPLY = '<!-- docs-agent-reply -->';

test.each([
  [withReplyLine('Usage'), REPLY, 7],
  [`<!-- docs-agent-record docs e30.AAAA -->\n\n${REPLY}\n\nA note`, REPLY, 42],
  [`${REPLY} \r\nA note`, REPLY, 0],
  [`> ${REPLY}`, undefined, undefined],
])('the hidden line of %j is %j', (body, line, index) => {
  expect(hiddenLine(body)).toEqual(line === undefined ? undefined : { line, index });
});
