import { expect, test } from 'vitest';
import { allComments } from '../../src/github/all-comments.ts';
import type { GitHubApi } from '../../src/github/api.ts';
import { type Comment, threadComments } from '../../src/github/comments.ts';
import { GitHubFault } from '../../src/github/faults.ts';

test.each([
  ['https://github.com/example/docs/issues/1#issuecomment-2', true],
  ['http://127.0.0.1:8080/example/docs/issues/1#issuecomment-2', true],
  ['http://github.com/example/docs/issues/1', false],
  ['javascript:alert(1)', false],
  ['https://github.com/$(id)', false],
])('of the comment’s URL %s, %j is used', async (url, isUsed) => {
  const comment = { id: 2, issue_url: 'https://api.github.com/issues/1', html_url: url };
  const data = {
    ...comment,
    created_at: '2026-01-31T12:00:00Z',
    updated_at: '2026-01-31T12:00:00Z',
  };
  const api: GitHubApi = { now: () => 0, call: async () => ({ data, lastPage: undefined }) };
  expect((await threadComments(api, 1).create('text')).url).toBe(isUsed ? url : '');
});

const about = {
  issue: 1,
  author: null,
  association: 'NONE',
  body: '',
  createdAt: '',
  updatedAt: 0,
  url: '',
};

/** A thread of as many comments, three a page; `before` is called with the number of each request. */
function threadOf(count: number, before: (request: number, thread: Comment[]) => void = () => {}) {
  const comments = Array.from(
    { length: count },
    (_, index): Comment => ({ ...about, id: index + 1 }),
  );
  const asked: number[] = [];
  return {
    asked,
    comments,
    /** Ever earlier, to see which answer counts. */
    now: () => 1000 - asked.length,
    async list(page: number) {
      asked.push(page);
      before(asked.length, comments);
      const last = Math.ceil(comments.length / 3);
      return {
        comments: comments.slice((page - 1) * 3, page * 3),
        lastPage: page < last ? last : undefined,
      };
    },
  };
}

const idsOf = ({ comments }: { comments: Comment[] }) => comments.map(({ id }) => id);
const remove = (thread: Comment[], id: number) => {
  const at = thread.findIndex((each) => each.id === id);
  if (at >= 0) thread.splice(at, 1);
};

test.each([
  [0, [1]],
  [3, [1]],
  [4, [1, 2, 1, 2]],
  [36, [1, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('%i comments are read completely, with requests for the pages %j', async (count, pages) => {
  const thread = threadOf(count);
  const all = await allComments(thread);
  expect(idsOf(all)).toEqual(idsOf(thread));
  expect(thread.asked).toEqual(pages);
  // The time of the earliest answer, so that no run counts as silent too early.
  expect(all.at).toBe(1000 - pages.length);
});

test('as many pages as a thread may have are read', async () => {
  expect((await allComments(threadOf(1500))).comments).toHaveLength(1500);
});

test('if one or two comments are removed while the pages are read, no other comment is missed', async () => {
  for (let first = 1; first <= 8; first += 1) {
    for (let second = first; second <= 14; second += 1) {
      for (const id of [1, 3, 5, 10]) {
        const thread = threadOf(11, (request, all) => {
          if (request === first) remove(all, id);
          if (request === second) remove(all, 2);
        });
        expect(idsOf(await allComments(thread))).toEqual(expect.arrayContaining(idsOf(thread)));
      }
    }
  }
});

test('a page that is older than the others does not count', async () => {
  const thread = threadOf(8);
  let asked = 0;
  const list = async (page: number) => {
    asked += 1;
    // The second page as it was when there were three comments.
    return asked === 4 ? { comments: [], lastPage: undefined } : thread.list(page);
  };
  expect(idsOf(await allComments({ ...thread, list }))).toEqual(idsOf(thread));
});

test('a first page from before a deletion hides no comment that has moved to it since', async () => {
  const thread = threadOf(5);
  const { comments: outdated } = await thread.list(1);
  remove(thread.comments, 1);
  let firstPages = 0;
  const list = async (page: number) => {
    const response = await thread.list(page);
    if (page === 1) firstPages += 1;
    return page === 1 && firstPages === 2 ? { ...response, comments: outdated } : response;
  };
  expect(idsOf(await allComments({ ...thread, list }))).toEqual([2, 3, 4, 5]);
});

test('comments that GitHub lists in another order are returned by their IDs', async () => {
  const thread = threadOf(5);
  thread.comments.reverse();
  expect(idsOf(await allComments(thread))).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  ['has become empty', () => ({ comments: [], lastPage: undefined })],
  [
    'is no longer the last one',
    ({ comments }: { comments: Comment[] }) => ({ comments, lastPage: 3 }),
  ],
])('if the last page %s while the others are read, the thread is read again', async (_, change) => {
  const thread = threadOf(5);
  const list = async (page: number) => {
    const response = await thread.list(page);
    return thread.asked.length === 4 ? change(response) : response;
  };
  expect(idsOf(await allComments({ ...thread, list }))).toEqual([1, 2, 3, 4, 5]);
  expect(thread.asked).toHaveLength(8);
});

test('in a thread that keeps changing, everything that was seen in five readings counts', async () => {
  const thread = threadOf(200, (_, all) => void all.shift());
  const seen = idsOf(await allComments(thread));
  // The first page is read twice a reading.
  expect(thread.asked.filter((page) => page === 1)).toHaveLength(10);
  expect(seen).toEqual(expect.arrayContaining(idsOf(thread)));
});

test.each<[string, number, Parameters<typeof allComments>[1], unknown, asked: number[]]>([
  [
    'a list without end',
    1501,
    {},
    new GitHubFault('the list does not end', { status: 'lost' }),
    [1],
  ],
  ['a signal', 40, { signal: AbortSignal.abort('SIGINT') }, 'SIGINT', []],
  ['a deadline', 40, { isLate: () => true }, expect.any(GitHubFault), []],
])('%s stops the reading before the next page', async (_, count, limits, error, asked) => {
  const thread = threadOf(count);
  await expect(allComments(thread, limits)).rejects.toEqual(error);
  expect(thread.asked).toEqual(asked);
});
