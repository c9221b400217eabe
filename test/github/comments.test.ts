import { expect, test } from 'vitest';
import { allComments, type Comment, type CommentPage } from '../../src/github/comments.ts';
import { GitHubFault } from '../../src/github/faults.ts';

const comment = (id: number): Comment => ({
  id,
  author: null,
  association: 'NONE',
  body: '',
  createdAt: '',
  updatedAt: 0,
  url: '',
});

/** A thread of as many comments, three a page; `before` is called with the number of each request. */
function threadOf(count: number, before: (request: number, thread: Comment[]) => void = () => {}) {
  const thread = Array.from({ length: count }, (_, index) => comment(index + 1));
  const asked: number[] = [];
  const list = async (page: number): Promise<CommentPage> => {
    asked.push(page);
    before(asked.length, thread);
    const last = Math.ceil(thread.length / 3);
    const comments = thread.slice((page - 1) * 3, page * 3);
    return { comments, lastPage: page < last ? last : undefined, date: 1000 - asked.length };
  };
  return { list, asked, thread };
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
])(
  '%i comments are read whole, the pages between the first and the last side by side',
  async (count, pages) => {
    const { list, asked, thread } = threadOf(count);
    const all = await allComments(list);
    expect(idsOf(all)).toEqual(thread.map(({ id }) => id));
    expect(asked).toEqual(pages);
    // The earliest answer's, so that nobody is taken for silent too early.
    expect(all.at).toBe(1000 - asked.length);
  },
);

test('whenever one or two comments are removed while the pages are read, nothing that stays is overlooked', async () => {
  for (let first = 1; first <= 8; first += 1) {
    for (let second = first; second <= 14; second += 1) {
      for (const id of [1, 3, 5, 10]) {
        const { list, thread } = threadOf(11, (request, all) => {
          if (request === first) remove(all, id);
          if (request === second) remove(all, 2);
        });
        expect(idsOf(await allComments(list))).toEqual(expect.arrayContaining(thread.map((each) => each.id)));
      }
    }
  }
});

test('a page that is older than the others does not count', async () => {
  const { list, thread } = threadOf(8);
  let asked = 0;
  const stale = (page: number) => {
    asked += 1;
    // The second page as it was when there were three comments.
    return asked === 4 ? Promise.resolve({ comments: [], lastPage: undefined, date: 0 }) : list(page);
  };
  expect(idsOf(await allComments(stale))).toEqual(thread.map(({ id }) => id));
});

test('a thread that never comes to rest: after five readings everything that was seen counts', async () => {
  const { list, asked, thread } = threadOf(40, (_, all) => void (all.length > 12 && all.shift()));
  const seen = idsOf(await allComments(list));
  expect(asked.filter((page) => page === 1).length).toBeLessThanOrEqual(10);
  expect(seen).toEqual(expect.arrayContaining(thread.map(({ id }) => id)));
});

test('a list without end is given up', async () => {
  for (const lastPage of [1, 501]) {
    let asked = 0;
    const endless = async (page: number) => {
      asked += 1;
      return { comments: [comment(page)], lastPage: page + lastPage, date: 0 };
    };
    await expect(allComments(endless)).rejects.toThrow('no end');
    expect(asked).toBeLessThanOrEqual(25);
  }
});

test('a signal or a deadline ends the reading before the next page', async () => {
  const stop = new AbortController();
  const { list, asked } = threadOf(40, (request) => request === 3 && stop.abort('SIGINT'));
  await expect(allComments(list, { signal: stop.signal })).rejects.toBe('SIGINT');
  expect(asked.length).toBeLessThan(16);
  const late = threadOf(40);
  const isLate = () => late.asked.length > 0;
  await expect(allComments(late.list, { isLate })).rejects.toBeInstanceOf(GitHubFault);
  expect(late.asked).toEqual([1]);
});
