/** The newest comments and reviews, as GitHub renders them, the oldest of them first. */
import * as z from 'zod/mini';
import { type GitHubApi, pageReader } from './api.ts';
import { ISSUE, RENDERED, writtenFields } from './comments.ts';
import { type CommentAuthor, type CommentedLines, linesSchema } from './payloads.ts';
import { PULL } from './pull-requests.ts';

export interface RenderedComment {
  author: CommentAuthor | undefined;
  body: string;
  html: string;
  /** In ISO 8601. */
  createdAt: string;
  /** An inline comment has them. */
  lines?: CommentedLines;
  /** The ID of the comment that an inline comment answers, or of itself. */
  threadId?: number;
}

const renderedFields = { ...writtenFields, body_html: z.nullish(z.string()) };
const renderedCommentSchema = z.object({ ...renderedFields, created_at: z.string() });
const inlineSchema = z.extend(linesSchema, {
  ...renderedCommentSchema.shape,
  id: z.int(),
  in_reply_to_id: z.nullish(z.int()),
  pull_request_review_id: z.nullish(z.int()),
});
const reviewSchema = z.object({
  ...renderedFields,
  id: z.int(),
  submitted_at: z.nullish(z.string()),
});

export async function fetchIssueComments(
  api: GitHubApi,
  issue: number,
): Promise<RenderedComment[]> {
  const parameters = { issue_number: issue, ...RENDERED };
  const read = pageReader(api, `GET ${ISSUE}/comments`, parameters, renderedCommentSchema);
  const comments = await newestRows(read);
  return comments.map((comment) => renderedComment(comment, comment.created_at));
}

/**
 * Inline comments and bodies of reviews. Others could first see them when the review was submitted,
 * which is `createdAt`.
 */
export async function fetchReviewComments(
  api: GitHubApi,
  pull: number,
): Promise<RenderedComment[]> {
  const parameters = { pull_number: pull, ...RENDERED };
  const [inline, reviews] = await Promise.all([
    newestRows(pageReader(api, `${PULL}/comments`, parameters, inlineSchema)),
    newestRows(pageReader(api, `${PULL}/reviews`, parameters, reviewSchema)),
  ]);

  const submissionTimes = new Map(reviews.map(({ id, submitted_at: at }) => [id, at ?? '']));
  // A review without a time is a draft by the account of the token, which nobody else can see.
  const bodies = reviews.flatMap((review) =>
    review.submitted_at ? renderedComment(review, review.submitted_at) : [],
  );
  const comments = inline.map((comment): RenderedComment => {
    const { pull_request_review_id: reviewId, created_at, in_reply_to_id: answered } = comment;
    const submittedAt = submissionTimes.get(reviewId ?? 0) ?? '';
    const createdAt = [submittedAt, created_at].toSorted().at(-1) ?? created_at;
    const threadId = answered ?? comment.id;
    return { ...renderedComment(comment, createdAt), lines: comment, threadId };
  });

  // The body of a review comes before the comments that were submitted with it at the same time.
  return [...bodies, ...comments].toSorted(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  );
}

function renderedComment(
  { user, body, body_html: html }: z.infer<z.ZodMiniObject<typeof renderedFields>>,
  createdAt: string,
): RenderedComment {
  return { author: user ?? undefined, body: body ?? '', html: html ?? '', createdAt };
}

/** All rows if there are at most 200, and otherwise the last 101 to 200. */
async function newestRows<Row>(readPage: ReturnType<typeof pageReader<Row>>): Promise<Row[]> {
  const first = await readPage(1);
  const { lastPage } = first;
  if (lastPage === undefined) return first.rows;

  // The last page may have only one row, so the page before it is read, too.
  const lastButOne = lastPage === 2 ? first : await readPage(lastPage - 1);
  const last = await readPage(lastPage);
  return [...lastButOne.rows, ...last.rows];
}
