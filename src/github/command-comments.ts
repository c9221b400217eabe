import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';

/** In a conversation, on lines of a pull request, and the body of a review. */
export type CommentKind = 'comment' | 'inline' | 'review';

/** For records. GitHub numbers each kind of comment separately. */
export function commandIdOf(kind: CommentKind, id: number): string {
  return kind === 'comment' ? `${id}` : `${kind}:${id}`;
}

const COMMAND = /^(?<kind>inline:|review:)?(?<id>\d+)$/;

/** Runs that no comment started have longer IDs. */
export const isFromComment = (command: string) => COMMAND.test(command);

const nullableInt = z.nullish(z.int());
/** `LEFT`: the line numbers are those before the change. */
const side = z.nullish(z.string());

/** Of an outdated comment, only the original lines are known. */
export const linesSchema = z.object({
  path: z.string(),
  diff_hunk: z.string(),
  line: nullableInt,
  start_line: nullableInt,
  original_line: nullableInt,
  original_start_line: nullableInt,
  side,
  /** That of the first line, if there are several. */
  start_side: side,
  /** `file`: the comment is on no lines. */
  subject_type: z.nullish(z.string()),
});
export type CommentedLines = z.infer<typeof linesSchema>;

export type Reaction = 'eyes' | 'rocket' | 'confused';

const REACTIONS = new Map([
  ['', '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'],
  ['inline:', '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions'],
]);

/** Undefined without a comment, and for a review, which takes no reactions. */
function reactionsOf(command: string) {
  const { kind = '', id } = COMMAND.exec(command)?.groups ?? {};
  const path = id && REACTIONS.get(kind);
  return path ? { path, comment: { comment_id: Number(id) } } : undefined;
}

/** Does nothing where there are no reactions. Rejects with a GitHubFault. */
export async function react(command: string, content: Reaction, api: GitHubApi): Promise<void> {
  const reactions = reactionsOf(command);
  if (!reactions) return;

  const { path, comment } = reactions;
  await api.call(`POST ${path}`, { ...comment, content });
}

const reactionSchema = z.object({ id: z.int(), user: z.nullish(z.object({ id: z.int() })) });

/** Removes the reaction of that account, by its ID, if it is among the first 100. Rejects with a GitHubFault. */
export async function takeBack(
  command: string,
  content: Reaction,
  account: number,
  api: GitHubApi,
): Promise<void> {
  const reactions = reactionsOf(command);
  if (!reactions) return;

  const { path, comment } = reactions;
  const response = await api.call(`GET ${path}`, { ...comment, content, per_page: 100 });
  const own = parseResponse(z.array(reactionSchema), response).find(
    ({ user }) => user?.id === account,
  );
  if (own) await api.call(`DELETE ${path}/{reaction_id}`, { ...comment, reaction_id: own.id });
}
