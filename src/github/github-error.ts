import { code, type Text, text } from '../text/sentence.ts';

interface GitHubErrorFields {
  status: GitHubError['status'];
  rateLimited?: boolean;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** A call to GitHub that failed. */
export class GitHubError extends Error {
  override name = 'GitHubError';
  /** The HTTP status; `lost` without a readable response, so that a write may have happened. */
  readonly status: number | 'lost';
  /** True for a primary or secondary rate limit, which is status 429, or 403 with that meaning. */
  readonly rateLimited: boolean;
  /** The pause that GitHub asks for. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, fields: GitHubErrorFields) {
    super(message, { cause: fields.cause });
    this.status = fields.status;
    this.rateLimited = fields.status === 429 || fields.rateLimited === true;
    this.retryAfterMs = fields.retryAfterMs;
  }
}

/** Throws any other error again, which is a bug or an abort. */
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

/** Says whether GitHub redirects, because the issue or the repository is now at another URL. */
function isMoved({ status }: GitHubError): boolean {
  return status !== 'lost' && status >= 300 && status < 400;
}

/** Says whether a retry cannot succeed. */
export function isPermanent(githubError: GitHubError): boolean {
  const { status, rateLimited } = githubError;
  const isRefused = status === 401 || status === 422 || (status === 403 && !rateLimited);
  return isRefused || isGone(githubError) || isMoved(githubError);
}

/** Says whether GitHub may have carried out the call, because there is no answer to it. */
export function mayHaveHappened({ status }: GitHubError): boolean {
  return status === 'lost' || status === 408 || status >= 500;
}

export function githubErrorText({
  status,
  message,
}: Pick<GitHubError, 'status' | 'message'>): Text {
  return text`${code(status === 'lost' ? message : `${status} ${message}`)}`;
}

/** `what` names what was sent, such as 'the comment'. */
export function describeGitHubError(githubError: GitHubError, what: string): Text {
  const verb = githubError.status === 'lost' ? 'did not respond to' : 'rejected';
  return text`GitHub ${verb} ${what} (${githubErrorText(githubError)}).`;
}

/** Returns what to do so that GitHub accepts a write; empty if a later attempt may succeed. */
export function permissionHint(githubError: GitHubError): Text {
  if (!isPermanent(githubError)) return [];
  if (isMoved(githubError))
    return text`The issue was transferred, or the repository was renamed. Run again from the new location.`;
  if (githubError.status === 401)
    return text`Check \`github-token\`. It may be mistyped, expired, or revoked.`;

  const check = isGone(githubError)
    ? 'the issue or pull request exists'
    : 'the conversation is not locked';
  return text`Grant the job \`issues: write\` and \`pull-requests: write\`, and check that ${check}.`;
}

/** Returns what to do so that GitHub answers a read. */
export function githubRemedy(githubError: GitHubError): Text {
  if (isGone(githubError))
    return text`Check \`issue-number\`, and that \`github-token\` can read issues and pull requests here.`;
  return isPermanent(githubError)
    ? permissionHint(githubError)
    : text`Wait a few minutes, then run again.`;
}
