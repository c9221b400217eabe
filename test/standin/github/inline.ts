import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Answer, Refusal } from './answers.ts';
import type { Bodies } from './bodies.ts';
import type { Call } from './operations.ts';
import type { Account, Issue, Reaction } from './records.ts';
import type { World } from './world.ts';

/** A comment on lines of a pull request. May be changed in place. */
export type InlineComment = {
  id: number;
  issue: Issue;
  body: string;
  user: Account;
  path: string;
  /** Null: not on one line, or outdated. */
  line: number | null;
  hunk: string;
  /** The first comment of its thread. */
  repliesTo?: number;
  /** Further fields of GitHub's answers. */
  more: object;
  reactions: Reaction[];
};

export type ReviewBody = Pick<InlineComment, 'id' | 'issue' | 'user'> & { body: string | null };

const comments = new WeakMap<World, InlineComment[]>();

/** All inline comments of a world, oldest first. */
export function inlineComments(world: World): InlineComment[] {
  const all = comments.get(world) ?? [];
  comments.set(world, all);
  return all;
}

type Options = { as: string } & Partial<
  Pick<InlineComment, 'id' | 'path' | 'line' | 'hunk' | 'repliesTo' | 'more'>
>;

/** GitHub numbers inline comments apart from others, so tests may choose the ID. */
export function addInline(
  world: World,
  issue: Issue,
  body: string,
  { as, ...options }: Options,
): InlineComment {
  const all = inlineComments(world);
  const comment: InlineComment = {
    id: 1_000 + all.length,
    issue,
    body,
    user: world.addUser(as),
    path: 'docs/quickstart.md',
    line: 3,
    hunk: '@@ -1,2 +1,3 @@\n # Quickstart\n \n+Install it.',
    more: {},
    reactions: [],
    ...options,
  };
  all.push(comment);
  return comment;
}

type Body = Record<string, unknown>;

const recorded = new Map<string, Body>();

/** What GitHub once sent. Read once a process. */
function example(event: string, part: string): Body {
  const known = recorded.get(event);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve('@octokit/webhooks-examples');
  const all: { name: string; examples: Record<string, Body>[] }[] = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const payload = all.find(({ name }) => name === event)?.examples.at(-1);
  if (!payload?.[part]) throw new Error(`no recorded ${part} of ${event}`);
  recorded.set(event, payload[part]);
  return payload[part];
}

function inlineBody(bodies: Bodies, comment: InlineComment): Body {
  const { id, body, user, path, line, hunk, repliesTo, more } = comment;
  return {
    ...example('pull_request_review_comment', 'comment'),
    ...{ id, body, path, line, original_line: line, side: 'RIGHT', diff_hunk: hunk },
    ...{ start_line: null, original_start_line: null, subject_type: 'line' },
    ...(repliesTo && { in_reply_to_id: repliesTo }),
    ...more,
    user: bodies.account(user),
  };
}

function eventOf(bodies: Bodies, { issue, user }: Pick<InlineComment, 'issue' | 'user'>) {
  return {
    pull_request: bodies.pull(issue, 'listed'),
    repository: bodies.repository(issue.repository),
    sender: bodies.account(user),
  };
}

/** The payload of the webhook `pull_request_review_comment`. */
export function inlineEvent(bodies: Bodies, comment: InlineComment, action: string): Body {
  return { action, comment: inlineBody(bodies, comment), ...eventOf(bodies, comment) };
}

/** The payload of the webhook `pull_request_review`. */
export function reviewEvent(bodies: Bodies, review: ReviewBody, action: string): Body {
  const { id, body, user } = review;
  const recorded = example('pull_request_review', 'review');
  return {
    action,
    review: { ...recorded, id, body, user: bodies.account(user) },
    ...eventOf(bodies, review),
  };
}

/** The inline comment of the path, which the token may change. */
function writable({ world, access, params }: Call): InlineComment {
  const where = access.repository(params.owner ?? '', params.repo ?? '');
  const id = Number(params.comment_id);
  const found = inlineComments(world).find(
    (one) => one.id === id && one.issue.repository === where,
  );
  if (!found) throw new Refusal(404, 'Not Found');
  access.write(found.issue);
  if (access.token.pullRequests !== 'write')
    throw new Refusal(403, 'Resource not accessible by integration');
  return found;
}

export const inlineOperations = {
  'pulls/create-reply-for-review-comment'(call: Call): Answer {
    const { id, issue, repliesTo } = writable(call);
    if (issue.number !== Number(call.params.pull_number) || repliesTo)
      throw new Refusal(404, 'Not Found');
    const { body } = call.body as { body: string };
    const as = call.access.token.account.login;
    const reply = addInline(call.world, issue, body, { as, repliesTo: id });
    return { status: 201, body: inlineBody(call.bodies, reply) };
  },

  'reactions/create-for-pull-request-review-comment'(call: Call): Answer {
    const { reactions } = writable(call);
    const { content } = call.body as { content: string };
    const reaction = { id: 1 + reactions.length, user: call.access.token.account, content };
    reactions.push(reaction);
    return { status: 201, body: call.bodies.reaction(reaction) };
  },
};
