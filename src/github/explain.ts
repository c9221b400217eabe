import type { FailedRequest } from '../http/failed-request.ts';
import { firstRemedy, isObstructed, NETWORK_REMEDIES, type Remedy } from '../http/obstacles.ts';
import { code, moment, sentences, type Text, text } from '../text/sentence.ts';
import { asGitHubError, isPermanent } from './github-error.ts';

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
  const rows = isFinal ? rejections(grant ?? threadGrant(failed)) : NETWORK_ROWS;
  const change = firstRemedy(rows, failed.line) ?? [];
  if (again === undefined) return { happened, next: change };

  const when = isFinal || isObstructed(failed) ? 'Then' : waiting(failed);
  return { happened, next: sentences(change, text`${when} ${again}.`) };
}

function happenedTo(
  what: string | Text,
  { failure, status, line, ...failed }: FailedRequest,
): Text {
  if (status === undefined) return failed.happened;

  const words = code(line.replace(/\n.*/, ''));
  if (failure === 'transient' && status < 500) {
    const until = failed.retryAt === undefined ? '' : ` until ${nextMinute(failed.retryAt)}`;
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

const EXPIRED = text`Tokens of GitHub Apps last one hour. A re-run gets a new one.`;
const PROXY_SETTINGS = text`the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`)`;
/** If GitHub responds with an error of its own, only time can help. */
const NETWORK_ROWS: readonly Remedy[] = [
  ...NETWORK_REMEDIES,
  [/^\D/, text`If GitHub is up, check the network and ${PROXY_SETTINGS}.`],
];

/** `grant`: what to do if the token lacks a permission. */
const rejections = (grant: Text): readonly Remedy[] => [
  // GitHub itself responds in JSON.
  [
    /^\d+ \(a web page\)/,
    text`Another server may have responded, such as a proxy. Check ${PROXY_SETTINGS}.`,
  ],
  [/^3/, text`The issue was transferred, or the repository was renamed. Go to the new location.`],
  [/^401\b/, text`Check \`github-token\`. It may be mistyped, expired, or revoked.`],
  [
    /must have push access to view collaborator permission/i,
    text`The account of \`github-token\` needs write access to this repository.`,
  ],
  // With a 404, GitHub also hides what the token must not read.
  [/^404\b|resource not accessible|must have .*(?:access|rights)/i, grant],
  [/\b(?:issue|pull request|conversation)\b.*\blocked\b/i, text`Unlock the conversation.`],
  [/^/, text`Fix what GitHub reports.`],
];

/** The permissions of a job are only those of its own token. */
function threadGrant({ status, line }: FailedRequest): Text {
  const isPersonal = /personal access token/i.test(line);
  const receiver = isPersonal ? 'Give `github-token` the permissions' : 'Grant the job';
  const grant = text`${receiver} \`issues: write\` and \`pull-requests: write\`.`;

  const exists = text`Check that the issue or pull request exists, and was not transferred.`;
  return status === 404 ? sentences(exists, grant) : grant;
}
