import * as z from 'zod/mini';
import type { GitHubApi } from './api.ts';

/** In a conversation, on lines of a pull request, and the body of a review. */
export type CommentKind = 'comment' | 'inline' | 'review';

/** For records. GitHub numbers each kind of comment separately. */
export function commandIdOf(kind: CommentKind, id: number): string {
  return kind === 'comment' ? `${id}` : `${kind}:${id}`;
}

const COMMAND = /^(?<kind>inline:|review:)?(?<id>\d+)$/;

/** Runs that no comment started have longer IDs. */
export const isFromComment = (command: string) => COMMAND.test(command);

const number = z.nullish(z.int());
/** `LEFT`: the line numbers are those before the change. */
const side = z.nullish(z.string());

/** Of an outdated comment, only the original lines are known. */
export const linesSchema = z.object({
  path: z.string(),
  diff_hunk: z.string(),
  line: number,
  start_line: number,
  original_line: number,
  original_start_line: number,
  side,
  /** That of the first line, if there are several. */
  start_side: side,
  /** `file`: the comment is on no lines. */
  subject_type: z.nullish(z.string()),
});
export type CommentedLines = z.infer<typeof linesSchema>;

export type Reaction = 'eyes' | 'rocket' | 'confused';

const REACTIONS = new Map([
  ['', 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'],
  ['inline:', 'POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions'],
]);

/**
 * Does nothing without a comment, and for a review, which takes no reactions. Rejects with a
 * GitHubFault.
 */
export async function react(command: string, content: Reaction, api: GitHubApi): Promise<void> {
  const { kind = '', id } = COMMAND.exec(command)?.groups ?? {};
  const route = id && REACTIONS.get(kind);
  if (route) await api.call(route, { comment_id: Number(id), content });
}
