/** What GitHub said instead of carrying out a call. */
import { isLasting } from '../http/obstacles.ts';

interface GitHubErrorFields {
  status: GitHubError['status'];
  rateLimited?: boolean;
  retryAfterMs?: number | undefined;
  retryAt?: number | undefined;
  isTokenExpired?: boolean;
  cause?: unknown;
}

/** The message is in GitHub's own words, or says what is wrong on the way to it. Both are untrusted. */
export class GitHubError extends Error {
  override name = 'GitHubError';
  /** The HTTP status; `not-sent` without a connection; `lost` without a readable response, so that a write may have happened. */
  readonly status: number | 'not-sent' | 'lost';
  readonly rateLimited: boolean;
  /** The pause that GitHub asks for. */
  readonly retryAfterMs: number | undefined;
  /** The end of that pause by GitHub's clock, in ms since 1970. */
  readonly retryAt: number | undefined;
  /** GitHub rejects a token that it has accepted in this run. */
  readonly isTokenExpired: boolean;

  constructor(message: string, fields: GitHubErrorFields) {
    super(message, { cause: fields.cause });
    this.status = fields.status;
    this.rateLimited = fields.status === 429 || fields.rateLimited === true;
    this.retryAfterMs = fields.retryAfterMs;
    this.retryAt = fields.retryAt;
    this.isTokenExpired = fields.isTokenExpired === true;
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

/** A repository was renamed, or an issue transferred. */
export function isMoved({ status }: GitHubError): boolean {
  return typeof status === 'number' && status >= 300 && status < 400;
}

/** Request Timeout, and Too Early. */
const TEMPORARY_STATUSES = [408, 425];

/** GitHub rejects the call until somebody changes something. */
export function isPermanent({ status, rateLimited }: GitHubError): boolean {
  if (typeof status === 'string' || rateLimited || TEMPORARY_STATUSES.includes(status))
    return false;
  return status >= 300 && status < 500;
}

/** GitHub may have carried out the call, because there is no answer to it. */
export function mayHaveHappened({ status }: GitHubError): boolean {
  return status === 'lost' || status === 408 || (typeof status === 'number' && status >= 500);
}

/** GitHub cannot be reached until somebody changes something. */
export function isObstructed({ status, message }: GitHubError): boolean {
  return status === 'not-sent' && isLasting(message);
}
