import { type Answer, Refusal } from './answers.ts';
import { bodies } from './bodies.ts';
import type { Comment, Issue, Repository, Token } from './records.ts';
import type { World } from './world.ts';

export type Call = {
  world: World;
  repository: Repository;
  token: Token;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  url: string;
};

/**
 * The operations of GitHub that are simulated, by their names in GitHub's description. Everything else returns 404 and
 * counts as a violation.
 */
export const operations = {
  'repos/get-collaborator-permission-level': ({ world, repository, params }) =>
    ok(bodies.permission(repository, there(world.user(params.username ?? '')))),

  'issues/create'({ world, repository, token, body }) {
    const content = body as Pick<Issue, 'title' | 'body'>;
    return created(bodies.issue(world.addIssue(repository, { ...content, user: token.login })));
  },

  'issues/update'(call) {
    const issue = issueOf(call);
    issue.state = (call.body as Pick<Issue, 'state'>).state;
    return ok(bodies.issue(issue));
  },

  'issues/get': (call) => ok(bodies.issue(issueOf(call))),

  'issues/list-comments': (call) => listed(call, issueOf(call).comments, bodies.comment),

  'issues/create-comment'(call) {
    const made = call.world.addComment(issueOf(call), textIn(call), { as: call.token.login });
    return created(bodies.comment(made));
  },

  'issues/get-comment': (call) => ok(bodies.comment(inThread(call))),

  'issues/update-comment': (call) =>
    ok(bodies.comment(call.world.editComment(inThread(call), textIn(call), call.token.login))),

  'issues/delete-comment'(call) {
    call.world.removeComment(inThread(call), call.token.login);
    return { status: 204 };
  },

  'pulls/get': (call) => ok(bodies.pull(issueOf(call))),

  'pulls/list-files': (call) => listed(call, issueOf(call).change.files, bodies.changedFile),

  'repos/compare-commits-with-basehead'({ repository, params: { basehead = '' } }) {
    const pulls = repository.issues.filter(({ pull }) => pull).map(({ change }) => change);
    const ofPull = pulls.findLast(({ base, head }) =>
      [`main...${head}`, `${base}...${head}`].includes(basehead),
    );
    const known = repository.comparisons.findLast(
      ({ base, head }) => `${base}...${head}` === basehead,
    );
    return ok(bodies.comparison(there(known ?? ofPull)));
  },

  'repos/get': ({ repository }) => ok(bodies.repository(repository)),

  'repos/get-commit'({ repository: { head = '', comparisons }, params }) {
    const { ref: sha = '' } = params.ref === 'HEAD' ? { ref: head } : params;
    if (!comparisons.some((one) => [one.base, one.head].includes(sha)))
      throw new Refusal(422, `No commit found for SHA: ${sha}`);
    return ok(bodies.commit({ sha, message: 'First', author: 'somebody', at: 0 }));
  },

  'pulls/list-review-comments': (call) =>
    listed(call, issueOf(call).reviewComments, bodies.reviewComment),

  'pulls/get-review-comment': (call) => ok(bodies.reviewComment(inline(call))),

  'pulls/list-reviews': (call) => listed(call, issueOf(call).reviews, bodies.review),

  'repos/list-pull-requests-associated-with-commit'(call) {
    const { commit_sha = '' } = call.params;
    const holds = ({ change: { head, commits } }: Issue) =>
      [head, ...commits.map(({ sha }) => sha)].includes(commit_sha);
    const pulls = call.repository.issues.filter((one) => one.pull && holds(one));
    return listed(call, pulls.toReversed(), bodies.listedPull);
  },

  'reactions/list-for-issue-comment': (call) =>
    listed(call, inThread(call).reactions, bodies.reaction),

  'reactions/create-for-issue-comment': (call) => reactTo(call, inThread(call)),

  'reactions/create-for-pull-request-review-comment': (call) => reactTo(call, inline(call)),
} satisfies Record<string, (call: Call) => Answer>;

const ok = (body: unknown): Answer => ({ status: 200, body });
const created = (body: unknown): Answer => ({ status: 201, body });

function listed<Item>(
  { query, url }: Call,
  all: readonly Item[],
  toBody: (item: Item) => unknown,
): Answer {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const before = { prev: page - 1, first: 1 };
  const targets = { ...(page > 1 && before), ...(page < last && { next: page + 1, last }) };
  const links = Object.entries(targets).map(([rel, number]) => {
    return `<${url}?${new URLSearchParams({ ...Object.fromEntries(query), page: `${number}` })}>; rel="${rel}"`;
  });
  const body = all.slice((page - 1) * size, page * size).map(toBody);
  return { ...ok(body), ...(links.length > 0 && { headers: { link: links.join(', ') } }) };
}

export function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal(404, 'Not Found');
  return thing;
}

/** Every pull request is an issue, too, but not the other way round. */
function issueOf({ repository, params }: Call): Issue {
  const { pull_number, issue_number = pull_number } = params;
  const issue = repository.issues.find(({ number }) => `${number}` === issue_number);
  return there(issue?.pull || !pull_number ? issue : undefined);
}

const commentOf = <Written extends Comment>(
  { repository, params }: Call,
  all: (issue: Issue) => readonly Written[],
): Written => there(repository.issues.flatMap(all).find(({ id }) => `${id}` === params.comment_id));

const inThread = (call: Call) => commentOf(call, ({ comments }) => comments);
const inline = (call: Call) => commentOf(call, ({ reviewComments }) => reviewComments);

function reactTo({ world, body, token }: Call, comment: Comment): Answer {
  const { content } = body as { content: string };
  return created(bodies.reaction(world.addReaction(comment, content, token.login)));
}

const textIn = ({ body }: Call): string => (body as { body: string }).body;
