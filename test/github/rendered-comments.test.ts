import { expect, test } from 'vitest';
import { fetchIssueComments, fetchReviewComments } from '../../src/github/rendered-comments.ts';
import { respond } from '../faults/faults.ts';
import type { ReviewComment } from '../standin/github/records.ts';
import { openRepository } from './connect.ts';

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
