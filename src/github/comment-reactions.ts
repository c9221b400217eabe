import type { GitHubApi } from './api.ts';
import { COMMAND_ID } from './command-comments.ts';
import { isGone } from './github-error.ts';

export type Reaction = 'eyes' | 'rocket' | 'confused';

/** A review takes no reactions. */
const PATHS = new Map([
  ['', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['inline:', '/repos/{owner}/{repo}/pulls/comments/{comment_id}'],
]);

function commentOf(command: string) {
  const { kind = '', id } = COMMAND_ID.exec(command)?.groups ?? {};
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
    return isGone(error);
  }
}
