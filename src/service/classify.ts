import type { Failure } from '../poll.ts';
import type { FailedRequest } from './client.ts';
import type { Exchange, Fault, HttpRequest, HttpResponse } from './request.ts';

/** Classifies an exchange without a usable response. The status is sufficient, even if the body is incomplete. */
export function classify(exchange: Exchange, method: HttpRequest['method']): Failure {
  const { status = 0 } = exchange;
  if (status === 429 || (exchange.kind === 'fault' && !exchange.sent)) return 'transient';
  if (status === 404 || status === 410) return 'gone';
  if (method === 'GET' && (status === 408 || status === 425)) return 'transient';
  if (status >= 300 && status < 500) return 'permanent';
  return method === 'GET' ? 'transient' : 'unclear';
}

export function isSuccess(exchange: Exchange): exchange is HttpResponse {
  return exchange.kind === 'response' && exchange.status >= 200 && exchange.status < 300;
}

const MAX_TRIES = 3;
const PAUSES_MS = [2_000, 5_000];
const PAUSES_AFTER_429_MS = [5_000, 15_000];

/** The pause in ms before a request is sent again that has failed `tries` times; undefined: not again. */
export function retryPauseMs(tries: number, failure: FailedRequest): number | undefined {
  if (tries >= MAX_TRIES) return undefined;
  return (
    failure.retryAfterMs ?? (failure.status === 429 ? PAUSES_AFTER_429_MS : PAUSES_MS)[tries - 1]
  );
}

/**
 * The pause in ms that `Retry-After` asks for; undefined if it is missing or unreadable. A date is read against the
 * response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
 */
export function retryAfterMs(
  { headers }: Pick<Fault, 'headers'>,
  wall: number,
): number | undefined {
  // Of a header that comes twice the first counts.
  const value = [headers?.['retry-after']].flat()[0]?.trim() ?? '';
  // At most a time that can be formatted.
  if (/^\d+$/.test(value)) return Math.min(Number(value), 1e12) * 1000;
  const until = httpDate(value);
  return until && Math.max(0, until - (httpDate(headers?.date ?? '') ?? wall));
}

/** The form that RFC 9110 (5.6.7) requires. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value: string): number | undefined {
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value);
  const time = isDate ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
