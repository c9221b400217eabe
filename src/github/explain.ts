import type { FailedRequest } from '../http/failed-request.ts';
import {
  always,
  firstRemedy,
  hasStatus,
  isLastingNetworkError,
  isNetworkError,
  isPage,
  isRedirect,
  NETWORK_REMEDIES,
  type Predicate,
  type Remedy,
  says,
} from '../http/remedy.ts';
import { code, moment, sentences, type Text, text } from '../text/sentence.ts';
import { asGitHubError, isPermanent, shortForm } from './github-error.ts';

/**
 * `what`: such as 'the comment'. `grant`: what to change if the token lacks a permission. `again`:
 * what people do afterwards, without a period; without it, there is nothing to repeat. An error
 * that is not GitHub's is thrown again.
 */
export function explain(
  error: unknown,
  { what, grant, again }: { what: string | Text; grant?: Text; again?: string | undefined },
): { happened: Text; next: Text } {
  const { failed, isTokenExpired } = asGitHubError(error);
  const happened = happenedTo(what, failed);
  if (isTokenExpired) return { happened, next: EXPIRED };

  const isFinal = isPermanent(error);
  const rows = isFinal ? githubRemedies(grant ?? threadGrant(failed)) : PASSING;
  const change = firstRemedy(rows, failed) ?? [];
  if (again === undefined) return { happened, next: change };

  const needsChange = isFinal || isLastingNetworkError(failed) || isDiffTooLarge(failed);
  const when = needsChange ? 'Then' : waiting(failed);
  return { happened, next: sentences(change, text`${when} ${again}.`) };
}

/** For `what`. `issue`: of the issue or pull request. */
export function commentsRequest(issue: number | undefined): Text {
  const thread = issue === undefined ? 'the thread' : code(`#${issue}`);
  return text`the request for the comments of ${thread}`;
}

function happenedTo(what: string | Text, failed: FailedRequest): Text {
  const { failure, status, retryAt } = failed;
  if (status === undefined) return failed.happened;

  const words = code(shortForm(failed));
  if (failure === 'transient' && status < 500) {
    const until = retryAt === undefined ? '' : ` until ${nextMinute(retryAt)}`;
    return text`GitHub limits requests${until}, so it rejected ${what} (${words}).`;
  }
  return text`GitHub ${status < 500 ? 'rejected' : 'could not process'} ${what} (${words}).`;
}

/** Within the minute, the limit would still hold. */
function nextMinute(time: number): string {
  return moment(Math.ceil(time / 60_000) * 60_000);
}

function waiting({ retryAt }: FailedRequest): string {
  return retryAt === undefined ? 'Wait a few minutes, then' : `After ${nextMinute(retryAt)},`;
}

const isDiffTooLarge = says(/\bdiff\b.*\b(?:too (?:long|large)|exceeded|unavailable)\b/i);
const needsWriteAccess = says(/must have push access to view collaborator permission/i);
const isRefMissing = says(
  /^no commit found|\b(?:ref|reference|branch) (?:not found|does not exist)/i,
);
const isNotPermitted = says(/resource not accessible|must have .*(?:access|rights)/i);
const isLocked = says(/\b(?:issue|pull request|conversation)\b.*\blocked\b/i);
/** With a bare 404, GitHub also hides what the token must not read. */
const isHidden: Predicate = (failed) => hasStatus(404)(failed) && says(/^(?:not found)?$/i)(failed);

const EXPIRED = text`Tokens of GitHub Apps last one hour. A re-run gets a new one.`;
const PROXY_SETTINGS = text`the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`)`;

/** If another error of GitHub may pass, such as a 502, only time can help. */
const PASSING: readonly Remedy[] = [
  ...NETWORK_REMEDIES,
  [isNetworkError, text`If GitHub is up, check the network and ${PROXY_SETTINGS}.`],
  [isDiffTooLarge, text`Set \`diff-base\` to a nearer commit.`],
];

/** `grant`: what to do if the token lacks a permission. */
export const githubRemedies = (grant: Text): readonly Remedy[] => [
  ...PASSING,
  // GitHub itself responds in JSON. Its words say more than the status.
  [isPage, text`Another server may have responded, such as a proxy. Check ${PROXY_SETTINGS}.`],
  [needsWriteAccess, text`The account of \`github-token\` needs write access to this repository.`],
  [isRefMissing, text`Name a branch, tag, or commit that the repository has.`],
  [isNotPermitted, grant],
  [isLocked, text`Unlock the conversation.`],
  [
    isRedirect,
    text`The issue was transferred, or the repository was renamed. Go to the new location.`,
  ],
  [hasStatus(401), text`Check \`github-token\`. It may be mistyped, expired, or revoked.`],
  [isHidden, grant],
  [always, text`Fix what GitHub reports.`],
];

/** The permissions of a job are only those of its own token. */
function threadGrant({ status, words = '' }: FailedRequest): Text {
  const isPersonal = /personal access token/i.test(words);
  const receiver = isPersonal ? 'Give `github-token` the permissions' : 'Grant the job';
  const grant = text`${receiver} \`issues: write\` and \`pull-requests: write\`.`;

  const exists = text`Check that the issue or pull request exists, and was not transferred.`;
  return status === 404 ? sentences(exists, grant) : grant;
}
