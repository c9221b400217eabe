import { expect, test } from 'vitest';
import {
  fetchIssueComments,
  fetchResolvedThreads,
  fetchReviewComments,
} from '../../src/github/rendered-comments.ts';
import { respond } from '../faults/faults.ts';
import { startGitHub } from '../standin/github/github.ts';
import type { ReviewComment } from '../standin/github/records.ts';
import { apiWith, connectTo, openRepository } from './connect.ts';

const START = Date.UTC(2026, 10, 2, 10);
const at = (minute: number) => START + minute * 60_000;

async function open() {
  const it = await openRepository();
  const { world } = it;
  const pull = world.addIssue(it.repository, { pull: true });
  const read = () => fetchReviewComments(it.api, pull.number);

  return {
    ...it,
    read,
    /** The minute and the text of each comment. */
    seen: async () =>
      (await read()).map(({ body, createdAt }) => `${createdAt.slice(14, 16)} ${body}`),
    inline: (body: string, minute: number, more: Partial<ReviewComment> = {}) =>
      world.addReviewComment(pull, body, { as: 'writer', at: at(minute), ...more }),
    review: (body: string, minute: number, state?: 'PENDING') =>
      world.addReview(pull, body, { as: 'writer', at: at(minute), ...(state && { state }) }),
  };
}

test('comments and reviews are in order of submission, and a draft is left out', async () => {
  await using it = await open();
  const { id: review } = it.review('', 5);
  const { id: draft } = it.review('a draft', 9, 'PENDING');
  it.inline('written before', 1, { review });
  it.inline('answered later', 8, { review });
  it.inline('of a draft', 2, { review: draft });
  it.inline('of a review that is gone', 3, { review: 1 });

  expect(await it.seen()).toEqual([
    '02 of a draft',
    '03 of a review that is gone',
    '05 ',
    '05 written before',
    '08 answered later',
  ]);
  const lists = it.github.requests.map(({ path }) => path.replace(/.*\//, ''));
  expect(lists).toEqual(['comments', 'reviews']);
});

test('the place of a comment is read as GitHub describes it', async () => {
  await using it = await open();
  it.inline('outdated', 1, { path: 'docs/b.md', startLine: 3, originalLine: 5 });
  it.inline('on a file', 2);

  const places = (await it.read()).map(({ lines }) => lines);

  expect(places).toMatchObject([
    { path: 'docs/b.md', start_line: 3, original_line: 5 },
    { subject_type: 'file' },
  ]);
});

test('what GitHub leaves out of its own description is tolerated', async () => {
  await using it = await open();
  const written = { id: 1, body: null, user: null, created_at: '2026-11-02T10:00:00Z' };
  const outdated = { ...written, path: 'a.md', line: null, original_line: 5, diff_hunk: '' };
  it.github.fault({ operation: 'pulls/list-review-comments', ...respond(200, [outdated]) });

  expect(await it.read()).toMatchObject([
    { author: undefined, body: '', html: '', lines: { original_line: 5 } },
  ]);
});

test.each([
  [100, 1, 'comment 0'],
  [101, 2, 'comment 0'],
  [250, 3, 'comment 100'],
])('of %i comments, %i requests read the newest, from “%s” on', async (...row) => {
  const [count, requests, oldest] = row;
  await using it = await open();
  for (let index = 0; index < count; index += 1)
    it.world.addComment(it.issue, `comment ${index}`, { as: 'writer', at: at(index) });

  const comments = await fetchIssueComments(it.api, it.issue.number);

  expect(comments.at(0)?.body).toBe(oldest);
  expect(comments.at(-1)).toMatchObject({
    body: `comment ${count - 1}`,
    html: `<p>comment ${count - 1}</p>`,
    author: { login: 'writer', type: 'User' },
  });
  expect(it.github.requests).toHaveLength(requests);
});

test('resolved threads are those of the newest hundred, by the IDs of their first comments', async () => {
  await using it = await openRepository();
  const pull = it.world.addIssue(it.repository, { pull: true });
  const first = Array.from({ length: 101 }, (_, index) =>
    it.world.addReviewComment(pull, 'Wrong', {
      as: 'writer',
      isResolved: index === 1 || index === 2,
    }),
  );
  // GitHub's IDs have left 32 bits.
  const late = { as: 'writer', id: 5e9, isResolved: true };
  it.world.addReviewComment(pull, 'Late', late);

  const resolved = await fetchResolvedThreads(it.api, pull.number);

  expect([...resolved]).toEqual([first[2]?.id, late.id]);
});

test('Enterprise Server has GraphQL beside the REST API', async () => {
  await using github = await startGitHub({ basePath: '/api/v3' });
  const api = await connectTo(github, 'token', 'o/r');

  await fetchResolvedThreads(api, 7).catch(() => {});

  expect(github.requests.map(({ path }) => path)).toEqual(['/outside-of-the-api/api/graphql']);
});

test.each([
  ['an error in place of data', { errors: [{ message: 'Resource not accessible' }] }],
  ['no such field, on an older Enterprise Server', { data: null, errors: [{ message: 'x' }] }],
  ['a pull request that the token cannot read', { data: { repository: null } }],
])('%s rejects as an error of GitHub', async (_, data) => {
  await expect(fetchResolvedThreads(apiWith(data), 7)).rejects.toThrow(
    expect.objectContaining({ name: 'GitHubError' }),
  );
});
