import * as z from 'zod/mini';
import type { GitHubApi } from './api.ts';
import { placeSchema } from './comment-place.ts';
import { withReplyLine } from './hidden-lines.ts';

/** The comments that can be commands: in a conversation, on lines of a pull request, and the body of a review. */
export type CommentKind = 'comment' | 'inline' | 'review';

/**
 * What identifies a command in records; GitHub numbers each kind of comment separately. `thread`: the inline comment that
 * an inline one replies to.
 */
export function commandIdOf(kind: CommentKind, id: number, thread?: number | null): string {
  const own = thread ? `${id}@${thread}` : `${id}`;
  return kind === 'comment' ? own : `${kind}:${own}`;
}

const COMMAND = /^(?<kind>inline:|review:)?(?<id>\d+)(?:@(?<thread>\d+))?$/;

/** Whether a comment contains the command of a record; other runs have longer IDs. */
export const isFromComment = (command: string) => COMMAND.test(command);

/** The place of an inline comment, with the lines that it shows. */
export const linesSchema = z.extend(placeSchema, {
  diff_hunk: z.string(),
  /** The first comment of its thread. */
  in_reply_to_id: z.nullish(z.int().check(z.positive())),
});
export type CommentedLines = z.infer<typeof linesSchema>;

export type Reaction = 'eyes' | 'rocket' | 'confused';

const REACTIONS = new Map([
  ['', 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'],
  ['inline:', 'POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions'],
]);

/** Does nothing if no comment contains the command, or a review, which takes no reactions. Rejects with a GitHubFault. */
export async function react(command: string, content: Reaction, api: GitHubApi): Promise<void> {
  const { kind = '', id } = COMMAND.exec(command)?.groups ?? {};
  const route = id && REACTIONS.get(kind);
  if (route) await api.call(route, { comment_id: Number(id), content });
}

const REPLIES = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies';

/** Replies to an inline comment; does nothing for other commands. Rejects with a GitHubFault. */
export async function replyInline(
  command: string,
  pull: number,
  body: string,
  api: GitHubApi,
): Promise<void> {
  const { kind, id, thread = id } = COMMAND.exec(command)?.groups ?? {};
  // GitHub accepts replies to the first comment of a thread only.
  const reply = { pull_number: pull, comment_id: Number(thread), body: withReplyLine(body) };
  if (kind === 'inline:') await api.call(REPLIES, reply);
}
