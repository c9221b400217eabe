import { isLasting } from '../http/obstacles.ts';

type Fields = Pick<GitHubError, 'status'> &
  Partial<Pick<GitHubError, 'rateLimited' | 'isTokenExpired' | 'retryAfterMs' | 'retryAt'>>;

/** The message, in GitHub's own words or those of the network, is untrusted. */
export class GitHubError extends Error {
  override name = 'GitHubError';
  /** `not-sent`: nothing was transmitted. `lost`: no readable response, but maybe an effect. */
  readonly status: number | 'not-sent' | 'lost';
  readonly rateLimited: boolean;
  /** GitHub rejects a token that it has accepted in this run. */
  readonly isTokenExpired: boolean;
  /** The pause that GitHub asks for, and its end by GitHub's clock, in ms since 1970. */
  readonly retryAfterMs: number | undefined;
  readonly retryAt: number | undefined;

  constructor(message: string, { status, rateLimited, isTokenExpired, ...pause }: Fields) {
    super(message);
    this.status = status;
    this.rateLimited = rateLimited ?? status === 429;
    this.isTokenExpired = isTokenExpired ?? false;
    this.retryAfterMs = pause.retryAfterMs;
    this.retryAt = pause.retryAt;
  }
}

/** Any other error is a bug or an abort, and is thrown again. */
export function asGitHubError(error: unknown): GitHubError {
  if (error instanceof GitHubError) return error;
  throw error;
}

/** The value of a call that may fail is undefined then. */
export function ignoreGitHubError(error: unknown): undefined {
  asGitHubError(error);
}

export function isGone({ status }: GitHubError): boolean {
  return status === 404 || status === 410;
}

/** GitHub rejects the call until somebody changes something. */
export function isPermanent({ status, rateLimited }: GitHubError): boolean {
  if (typeof status === 'string' || rateLimited) return false;
  return status >= 300 && status < 500 && status !== 408 && status !== 425;
}

/** GitHub may have carried out the call. */
export function mayHaveHappened({ status }: GitHubError): boolean {
  return status === 'lost' || status === 408 || (typeof status === 'number' && status >= 500);
}

/** GitHub cannot be reached until somebody changes something. */
export function isObstructed({ status, message }: GitHubError): boolean {
  return status === 'not-sent' && isLasting(message);
}
