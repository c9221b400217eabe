import { Access } from './access.ts';
import { type Answer, invalid, Refusal } from './answers.ts';
import type { Bodies } from './bodies.ts';
import type { OperationId } from './description.ts';
import type { Comment, Issue, Repository, Token } from './records.ts';
import type { World } from './world.ts';

/** All that an operation needs to know of the request. */
export type Call = {
  world: World;
  bodies: Bodies;
  token: Token;
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

export const operations: Readonly<Record<OperationId, (call: Call) => Answer>> = {
  'users/get-authenticated'({ token, bodies }) {
    if (token.kind === 'installation') throw new Refusal(403, 'Resource not accessible by integration');
    return ok(bodies.ownAccount(token.account));
  },

  'repos/get-collaborator-permission-level'(call) {
    const where = repositoryOf(call);
    new Access(call.world, call.token).push(where);
    const login = call.params.username ?? '';
    const who = call.world.user(login);
    if (!who) throw new Refusal(404, `${login} is not a user`);
    return ok(call.bodies.permission(where, who));
  },

  'issues/get': (call) => ok(call.bodies.issue(issueOf(call))),

  'issues/list-comments'(call) {
    const issue = issueOf(call);
    const since = Date.parse(call.query.get('since') ?? '');
    const all = call.world.comments(issue, call.at).filter(({ updatedAt }) => !(updatedAt < since));
    return listed(call, all, (one) => call.bodies.comment(one));
  },

  'issues/list-comments-for-repo'(call) {
    const where = repositoryOf(call);
    new Access(call.world, call.token).read(where, undefined);
    const since = Date.parse(call.query.get('since') ?? '');
    const all = call.world.commentsIn(where, call.at).filter(({ updatedAt }) => !(updatedAt < since));
    const by = call.query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt';
    const sign = call.query.get('sort') !== null && call.query.get('direction') === 'desc' ? -1 : 1;
    all.sort((a, b) => sign * (a[by] - b[by] || a.id - b.id));
    return listed(call, all, (one) => call.bodies.comment(one));
  },

  'issues/create-comment'(call) {
    const issue = issueOf(call);
    new Access(call.world, call.token).comment(issue);
    const made = call.world.addComment(issue, textIn(call), { as: call.token.account.login });
    return { status: 201, headers: {}, body: call.bodies.comment(made) };
  },

  'issues/get-comment': (call) => ok(call.bodies.comment(commentOf(call, call.at))),

  'issues/update-comment'(call) {
    const comment = commentOf(call);
    new Access(call.world, call.token).change(comment);
    const after = call.world.editComment(comment.id, textIn(call), call.token.account.login);
    return ok(call.bodies.comment(after));
  },

  'issues/delete-comment'(call) {
    const comment = commentOf(call);
    new Access(call.world, call.token).change(comment);
    call.world.removeComment(comment.id, call.token.account.login);
    return { status: 204, headers: {} };
  },

  'pulls/get': (call) => ok(call.bodies.pull(pullOf(call), 'whole')),

  'pulls/list-files'(call) {
    const pull = pullOf(call);
    return listed(call, pull.change.files, (one) => call.bodies.changedFile(pull, one));
  },

  'pulls/list-commits'(call) {
    const pull = pullOf(call);
    return listed(call, pull.change.commits, (one) => call.bodies.commit(pull, one));
  },

  'repos/list-pull-requests-associated-with-commit'(call) {
    const where = repositoryOf(call);
    new Access(call.world, call.token).readPulls(where);
    const pulls = call.world.pullsOf(where, call.params.commit_sha ?? '');
    return listed(call, pulls, (one) => call.bodies.pull(one, 'listed'));
  },

  'reactions/create-for-issue-comment'(call) {
    const { id, issue } = commentOf(call);
    new Access(call.world, call.token).write(issue);
    const { content } = (call.body ?? {}) as { content?: unknown };
    const { reaction, added } = call.world.addReaction(id, String(content), call.token.account.login);
    return { status: added ? 201 : 200, headers: {}, body: call.bodies.reaction(reaction) };
  },
};

const ok = (body: unknown, headers = {}): Answer => ({ status: 200, headers, body });

/**
 * A page of a list the way GitHub cuts it: 30 rows unless told, never more than 100, and no `Link` where everything is
 * on one page. The links name the repository by its number, and so survive a renaming.
 */
function listed<Item>(call: Call, all: readonly Item[], toBody: (item: Item) => unknown): Answer {
  const { query, url } = call;
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const address = url.replace(/\/repos\/[^/]+\/[^/]+/, `/repositories/${repositoryOf(call).id}`);
  const to = (rel: string, number: number): string => {
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(number));
    return `<${address}?${parameters}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [to('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [to('next', page + 1), to('last', last)] : []),
    ...(page > 1 ? [to('first', 1)] : []),
  ];
  const items = all.slice((page - 1) * size, page * size);
  return ok(items.map(toBody), links.length > 0 ? { link: links.join(', ') } : {});
}

/** @throws Refusal 404. */
function pullOf(call: Call): Issue {
  const where = repositoryOf(call);
  new Access(call.world, call.token).readPulls(where);
  const found = call.world.issue(where, Number(call.params.pull_number));
  if (!found?.pull) throw new Refusal(404, 'Not Found');
  return found;
}

function repositoryOf({ world, token, params }: Call): Repository {
  return new Access(world, token).repository(params.owner ?? '', params.repo ?? '');
}

/** The thread that the path names. @throws Refusal 404, 410. */
function issueOf(call: Call): Issue {
  const where = repositoryOf(call);
  const found = call.world.issue(where, Number(call.params.issue_number));
  new Access(call.world, call.token).read(where, found);
  if (!found) throw new Refusal(404, 'Not Found');
  if (where.issuesDisabled && !found.pull)
    throw new Refusal(410, 'Issues has been disabled in this repository.');
  return found;
}

/** The comment that the path names: for writes as it is now, however stale the lists are. @throws Refusal 404. */
function commentOf(call: Call, at?: number): Comment {
  const where = repositoryOf(call);
  const found = call.world.comment(Number(call.params.comment_id), at);
  new Access(call.world, call.token).read(where, found?.issue);
  if (!found || found.issue.repository !== where) throw new Refusal(404, 'Not Found');
  return found;
}

function textIn({ body }: Call): string {
  const text = (body as { body?: unknown } | undefined)?.body;
  if (typeof text !== 'string') throw new Refusal(422, `Invalid request.\n\n"body" wasn't supplied.`);
  if (text.trim() === '') throw invalid('IssueComment', 'body', 'Body cannot be blank');
  if ([...text].length > LONGEST)
    throw invalid('IssueComment', 'data', `Body is too long (maximum is ${LONGEST} characters)`);
  return text;
}
