import { code, type Text, text } from '../text/sentence.ts';

export class GitHubFault extends Error {
  override name = 'GitHubFault';
  /** The HTTP status; `lost` without a readable response, so that a write may have happened. */
  readonly status: number | 'lost';
  /** A primary or secondary rate limit: 429, or 403 with that meaning. */
  readonly rateLimited: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    { cause, ...fields }: Pick<GitHubFault, 'status'> & Partial<GitHubFault>,
  ) {
    super(message, { cause });
    this.status = fields.status;
    this.rateLimited = fields.status === 429 || fields.rateLimited === true;
    this.retryAfterMs = fields.retryAfterMs;
  }
}

/** Rethrows anything else (a bug, an abort). */
export function asFault(error: unknown): GitHubFault {
  if (error instanceof GitHubFault) return error;
  throw error;
}

/** For `catch`, where a failed call means no value. */
export function ignoreFault(error: unknown): undefined {
  asFault(error);
}

export function isGone({ status }: GitHubFault): boolean {
  return status === 404 || status === 410;
}

/** The issue, or the repository, is now at another URL. */
function isMoved({ status }: GitHubFault): boolean {
  return status !== 'lost' && status >= 300 && status < 400;
}

/** A retry would not help. */
export function isPermanent(fault: GitHubFault): boolean {
  const { status, rateLimited } = fault;
  const isRefused = status === 401 || status === 422 || (status === 403 && !rateLimited);
  return isRefused || isGone(fault) || isMoved(fault);
}

export function mayHaveHappened({ status }: GitHubFault): boolean {
  return status === 'lost' || status === 408 || status >= 500;
}

export function faultText({ status, message }: Pick<GitHubFault, 'status' | 'message'>): Text {
  return text`${code(status === 'lost' ? message : `${status} ${message}`)}`;
}

/** `what` was sent, such as 'the comment'. */
export function refused(fault: GitHubFault, what: string): Text {
  const verb = fault.status === 'lost' ? 'did not respond to' : 'rejected';
  return text`GitHub ${verb} ${what} (${faultText(fault)}).`;
}

/** Nothing where a later attempt may succeed. */
export function howToPermit(fault: GitHubFault): Text {
  if (!isPermanent(fault)) return [];
  if (isMoved(fault))
    return text`The issue was transferred, or the repository was renamed. Run again from the new location.`;
  if (fault.status === 401)
    return text`Check \`github-token\`. It may be mistyped, expired, or revoked.`;

  const check = isGone(fault)
    ? 'the issue or pull request exists'
    : 'the conversation is not locked';
  return text`Grant the job \`issues: write\` and \`pull-requests: write\`, and check that ${check}.`;
}

export function faultRemedy(fault: GitHubFault): Text {
  if (isGone(fault))
    return text`Check \`issue-number\`, and that \`github-token\` can read issues and pull requests here.`;
  return isPermanent(fault) ? howToPermit(fault) : text`Wait a few minutes, then run again.`;
}
