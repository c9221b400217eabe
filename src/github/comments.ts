import * as z from 'zod/mini';
import type { Answer, GitHubApi } from './api.ts';
import { isOurs } from './hidden-marker.ts';

const commentSchema = z.pipe(
  z.object({
    id: z.int(),
    user: z.nullish(z.object({ id: z.int(), type: z.string(), login: z.string() })),
    body: z.nullish(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
    html_url: z.string(),
    author_association: z.catch(z.string(), 'NONE'),
  }),
  z.transform(({ user, body, ...comment }) => ({
    id: comment.id,
    /** Null where GitHub names no author any more. `type` is GitHub's: `User`, `Bot`, … */
    author: user ?? null,
    association: comment.author_association,
    /** Markdown, empty where there is none. */
    body: body ?? '',
    /** ISO 8601. */
    createdAt: comment.created_at,
    /** In ms since 1970. */
    updatedAt: Date.parse(comment.updated_at),
    url: comment.html_url,
  })),
);

/** A comment of an issue or pull request. */
export type Comment = z.infer<typeof commentSchema>;

/** A page of comments, as its answer dates and counts it. */
export interface CommentPage extends Omit<Answer, 'data'> {
  comments: Comment[];
}

const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

export type ThreadComments = ReturnType<typeof threadComments>;

/**
 * GitHub's comments of one issue, one method a call. Every method rejects with a `GitHubFault`, has its own time
 * limit, and is sent once: a write that is repeated by itself can make four comments of one.
 */
export function threadComments(api: GitHubApi, issue: number) {
  const one = async (route: string, parameters: Record<string, unknown>) =>
    read(commentSchema, await api.call(route, parameters));
  return {
    /** By GitHub's clock, in ms since 1970. */
    now: () => api.now(),
    /** Ascending by id. `page` counts from 1; `since`: only what was changed at that time or later. */
    async list(page: number, since?: number): Promise<CommentPage> {
      const { data, ...about } = await api.call(`GET ${ISSUE}/comments`, {
        issue_number: issue,
        per_page: 100,
        page,
        ...(since === undefined ? {} : { since: timeOf(since) }),
      });
      return { comments: read(z.array(commentSchema), { data }), ...about };
    },
    get: (id: number) => one(`GET ${COMMENT}`, { comment_id: id }),
    create: (body: string) => one(`POST ${ISSUE}/comments`, { issue_number: issue, body }),
    update: (id: number, body: string) => one(`PATCH ${COMMENT}`, { comment_id: id, body }),
    async remove(id: number): Promise<void> {
      await api.call(`DELETE ${COMMENT}`, { comment_id: id });
    },
    /** The id of the account behind the token. */
    whoAmI: async () => read(z.object({ id: z.int() }), await api.call('GET /user')).id,
  };
}

/** A comment of any issue or pull request of the repository. */
export type FoundComment = Comment & { issue: number };

/** A busy repository has hundreds of pages a month, and GitHub allows a thousand requests an hour. */
const MAX_PAGES = 30;

/**
 * The comments with a hidden line of ours, of all issues and pull requests, that were changed at `since` or later (ms
 * since 1970), by id. After 30 pages those that were changed at `enough` or later suffice: `isCut`. The last changed come
 * first, so that what changes during the reading moves no other comment off a later page. Rejects as `call` does, which
 * gets the request for each page.
 */
export async function changedComments(
  api: GitHubApi,
  { since, enough }: { since: number; enough: number },
  call: <T>(request: () => Promise<T>) => Promise<T>,
): Promise<{ comments: Map<number, FoundComment>; isCut: boolean }> {
  const comments = new Map<number, FoundComment>();
  const about = { sort: 'updated', direction: 'desc', per_page: 100, since: timeOf(since) };
  for (let page = 1; ; page += 1) {
    const answer = await call(() =>
      api.call('GET /repos/{owner}/{repo}/issues/comments', { ...about, page }),
    );
    const urls = read(z.array(z.object({ issue_url: z.string() })), answer);
    const all = read(z.array(commentSchema), answer);
    for (const [at, comment] of all.entries()) {
      const issue = Number(/(?<=\/)\d+$/.exec(urls[at]?.issue_url ?? '')?.[0]);
      if (isOurs(comment.body)) comments.set(comment.id, { ...comment, issue });
    }
    if (answer.lastPage === undefined) return { comments, isCut: false };
    if (page >= MAX_PAGES && !all.some(({ updatedAt }) => updatedAt >= enough))
      return { comments, isCut: true };
  }
}

const issueSchema = z.object({
  title: z.string(),
  body: z.nullish(z.string()),
  html_url: z.string(),
  user: z.nullish(z.object({ login: z.string() })),
  pull_request: z.nullish(z.object({})),
});

/** Title, body and author of an issue or pull request. Rejects with a GitHubFault. */
export async function issueOf(api: GitHubApi, issue: number) {
  const answer = await api.call(`GET ${ISSUE}`, { issue_number: issue });
  const { title, body, html_url: htmlUrl, user, pull_request } = read(issueSchema, answer);
  return { title, body: body ?? '', htmlUrl, author: user?.login, isPullRequest: Boolean(pull_request) };
}

/** GitHub's names of the reactions that this action gives. */
export type Reaction = 'eyes' | 'rocket' | 'confused';

/** Reacts to a comment of an issue. Rejects with a GitHubFault. */
export async function react(commentId: number, content: Reaction, api: GitHubApi): Promise<void> {
  await api.call(`POST ${COMMENT}/reactions`, { comment_id: commentId, content });
}

/** GitHub's times have no fractions. */
function timeOf(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+/, '');
}

/** An answer that cannot be read says nothing about whether a write happened. */
export function read<T>(schema: z.ZodMiniType<T>, { data }: Pick<Answer, 'data'>): T {
  const found = schema.safeParse(data);
  if (!found.success) throw new GitHubFault('the response is not readable', { status: 'lost' });
  return found.data;
}

/** A call to GitHub that gave no result. */
export class GitHubFault extends Error {
  override name = 'GitHubFault';
  /** The HTTP status; `lost` where no readable answer came, so that a write may have happened. */
  readonly status: number | 'lost';
  /** The primary or secondary rate limit: a 429, or the 403 that stands for one. */
  readonly rateLimited: boolean;
  /** `Retry-After`, in milliseconds; undefined where the answer has none. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { cause, ...about }: Pick<GitHubFault, 'status'> & Partial<GitHubFault>) {
    super(message, { cause });
    this.status = about.status;
    this.rateLimited = about.rateLimited ?? about.status === 429;
    this.retryAfterMs = about.retryAfterMs;
  }
}

/** The error as a `GitHubFault`; anything else (a bug, an abort) is thrown on. */
export function asFault(error: unknown): GitHubFault {
  if (error instanceof GitHubFault) return error;
  throw error;
}

/** The comment (or its issue) does not exist any more. */
export function isGone(fault: GitHubFault): boolean {
  return fault.status === 404 || fault.status === 410;
}

/** Asking again changes nothing: 401, 404, 410, 422, a 403 that is no rate limit. */
export function isRefusedForGood(fault: GitHubFault): boolean {
  const { status, rateLimited } = fault;
  return isGone(fault) || status === 401 || status === 422 || (status === 403 && !rateLimited);
}

/** The write may have happened although it was not confirmed. */
export function mayHaveHappened(fault: GitHubFault): boolean {
  return fault.status === 'lost' || fault.status === 408 || fault.status >= 500;
}
