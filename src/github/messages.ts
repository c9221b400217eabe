import { code, type Text, text } from '../text/sentence.ts';
import { type GitHubFault, isGone, isRefusedForGood } from './comments.ts';

/** What GitHub said of a call that gave no result. */
export function faultText({ status, message }: Pick<GitHubFault, 'status' | 'message'>): Text {
  return text`${code(status === 'lost' ? message : `${status} ${message}`)}`;
}

/** That GitHub did not take something, or gave no answer, so that it is not known. */
export function refused(fault: GitHubFault, what: string): Text {
  return fault.status === 'lost'
    ? text`GitHub gave no answer to ${what} (${faultText(fault)}).`
    : text`GitHub refused ${what} (${faultText(fault)}).`;
}

/** What to do so that GitHub takes a comment; nothing where its answer does not say that it never will. */
export function howToPermit(fault: GitHubFault): Text {
  if (fault.status === 401) return TOKEN;
  return isRefusedForGood(fault) ? PERMISSIONS : [];
}

/** What to change so that the thread can be read and written. */
export function faultRemedy(fault: GitHubFault): Text {
  if (fault.rateLimited)
    return text`GitHub limits the token’s requests: run it again in a few minutes; nothing is lost.`;
  if (fault.status === 401) return TOKEN;
  if (fault.status === 403 || fault.status === 422) return PERMISSIONS;
  if (isGone(fault))
    return text`Check \`issue-number\`, and that \`github-token\` may read this repository’s issues and pull requests.`;
  return text`Run it again in a minute; nothing is lost.`;
}

const TOKEN = text`Check \`github-token\`: it may be mistyped, expired or revoked.`;

const PERMISSIONS = text`Give the job \`permissions: issues: write\` and \`pull-requests: write\`, and check that the conversation is not locked.`;
