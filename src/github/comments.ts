import * as z from 'zod/mini';
import { plainLink } from '../text/url.ts';
import { type GitHubApi, read } from './api.ts';
import { ISSUE } from './issues.ts';

/** Maximum length of a comment: GitHub's limit of 65,536 characters, with a margin. */
export const MAX_COMMENT = 65_000;

const commentSchema = z.pipe(
  z.object({
    id: z.int(),
    issue_url: z.string(),
    user: z.nullish(z.object({ id: z.int(), type: z.catch(z.string(), ''), login: z.string() })),
    body: z.nullish(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
    html_url: z.catch(z.string(), ''),
    author_association: z.catch(z.string(), 'NONE'),
  }),
  z.transform(({ user, body, ...comment }) => ({
    id: comment.id,
    /** The number of the issue or pull request. */
    issue: Number(/(?<=\/)\d+$/.exec(comment.issue_url)?.[0]),
    /** Null where GitHub names no author any more. `type` is GitHub's: `User`, `Bot`, … */
    author: user ?? null,
    association: comment.author_association,
    body: body ?? '',
    /** ISO 8601. */
    createdAt: comment.created_at,
    /** In ms since 1970. */
    updatedAt: Date.parse(comment.updated_at),
    /** '' where it is not plain: it becomes an output, and a link. */
    url: plainLink(comment.html_url, true) ?? '',
  })),
);

export type Comment = z.infer<typeof commentSchema>;

const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

export type ThreadComments = ReturnType<typeof threadComments>;

/** GitHub's comments of one issue. Every method sends one request, and rejects with a `GitHubFault`. */
export function threadComments(api: GitHubApi, issue: number) {
  const commentFrom = async (route: string, parameters: Record<string, unknown>) =>
    read(commentSchema, await api.call(route, parameters));

  return {
    now: api.now,

    /** Ascending by id. `page` counts from 1; `since`: only what changed then or later; `lastPage`: see `GitHubResponse`. */
    async list(page: number, since?: number) {
      const changed = since === undefined ? {} : { since: timeOf(since) };
      const parameters = { issue_number: issue, per_page: 100, page, ...changed };
      const response = await api.call(`GET ${ISSUE}/comments`, parameters);
      return { comments: read(z.array(commentSchema), response), lastPage: response.lastPage };
    },

    get: (id: number) => commentFrom(`GET ${COMMENT}`, { comment_id: id }),
    create: (body: string) => commentFrom(`POST ${ISSUE}/comments`, { issue_number: issue, body }),
    update: (id: number, body: string) => commentFrom(`PATCH ${COMMENT}`, { comment_id: id, body }),

    async remove(id: number): Promise<void> {
      await api.call(`DELETE ${COMMENT}`, { comment_id: id });
    },

    /** The id of the account behind the token. */
    whoAmI: async () => read(z.object({ id: z.int() }), await api.call('GET /user')).id,
  };
}

/** GitHub's times have no fractions. */
const timeOf = (ms: number) => new Date(ms).toISOString().replace(/\.\d+/, '');
