import type { Access } from './access.ts';
import { type Answer, Refusal } from './answers.ts';
import type { Bodies } from './bodies.ts';
import type { Comment, Issue, Repository, ReviewComment } from './records.ts';
import type { World } from './world.ts';

/** All that an operation needs to know of the request. */
export type Call = {
  world: World;
  bodies: Bodies;
  access: Access;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The parsed body; undefined where there was none. */
  body: unknown;
  /** Without the query. */
  url: string;
  /** The revision of the world that is shown: older than now where the answer is stale. */
  at: number;
};

/** The most that a comment may hold, in code points. */
const LONGEST = 65_536;

/**
 * The operations of GitHub that are simulated, by their names in GitHub's description. Everything else returns 404 and
 * counts as a violation.
 */
export const operations = {
  'users/get-authenticated'({ access: { token }, bodies }) {
    if (token.kind === 'installation')
      throw new Refusal(403, 'Resource not accessible by integration');
    return ok(bodies.ownAccount(token.account));
  },

  'repos/get-collaborator-permission-level'(call) {
    const where = repositoryOf(call);
    call.access.push(where);
    const login = call.params.username ?? '';
    const who = call.world.user(login);
    if (!who) throw new Refusal(404, `${login} is not a user`);
    return ok(call.bodies.permission(where, who));
  },

  'issues/create'(call) {
    const where = repositoryOf(call);
    const { title, body } = call.body as { title: string; body?: string };
    const { login: user } = call.access.token.account;
    const made = call.world.addIssue(where, { title, body: body ?? null, user });
    call.access.write(made);
    return { status: 201, body: call.bodies.issue(made) };
  },

  'issues/update'(call) {
    const issue = issueOf(call);
    call.access.write(issue);
    const { state = issue.state } = call.body as Partial<Pick<Issue, 'state'>>;
    issue.state = state;
    return ok(call.bodies.issue(issue));
  },

  'issues/get': (call) => ok(call.bodies.issue(issueOf(call))),

  'issues/list-comments': (call) => commentsOf(call, call.world.comments(issueOf(call), call.at)),

  'issues/create-comment'(call) {
    const issue = issueOf(call);
    call.access.comment(issue);
    const made = call.world.addComment(issue, textIn(call), {
      as: call.access.token.account.login,
    });
    return { status: 201, body: call.bodies.comment(made) };
  },

  'issues/get-comment': (call) => ok(call.bodies.comment(commentOf(call, call.at))),

  'issues/update-comment'(call) {
    const comment = commentOf(call);
    call.access.change(comment);
    const after = call.world.editComment(comment.id, textIn(call), call.access.token.account.login);
    return ok(call.bodies.comment(after));
  },

  'issues/delete-comment'(call) {
    const comment = commentOf(call);
    call.access.change(comment);
    call.world.removeComment(comment.id, call.access.token.account.login);
    return { status: 204 };
  },

  'pulls/get': (call) => ok(call.bodies.pull(pullOf(call), 'whole')),

  'repos/compare-commits-with-basehead'(call) {
    const where = repositoryOf(call);
    const found = call.world.comparison(where, call.params.basehead ?? '');
    if (!found) throw new Refusal(404, 'Not Found');
    return ok(call.bodies.comparison(where, found));
  },

  'repos/list-releases'(call) {
    const where = repositoryOf(call);
    return listed(call, call.world.releases(where), (one) => call.bodies.release(where, one));
  },

  'pulls/list-review-comments'(call) {
    const pull = pullOf(call);
    const all = call.world.reviewComments.filter(({ issue }) => issue === pull);
    return listed(call, sorted(call, since(call, all)), (one) => call.bodies.reviewComment(one));
  },

  // There is no other order.
  'pulls/list-reviews'(call) {
    const pull = pullOf(call);
    const all = call.world.reviews.filter(({ issue }) => issue === pull);
    return listed(call, all, (one) => call.bodies.review(one));
  },

  'repos/list-pull-requests-associated-with-commit'(call) {
    const where = repositoryOf(call);
    call.access.readPulls(where);
    const pulls = call.world.pullsOf(where, call.params.commit_sha ?? '');
    return listed(call, pulls, (one) => call.bodies.pull(one, 'listed'));
  },

  'reactions/list-for-issue-comment'(call) {
    const all = call.world.reactions(commentOf(call));
    return listed(call, all, (one) => call.bodies.reaction(one));
  },

  'reactions/create-for-issue-comment'(call) {
    const { id, issue } = commentOf(call);
    call.access.write(issue);
    const { content } = (call.body ?? {}) as { content?: unknown };
    const { reaction, added } = call.world.addReaction(
      id,
      String(content),
      call.access.token.account.login,
    );
    return { status: added ? 201 : 200, body: call.bodies.reaction(reaction) };
  },

  'reactions/create-for-pull-request-review-comment'(call) {
    const { reactions } = reviewCommentOf(call);
    const { content } = call.body as { content: string };
    const reaction = { id: 1 + reactions.length, user: call.access.token.account, content };
    reactions.push(reaction);
    return { status: 201, body: call.bodies.reaction(reaction) };
  },
} satisfies Record<string, (call: Call) => Answer>;

