import { code, type Text, text } from '../text/sentence.ts';

export class GitHubError extends Error {
  override name = 'GitHubFault';
  /** The HTTP status; `lost` without a readable response, so that a write may have happened. */
  readonly status: number | 'lost';
  /** A primary or secondary rate limit: 429, or 403 with that meaning. */
  readonly rateLimited: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    { cause, ...fields }: Pick<GitHubError, 'status'> & Partial<GitHubError>,
  ) {
    super(message, { cause });
    this.status = fields.status;
    this.rateLimited = fields.status === 429 || fields.rateLimited === true;
    this.retryAfterMs = fields.retryAfterMs;
  }
}

/** Rethrows anything else (a bug, an abort). */
export function asGitHubError(error: unknown): GitHubError {
  if (error instanceof GitHubError) return error;
  throw error;
}

/** For `catch`, where a failed call means no value. */
export function ignoreGitHubError(error: unknown): undefined {
  asGitHubError(error);
}

export function isGone({ status }: GitHubError): boolean {
  return status === 404 || status === 410;
}

/** The issue, or the repository, is now at another URL. */
function isMoved({ status }: GitHubError): boolean {
  return status !== 'lost' && status >= 300 && status < 400;
}

/** A retry would not help. */
export function isPermanent(githubError: GitHubError): boolean {
  const { status, rateLimited } = githubError;
  const isRefused = status === 401 || status === 422 || (status === 403 && !rateLimited);
  return isRefused || isGone(githubError) || isMoved(githubError);
}

export function mayHaveHappened({ status }: GitHubError): boolean {
  return status === 'lost' || status === 408 || status >= 500;
}

export function githubErrorText({
  status,
  message,
}: Pick<GitHubError, 'status' | 'message'>): Text {
  return text`${code(status === 'lost' ? message : `${status} ${message}`)}`;
}

/** `what` was sent, such as 'the comment'. */
export function describeGitHubError(githubError: GitHubError, what: string): Text {
  const verb = githubError.status === 'lost' ? 'did not respond to' : 'rejected';
  return text`GitHub ${verb} ${what} (${githubErrorText(githubError)}).`;
}

/** Nothing where a later attempt may succeed. */
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

export function githubRemedy(githubError: GitHubError): Text {
  if (isGone(githubError))
    return text`Check \`issue-number\`, and that \`github-token\` can read issues and pull requests here.`;
  return isPermanent(githubError)
    ? permissionHint(githubError)
    : text`Wait a few minutes, then run again.`;
}
