import * as z from 'zod/mini';
import { plainLink } from '../text/url.ts';
import { authorSchema } from './accounts.ts';
import { type GitHubApi, type List, parseResponse, readPage } from './api.ts';
import { fetchIssue, ISSUE } from './issues.ts';

/** GitHub allows 65,536 characters. */
export const MAX_COMMENT = 65_000;

/** GitHub names no author if the account was deleted. */
export const writtenFields = {
  user: z.nullish(authorSchema),
  body: z.nullish(z.string()),
};

const commentSchema = z.pipe(
  z.object({
    ...writtenFields,
    id: z.int(),
    html_url: z.catch(z.string(), ''),
  }),
  z.transform(({ id, user, body, html_url: url }) => ({
    id,
    author: user ?? undefined,
    body: body ?? '',
    url: plainLink(url, true),
  })),
);

export type Comment = z.infer<typeof commentSchema>;

const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

export type ThreadComments = ReturnType<typeof threadComments>;

export function threadComments(api: GitHubApi, issue: number) {
  const write = async (route: string, parameters: Record<string, unknown>) =>
    parseResponse(commentSchema, await api.call(route, parameters));

  return {
    now: api.now,

    /** Also rejects with the signal's reason. */
    async list({ signal }: { signal?: AbortSignal } = {}): Promise<Comment[]> {
      const parameters = { issue_number: issue };
      const list = { api, route: `GET ${ISSUE}/comments`, parameters, schema: commentSchema };
      return readAllRows(list, signal);
    },

    readIssue: () => fetchIssue(api, issue),

    create: (body: string) => write(`POST ${ISSUE}/comments`, { issue_number: issue, body }),
    update: (id: number, body: string) => write(`PATCH ${COMMENT}`, { comment_id: id, body }),

    async remove(id: number): Promise<void> {
      await api.call(`DELETE ${COMMENT}`, { comment_id: id });
    },
  };
}

async function readAllRows<Row>(list: List<Row>, signal?: AbortSignal): Promise<Row[]> {
  const allRows: Row[] = [];

  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const { rows, lastPage } = await readPage(list, page);
    allRows.push(...rows);
    if (lastPage === undefined) return allRows;
  }
}

/** At the end of every comment of this action. */
const HIDDEN_LINE = /^<!-- docs-agent-[a-z]+(?: [^\s]+)* -->(?=[^\S\n]*$)/gm;

export function withReplyLine(markdown: string): string {
  return `${markdown}\n\n<!-- docs-agent-reply -->`;
}

/** People quote comments of this action, and add notes below them. */
export function hiddenLines(body: string): string[] {
  return body.match(HIDDEN_LINE) ?? [];
}

/**
 * Nobody added words below. The author says nothing about that, because the token may be a
 * maintainer's own.
 */
export function isOurs(body: string): boolean {
  const last = hiddenLines(body).at(-1);
  return last !== undefined && body.trimEnd().endsWith(last);
}
