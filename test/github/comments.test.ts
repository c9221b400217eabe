import { expect, test } from 'vitest';
import {
  fetchIssue,
  hiddenLines,
  isDeleted,
  isOurs,
  react,
  threadComments,
  withReplyLine,
} from '../../src/github/comments.ts';
import { commandIdOf } from '../../src/github/payloads.ts';
import { problem } from '../standin/github/faults.ts';
import { apiWith, openRepository } from './connect.ts';

async function open() {
  const it = await openRepository();
  const issue = it.world.addIssue(it.repository, { user: 'writer', pull: true });
  return { ...it, issue, comments: threadComments(it.api, issue.number) };
}

test('all comments are listed, a hundred a page, and counted', async () => {
  await using it = await open();
  const bodies = Array.from({ length: 101 }, (_, index) => `${index}`);
  for (const body of bodies) it.world.addComment(it.issue, body, { as: 'writer' });

  const listed = await it.comments.list();

  expect(listed.map(({ body }) => body)).toEqual(bodies);
  expect((await it.comments.readIssue()).commentCount).toBe(101);
  const queries = it.github.requests.map(({ query }) => query.toString());
  expect(queries).toEqual(['per_page=100&page=1', 'per_page=100&page=2', '']);
});

test('a list ends with the signal', async () => {
  await using it = await open();

  const listing = it.comments.list({ signal: AbortSignal.abort('SIGINT') });

  await expect(listing).rejects.toBe('SIGINT');
  expect(it.github.requests).toEqual([]);
});

const LOCAL = 'http://127.0.0.1:8080/o/r/issues/1';

test.each([
  [
    { id: 7, user: null, body: null, html_url: LOCAL },
    { body: '', url: LOCAL },
  ],
  [{ id: 7, html_url: 'https://github.com/$(id)' }, { url: undefined }],
])('a comment with %j is read', async (data, expected) => {
  expect(await threadComments(apiWith(data), 1).create('x')).toMatchObject(expected);
});

test.each([
  [
    { title: 'Say more', body: 'Please.', body_html: '<p>', html_url: LOCAL, user: { login: 'a' } },
    { title: 'Say more', body: 'Please.', html: '<p>', author: 'a', isPullRequest: false },
  ],
  [
    { title: '', body: null, html_url: LOCAL, user: null, pull_request: {}, comments: 'many' },
    { body: '', html: '', author: undefined, isPullRequest: true, commentCount: 0 },
  ],
])('an issue with %j is read', async (data, expected) => {
  expect(await fetchIssue(apiWith(data), 1)).toMatchObject(expected);
});

const REPLY = '<!-- docs-agent-reply -->';
const RECORD = '<!-- docs-agent-record e30=.AAAA -->';

test.each<[body: string, lines: string[], isOurs: boolean]>([
  [withReplyLine('Usage'), [REPLY], true],
  [`${RECORD}\n\n${REPLY}`, [RECORD, REPLY], true],
  [`text\r\n\r\n${RECORD} \r\n\r\nA note`, [RECORD], false],
  [`${REPLY} quoted`, [], false],
  [`> ${REPLY}`, [], false],
  ['<!-- docs-agent-reply  two -->', [], false],
])('%j has the hidden lines %j, and is ours: %j', (body, lines, expected) => {
  expect(hiddenLines(body)).toEqual(lines);
  expect(isOurs(body)).toBe(expected);
});

test.each([commandIdOf('review', 7), '7/docs/__self/0123456789abcdef'])(
  'the command %j takes no reactions, so nothing is sent',
  async (command) => {
    await using it = await open();

    await react(command, 'eyes', it.api);

    expect(await isDeleted(command, it.api)).toBe(false);
    expect(it.github.requests).toEqual([]);
  },
);

test.each([
  ['404 once', [404], false],
  ['404 twice', [404, 404], true],
  ['403', [403], false],
] as const)('after %s, GitHub has deleted a comment: %j', async (_, statuses, expected) => {
  await using it = await open();
  const { id } = it.world.addReviewComment(it.issue, 'x', { as: 'writer' });
  const operation = 'pulls/get-review-comment';
  for (const status of statuses) it.github.fault({ operation, ...problem(status) });

  expect(await isDeleted(commandIdOf('inline', id), it.api)).toBe(expected);
});
