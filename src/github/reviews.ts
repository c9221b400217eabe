import * as z from 'zod/mini';
import { type GitHubApi, type ReadingLimits, rowsOf } from './api.ts';
import { type Lines, linesOf, placeSchema } from './comment-place.ts';
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
  place?: Lines & { path: string };
  /** The same for an inline comment and the answers to it. */
  thread?: number;
}

/**
 * The bodies of a pull request's reviews, and its 100 newest inline comments, oldest first. `createdAt` is when others
 * could see a comment: that of a review is a draft before. Rejects with a GitHubFault, or with the signal's reason.
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

  const submitted = new Map(reviews.map(({ id, submitted_at: at }) => [id, at ?? '']));
  // Without a time, a review is a draft of the token's own account.
  const bodies = reviews.flatMap(({ submitted_at: createdAt, ...review }) =>
    createdAt ? { ...wordsOf(review), createdAt } : [],
  );
  const comments = inline.toReversed().map((comment) => {
    const { id, in_reply_to_id: root, pull_request_review_id: review, created_at } = comment;
    const submittedAt = submitted.get(review ?? 0) ?? '';
    const createdAt = submittedAt > created_at ? submittedAt : created_at;
    const place = { path: comment.path, ...linesOf(comment) };
    return { ...wordsOf(comment), createdAt, place, thread: root ?? id };
  });

  return [...bodies, ...comments].toSorted(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  );
}

function wordsOf({ user, body, author_association: association }: z.infer<typeof reviewSchema>) {
  return { author: user ?? null, association, body: body ?? '' };
}
