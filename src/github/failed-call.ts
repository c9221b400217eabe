/** What GitHub's answer to a failed call says. */
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
    const isLate = result.code === 'STOPPED';
    const message = isLate ? 'no response in time' : answer;
    return new GitHubError(message, { status: result.sent ? 'lost' : 'not-sent' });
  }

  const rateLimited = isRateLimit(status, headers, answer);
  const retryAfterMs = failed.retryAfterMs ?? (rateLimited ? untilReset(headers, now) : undefined);
  const said = rateLimited ? firstSentence(words) : words;
  return new GitHubError(isWebPage ? `(a web page${said && `: ${said}`})` : said, {
    status,
    rateLimited,
    retryAfterMs,
    retryAt: retryAfterMs === undefined ? undefined : now + retryAfterMs,
    isTokenExpired: status === 401 && wasAccepted,
  });
}

/** What follows names no time, or asks for the ID of the request. */
function firstSentence(words: string): string {
  const [sentence = words] = /^.*?[.!](?=\s|$)/s.exec(words) ?? [];
  return sentence;
}

/** A 422 with the code `abuse` is one, too. */
const LIMIT_WORDS = /rate limit|abuse detection|submitted too quickly|\babuse\b/i;

function isRateLimit(status: number, headers: IncomingHttpHeaders, answer: string): boolean {
  if (status === 429) return true;
  if (status === 422) return LIMIT_WORDS.test(answer);

  const asksToWait = headers['retry-after'] !== undefined || remainingIn(headers) === '0';
  return status === 403 && (asksToWait || LIMIT_WORDS.test(answer));
}

/** Every answer says when the primary limit ends, which means nothing if another limit is reached. */
function untilReset(headers: IncomingHttpHeaders, now: number): number | undefined {
  const isPrimary = (remainingIn(headers) ?? '0') === '0';
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1_000;
  if (!isPrimary || Number.isNaN(reset)) return undefined;
  return Math.min(Math.max(0, reset - now), MAX_PAUSE_MS);
}

function remainingIn(headers: IncomingHttpHeaders): string | undefined {
  return headers['x-ratelimit-remaining']?.toString();
}
