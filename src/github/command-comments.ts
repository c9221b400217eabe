import * as z from 'zod/mini';
import type { GitHubApi } from './api.ts';
import { asGitHubError, isGone } from './github-error.ts';

export type CommentKind = 'comment' | 'inline' | 'review';

/** GitHub numbers each kind separately. */
export function commandIdOf(kind: CommentKind, id: number): string {
  return kind === 'comment' ? `${id}` : `${kind}:${id}`;
}

const COMMAND = /^(?<kind>inline:|review:)?(?<id>\d+)$/;

/** The IDs of runs that no comment started contain more than a number. */
export const isFromComment = (command: string) => COMMAND.test(command);

const nullableInt = z.nullish(z.int());
/** `LEFT`: the line numbers are those before the change. */
const side = z.nullish(z.string());

/** Of an inline comment that is outdated, GitHub knows only its original lines. */
export const linesSchema = z.object({
  path: z.string(),
  diff_hunk: z.string(),
  line: nullableInt,
  start_line: nullableInt,
  original_line: nullableInt,
  original_start_line: nullableInt,
  side,
  start_side: side,
  /** `file`: the comment is on the whole file. */
  subject_type: z.nullish(z.string()),
});
export type CommentedLines = z.infer<typeof linesSchema>;

export type Reaction = 'eyes' | 'rocket' | 'confused';

/** A review takes no reactions. */
const PATHS = new Map([
  ['', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['inline:', '/repos/{owner}/{repo}/pulls/comments/{comment_id}'],
]);

function commentOf(command: string) {
  const { kind = '', id } = COMMAND.exec(command)?.groups ?? {};
  const path = id && PATHS.get(kind);
  return path ? { path, parameters: { comment_id: Number(id) } } : undefined;
}

export async function react(command: string, content: Reaction, api: GitHubApi): Promise<void> {
  const comment = commentOf(command);
  if (comment) await api.call(`POST ${comment.path}/reactions`, { ...comment.parameters, content });
}

/** GitHub must say so twice, because it may not have a new comment everywhere at once. */
export async function isDeleted(command: string, api: GitHubApi): Promise<boolean> {
  const comment = commentOf(command);
  if (!comment) return false;

  try {
    const options = { existsSoon: true, maxAttempts: 2 };
    await api.call(`GET ${comment.path}`, comment.parameters, options);
    return false;
  } catch (error) {
    return isGone(asGitHubError(error));
  }
}
