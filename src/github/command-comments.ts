import * as z from 'zod/mini';
import type { GitHubApi } from './api.ts';
import { placeSchema } from './comment-place.ts';

/** The comments that can be commands: in a conversation, on lines of a pull request, and the body of a review. */
export type CommentKind = 'comment' | 'inline' | 'review';

/** What identifies a command in records; GitHub numbers each kind of comment separately. */
export function commandIdOf(kind: CommentKind, id: number): string {
  return kind === 'comment' ? `${id}` : `${kind}:${id}`;
}

const COMMAND = /^(?<kind>inline:|review:)?(?<id>\d+)$/;

/** Whether a comment contains the command of a record; other runs have longer IDs. */
export const isFromComment = (command: string) => COMMAND.test(command);

/** The place of an inline comment, with the lines that it shows. */
export const linesSchema = z.extend(placeSchema, { diff_hunk: z.string() });
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
