import { type Answer, invalid, Refusal } from './answer.ts';
import * as thread from './body-thread.ts';
import type { Call, Operation } from './operations.ts';
import { pageOf } from './pages.ts';
import { type Comment, type ReactionContent, reactionContents } from './records.ts';
import type { OperationId } from './served.ts';

/** The most that a comment may hold, in code points. */
const longest = 65_536;

type CommentOperation = Extract<OperationId, `issues/${string}comment${string}` | `reactions/${string}`>;

export const commentOperations: Readonly<Record<CommentOperation, Operation>> = {
  'issues/list-comments'(call) {
    const issue = call.issue();
    const found = since(call, call.world.comments(issue, call.at));
    return list(call, `/issues/${issue.number}/comments`, found, (one) => show(call, one));
  },

  'issues/list-comments-for-repo'(call) {
    const where = call.repository();
    call.access.read(where, undefined);
    const found = sorted(call, since(call, call.world.commentsOf(where, call.at)));
    return list(call, '/issues/comments', found, (one) => show(call, one));
  },

  'issues/create-comment'(call) {
    const issue = call.issue();
    call.access.comment(issue);
    const made = call.world.addComment(issue, text(call), { as: call.token.account.login });
    const body = show(call, made);
    return { status: 201, headers: { location: body.url }, body };
  },

  'issues/get-comment'(call) {
    return { status: 200, headers: {}, body: show(call, existing(call)) };
  },

  'issues/update-comment'(call) {
    const { id } = changeable(call);
    const after = call.world.editComment(id, text(call), call.token.account.login);
    return { status: 200, headers: {}, body: show(call, after) };
  },

  'issues/delete-comment'(call) {
    call.world.removeComment(changeable(call).id, call.token.account.login);
    return { status: 204, headers: {} };
  },

  'reactions/list-for-issue-comment'(call) {
    const { id } = existing(call);
    const content = call.query.get('content');
    const found = call.world
      .reactions(id, call.at)
      .filter((one) => content === null || one.content === content);
    return list(call, `/issues/comments/${id}/reactions`, found, (one) =>
      thread.reaction(call.addresses, one),
    );
  },

  'reactions/create-for-issue-comment'(call) {
    const { id, issue } = existing(call, call.world.revision);
    call.access.write(issue);
    const content = reactionContents.find((known) => known === field(call, 'content'));
    if (!content) throw invalid('Reaction', 'content', 'content is not included in the list', 'invalid');
    const as = call.token.account.login;
    const { reaction, added } = call.world.addReaction(id, content satisfies ReactionContent, as);
    return { status: added ? 201 : 200, headers: {}, body: thread.reaction(call.addresses, reaction) };
  },

  'reactions/delete-for-issue-comment'(call) {
    const { id, issue } = existing(call, call.world.revision);
    call.access.write(issue);
    const found = call.world.reactions(id).find((one) => one.id === Number(call.params.reaction_id));
    if (!found) throw new Refusal(404, 'Not Found');
    if (found.user !== call.token.account) throw new Refusal(403, 'Forbidden');
    call.world.removeReaction(found);
    return { status: 204, headers: {} };
  },
};

const show = (call: Call, comment: Comment) => thread.comment(call.addresses, call.world, comment, call.at);

/** The comment that the path names, as of what this request is shown. @throws Refusal 404. */
function existing(call: Call, at = call.at): Comment {
  const where = call.repository();
  const found = call.world.comment(Number(call.params.comment_id), at);
  call.access.read(where, found?.issue);
  if (!found || found.issue.repository !== where || found.issue.deleted) throw new Refusal(404, 'Not Found');
  return found;
}

/** Writes see the world as it is, however stale the lists are. */
function changeable(call: Call): Comment {
  const found = existing(call, call.world.revision);
  call.access.change(found);
  return found;
}

function list<Item>(call: Call, path: string, all: readonly Item[], shape: (item: Item) => unknown): Answer {
  const { items, link } = pageOf(all, call.listAddress(path), call.query);
  return { status: 200, headers: link ? { link } : {}, body: items.map(shape) };
}

function since(call: Call, comments: Comment[]): Comment[] {
  const from = call.query.get('since');
  return from === null ? comments : comments.filter((one) => one.updatedAt >= Date.parse(from));
}

/** Ascending by id unless told; `direction` counts only beside `sort`. */
function sorted(call: Call, comments: Comment[]): Comment[] {
  const sort = call.query.get('sort');
  if (sort === null) return comments;
  const by = sort === 'updated' ? 'updatedAt' : 'createdAt';
  const sign = call.query.get('direction') === 'asc' ? 1 : -1;
  return comments.toSorted((a, b) => sign * (a[by] - b[by] || a.id - b.id));
}

function field(call: Call, name: string): unknown {
  const value = (call.body as Record<string, unknown> | null | undefined)?.[name];
  if (value === undefined) throw new Refusal(422, `Invalid request.\n\n"${name}" wasn't supplied.`);
  return value;
}

function text(call: Call): string {
  const value = field(call, 'body');
  if (typeof value !== 'string') {
    throw new Refusal(
      422,
      `Invalid request.\n\nFor 'properties/body', ${JSON.stringify(value)} is not a string.`,
    );
  }
  if (value.trim() === '') throw invalid('IssueComment', 'body', 'Body cannot be blank');
  if ([...value].length > longest) {
    throw invalid('IssueComment', 'data', `Body is too long (maximum is ${longest} characters)`);
  }
  return value;
}
