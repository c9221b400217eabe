import type { GitHubApi } from './api.ts';
import { GitHubFault } from './comments.ts';

/** What GitHub says of a person's permission: the answer as it is, for `command/permission.ts` to judge. */
export type PermissionAnswer = { status: number; body: unknown } | { failure: string };

/** Asks for the permission of one account in the repository; never rejects for what GitHub answers. */
export async function permissionOf(login: string, api: GitHubApi): Promise<PermissionAnswer> {
  try {
    const { data } = await api.call('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
      username: login,
    });
    return { status: 200, body: data };
  } catch (error) {
    if (!(error instanceof GitHubFault)) throw error;
    return error.status === 'lost' ? { failure: error.message } : { status: error.status, body: undefined };
  }
}
