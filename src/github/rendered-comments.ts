/** The comments and reviews that become context, as GitHub renders them. */
import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';
import { type CommentedLines, linesSchema } from './command-comments.ts';
import { type CommentAuthor, writtenFields } from './comments.ts';
import { ISSUE, RENDERED } from './issues.ts';
import { PULL } from './pull-requests.ts';

export interface RenderedComment {
  author: CommentAuthor | null;
  body: string;
  html: string;
  /** ISO 8601. */
  createdAt: string;
  /** Of an inline comment. */
  lines?: CommentedLines;
}

const renderedFields = { ...writtenFields, body_html: z.nullish(z.string()) };
const renderedCommentSchema = z.object({ ...renderedFields, created_at: z.string() });
const inlineSchema = z.extend(linesSchema, {
  ...renderedCommentSchema.shape,
  pull_request_review_id: z.nullish(z.int()),
});
const reviewSchema = z.object({
  ...renderedFields,
  id: z.int(),
  submitted_at: z.nullish(z.string()),
});

/** The newest comments of an issue, oldest first. Rejects with a GitHubFault. */
export async function issueComments(api: GitHubApi, issue: number): Promise<RenderedComment[]> {
  const route = `GET ${ISSUE}/comments`;
  const comments = await newestRows(api, route, { issue_number: issue }, renderedCommentSchema);
  return comments.map((comment) => rendered(comment, comment.created_at));
}

/**
 * The newest inline comments and bodies of reviews, oldest first. `createdAt`: when others could
 * first see them, which is when a review is submitted. Rejects with a GitHubFault.
 */
export async function reviewComments(api: GitHubApi, pull: number): Promise<RenderedComment[]> {
  const parameters = { pull_number: pull };
  const [inline, reviews] = await Promise.all([
    newestRows(api, `${PULL}/comments`, parameters, inlineSchema),
    newestRows(api, `${PULL}/reviews`, parameters, reviewSchema),
  ]);

  const submissionTimes = new Map(reviews.map(({ id, submitted_at: at }) => [id, at ?? '']));
  // Without a time, a review is a draft of the token's own account.
  const bodies = reviews.flatMap((review) =>
    review.submitted_at ? rendered(review, review.submitted_at) : [],
  );
  const comments = inline.map((comment): RenderedComment => {
    const { pull_request_review_id: reviewId, created_at } = comment;
    const submittedAt = submissionTimes.get(reviewId ?? 0) ?? '';
    const createdAt = submittedAt > created_at ? submittedAt : created_at;
    return { ...rendered(comment, createdAt), lines: comment };
  });

  // At the same time, the body of a review comes before its comments.
  return [...bodies, ...comments].toSorted(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  );
}

/** Of a list that starts with the oldest row: all rows, or the last 101 to 200. */
async function newestRows<T>(
  api: GitHubApi,
  route: string,
  parameters: Record<string, unknown>,
  schema: z.ZodMiniType<T>,
): Promise<T[]> {
  const readPage = async (page: number) => {
    const response = await api.call(route, { ...parameters, ...RENDERED, per_page: 100, page });
    return { rows: parseResponse(z.array(schema), response), lastPage: response.lastPage };
  };

  const first = await readPage(1);
  const { lastPage } = first;
  if (lastPage === undefined) return first.rows;

  const before = lastPage === 2 ? first : await readPage(lastPage - 1);
  const last = await readPage(lastPage);
  return [...before.rows, ...last.rows];
}

function rendered(
  { user, body, body_html: html }: z.infer<z.ZodMiniObject<typeof renderedFields>>,
  createdAt: string,
): RenderedComment {
  return { author: user ?? null, body: body ?? '', html: html ?? '', createdAt };
}
