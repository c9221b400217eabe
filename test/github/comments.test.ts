import { expect, test } from 'vitest';
import {
  fetchIssue,
  hiddenLines,
  isOurs,
  threadComments,
  withReplyLine,
} from '../../src/github/comments.ts';
import { createFakeClock, EPOCH } from '../support/clock.ts';
import { openRepository } from './connect.ts';

async function open() {
  // GitHub has the runner's clock, so that the time does not depend on how long a call takes.
  const clock = createFakeClock();
  const it = await openRepository({ now: clock.wall, clock });
  const about = { user: 'writer', title: 'Say more', body: 'Please.' };
  const issue = it.world.addIssue(it.repository, about);
  const comments = threadComments(it.api, issue.number);

  /** Gives the next response these fields, which do not fit GitHub's description. */
  const alter = (fields: object) => {
    it.github.fault({
      name: 'altered',
      change: (answer) => ({ ...answer, body: { ...(answer.body as object), ...fields } }),
    });
  };
  return { ...it, issue, comments, alter };
}

test('a comment is written, changed, listed and removed', async () => {
  await using it = await open();
  const { comments, issue } = it;

  const written = await comments.create('first');
  const changed = await comments.update(written.id, 'second');
  const listed = await comments.list();
  await comments.remove(written.id);

  expect(written).toEqual({
    id: expect.any(Number),
    author: expect.objectContaining({ type: 'Bot', login: 'github-actions[bot]' }),
    body: 'first',
    url: expect.stringMatching(`/${issue.number}#issuecomment-${written.id}$`),
  });
  expect(changed).toEqual({ ...written, body: 'second' });
  expect(listed).toEqual([changed]);
  expect(await comments.list()).toEqual([]);
  expect(comments.now()).toBe(EPOCH);
});

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
    { user: null, body: undefined, created_at: undefined },
    { author: undefined, body: '' },
  ],
  [{ html_url: LOCAL }, { url: LOCAL }],
  [{ html_url: 'https://github.com/$(id)' }, { url: undefined }],
])('a comment with %j is read', async (fields, expected) => {
  await using it = await open();
  it.alter(fields);

  expect(await it.comments.create('x')).toMatchObject(expected);
  it.github.violations.splice(0);
});

test.each([
  [{}, { title: 'Say more', body: 'Please.', author: 'writer', isPullRequest: false }],
  [
    { body: null, user: null, pull_request: {}, comments: 'many' },
    { body: '', author: undefined, isPullRequest: true, commentCount: 0 },
  ],
])('an issue with %j is read', async (more, expected) => {
  await using it = await open();
  it.alter(more);

  expect(await fetchIssue(it.api, it.issue.number)).toMatchObject(expected);
  it.github.violations.splice(0);
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
