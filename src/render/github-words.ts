import { type GitHubFault, isGone } from '../github/port.ts';
import { code, type Text, text } from './text.ts';

/** What GitHub said of a call that gave no result. */
export function faultText({ status, message }: Pick<GitHubFault, 'status' | 'message'>): Text {
  return text`${code(status === 'lost' ? message : `${status} ${message}`)}`;
}

/** What to change so that the thread can be read and written. */
export function faultRemedy(fault: GitHubFault): Text {
  if (fault.rateLimited)
    return text`GitHub limits the token’s requests: run it again in a few minutes; nothing is lost.`;
  if (fault.status === 401) return text`Check \`github-token\`: it may be mistyped, expired or revoked.`;
  if (fault.status === 403 || fault.status === 422) return PERMISSIONS;
  if (isGone(fault))
    return text`Check \`issue-number\`, and that \`github-token\` may read this repository’s issues and pull requests.`;
  return text`Run it again in a minute; nothing is lost.`;
}

export const PERMISSIONS = text`Give the job \`permissions: issues: write\` and \`pull-requests: write\`, and check that the conversation is not locked.`;
