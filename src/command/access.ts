import type { GitHubApi } from '../github/api.ts';
import { permissionOf } from '../github/permission.ts';
import type { CommentRun } from './event.ts';
import { type Access, judgeAccess, type MinimumPermission } from './permission.ts';

/** Whether the comment's own author may use the command; everything that is not clearly a yes is none. */
export async function accessOf(
  { comment, repository }: CommentRun,
  minimum: MinimumPermission,
  api: GitHubApi,
): Promise<Access> {
  const answer = await permissionOf(comment.author.login, api);
  return judgeAccess({ answer, user: comment.author, minimum, repositoryIsPrivate: repository.private });
}
