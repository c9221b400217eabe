import { checkLimits, endless, type ReadingLimits } from './api.ts';
import type { Comment, ThreadComments } from './comments.ts';

const MAX_READINGS = 5;
/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const MAX_PAGES = 500;
const CONCURRENCY = 12;

type ReadPage = ThreadComments['list'];

/**
 * Every comment of a thread, ascending by id, and GitHub's time of the earliest response in ms since 1970. Rejects with a
 * GitHubFault, or with the signal's reason. Pages are cut by position: when a comment is deleted during the reading,
 * another may cross a page border unread. The reading is then repeated, and after five readings their union counts.
 */
export async function allComments(
  thread: Pick<ThreadComments, 'list' | 'now'>,
  limits: ReadingLimits = {},
): Promise<{ comments: Comment[]; at: number; pages: number }> {
  const union: Comment[] = [];
  let at = Number.POSITIVE_INFINITY;

  const readPage: ReadPage = async (page) => {
    checkLimits(limits);
    if (page > MAX_PAGES) throw endless();
    const response = await thread.list(page);
    at = Math.min(at, thread.now());
    return response;
  };

  for (let reading = 1; ; reading += 1) {
    const first = await readPage(1);
    const { lastPage } = first;
    if (lastPage === undefined) return { comments: inOrder(first.comments), at, pages: 1 };

    const { comments, isStable } = await readPages(first, lastPage, readPage);
    if (isStable) return { comments: inOrder(comments), at, pages: lastPage };

    union.push(...first.comments, ...comments);
    if (reading === MAX_READINGS) return { comments: inOrder(union), at, pages: lastPage };
  }
}

type Page = Awaited<ReturnType<ReadPage>>;

const startOf = ({ comments }: Page) => comments[0]?.id;

/**
 * A deletion moves the start of the last page, which is read before and after all others, or it changes the number of
 * pages: `isStable` means that neither happened. The first page is read twice as well: one from before a deletion, beside
 * pages from after it, would hide the comment that moved between them.
 */
async function readPages(first: Page, lastPage: number, readPage: ReadPage) {
  const before = await readPage(lastPage);

  const others: Page[] = [];
  for (let page = 1; page < lastPage; page += CONCURRENCY) {
    const length = Math.min(CONCURRENCY, lastPage - page);
    const batch = Array.from({ length }, (_, index) => readPage(page + index));
    others.push(...(await Promise.all(batch)));
  }

  const after = await readPage(lastPage);
  const isLast = after.lastPage === undefined && startOf(after) !== undefined;
  const [firstAgain = first] = others;
  const isInPlace = startOf(after) === startOf(before) && startOf(firstAgain) === startOf(first);
  const isStable = isLast && isInPlace && others.every((page) => page.lastPage === lastPage);
  const comments = [...others, before, after].flatMap((page) => page.comments);
  return { comments, isStable };
}

/** The latest version of a comment that was read several times counts. */
function inOrder(comments: Comment[]): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
