import type { IncomingHttpHeaders } from 'node:http';
import type { Exchange, KeylessRequest } from '../http/exchange.ts';
import {
  type FailedRequest,
  failedRequest,
  headerNumber,
  httpDate,
} from '../http/failed-request.ts';
import type { Redact } from '../text/redact.ts';

export class GitHubError extends Error {
  override name = 'GitHubError';
  readonly failed: FailedRequest;

  constructor(failed: FailedRequest) {
    super(shortForm(failed));
    this.failed = failed;
  }
}

/** Such as `403 (a web page) Access denied`, or the network error. */
export function shortForm({ status, isWebPage, words, networkError }: FailedRequest): string {
  return [status ?? networkError, isWebPage && '(a web page)', words].filter(Boolean).join(' ');
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

export function isGone(error: unknown): boolean {
  return asGitHubError(error).failed.failure === 'gone';
}

/** GitHub rejects the call until somebody changes something. */
export function isPermanent(error: unknown): boolean {
  return isGone(error) || asGitHubError(error).failed.failure === 'permanent';
}

/** `now`: in ms since 1970. A rate limit is transient, whatever its status. */
export function githubFailure(
  result: Exchange,
  { method, url }: KeylessRequest,
  { redact, now: localTime }: { redact: Redact; now: number },
): FailedRequest {
  const headers = result.kind === 'response' ? result.headers : {};
  const now = httpDate(headers.date) ?? localTime;
  // The body is not passed, because our comments contain GitHub's words, which are not an echo.
  const request = { method, url };
  const failed = failedRequest(result, request, { server: 'GitHub', redact, wall: now });
  if (!isRateLimit(failed, headers)) return failed;

  const retryAfterMs = failed.retryAfterMs ?? untilReset(headers, now);
  const retryAt = retryAfterMs === undefined ? undefined : now + retryAfterMs;
  return { ...failed, failure: 'transient', retryAfterMs, retryAt };
}

/** A 422 with the code `abuse` is one, too. */
const LIMIT_WORDS = /rate limit|abuse detection|submitted too quickly|\babuse\b/i;

function isRateLimit(failed: FailedRequest, headers: IncomingHttpHeaders): boolean {
  const { status, words = '' } = failed;
  const isNamed = LIMIT_WORDS.test(words);
  const asksToWait = 'retry-after' in headers || headerNumber(headers, REMAINING) === 0;
  if (status === 403) return asksToWait || isNamed;
  return status === 429 || (status === 422 && isNamed);
}

const REMAINING = 'x-ratelimit-remaining';

/** The end of the primary limit, which means nothing if another limit is reached. */
function untilReset(headers: IncomingHttpHeaders, now: number): number | undefined {
  const reset = headerNumber(headers, 'x-ratelimit-reset');
  if ((headerNumber(headers, REMAINING) ?? 0) > 0 || reset === undefined) return undefined;
  return Math.max(0, reset * 1_000 - now);
}
