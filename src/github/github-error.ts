import type { IncomingHttpHeaders } from 'node:http';
import type { Exchange, KeylessRequest } from '../http/exchange.ts';
import { failedRequest, httpDate, MAX_PAUSE_MS } from '../http/failed-request.ts';
import { isLasting } from '../http/obstacles.ts';
import type { Redact } from '../text/redact.ts';

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

/** `now`: in ms since 1970. `wasAccepted`: GitHub has accepted the token before. */
export function githubErrorOf(
  result: Exchange,
  request: KeylessRequest,
  { redact, now: localTime, wasAccepted }: { redact: Redact; now: number; wasAccepted: boolean },
): GitHubError {
  const { headers = {} } = result;
  const now = httpDate(headers.date) ?? localTime;
  const failed = failedRequest(result, request, { server: 'GitHub', redact, wall: now });
  const { status = 0, line } = failed;
  if (result.kind === 'network-error' && status < 300) {
    const message = result.code === 'STOPPED' ? 'no response in time' : line;
    return new GitHubError(message, { status: result.sent ? 'lost' : 'not-sent' });
  }

  const rateLimited = isRateLimit(status, headers, line);
  const retryAfterMs = failed.retryAfterMs ?? (rateLimited ? untilReset(headers, now) : undefined);
  const [words = ''] = line.replace(/^\d+ ?/, '').split('\n');
  return new GitHubError(words, {
    status,
    rateLimited,
    retryAfterMs,
    retryAt: retryAfterMs === undefined ? undefined : now + retryAfterMs,
    isTokenExpired: status === 401 && wasAccepted,
  });
}

/** A 422 with the code `abuse` is one, too. */
const LIMIT_WORDS = /rate limit|abuse detection|submitted too quickly|\babuse\b/i;

function isRateLimit(status: number, headers: IncomingHttpHeaders, line: string): boolean {
  const asksToWait = 'retry-after' in headers || headers['x-ratelimit-remaining'] === '0';
  if (status === 403) return asksToWait || LIMIT_WORDS.test(line);
  return status === 429 || (status === 422 && LIMIT_WORDS.test(line));
}

/** The end of the primary limit, which means nothing if another limit is reached. */
function untilReset(headers: IncomingHttpHeaders, now: number): number | undefined {
  const { 'x-ratelimit-remaining': remaining = '0', 'x-ratelimit-reset': reset } = headers;
  if (remaining !== '0' || reset === undefined) return undefined;
  return Math.min(Math.max(0, Number(reset) * 1_000 - now), MAX_PAUSE_MS);
}
