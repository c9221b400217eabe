import type { IncomingHttpHeaders } from 'node:http';
import type { Exchange, HttpRequest } from '../http/exchange.ts';
import { failedRequest, httpDate, MAX_PAUSE_MS } from '../http/failed-request.ts';
import type { Redact } from '../text/redact.ts';
import { GitHubError } from './github-error.ts';

interface CallContext {
  redact: Redact;
  /** By GitHub's clock, in ms since 1970. */
  now: number;
  /** GitHub has accepted the token before. */
  wasAccepted: boolean;
}

export function githubErrorOf(
  result: Exchange,
  request: Pick<HttpRequest, 'method' | 'url'>,
  { redact, now: localTime, wasAccepted }: CallContext,
): GitHubError {
  const { headers = {} } = result;
  const now = httpDate(headers.date) ?? localTime;
  const failed = failedRequest(result, request, { server: 'GitHub', redact, wall: now });
  const { status = 0, words = '', isWebPage, answer } = failed;
  if (result.kind === 'network-error' && status < 300) {
    const message = result.code === 'STOPPED' ? 'no response in time' : answer;
    return new GitHubError(message, { status: result.sent ? 'lost' : 'not-sent' });
  }

  const rateLimited = isRateLimit(status, headers, answer);
  const retryAfterMs = failed.retryAfterMs ?? (rateLimited ? untilReset(headers, now) : undefined);
  // What follows names no time, or asks for the ID of the request.
  const [said = words] = (rateLimited && /^.*?[.!](?=\s|$)/.exec(words)) || [];
  const page = words === '' ? '(a web page)' : `(a web page: ${words})`;
  return new GitHubError(isWebPage ? page : said, {
    status,
    rateLimited,
    retryAfterMs,
    retryAt: retryAfterMs === undefined ? undefined : now + retryAfterMs,
    isTokenExpired: status === 401 && wasAccepted,
  });
}

/** A 422 with the code `abuse` is one, too. */
const LIMIT_WORDS = /rate limit|abuse detection|submitted too quickly|\babuse\b/i;

function isRateLimit(status: number, headers: IncomingHttpHeaders, answer: string): boolean {
  const asksToWait = 'retry-after' in headers || headers['x-ratelimit-remaining'] === '0';
  if (status === 403) return asksToWait || LIMIT_WORDS.test(answer);
  return status === 429 || (status === 422 && LIMIT_WORDS.test(answer));
}

/** The end of the primary limit, which means nothing if another limit is reached. */
function untilReset(headers: IncomingHttpHeaders, now: number): number | undefined {
  const { 'x-ratelimit-remaining': remaining = '0', 'x-ratelimit-reset': reset } = headers;
  if (remaining !== '0' || reset === undefined) return undefined;
  return Math.min(Math.max(0, Number(reset) * 1_000 - now), MAX_PAUSE_MS);
}
