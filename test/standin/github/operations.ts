import { type Answer, Refusal } from './answers.ts';
import type { Bodies } from './bodies.ts';
import type { Comment, Issue, Repository, ReviewComment, Token } from './records.ts';
import type { World } from './world.ts';

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
};

const LONGEST = 65_536;

/**
 * The operations of GitHub that are simulated, by their names in GitHub's description. Everything else returns 404 and
 * counts as a violation.
 */
export const operations = {
  'repos/get-collaborator-permission-level'(call) {
    const where = repositoryOf(call);
    const login = call.params.username ?? '';
    const who = call.world.user(login);
    if (!who) throw new Refusal(404, `${login} is not a user`);
    return ok(call.bodies.permission(where, who));
  },

  'issues/create'(call) {
    const { title, body } = call.body as { title: string; body: string };
    const user = call.token.login;
    const made = call.world.addIssue(repositoryOf(call), { title, body, user });
    return created(call.bodies.issue(made));
  },

  'issues/update'(call) {
    const issue = issueOf(call);
    issue.state = (call.body as Pick<Issue, 'state'>).state;
    return ok(call.bodies.issue(issue));
  },

  'issues/get': (call) => ok(call.bodies.issue(issueOf(call))),

  'issues/list-comments'(call) {
    const since = Date.parse(call.query.get('since') ?? '1970-01-01');
    const all = call.world.comments(issueOf(call)).filter(({ createdAt }) => createdAt >= since);
    return listed(call, all, call.bodies.comment);
  },

  'issues/create-comment'(call) {
    const issue = issueOf(call);
    mayWrite(call, issue);
    const made = call.world.addComment(issue, textIn(call), { as: call.token.login });
    return created(call.bodies.comment(made));
  },

  'issues/get-comment': (call) => ok(call.bodies.comment(inThread(call))),

  'issues/update-comment'(call) {
    const { id, issue } = inThread(call);
    mayWrite(call, issue);
    return ok(call.bodies.comment(call.world.editComment(id, textIn(call), call.token.login)));
  },

  'issues/delete-comment'(call) {
    const { id, issue } = inThread(call);
    mayWrite(call, issue);
    call.world.removeComment(id, call.token.login);
    return { status: 204 };
  },

  'pulls/get': (call) => ok(call.bodies.pull(pullOf(call))),

  'pulls/list-files'(call) {
    const files = pullOf(call).change.files;
    return listed(call, files.slice(0, 3_000), call.bodies.changedFile);
  },

  'repos/compare-commits-with-basehead'(call) {
    const found = call.world.comparison(repositoryOf(call), call.params.basehead ?? '');
    return ok(call.bodies.comparison(there(found)));
  },

  'repos/get': (call) => ok(call.bodies.wholeRepository(repositoryOf(call))),

  'repos/get-commit'(call) {
    const { head = '' } = repositoryOf(call);
    const ref = call.params.ref === 'HEAD' ? head : (call.params.ref ?? '');
    if (!call.world.hasCommit(repositoryOf(call), ref))
      throw new Refusal(422, `No commit found for SHA: ${ref}`);
    return ok(call.bodies.commit({ sha: ref, message: 'First', author: 'somebody', at: 0 }));
  },

  'pulls/list-review-comments'(call) {
    const all = inPull(call, call.world.reviewComments);
    return listed(call, all, call.bodies.reviewComment);
  },

  'pulls/get-review-comment': (call) => ok(call.bodies.reviewComment(inline(call))),

  'pulls/get-review'(call) {
    const id = Number(call.params.review_id);
    const review = inPull(call, call.world.reviews).find((one) => one.id === id);
    return ok(call.bodies.review(there(review)));
  },

  'pulls/list-reviews'(call) {
    const all = inPull(call, call.world.reviews);
    return listed(call, all, call.bodies.review);
  },

  'repos/list-pull-requests-associated-with-commit'(call) {
    const pulls = call.world.pullsOf(repositoryOf(call), call.params.commit_sha ?? '');
    return listed(call, pulls, call.bodies.listedPull);
  },

  'reactions/list-for-issue-comment': (call) =>
    listed(call, inThread(call).reactions, call.bodies.reaction),

  'reactions/create-for-issue-comment': (call) => reactTo(call, inThread(call)),

  'reactions/create-for-pull-request-review-comment': (call) => reactTo(call, inline(call)),
} satisfies Record<string, (call: Call) => Answer>;

const ok = (body: unknown): Answer => ({ status: 200, body });
const created = (body: unknown): Answer => ({ status: 201, body });

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

/** What the path names. @throws Refusal 404 if it is not there. */
function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal(404, 'Not Found');
  return thing;
}

const repositoryOf = ({ world, params }: Call): Repository =>
  there(world.repository(`${params.owner}/${params.repo}`));

const issueOf = (call: Call): Issue =>
  there(call.world.issue(repositoryOf(call), Number(call.params.issue_number)));

function pullOf(call: Call): Issue {
  const issue = call.world.issue(repositoryOf(call), Number(call.params.pull_number));
  return there(issue?.pull ? issue : undefined);
}

function inPull<Written extends Comment>(call: Call, all: readonly Written[]): Written[] {
  const pull = pullOf(call);
  return all.filter(({ issue }) => issue === pull);
}

function commentOf<Written extends Comment>(
  call: Call,
  find: (id: number) => Written | undefined,
): Written {
  const comment = find(Number(call.params.comment_id));
  return there(comment?.issue.repository === repositoryOf(call) ? comment : undefined);
}

const inThread = (call: Call): Comment => commentOf(call, (id) => call.world.comment(id));
const inline = (call: Call): ReviewComment =>
  commentOf(call, (id) => call.world.reviewComments.find((one) => one.id === id));

/** The thread of a pull request opens with either grant, that of an issue with `issues` only. @throws Refusal 403. */
function mayWrite({ token }: Call, { pull }: Issue): void {
  const grants = pull ? [token.issues, token.pullRequests] : [token.issues];
  if (!grants.includes('write')) throw new Refusal(403, 'Resource not accessible by integration');
}

function reactTo(call: Call, comment: Comment): Answer {
  mayWrite(call, comment.issue);
  const { content } = call.body as { content: string };
  const user = call.world.addUser(call.token.login);
  const before = comment.reactions.length;
  const reaction = call.bodies.reaction(call.world.addReaction(comment, content, user));
  return comment.reactions.length === before ? ok(reaction) : created(reaction);
}

function textIn({ body }: Call): string {
  const { body: text } = body as { body: string };
  const isLong = [...text].length > LONGEST;
  if (text.trim() !== '' && !isLong) return text;

  const message = isLong
    ? `Body is too long (maximum is ${LONGEST} characters)`
    : 'Body cannot be blank';
  const error = { resource: 'IssueComment', code: 'unprocessable', field: 'body', message };
  throw new Refusal(422, 'Validation Failed', [error]);
}
