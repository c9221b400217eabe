import type { FailedRequest } from '../http/failed-request.ts';
import {
  always,
  firstRemedy,
  hasStatus,
  isNetworkError,
  isPage,
  isRedirect,
  NETWORK_REMEDIES,
  type Predicate,
  type Remedy,
  says,
} from '../http/remedy.ts';
import { code, moment, sentences, type Text, text } from '../text/sentence.ts';
import { asGitHubError, shortForm } from './github-error.ts';

/**
 * `what`: such as 'the comment'. `grant`: what to change if the token lacks a permission. `again`:
 * what people do afterwards, without a period; without it, there is nothing to repeat. An error
 * that is not GitHub's is thrown again.
 */
export function explain(
  error: unknown,
  { what, grant, again }: { what: string | Text; grant?: Text; again?: string | undefined },
): { happened: Text; next: Text } {
  const { failed } = asGitHubError(error);
  const happened = happenedTo(what, failed);
  const change = firstRemedy(githubRemedies(grant ?? threadGrant(failed)), failed) ?? [];
  if (again === undefined) return { happened, next: change };

  const when = change.length > 0 ? 'Then' : waiting(failed);
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
const isNotPermitted = says(/resource not accessible|must have .*(?:access|rights)/i);
/** GitHub does not have it, or hides it, because the token must not read it. */
export const isBareNotFound: Predicate = (failed) =>
  hasStatus(404)(failed) && says(/^(?:not found)?$/i)(failed);
const mayPass: Predicate = ({ failure = '' }) => ['transient', 'unclear'].includes(failure);

const PROXY_SETTINGS = text`the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`)`;

/** `grant`: what to do if the token lacks a permission. */
export const githubRemedies = (grant: Text): readonly Remedy[] => [
  ...NETWORK_REMEDIES,
  [isNetworkError, text`If GitHub is up, check the network and ${PROXY_SETTINGS}.`],
  [
    isDiffTooLarge,
    sentences(
      text`Set \`diff-base\` to a nearer commit,`,
      text`or include neither \`diff\` nor \`files\` in \`context\`.`,
    ),
  ],
  // Only time can help.
  [mayPass, []],
  // GitHub itself responds in JSON. Its words say more than the status.
  [isPage, text`Another server may have responded, such as a proxy. Check ${PROXY_SETTINGS}.`],
  [needsWriteAccess, text`The account of \`github-token\` needs write access to this repository.`],
  [isNotPermitted, grant],
  [
    isRedirect,
    text`The issue was transferred, or the repository was renamed. Go to the new location.`,
  ],
  [
    hasStatus(401),
    sentences(
      text`Check \`github-token\`. It may be mistyped, revoked, or expired:`,
      text`tokens of GitHub Apps last one hour, and a re-run gets a new one.`,
    ),
  ],
  [isBareNotFound, grant],
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
