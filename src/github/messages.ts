import { code, type Text, text } from '../text/sentence.ts';
import { type GitHubFault, isGone, isRefusedForGood } from './comments.ts';

/** What GitHub answered to a call that failed, or why there is no answer. */
export function faultText({ status, message }: Pick<GitHubFault, 'status' | 'message'>): Text {
  return text`${code(status === 'lost' ? message : `${status} ${message}`)}`;
}

/** That a call failed; `what` is what was sent, such as 'the comment'. */
export function refused(fault: GitHubFault, what: string): Text {
  const verb = fault.status === 'lost' ? 'did not respond to' : 'rejected';
  return text`GitHub ${verb} ${what} (${faultText(fault)}).`;
}

/** What to change so that GitHub accepts a comment; nothing where a later attempt may succeed. */
export function howToPermit(fault: GitHubFault): Text {
  if (fault.status === 401) return TOKEN;
  return isRefusedForGood(fault) ? PERMISSIONS : [];
}

/** What to change so that the thread can be read and written. */
export function faultRemedy(fault: GitHubFault): Text {
  if (fault.rateLimited)
    return text`The rate limit of \`github-token\` is exceeded. Wait a few minutes, then run again.`;
  if (isGone(fault))
    return text`Check \`issue-number\`, and check that \`github-token\` can read issues and pull requests in this repository.`;
  return isRefusedForGood(fault) ? howToPermit(fault) : text`Wait a minute, then run again.`;
}

const TOKEN = text`Check \`github-token\`. It may be mistyped, expired, or revoked.`;

const PERMISSIONS = text`Grant the job \`issues: write\` and \`pull-requests: write\`, and check that the conversation is not locked.`;
