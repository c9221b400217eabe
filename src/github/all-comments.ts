import { checkLimits, endless, type ReadingLimits } from './api.ts';
import type { Comment, ThreadComments } from './comments.ts';

const MAX_READINGS = 5;
/** 50,000 comments: twenty times as many as GitHub allows in a conversation. A longer list cannot be real. */
const MAX_PAGES = 500;
const CONCURRENCY = 12;

type ReadPage = ThreadComments['list'];
type Page = Awaited<ReturnType<ReadPage>>;

/**
 * All comments of a thread, ascending by ID. `at`: GitHub's time of the earliest response, in ms since 1970; `pages`: how
 * many the list has. Rejects with a
 * GitHubFault, or with the signal's reason. If a comment is deleted during a reading, the later ones move up, and one may
 * reach a page that was already read. The list is then read again; after five readings, all that they returned counts.
 */
export async function allComments(
  thread: Pick<ThreadComments, 'list' | 'now'>,
  limits: ReadingLimits = {},
): Promise<{ comments: Comment[]; at: number; pages: number }> {
  const commentsOfAllReadings: Comment[] = [];
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
    const isOnlyPage = lastPage === undefined;
    if (isOnlyPage) return { comments: inOrder(first.comments), at, pages: 1 };

    const { comments, isStable } = await readPages(first, lastPage, readPage);
    if (isStable) return { comments: inOrder(comments), at, pages: lastPage };

    commentsOfAllReadings.push(...first.comments, ...comments);
    if (reading === MAX_READINGS)
      return { comments: inOrder(commentsOfAllReadings), at, pages: lastPage };
  }
}

const firstIdOf = ({ comments }: Page) => comments[0]?.id;

/**
 * `isStable`: no comment was deleted meanwhile. A deletion would change the number of pages, or move the start of the last
 * page, which is read before and after the others. The first page is read again with the others, because a comment could be
 * deleted after its first reading, and before the last page is read.
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
  // GitHub names the last page on all pages but the last one.
  const isStillLast = after.lastPage === undefined && firstIdOf(after) !== undefined;
  const hasSameLength = isStillLast && others.every((page) => page.lastPage === lastPage);

  const [firstAgain = first] = others;
  const hasSameStarts =
    firstIdOf(after) === firstIdOf(before) && firstIdOf(firstAgain) === firstIdOf(first);

  const comments = [...others, before, after].flatMap((page) => page.comments);
  return { comments, isStable: hasSameLength && hasSameStarts };
}

/** Ascending by ID. Of a comment that was read several times, the last version counts. */
function inOrder(comments: Comment[]): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
