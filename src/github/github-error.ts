/** What GitHub said instead of carrying out a call, and what people can do about it. */
import { code, link, moment, sentences, type Text, text } from '../text/sentence.ts';

interface GitHubErrorFields {
  status: GitHubError['status'];
  rateLimited?: boolean;
  retryAfterMs?: number | undefined;
  retryAt?: number | undefined;
  isTokenExpired?: boolean;
  moved?: GitHubError['moved'];
  cause?: unknown;
}

/** The message is in GitHub's own words, which are untrusted. */
export class GitHubError extends Error {
  override name = 'GitHubError';
  /** The HTTP status; `lost` without a readable response, so that a write may have happened. */
  readonly status: number | 'lost';
  readonly rateLimited: boolean;
  /** The pause that GitHub asks for. */
  readonly retryAfterMs: number | undefined;
  /** The end of that pause by GitHub's clock, in ms since 1970. */
  readonly retryAt: number | undefined;
  /** GitHub rejects a token that it has accepted in this run. */
  readonly isTokenExpired: boolean;
  /** What was addressed is at another place. `to` is its page, if the token can read it there. */
  readonly moved: { to: string | undefined } | undefined;

  constructor(message: string, fields: GitHubErrorFields) {
    super(message, { cause: fields.cause });
    this.status = fields.status;
    this.rateLimited = fields.status === 429 || fields.rateLimited === true;
    this.retryAfterMs = fields.retryAfterMs;
    this.retryAt = fields.retryAt;
    this.isTokenExpired = fields.isTokenExpired === true;
    this.moved = fields.moved;
  }
}

/** Any other error is a bug or an abort, and is thrown again. */
export function asGitHubError(error: unknown): GitHubError {
  if (error instanceof GitHubError) return error;
  throw error;
}

/** Handles the error of a call that may fail, so that its value is undefined then. */
export function ignoreGitHubError(error: unknown): undefined {
  asGitHubError(error);
}

export function isGone({ status }: GitHubError): boolean {
  return status === 404 || status === 410;
}

/** Request Timeout, and Too Early. */
const TEMPORARY_STATUSES = [408, 425];

/** A retry cannot succeed unless somebody changes something. */
export function isPermanent({ status, rateLimited }: GitHubError): boolean {
  if (status === 'lost' || rateLimited || TEMPORARY_STATUSES.includes(status)) return false;
  return status >= 300 && status < 500;
}

/** GitHub may have carried out the call, because there is no answer to it. */
export function mayHaveHappened({ status }: GitHubError): boolean {
  return status === 'lost' || status === 408 || status >= 500;
}

/** What GitHub said, for parentheses. */
export function githubErrorText(githubError: GitHubError): Text {
  const { rateLimited, retryAt } = githubError;
  const words = wordsOf(githubError);
  return rateLimited && retryAt !== undefined
    ? text`${words}, until ${nextMinute(retryAt)}`
    : words;
}

function wordsOf({ status, message }: GitHubError): Text {
  return text`${code(status === 'lost' ? message : `${status} ${message}`.trim())}`;
}

/** Within the minute, the limit would still hold. */
function nextMinute(time: number): string {
  return moment(Math.ceil(time / 60_000) * 60_000);
}

/** `what` names what was sent, such as 'the comment'. */
export function describeGitHubError(githubError: GitHubError, what: string): Text {
  const { status, rateLimited, retryAt } = githubError;
  const words = wordsOf(githubError);

  if (rateLimited) {
    const until = retryAt === undefined ? '' : ` until ${nextMinute(retryAt)}`;
    return text`GitHub limits requests${until}, so it rejected ${what} (${words}).`;
  }
  if (status === 'lost') return text`GitHub did not respond to ${what} (${words}).`;
  if (mayHaveHappened(githubError)) return text`GitHub could not process ${what} (${words}).`;
  return text`GitHub rejected ${what} (${words}).`;
}

/** GitHub's words for a token that lacks a permission. It also hides what the token must not read. */
const LACKS_PERMISSION = /resource not accessible|must have .*(?:access|rights)/i;
/** GitHub itself answers the API in JSON. */
const IS_PAGE = /^\(a web page\b/;
const IS_LOCKED = /\b(?:issue|pull request|conversation)\b.*\blocked\b/i;

const OTHER_SERVER = text`Another server may have responded, such as a proxy. Check the network and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;

/**
 * What to change so that GitHub accepts a call; empty if only time can help. `grant` is for a token
 * that lacks a permission: nothing else that GitHub says is a reason to advise that.
 */
export function hintFor(githubError: GitHubError, grant: Text): Text {
  const { status, message, moved, isTokenExpired } = githubError;
  if (!isPermanent(githubError)) return [];
  if (IS_PAGE.test(message)) return OTHER_SERVER;
  if (moved !== undefined) return movedHint(moved.to);
  if (isTokenExpired) return text`Tokens of GitHub Apps last one hour.`;
  if (status === 401) return text`Check \`github-token\`. It may be mistyped, expired, or revoked.`;
  if (status === 404 || LACKS_PERMISSION.test(message)) return grant;
  if (IS_LOCKED.test(message)) return text`Unlock the conversation.`;
  return text`Fix what GitHub reports.`;
}

function movedHint(to: string | undefined): Text {
  return to === undefined
    ? text`The issue was transferred, or the repository was renamed. Run again from the new location.`
    : text`The issue was transferred to ${link(to)}. Continue there.`;
}

/** The same for a call about a thread. */
export function permissionHint(githubError: GitHubError): Text {
  // The permissions of a job are only those of its own token.
  const isPersonal = /personal access token/i.test(githubError.message);
  const receiver = isPersonal ? 'Give `github-token` the permissions' : 'Grant the job';
  const grant = text`${receiver} \`issues: write\` and \`pull-requests: write\`.`;

  const exists = text`Check that the issue or pull request exists.`;
  return hintFor(githubError, githubError.status === 404 ? sentences(exists, grant) : grant);
}

interface Remedy {
  /** What to change, by default for a call about a thread. */
  hint?: Text;
  /** What people do after that, without a period. */
  again?: string;
}

/** What to do to get what a call should have done. */
export function githubRemedy(
  githubError: GitHubError,
  { hint = permissionHint(githubError), again = 'run again' }: Remedy = {},
): Text {
  const { rateLimited, retryAt, isTokenExpired } = githubError;
  const Again = again.replace(/^./, (letter) => letter.toUpperCase());

  if (isTokenExpired) return text`${hint} ${Again}.`;
  if (isPermanent(githubError)) return hint;
  if (retryAt !== undefined) return text`After ${nextMinute(retryAt)}, ${again}.`;
  return rateLimited ? text`${Again} later.` : text`Wait a few minutes, then ${again}.`;
}
