import * as z from 'zod/mini';
import { plainLink } from '../text/url.ts';
import { type GitHubApi, pageReader, parseResponse } from './api.ts';
import { isGone } from './github-error.ts';
import { authorSchema } from './payloads.ts';

export const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';

/** Asks for `body_html`, which makes a response three times as long. */
export const RENDERED = { headers: { accept: 'application/vnd.github.full+json' } };

const issueSchema = z.pipe(
  z.object({
    title: z.string(),
    body: z.nullish(z.string()),
    body_html: z.nullish(z.string()),
    html_url: z.string(),
    user: z.nullish(z.object({ login: z.string() })),
    pull_request: z.nullish(z.object({})),
    comments: z.catch(z.int(), 0),
  }),
  z.transform(({ title, body, user, ...issue }) => ({
    title,
    body: body ?? '',
    html: issue.body_html ?? '',
    htmlUrl: issue.html_url,
    author: user?.login,
    isPullRequest: Boolean(issue.pull_request),
    /** Also those of suspended accounts, which GitHub does not list. */
    commentCount: issue.comments,
  })),
);

export type Issue = z.infer<typeof issueSchema>;

/** From that of a pull request, GitHub redirects to `pull`. */
export function issueUrl(
  { serverUrl, repository }: { serverUrl: string; repository: { fullName: string } },
  issue: number,
): string {
  return `${serverUrl}/${repository.fullName}/issues/${issue}`;
}

export async function fetchIssue(api: GitHubApi, issue: number): Promise<Issue> {
  return parseResponse(
    issueSchema,
    await api.call(`GET ${ISSUE}`, { issue_number: issue, ...RENDERED }),
  );
}

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

    /** All of them. Also rejects with the signal's reason. */
    async list({ signal }: { signal?: AbortSignal } = {}): Promise<Comment[]> {
      const parameters = { issue_number: issue };
      const readPage = pageReader(api, `GET ${ISSUE}/comments`, parameters, commentSchema);
      const comments: Comment[] = [];

      for (let page = 1; ; page += 1) {
        signal?.throwIfAborted();
        const { rows, lastPage } = await readPage(page);
        comments.push(...rows);
        if (lastPage === undefined) return comments;
      }
    },

    readIssue: () => fetchIssue(api, issue),

    create: (body: string) => write(`POST ${ISSUE}/comments`, { issue_number: issue, body }),
    update: (id: number, body: string) => write(`PATCH ${COMMENT}`, { comment_id: id, body }),

    async remove(id: number): Promise<void> {
      await api.call(`DELETE ${COMMENT}`, { comment_id: id });
    },
  };
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

export type Reaction = 'eyes' | 'rocket' | 'confused';

/** A review takes no reactions, and other runs than those of a command have other IDs. */
function commentOf(command: string) {
  const [, inline, id] = /^(inline:)?(\d+)$/.exec(command) ?? [];
  if (id === undefined) return undefined;

  const path = inline ? '/repos/{owner}/{repo}/pulls/comments/{comment_id}' : COMMENT;
  return { path, parameters: { comment_id: Number(id) } };
}

export async function react(command: string, content: Reaction, api: GitHubApi): Promise<void> {
  const comment = commentOf(command);
  if (comment) await api.call(`POST ${comment.path}/reactions`, { ...comment.parameters, content });
}

/** GitHub must say so twice, because it may not have a new comment everywhere at once. */
export async function isDeleted(command: string, api: GitHubApi): Promise<boolean> {
  const comment = commentOf(command);
  if (!comment) return false;

  try {
    const options = { existsSoon: true, maxAttempts: 2 };
    await api.call(`GET ${comment.path}`, comment.parameters, options);
    return false;
  } catch (error) {
    return isGone(error);
  }
}
