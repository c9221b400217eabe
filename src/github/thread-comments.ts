import * as z from 'zod/mini';
import type { Answer, GitHubApi } from './api.ts';
import { type Comment, type Dated, GitHubFault, type ThreadComments } from './comments.ts';

const commentSchema = z.object({
  id: z.int(),
  user: z.nullish(z.object({ id: z.int(), type: z.string(), login: z.string() })),
  body: z.nullish(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  html_url: z.string(),
  author_association: z.catch(z.string(), 'NONE'),
});

const ALL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const ONE = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const LIST = `GET ${ALL}`;

/** GitHub's comments of one issue or pull request, as the thread's protocol wants them. */
export function threadComments(api: GitHubApi, issue: number): ThreadComments {
  return {
    async list(page) {
      const answer = await api.call(LIST, { issue_number: issue, per_page: 100, page });
      const found = z.array(commentSchema).safeParse(answer.data);
      if (!found.success) throw unreadable();
      return { data: { comments: found.data.map(toComment), more: answer.more }, date: answer.date };
    },
    get: async (id) => comment(await api.call(`GET ${ONE}`, { comment_id: id })),
    create: async (body) => comment(await api.call(`POST ${ALL}`, { issue_number: issue, body })),
    update: async (id, body) => comment(await api.call(`PATCH ${ONE}`, { comment_id: id, body })),
    async remove(id) {
      const { date } = await api.call(`DELETE ${ONE}`, { comment_id: id });
      return { data: null, date };
    },
    async whoAmI() {
      const { data, date } = await api.call('GET /user');
      const found = z.object({ id: z.int() }).safeParse(data);
      if (!found.success) throw unreadable();
      return { data: { id: found.data.id }, date };
    },
  };
}

function comment({ data, date }: Answer): Dated<Comment> {
  const found = commentSchema.safeParse(data);
  if (!found.success) throw unreadable();
  return { data: toComment(found.data), date };
}

function toComment({ id, user, body, updated_at, html_url }: z.infer<typeof commentSchema>): Comment {
  return {
    id,
    author: user ? { id: user.id, type: user.type } : null,
    body: body ?? '',
    updatedAt: Date.parse(updated_at),
    url: html_url,
  };
}

/** A comment as somebody's words, oldest first in a list. */
export interface SaidComment {
  body: string;
  author: string | undefined;
  /** `author_association`. */
  association: string;
  /** ISO 8601. */
  createdAt: string;
}

/** Everything that was said in a thread, read to its end. Rejects with a GitHubFault. */
export async function conversation(api: GitHubApi, issue: number): Promise<SaidComment[]> {
  const said: SaidComment[] = [];
  for (let page = 1; ; page++) {
    const answer = await api.call(LIST, { issue_number: issue, per_page: 100, page });
    const found = z.array(commentSchema).safeParse(answer.data);
    if (!found.success) throw unreadable();
    for (const { body, user, author_association: association, created_at: createdAt } of found.data) {
      said.push({ body: body ?? '', author: user?.login, association, createdAt });
    }
    if (!answer.more) return said;
  }
}

/** An answer that cannot be read says nothing about whether a write happened. */
function unreadable(): GitHubFault {
  return new GitHubFault('GitHub’s answer cannot be read', { status: 'lost' });
}
