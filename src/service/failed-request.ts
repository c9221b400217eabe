import type { Redact } from '../text/redact.ts';
import { code, shortened, type Text, text } from '../text/sentence.ts';
import { readErrorResponse } from './error-response.ts';
import {
  type Exchange,
  type HttpRequest,
  type HttpResponse,
  isSuccess,
  type NetworkError,
} from './exchange.ts';

/** About 30 years: even if the service asks for an absurd pause, its end can be shown as a date. */
const MAX_RETRY_AFTER_MS = 1e12;
const MAX_ADDRESS = 500;

/** A request to the service without a usable response. */
export interface FailedRequest {
  kind: 'failure';
  /**
   * What may follow.
   * - `transient`: The request may be repeated.
   * - `gone`: What was asked for does not exist.
   * - `permanent`: Another request would fail in the same way.
   * - `unclear`: The request may have had an effect, so it must not be repeated.
   */
  failure: 'transient' | 'gone' | 'permanent' | 'unclear';
  /** The HTTP status; undefined if there was no response. */
  status?: number | undefined;
  /** The pause that the response asks for. */
  retryAfterMs?: number | undefined;
  /** A sentence, such as 'The service returned `503`.' */
  happened: Text;
  /** What the server says, shortened and untrusted; of a web page, its title. */
  serviceMessage: string | undefined;
  /** The response is a web page instead of JSON, so it may come from another server. */
  isWebPage?: boolean;
  isAboutCredits?: boolean;
  /** The response is a complete 2xx with an unexpected body. */
  unexpected?: boolean;
}

/** `wall`: the time of the run's machine, in ms since 1970. */
export function failedRequest(
  result: Exchange,
  request: Pick<HttpRequest, 'method' | 'url' | 'body'>,
  redact: Redact,
  wall: number,
): FailedRequest {
  const { method, url, body } = request;
  const { message, isWebPage, isAboutCredits } = readErrorResponse(result, body, redact);
  const happened =
    result.kind === 'response'
      ? describeResponse(result, isWebPage, (address) => shownAddress(address, url, redact))
      : describeNetworkError(result, redact);

  return {
    kind: 'failure',
    failure: classify(result, method),
    status: result.status,
    happened,
    serviceMessage: message,
    isWebPage,
    isAboutCredits,
    unexpected: isSuccess(result),
    retryAfterMs: retryAfterMs(result, wall),
  };
}

/**
 * If there is a status, it decides, even if the rest of the response was lost. A POST may be repeated only if it was not sent, or
 * was answered with 429: otherwise, it may have been accepted and charged.
 */
function classify(exchange: Exchange, method: HttpRequest['method']): FailedRequest['failure'] {
  const { status = 0 } = exchange;
  const wasNotSent = exchange.kind === 'network-error' && !exchange.sent;

  if (status === 429 || wasNotSent) return 'transient';
  if (status === 404 || status === 410) return 'gone';
  if (method === 'GET' && (status === 408 || status === 425)) return 'transient';
  if (status >= 300 && status < 500) return 'permanent';
  return method === 'GET' ? 'transient' : 'unclear';
}

/** Without what is not for readers. `address`: relative to the request's. */
function shownAddress(address: string, requested: URL, redact: Redact): Text {
  const hidden = { username: '', password: '', search: '', hash: '' };
  const url = URL.parse(address, requested.href);
  if (url === null) return [];
  return [code(shortened(redact(Object.assign(url, hidden).href), MAX_ADDRESS))];
}

/** A 404 names the address, which shows whether one of the inputs that it consists of is wrong. */
function describeResponse(
  response: HttpResponse,
  isWebPage: boolean,
  shown: (address: string) => Text,
): Text {
  const { status } = response;
  if (status >= 300 && status < 400) return describeRedirect(response, shown);

  const from = status === 404 ? text` for ${shown('')}` : [];
  // Perhaps the service has not been reached.
  if (isWebPage) return text`The response${from} was a web page instead of JSON (${code(status)}).`;

  const returned = text`The service returned ${code(status)}${from}`;
  return isSuccess(response)
    ? text`${returned}, but not the expected response.`
    : text`${returned}.`;
}

/** A page to sign in explains itself by its address. */
function describeRedirect(
  { status, headers: { location } }: HttpResponse,
  shown: (address: string) => Text,
): Text {
  const target = location === undefined ? [] : shown(location);
  const to = target.length === 0 ? [] : text` to ${target}`;
  return text`The service returned ${code(status)}, a redirect${to}.`;
}

function describeNetworkError(error: NetworkError, redact: Redact): Text {
  const { status, sent, hostname } = error;
  // The code ENOTFOUND means that the name has no address. A name server that fails leads to other codes.
  if (error.code === 'ENOTFOUND' && hostname !== undefined)
    return text`${code(redact(hostname))} was not found (${code(error.code)}).`;

  const detail = code(redact(`${error.code}: ${error.message}`));
  if (status !== undefined)
    return text`The service returned ${code(status)}, but the response was incomplete (${detail}).`;
  return text`The service ${sent ? 'did not respond' : 'could not be reached'} (${detail}).`;
}

/**
 * The pause that the header `Retry-After` asks for (RFC 9110, 10.2.3). If it is a date, the pause counts from the `Date` of
 * the response, so that a clock that is wrong does not matter; without that, from `wall`.
 */
function retryAfterMs({ headers }: Exchange, wall: number): number | undefined {
  // If the response has the header twice, the first one counts.
  const value = [headers?.['retry-after']].flat()[0]?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MAX_RETRY_AFTER_MS);

  const until = httpDate(value);
  if (until === undefined) return undefined;

  const pause = until - (httpDate(headers?.date ?? '') ?? wall);
  return Math.min(Math.max(0, pause), MAX_RETRY_AFTER_MS);
}

/** Reads only the form that RFC 9110 (5.6.7) requires, because `Date.parse` takes even 'after 5' for a date. */
function httpDate(value: string): number | undefined {
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value);
  const time = isDate ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
