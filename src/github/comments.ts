import * as z from 'zod/mini';
import { plainLink } from '../text/url.ts';
import { checkLimits, endless, type GitHubApi, type ReadingLimits, read, rowsOf } from './api.ts';
import { hiddenLine } from './hidden-lines.ts';

const commentSchema = z.pipe(
  z.object({
    id: z.int(),
    issue_url: z.string(),
    user: z.nullish(z.object({ id: z.int(), type: z.string(), login: z.string() })),
    body: z.nullish(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
    html_url: z.string(),
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

const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

export type ThreadComments = ReturnType<typeof threadComments>;

/** GitHub's comments of one issue. Every method sends one request, and rejects with a `GitHubFault`. */
export function threadComments(api: GitHubApi, issue: number) {
  const one = async (route: string, parameters: Record<string, unknown>) =>
    read(commentSchema, await api.call(route, parameters));
  return {
    now: api.now,
    /** Ascending by id. `page` counts from 1; `since`: only what changed then or later; `lastPage`: see `Answer`. */
    async list(page: number, since?: number) {
      const changed = since === undefined ? {} : { since: timeOf(since) };
      const about = { issue_number: issue, per_page: 100, page, ...changed };
      const answer = await api.call(`GET ${ISSUE}/comments`, about);
      return { comments: read(z.array(commentSchema), answer), lastPage: answer.lastPage };
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

/** GitHub's times have no fractions. */
const timeOf = (ms: number) => new Date(ms).toISOString().replace(/\.\d+/, '');

/** A busy repository has more in a month, and GitHub allows a thousand requests an hour. */
const MAX_CHANGED = 3_000;

/**
 * Our comments of all issues and pull requests that changed at `since` or later (ms since 1970), by id; `isCut`: only the
 * 3,000 that changed last were read. In this order, what changes meanwhile moves no other comment off a later page.
 */
export async function changedComments(api: GitHubApi, since: number, limits: ReadingLimits) {
  const about = { sort: 'updated', direction: 'desc', since: timeOf(since) };
  const list = { schema: commentSchema, atMost: MAX_CHANGED, ...limits };
  const changed = await rowsOf(api, 'GET /repos/{owner}/{repo}/issues/comments', about, list);
  const ours = changed.filter(({ body }) => hiddenLine(body) !== undefined);
  const comments = new Map(ours.map((comment) => [comment.id, comment]));
  return { comments, isCut: changed.length >= MAX_CHANGED };
}

export const issueSchema = z.pipe(
  z.object({
    title: z.string(),
    body: z.nullish(z.string()),
    html_url: z.string(),
    user: z.nullish(z.object({ login: z.string() })),
    pull_request: z.nullish(z.object({})),
  }),
  z.transform(({ title, body, html_url: htmlUrl, user, pull_request: pull }) => {
    return { title, body: body ?? '', htmlUrl, author: user?.login, isPullRequest: Boolean(pull) };
  }),
);

/** Rejects with a GitHubFault. */
export async function issueOf(api: GitHubApi, issue: number) {
  return read(issueSchema, await api.call(`GET ${ISSUE}`, { issue_number: issue }));
}

/** Rejects with a GitHubFault, also for an issue that was transferred. */
export async function isLocked(api: GitHubApi, issue: number): Promise<boolean> {
  const schema = z.object({ locked: z.boolean() });
  return read(schema, await api.call(`GET ${ISSUE}`, { issue_number: issue })).locked;
}

export type Reaction = 'eyes' | 'rocket' | 'confused';

/** Rejects with a GitHubFault. */
export async function react(commentId: number, content: Reaction, api: GitHubApi): Promise<void> {
  await api.call(`POST ${COMMENT}/reactions`, { comment_id: commentId, content });
}

const MAX_READINGS = 5;
/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const MAX_PAGES = 500;
const CONCURRENCY = 12;

/**
 * Every comment of a thread, ascending by id, and GitHub's time of the earliest answer in ms since 1970. Rejects with a
 * GitHubFault, or with the signal's reason. Pages are cut by position: when a comment is deleted during the reading,
 * another may cross a page border unread. Then the start of the last page moves, which is read before and after all
 * others, or the pages disagree about their number: the reading is repeated, and after five their union counts.
 */
export async function allComments(
  thread: Pick<ThreadComments, 'list' | 'now'>,
  limits: ReadingLimits = {},
): Promise<{ comments: Comment[]; at: number; pages: number }> {
  const union: Comment[] = [];
  let at = Number.POSITIVE_INFINITY;
  const get = async (page: number) => {
    checkLimits(limits);
    if (page > MAX_PAGES) throw endless();
    const answer = await thread.list(page);
    at = Math.min(at, thread.now());
    return answer;
  };

  for (let reading = 1; ; reading += 1) {
    const first = await get(1);
    const { lastPage: last } = first;
    if (last === undefined) return { comments: inOrder(first.comments), at, pages: 1 };
    const before = await get(last);
    const others: (typeof first)[] = [];
    for (let page = 1; page < last; page += CONCURRENCY) {
      const some = Array.from(
        { length: Math.min(CONCURRENCY, last - page) },
        (_, index) => page + index,
      );
      others.push(...(await Promise.all(some.map(get))));
    }
    const after = await get(last);
    const comments = [...others, before, after].flatMap((page) => page.comments);
    union.push(...first.comments, ...comments);
    const [start] = after.comments;
    const isInPlace = start !== undefined && start.id === before.comments[0]?.id && !after.lastPage;
    const isStable = isInPlace && others.every(({ lastPage }) => lastPage === last);
    if (isStable || reading === MAX_READINGS)
      return { comments: inOrder(isStable ? comments : union), at, pages: last };
  }
}

/** Of a comment that was read several times the latest answer. */
function inOrder(comments: Comment[]): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