const ok = (body: unknown): Answer => ({ status: 200, body });

/**
 * A page of a list as GitHub returns it: 30 rows by default, at most 100, and no `Link` if everything is on one page.
 */
function listed<Item>(
  { query, url }: Call,
  all: readonly Item[],
  toBody: (item: Item) => unknown,
): Answer {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const before = { prev: Math.min(page - 1, last), first: 1 };
  const targets = { ...(page > 1 && before), ...(page < last && { next: page + 1, last }) };
  const links = Object.entries(targets).map(([rel, number]) => {
    return `<${url}?${new URLSearchParams({ ...Object.fromEntries(query), page: `${number}` })}>; rel="${rel}"`;
  });
  const body = all.slice((page - 1) * size, page * size).map(toBody);
  return { ...ok(body), ...(links.length > 0 && { headers: { link: links.join(', ') } }) };
}

function commentsOf(call: Call, all: readonly Comment[]): Answer {
  return listed(call, since(call, all), (one) => call.bodies.comment(one));
}

/** Those that were updated at the time in `since` or later, if there is one. */
function since<Written extends Comment>({ query }: Call, all: readonly Written[]): Written[] {
  const time = Date.parse(query.get('since') ?? '');
  return all.filter(({ updatedAt }) => !(updatedAt < time));
}

/** In the order of `sort` and `direction`; without `sort`, a direction does not count. */
function sorted<Written extends Comment>({ query }: Call, all: readonly Written[]): Written[] {
  const by = query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt';
  const sign = query.has('sort') && query.get('direction') === 'desc' ? -1 : 1;
  return all.toSorted((a, b) => sign * (a[by] - b[by] || a.id - b.id));
}

/** @throws Refusal 404. */
function pullOf(call: Call): Issue {
  const where = repositoryOf(call);
  call.access.readPulls(where);
  const found = call.world.issue(where, Number(call.params.pull_number));
  if (!found?.pull) throw new Refusal(404, 'Not Found');
  return found;
}

function repositoryOf({ access, params }: Call): Repository {
  return access.repository(params.owner ?? '', params.repo ?? '');
}

/** The thread that the path names. @throws Refusal 404. */
function issueOf(call: Call): Issue {
  const where = repositoryOf(call);
  const found = call.world.issue(where, Number(call.params.issue_number));
  call.access.read(where, found);
  if (!found) throw new Refusal(404, 'Not Found');
  return found;
}

/** The comment that the path names: for writes as it is now, however stale the lists are. @throws Refusal 404. */
function commentOf(call: Call, at?: number): Comment {
  const where = repositoryOf(call);
  const found = call.world.comment(Number(call.params.comment_id), at);
  call.access.read(where, found?.issue);
  if (!found || found.issue.repository !== where) throw new Refusal(404, 'Not Found');
  return found;
}

/** The inline comment that the path names, which the token may change. @throws Refusal 404, 403. */
function reviewCommentOf(call: Call): ReviewComment {
  const where = repositoryOf(call);
  const found = call.world.reviewComments.find(
    ({ id, issue }) => id === Number(call.params.comment_id) && issue.repository === where,
  );
  if (!found) throw new Refusal(404, 'Not Found');
  call.access.write(found.issue);
  if (call.access.token.pullRequests !== 'write')
    throw new Refusal(403, 'Resource not accessible by integration');
  return found;
}

function textIn({ body }: Call): string {
  const text = (body as { body?: unknown } | undefined)?.body;
  if (typeof text !== 'string')
    throw new Refusal(422, `Invalid request.\n\n"body" wasn't supplied.`);
  if (text.trim() === '') throw unprocessable('body', 'Body cannot be blank');
  if ([...text].length > LONGEST)
    throw unprocessable('data', `Body is too long (maximum is ${LONGEST} characters)`);
  return text;
}

function unprocessable(field: string, message: string): Refusal {
  const error = { resource: 'IssueComment', code: 'unprocessable', field, message };
  return new Refusal(422, 'Validation Failed', [error]);
}
