import type { Exchange, Fault, HttpResponse } from './request.ts';

/**
 * The result of one attempt to start paid work.
 *
 * - `accepted`: the service has it and named the job.
 * - `not-sent`: nothing arrived, so retrying is safe.
 * - `rate-limited`: 429; the service did not accept it, so retrying later is safe.
 * - `refused`: the service rejected it, and a retry would not help.
 * - `unclear`: it may have arrived and may be charged; never retried.
 */
export type PostClass = 'accepted' | 'not-sent' | 'rate-limited' | 'refused' | 'unclear';

/**
 * Whether a GET that gave no readable answer may be repeated:
 * `transient` (a passing fault), `gone` (404 and 410), `permanent` (every other refusal, and redirects).
 */
export type GetFailure = 'transient' | 'gone' | 'permanent';

const isRefusal = (status: number) => status >= 300 && status < 500;

/** Classifies a POST; `readable`: the body of a 2xx response names a job. */
export function classifyPost(exchange: Exchange, readable: boolean): PostClass {
  if (exchange.kind === 'fault' && !exchange.sent) return 'not-sent';
  const { status = 0 } = exchange;
  if (status === 429) return 'rate-limited';
  // The status is sufficient, even if the body is incomplete.
  if (isRefusal(status)) return 'refused';
  return isSuccess(exchange) && readable ? 'accepted' : 'unclear';
}

/** Classifies a failed GET. */
export function classifyGet({ status = 0 }: Exchange): GetFailure {
  if (status === 404 || status === 410) return 'gone';
  return isRefusal(status) && ![408, 425, 429].includes(status) ? 'permanent' : 'transient';
}

/** Whether there is a complete 2xx response. */
export function isSuccess(exchange: Exchange): exchange is HttpResponse {
  return exchange.kind === 'response' && exchange.status >= 200 && exchange.status < 300;
}

/** The retry policy of POSTs that were certainly not accepted and of GETs: attempts, and the pauses between them in ms. */
const MAX_TRIES = 3;
const PAUSES_MS = [2_000, 5_000];
const PAUSES_AFTER_429_MS = [5_000, 15_000];

/**
 * The pause in ms before the next try of a request that has failed `tries` times, the last time as `failure` says;
 * undefined: it is not tried again.
 */
export function retryPauseMs(
  tries: number,
  failure: { status?: number | undefined; retryAfterMs?: number | undefined },
): number | undefined {
  if (tries >= MAX_TRIES) return undefined;
  return failure.retryAfterMs ?? (failure.status === 429 ? PAUSES_AFTER_429_MS : PAUSES_MS)[tries - 1];
}

/** The maximum of a Date, so that any pause can be formatted. */
const MAX_DATE_MS = 8.64e15;

/**
 * The pause in milliseconds that a response's `Retry-After` asks for; undefined where it has none that
 * can be read. A date is read against the response's own `Date`, else against `wall` (RFC 9110, 10.2.3).
 */
export function retryAfterMs(response: Pick<Fault, 'headers'>, wall: number): number | undefined {
  const value = response.headers?.['retry-after']?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MAX_DATE_MS);
  const until = httpDate(value);
  if (Number.isNaN(until)) return undefined;
  const date = httpDate(response.headers?.date ?? '');
  return Math.max(0, until - (Number.isNaN(date) ? wall : date));
}

/** The form that RFC 9110 (5.6.7) wants to be sent. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value: string): number {
  return /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value)
    ? Date.parse(value)
    : Number.NaN;
}
