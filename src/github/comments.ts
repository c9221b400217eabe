import * as z from 'zod/mini';
import { plainLink } from '../text/url.ts';
import { type GitHubApi, type ReadingLimits, read, rowsOf } from './api.ts';
import { ISSUE, issueOf } from './issues.ts';

/** Maximum length of a comment: GitHub's limit of 65,536 characters, with a margin. */
export const MAX_COMMENT = 65_000;

const commentSchema = z.pipe(
  z.object({
    id: z.int(),
    user: z.nullish(z.object({ id: z.int(), type: z.catch(z.string(), ''), login: z.string() })),
    body: z.nullish(z.string()),
    created_at: z.string(),
    html_url: z.catch(z.string(), ''),
    author_association: z.catch(z.string(), 'NONE'),
  }),
  z.transform(({ user, body, ...comment }) => ({
    id: comment.id,
    /** Null where GitHub names no author any more. `type` is GitHub's: `User`, `Bot`, … */
    author: user ?? null,
    association: comment.author_association,
    body: body ?? '',
    /** ISO 8601. */
    createdAt: comment.created_at,
    /** '' where it is not plain: it becomes an output, and a link. */
    url: plainLink(comment.html_url, true) ?? '',
  })),
);

export type Comment = z.infer<typeof commentSchema>;

const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

/** Twenty times as many as GitHub allows in a conversation. A longer list cannot be real. */
const MAX_COMMENTS = 50_000;

export type ThreadComments = ReturnType<typeof threadComments>;

/** GitHub's comments of one issue. Every method rejects with a `GitHubFault`. */
export function threadComments(api: GitHubApi, issue: number) {
  const commentFrom = async (route: string, parameters: Record<string, unknown>) =>
    read(commentSchema, await api.call(route, parameters));

  return {
    now: api.now,

    /** All comments, ascending by ID; also rejects with the signal's reason. */
    list(limits: ReadingLimits = {}) {
      const list = { schema: commentSchema, atMost: MAX_COMMENTS, ...limits };
      return rowsOf(api, `GET ${ISSUE}/comments`, { issue_number: issue }, list);
    },

    /** How many comments the issue has, as GitHub counts them. */
    count: async () => (await issueOf(api, issue)).commentCount,

    create: (body: string) => commentFrom(`POST ${ISSUE}/comments`, { issue_number: issue, body }),
    update: (id: number, body: string) => commentFrom(`PATCH ${COMMENT}`, { comment_id: id, body }),

    async remove(id: number): Promise<void> {
      await api.call(`DELETE ${COMMENT}`, { comment_id: id });
    },
  };
}
