import { type Comment, type CommentPage, GitHubFault } from './comments.ts';

export interface ReadingLimits {
  signal?: AbortSignal | undefined;
  /** Whether no further page may be requested. */
  isLate?: (() => boolean) | undefined;
}

const MAX_READINGS = 5;
/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const MAX_PAGES = 500;
const CONCURRENCY = 12;

/**
 * Reads a thread to its end: every comment, ascending by id, GitHub's time of the reading in ms since 1970 (the
 * earliest of several answers) and the number of pages.
 *
 * Pages are cut by position: when a comment is deleted during the reading, every later one moves forward, and one
 * that crosses a page border may be on no page that was read. The start of the last page reveals that. It is read
 * before all other pages and once more after them; the reading counts if both begin with the same comment and every
 * page knows the same number of pages. Otherwise it is repeated, and after five readings their union counts.
 *
 * Rejects with a GitHubFault, also for a list without end and when it is too late; an aborted signal ends it before
 * the next pages with the signal's reason.
 */
export async function allComments(
  list: (page: number) => Promise<CommentPage>,
  { signal, isLate }: ReadingLimits = {},
): Promise<{ comments: Comment[]; at: number; pages: number }> {
  const union: Comment[] = [];
  let at = Number.POSITIVE_INFINITY;
  let pages = 1;
  const get = async (page: number): Promise<CommentPage> => {
    signal?.throwIfAborted();
    if (isLate?.()) throw new GitHubFault('the comments could not be read in time', { status: 'lost' });
    const answer = await list(page);
    at = Math.min(at, answer.date);
    return answer;
  };

  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const first = await get(1);
    const last = first.lastPage ?? 1;
    pages = Math.max(pages, last);
    if (last === 1) return { comments: inOrder(first.comments), at, pages };
    if (last > MAX_PAGES) break;
    const before = await get(last);
    const others: CommentPage[] = [];
    for (let page = 1; page < last; page += CONCURRENCY) {
      const some = Array.from({ length: Math.min(CONCURRENCY, last - page) }, (_, index) => page + index);
      others.push(...(await Promise.all(some.map(get))));
    }
    const after = await get(last);
    const comments = [...others, before, after].flatMap((page) => page.comments);
    union.push(...first.comments, ...comments);
    const start = after.comments[0]?.id;
    const isEnd = after.lastPage === undefined;
    const isStable = start !== undefined && start === before.comments[0]?.id;
    if (isEnd && isStable && others.every(({ lastPage }) => lastPage === last)) {
      return { comments: inOrder(comments), at, pages };
    }
    if (isEnd && reading === MAX_READINGS) return { comments: inOrder(union), at, pages };
  }
  throw new GitHubFault('the list of comments has no end', { status: 'lost' });
}

/** Of a comment that was read several times the latest answer. */
function inOrder(comments: Comment[]): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
