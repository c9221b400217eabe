import type { GitHubApi } from './api.ts';
import { type Comment, type CommentPage, type Dated, GitHubFault, threadComments } from './comments.ts';

/** Every comment of a thread, as several pages showed them. */
export interface AllComments {
  /** Ascending by id. */
  comments: Comment[];
  /** GitHub's time of the reading in ms since 1970; of several answers the earliest. */
  at: number;
  pages: number;
}

export interface ReadingLimits {
  signal?: AbortSignal | undefined;
  /** Whether no further page may be asked for. */
  isLate?: (() => boolean) | undefined;
}

const READINGS_AT_MOST = 5;
/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const PAGES_AT_MOST = 500;
const SIDE_BY_SIDE = 12;

/**
 * Reads a thread to its end. Pages are cut by position, so a comment that is removed while they are read moves
 * every later one forward, and one that crosses a page's border meanwhile is on no page that was read. The start of
 * the last page shows that: it is read before all the others and once more after them, and the reading counts if it
 * begins with the same comment both times and every page knows the same number of pages. Otherwise it is repeated, and after five readings everything that any of
 * them showed counts.
 *
 * Rejects with a GitHubFault, also for a list without end and where time is up; an aborted signal ends it before
 * the next pages with the signal's reason.
 */
export async function allComments(
  list: (page: number) => Promise<Dated<CommentPage>>,
  { signal, isLate }: ReadingLimits = {},
): Promise<AllComments> {
  const seenAtAll = new Map<number, Comment>();
  let at = Number.POSITIVE_INFINITY;
  let pages = 1;
  const get = async (page: number): Promise<CommentPage> => {
    signal?.throwIfAborted();
    if (isLate?.()) throw new GitHubFault('the comments could not be read in time', { status: 'lost' });
    const { data, date } = await list(page);
    at = Math.min(at, date);
    return data;
  };

  for (let reading = 1; reading <= READINGS_AT_MOST; reading += 1) {
    const first = await get(1);
    const last = first.lastPage ?? 1;
    if (last > PAGES_AT_MOST) break;
    const read = [first];
    pages = Math.max(pages, last);
    let isWhole = last === 1;
    if (last > 1) {
      const before = await get(last);
      const others: CommentPage[] = [];
      for (let page = 1; page < last; page += SIDE_BY_SIDE) {
        const some = Array.from({ length: Math.min(SIDE_BY_SIDE, last - page) }, (_, index) => page + index);
        others.push(...(await Promise.all(some.map(get))));
      }
      const after = await get(last);
      read.push(...others, before, after);
      const start = after.comments[0]?.id;
      isWhole =
        start !== undefined &&
        start === before.comments[0]?.id &&
        after.lastPage === undefined &&
        others.every(({ lastPage }) => lastPage === last);
    }
    const seen = new Map<number, Comment>();
    for (const comment of read.flatMap(({ comments }) => comments)) {
      seen.set(comment.id, comment);
      seenAtAll.set(comment.id, comment);
    }
    if (isWhole) return { comments: inOrder(seen), at, pages };
    if (reading === READINGS_AT_MOST && read.at(-1)?.lastPage === undefined) {
      return { comments: inOrder(seenAtAll), at, pages };
    }
  }
  throw new GitHubFault('the list of comments has no end', { status: 'lost' });
}

function inOrder(comments: Map<number, Comment>): Comment[] {
  return [...comments.values()].toSorted((a, b) => a.id - b.id);
}

/** What was said in a thread, oldest first. Rejects as `allComments` does. */
export async function conversation(api: GitHubApi, issue: number, limits: ReadingLimits = {}) {
  const { comments } = await allComments(threadComments(api, issue).list, limits);
  return comments.map(({ author, ...comment }) => ({ ...comment, author: author?.login }));
}
