import * as z from 'zod/mini';
import { plainLink } from '../text/url.ts';
import { type GitHubApi, parseResponse } from './api.ts';
import { GitHubError } from './github-error.ts';
import { ISSUE, issueOf } from './issues.ts';

/** GitHub's limit of 65,536 characters, with a margin. */
export const MAX_COMMENT = 65_000;

const authorSchema = z.object({ id: z.int(), login: z.string(), type: z.string() });
/** `type` is GitHub's: `User`, `Bot`, … */
export type CommentAuthor = z.infer<typeof authorSchema>;

/** GitHub names no author once the account is deleted. */
export const writtenFields = {
  user: z.nullish(authorSchema),
  body: z.nullish(z.string()),
};

const commentSchema = z.pipe(
  z.object({
    ...writtenFields,
    id: z.int(),
    created_at: z.string(),
    html_url: z.catch(z.string(), ''),
  }),
  z.transform(({ id, user, body, created_at: createdAt, html_url: url }) => ({
    id,
    author: user ?? null,
    body: body ?? '',
    /** ISO 8601. */
    createdAt,
    /** '' where it is not plain: it becomes an output, and a link. */
    url: plainLink(url, true) ?? '',
  })),
);

export type Comment = z.infer<typeof commentSchema>;

const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

/** Of a hundred comments each: forty times as many as GitHub allows in a conversation. */
const MAX_PAGES = 1_000;

export type ThreadComments = ReturnType<typeof threadComments>;

/** Every method rejects with a GitHubFault. */
export function threadComments(api: GitHubApi, issue: number) {
  const commentFrom = async (route: string, parameters: Record<string, unknown>) =>
    parseResponse(commentSchema, await api.call(route, parameters));

  return {
    now: api.now,

    /** Ascending by ID; also rejects with the signal's reason. */
    async list({ signal }: { signal?: AbortSignal } = {}): Promise<Comment[]> {
      const comments: Comment[] = [];

      for (let page = 1; page <= MAX_PAGES; page += 1) {
        signal?.throwIfAborted();
        const parameters = { issue_number: issue, per_page: 100, page };
        const response = await api.call(`GET ${ISSUE}/comments`, parameters);
        comments.push(...parseResponse(z.array(commentSchema), response));
        if (response.lastPage === undefined) return comments;
      }
      throw new GitHubError('the list does not end', { status: 'lost' });
    },

    readIssue: () => issueOf(api, issue),

    create: (body: string) => commentFrom(`POST ${ISSUE}/comments`, { issue_number: issue, body }),
    update: (id: number, body: string) => commentFrom(`PATCH ${COMMENT}`, { comment_id: id, body }),

    async remove(id: number): Promise<void> {
      await api.call(`DELETE ${COMMENT}`, { comment_id: id });
    },
  };
}

/** Ends all comments of this action: an HTML comment that starts with the action's name. */
const HIDDEN_LINE = /^<!-- docs-agent-[a-z]+(?: [^\s]+)* -->(?=[^\S\n]*$)/gm;

/** An answer without a record: nothing was sent. */
export function withReplyLine(markdown: string): string {
  return `${markdown}\n\n<!-- docs-agent-reply -->`;
}

/** People may quote other comments with theirs, and add notes below ours. */
export function hiddenLines(body: string): string[] {
  return body.match(HIDDEN_LINE) ?? [];
}

/** Nobody added words below. The author does not tell: the token may be a maintainer's own. */
export function isOurs(body: string): boolean {
  const last = hiddenLines(body).at(-1);
  return last !== undefined && body.trimEnd().endsWith(last);
}
