import { obstacleRemedy } from '../http/obstacles.ts';
import { code, moment, sentences, type Text, text } from '../text/sentence.ts';
import {
  asGitHubError,
  type GitHubError,
  isObstructed,
  isPermanent,
  mayHaveHappened,
} from './github-error.ts';

/**
 * `what`: such as 'the comment'. `grant`: what to change if the token lacks a permission. `again`:
 * what people do afterwards, without a period; without it, there is nothing to repeat. An error
 * that is not GitHub's is thrown again.
 */
export function explain(
  error: unknown,
  { what, grant, again }: { what: string | Text; grant?: Text; again?: string | undefined },
): { happened: Text; next: Text } {
  const githubError = asGitHubError(error);
  const happened = happenedTo(what, githubError);
  if (githubError.isTokenExpired) return { happened, next: EXPIRED };

  const change = whatToChange(githubError, grant ?? threadGrant(githubError));
  const then = again === undefined ? [] : whenToRepeat(githubError, again);
  return { happened, next: sentences(change, then) };
}

function happenedTo(what: string | Text, githubError: GitHubError): Text {
  const { status, message, rateLimited, retryAt } = githubError;
  const words = code(typeof status === 'number' ? `${status} ${message}`.trim() : message);

  if (rateLimited) {
    const until = retryAt === undefined ? '' : ` until ${nextMinute(retryAt)}`;
    return text`GitHub limits requests${until}, so it rejected ${what} (${words}).`;
  }
  if (status === 'not-sent') return text`GitHub could not be reached for ${what} (${words}).`;
  if (status === 'lost') return text`GitHub did not respond to ${what} (${words}).`;
  const did = mayHaveHappened(githubError) ? 'could not process' : 'rejected';
  return text`GitHub ${did} ${what} (${words}).`;
}

/** Within the minute, the limit would still hold. */
function nextMinute(time: number): string {
  return moment(Math.ceil(time / 60_000) * 60_000);
}

const NETWORK = text`Check the network and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
const EXPIRED = text`Tokens of GitHub Apps last one hour. A re-run gets a new one.`;

/** By GitHub's status and words. The first row whose pattern matches counts. */
const REMEDIES: readonly (readonly [pattern: RegExp, next: Text | 'grant'])[] = [
  // GitHub itself answers the API in JSON.
  [
    /^\d+ \(a web page\b/,
    sentences(text`Another server may have responded, such as a proxy.`, NETWORK),
  ],
  [/^3/, text`The issue was transferred, or the repository was renamed. Go to the new location.`],
  [/^401\b/, text`Check \`github-token\`. It may be mistyped, expired, or revoked.`],
  [
    /must have push access to view collaborator permission/i,
    text`The account of \`github-token\` needs write access to this repository.`,
  ],
  // With a 404, GitHub also hides what the token must not read.
  [/^404\b|resource not accessible|must have .*(?:access|rights)/i, 'grant'],
  [/\b(?:issue|pull request|conversation)\b.*\blocked\b/i, text`Unlock the conversation.`],
  [/^/, text`Fix what GitHub reports.`],
];

/** Empty if only time can help. */
function whatToChange(githubError: GitHubError, grant: Text): Text {
  const { status, message } = githubError;
  if (status === 'not-sent') return obstacleRemedy(message) ?? NETWORK;
  if (!isPermanent(githubError)) return [];

  const answer = `${status} ${message}`;
  const [, remedy = []] = REMEDIES.find(([pattern]) => pattern.test(answer)) ?? [];
  return remedy === 'grant' ? grant : remedy;
}

/** The permissions of a job are only those of its own token. */
function threadGrant({ status, message }: GitHubError): Text {
  const isPersonal = /personal access token/i.test(message);
  const receiver = isPersonal ? 'Give `github-token` the permissions' : 'Grant the job';
  const grant = text`${receiver} \`issues: write\` and \`pull-requests: write\`.`;

  const exists = text`Check that the issue or pull request exists, and was not transferred.`;
  return status === 404 ? sentences(exists, grant) : grant;
}

function whenToRepeat(githubError: GitHubError, again: string): Text {
  const { retryAt } = githubError;
  if (isPermanent(githubError) || isObstructed(githubError)) return text`Then ${again}.`;
  if (retryAt !== undefined) return text`After ${nextMinute(retryAt)}, ${again}.`;
  return text`Wait a few minutes, then ${again}.`;
}
