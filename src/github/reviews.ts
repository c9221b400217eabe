import * as z from 'zod/mini';
import { type GitHubApi, type ReadingLimits, rowsOf } from './api.ts';
import { type Place, placeSchema } from './comment-place.ts';
import type { Comment } from './comments.ts';
import { PULL } from './pull-requests.ts';

const commonFields = {
  id: z.int(),
  user: z.nullish(z.object({ id: z.int(), login: z.string() })),
  body: z.nullish(z.string()),
  author_association: z.catch(z.string(), 'NONE'),
};
const inlineSchema = z.extend(placeSchema, {
  ...commonFields,
  in_reply_to_id: z.nullish(z.int()),
  pull_request_review_id: z.nullish(z.int()),
  created_at: z.string(),
});
const reviewSchema = z.object({ ...commonFields, submitted_at: z.nullish(z.string()) });

/** An inline comment, or the body of a review, which has no place. */
export interface ReviewComment extends Pick<Comment, 'association' | 'body' | 'createdAt'> {
  author: { id: number; login: string } | null;
  place?: Place;
  /** The same for an inline comment and the answers to it. */
  thread?: number;
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
): Promise<ReviewComment[]> {
  const parameters = { pull_number: pull };
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

function commonFieldsOf(comment: z.infer<z.ZodMiniObject<typeof commonFields>>) {
  const { user, body, author_association: association } = comment;
  return { author: user ?? null, association, body: body ?? '' };
}
