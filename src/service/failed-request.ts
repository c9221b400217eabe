import type { Failure } from '../poll.ts';
import type { Redact } from '../text/redact.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { type Exchange, type HttpRequest, isSuccess } from './exchange.ts';
import { errorMessage, WEB_PAGE } from './schema.ts';

/** About 30 years, so that the end of any pause can be shown as a time. */
const MAX_RETRY_AFTER_MS = 1e12;

/** A request without a usable response. */
export interface FailedRequest {
  status?: number | undefined;
  /** A sentence, such as 'The service returned `503`.' */
  happened: Text;
  /** Truncated and untrusted; '' without one. */
  serviceMessage: string;
  /** A complete 2xx response with an unexpected body; another server may have sent it. */
  unexpected?: boolean;
  retryAfterMs?: number | undefined;
}

export type FailedAttempt = FailedRequest & { kind: 'failure'; failure: Failure };

/** `wall`: ms since 1970. */
export function failedAttempt(
  result: Exchange,
  method: HttpRequest['method'],
  redact: Redact,
  wall: number,
): FailedAttempt {
  const unexpected = isSuccess(result);
  const message = result.kind === 'network-error' ? '' : errorMessage(result.body, redact);
  const isErrorMessage = !unexpected || message === WEB_PAGE;

  return {
    kind: 'failure',
    failure: classify(result, method),
    status: result.status,
    happened: describeExchange(result, redact),
    serviceMessage: isErrorMessage ? message : '',
    unexpected,
    retryAfterMs: retryAfterMs(result, wall),
  };
}

/** The status is sufficient, even if the body is incomplete. */
function classify(exchange: Exchange, method: HttpRequest['method']): Failure {
  const { status = 0 } = exchange;
  const wasNotSent = exchange.kind === 'network-error' && !exchange.sent;

  if (status === 429 || wasNotSent) return 'transient';
  if (status === 404 || status === 410) return 'gone';
  if (method === 'GET' && (status === 408 || status === 425)) return 'transient';
  if (status >= 300 && status < 500) return 'permanent';
  return method === 'GET' ? 'transient' : 'unclear';
}

function describeExchange(result: Exchange, redact: Redact): Text {
  if (result.kind === 'response') {
    const { status } = result;
    if (isSuccess(result))
      return text`The service returned ${code(status)}, but not the expected response.`;
    const isRedirect = status >= 300 && status < 400;
    return text`The service returned ${code(status)}${isRedirect ? ', a redirect' : []}.`;
  }

  const { status, sent, hostname } = result;
  // Node.js says this of a name without an address. A name server that fails has other codes.
  if (result.code === 'ENOTFOUND' && hostname !== undefined)
    return text`${code(redact(hostname))} was not found (${code(result.code)}).`;

  const detail = code(redact(`${result.code}: ${result.message}`));
  if (status !== undefined)
    return text`The service returned ${code(status)}, but the response was incomplete (${detail}).`;
  return text`The service ${sent ? 'did not respond' : 'could not be reached'} (${detail}).`;
}

/**
 * What `Retry-After` asks for. A date counts from the response's own `Date`, else from `wall`
 * (RFC 9110, 10.2.3).
 */
function retryAfterMs({ headers }: Exchange, wall: number): number | undefined {
  // If the header occurs twice, the first one counts.
  const value = [headers?.['retry-after']].flat()[0]?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MAX_RETRY_AFTER_MS);

  const until = httpDate(value);
  const pause = until && until - (httpDate(headers?.date ?? '') ?? wall);
  return pause && Math.min(Math.max(0, pause), MAX_RETRY_AFTER_MS);
}

/** The form that RFC 9110 (5.6.7) requires. Date.parse alone reads "after 5" as a month of 2001. */
function httpDate(value: string): number | undefined {
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value);
  const time = isDate ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
