/** The comments and reviews that become context, as GitHub renders them. */
import * as z from 'zod/mini';
import { type GitHubApi, type ReadingLimits, read, rowsOf } from './api.ts';
import { type Place, placeSchema } from './comment-place.ts';
import { ISSUE, RENDERED } from './issues.ts';
import { PULL } from './pull-requests.ts';

/** A comment, or the body of a review. */
export interface RenderedComment {
  /** Null if the account was deleted. `type` is GitHub's: `User`, `Bot`, … */
  author: { id: number; login: string; type: string } | null;
  body: string;
  html: string;
  /** ISO 8601. */
  createdAt: string;
  /** Of an inline comment. */
  place?: Place;
  /** The same for an inline comment and the answers to it. */
  thread?: number;
}

const commonFields = {
  user: z.nullish(z.object({ id: z.int(), login: z.string(), type: z.catch(z.string(), '') })),
  body: z.nullish(z.string()),
  body_html: z.nullish(z.string()),
};
const commentSchema = z.object({ ...commonFields, created_at: z.string() });
const inlineSchema = z.extend(placeSchema, {
  ...commonFields,
  id: z.int(),
  in_reply_to_id: z.nullish(z.int()),
  pull_request_review_id: z.nullish(z.int()),
  created_at: z.string(),
});
const reviewSchema = z.object({
  ...commonFields,
  id: z.int(),
  submitted_at: z.nullish(z.string()),
});

/** The newest comments of an issue, oldest first: all, or the last 101 to 200. Rejects with a GitHubFault. */
export async function newestComments(api: GitHubApi, issue: number): Promise<RenderedComment[]> {
  const readPage = async (page: number) => {
    const parameters = { issue_number: issue, per_page: 100, page, ...RENDERED };
    const response = await api.call(`GET ${ISSUE}/comments`, parameters);
    const comments = read(z.array(commentSchema), response).map((comment) => {
      return { ...commonFieldsOf(comment), createdAt: comment.created_at };
    });
    return { comments, lastPage: response.lastPage };
  };

  const first = await readPage(1);
  const { lastPage } = first;
  if (lastPage === undefined) return first.comments;

  const before = lastPage === 2 ? first : await readPage(lastPage - 1);
  const last = await readPage(lastPage);
  return [...before.comments, ...last.comments];
}

/**
 * The bodies of a pull request's reviews (the 1,000 oldest ones), and its 100 newest inline comments, oldest first.
 * `createdAt` is when others could first see a comment: those of a review become visible when it is submitted. Rejects with
 * a GitHubFault, or with the signal's reason.
 */
export async function reviewComments(
  api: GitHubApi,
  pull: number,
  limits: ReadingLimits = {},
): Promise<RenderedComment[]> {
  const parameters = { pull_number: pull, ...RENDERED };
  const newest = { ...parameters, sort: 'created', direction: 'desc' };
  const [inline, reviews] = await Promise.all([
    rowsOf(api, `${PULL}/comments`, newest, { schema: inlineSchema, atMost: 100, ...limits }),
    // GitHub always lists the oldest review first.
    rowsOf(api, `${PULL}/reviews`, parameters, { schema: reviewSchema, atMost: 1_000, ...limits }),
  ]);

  const submissionTimes = new Map(reviews.map(({ id, submitted_at: at }) => [id, at]));
  // Without a time, a review is a draft of the token's own account.
  const bodies = reviews.flatMap(({ submitted_at: createdAt, ...review }) =>
    createdAt ? { ...commonFieldsOf(review), createdAt } : [],
  );
  const comments = inline.toReversed().map((comment) => {
    const { id, in_reply_to_id: rootId, pull_request_review_id: reviewId } = comment;
    const submittedAt = submissionTimes.get(reviewId ?? 0);
    const createdAt = laterOf(comment.created_at, submittedAt);
    return { ...commonFieldsOf(comment), createdAt, place: comment, thread: rootId ?? id };
  });

  // At the same time, the body of a review comes before its comments.
  return [...bodies, ...comments].toSorted(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  );
}

/** Of two times in GitHub's format. */
function laterOf(one: string, other: string | null | undefined): string {
  return other && other > one ? other : one;
}

function commonFieldsOf({
  user,
  body,
  body_html: html,
}: z.infer<z.ZodMiniObject<typeof commonFields>>) {
  return { author: user ?? null, body: body ?? '', html: html ?? '' };
}
