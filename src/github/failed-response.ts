/** What GitHub's answer to a failed request says. */
import { membersOf } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { GitHubError } from './github-error.ts';

/** What Octokit throws. Without a response, it reports status 500. */
interface RequestFailure {
  status?: unknown;
  message?: unknown;
  response?: { headers: Headers; data?: unknown };
}
type Headers = Readonly<Record<string, string | number | undefined>>;

interface FailedCallContext {
  /** Ends the request when its time is up. */
  signal: AbortSignal;
  redact: Redact;
  /** By GitHub's clock, in ms since 1970. */
  now: number;
  /** GitHub has accepted the token before. */
  wasAccepted: boolean;
  /** The request followed a redirect. */
  isRedirected: boolean;
}

/** Longer words would hide the next step on a phone. */
const MAX_WORDS = 300;
/** Of a body that is no JSON, the start says enough. */
const MAX_PAGE = 10_000;
/** About 30 years: even if GitHub names an absurd pause, its end can be shown as a date. */
const MAX_PAUSE_MS = 1e12;

export function githubErrorOf(cause: unknown, context: FailedCallContext): GitHubError {
  const { status, response, message } = cause as RequestFailure;
  if (typeof status !== 'number' || response === undefined) {
    const reason = context.signal.aborted ? 'no response in time' : String(message ?? cause);
    return new GitHubError(shown(reason, context.redact), { status: 'lost', cause });
  }

  const { headers, data } = response;
  const words = wordsIn(data);
  const rateLimited = isRateLimit(status, headers, words);
  const now = httpDate(headers.date) ?? context.now;
  const retryAfterMs = pauseIn(headers, now, rateLimited);

  const isRedirect = status >= 300 && status < 400;
  return new GitHubError(shown(rateLimited ? firstSentence(words) : words, context.redact), {
    status,
    rateLimited,
    retryAfterMs,
    retryAt: retryAfterMs === undefined ? undefined : now + retryAfterMs,
    isTokenExpired: status === 401 && context.wasAccepted,
    moved: isRedirect || context.isRedirected,
    cause,
  });
}

/** Secrets are removed before the text is cut, because the rest of one would not be found. */
function shown(words: string, redact: Redact): string {
  return redact(words).replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS).toWellFormed();
}

/** GitHub's message with the reasons of a 422, which are in a list beside it. */
function wordsIn(data: unknown): string {
  if (typeof data === 'string') {
    const start = data.slice(0, MAX_PAGE);
    return /^\s*</.test(start) ? pageTitle(start) : start;
  }

  const { message, errors } = membersOf(data);
  const reasons = [errors].flat().map(reasonIn);
  return [...new Set([message, ...reasons])].filter(isText).reduce(joined, '');
}

function joined(before: string, after: string): string {
  const isIntroduction = /\w$/.test(before) && !after.startsWith('(');
  return `${before}${isIntroduction ? ':' : ''} ${after}`;
}

function reasonIn(error: unknown): unknown {
  if (typeof error === 'string') return error;

  const { message, field, code } = membersOf(error);
  if (isText(message)) return message;
  const technical = [field, code].filter(isText).join(': ');
  return technical === '' ? undefined : `(${technical})`;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Proxies answer with pages of their own, and GitHub does so when it is down. */
function pageTitle(page: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(page) ?? [];
  return isText(title) ? `(a web page: ${title.trim()})` : '(a web page)';
}

/** What follows names no time, or asks for the ID of the request. */
function firstSentence(words: string): string {
  const [sentence = words] = /^.*?[.!](?=\s|$)/s.exec(words) ?? [];
  return sentence;
}

/** A 422 with the code `abuse` is one, too. */
const LIMIT_WORDS = /rate limit|abuse detection|submitted too quickly|\babuse\)/i;

function isRateLimit(status: number, headers: Headers, words: string): boolean {
  if (status === 429) return true;
  if (status === 422) return LIMIT_WORDS.test(words);

  const asksToWait = headers['retry-after'] !== undefined || remainingIn(headers) === '0';
  return status === 403 && (asksToWait || LIMIT_WORDS.test(words));
}

/**
 * GitHub sends `Retry-After` in seconds, and never as a date. Every answer says when the primary
 * limit ends, which means nothing if another limit is reached.
 */
function pauseIn(headers: Headers, now: number, rateLimited: boolean): number | undefined {
  const retryAfter = secondsIn(headers['retry-after']);
  if (retryAfter !== undefined) return Math.min(retryAfter, MAX_PAUSE_MS);

  const isPrimary = rateLimited && (remainingIn(headers) ?? '0') === '0';
  const reset = isPrimary ? secondsIn(headers['x-ratelimit-reset']) : undefined;
  if (reset === undefined) return undefined;
  return Math.min(Math.max(0, reset - now), MAX_PAUSE_MS);
}

function remainingIn(headers: Headers): string | undefined {
  return headers['x-ratelimit-remaining']?.toString();
}

/** In ms. */
function secondsIn(value: Headers[string]): number | undefined {
  return /^\d+$/.test(String(value)) ? Number(value) * 1_000 : undefined;
}

function httpDate(value: Headers[string]): number | undefined {
  const time = Date.parse(String(value));
  return Number.isNaN(time) ? undefined : time;
}
