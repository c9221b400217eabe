import type { Redact } from '../text/redact.ts';
import { code, shortened, type Text, text } from '../text/sentence.ts';
import { type Exchange, type HttpRequest, isSuccess, type NetworkError } from './exchange.ts';
import { readWords } from './words.ts';

/** About 30 years: even if a server asks for an absurd pause, its end can be shown as a date. */
export const MAX_PAUSE_MS = 1e12;
const MAX_ADDRESS = 500;

/** A request without a usable response, whichever server it was for. */
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
  /** The end of that pause, in ms since 1970. */
  retryAt?: number | undefined;
  /** A sentence, such as 'The service returned `503`.' */
  happened: Text;
  /** What the server says, shortened and untrusted; of a web page, its title. */
  words: string | undefined;
  /** The response is a web page instead of JSON, so it may come from another server. */
  isWebPage?: boolean;
  /** The response is a complete 2xx with an unexpected body. */
  unexpected?: boolean;
  /** By what remedies are found, and not for people: the status with all words and codes, or what the network says. */
  answer: string;
}

interface Asked {
  /** Such as 'The service'. */
  server: string;
  redact: Redact;
  /** The time of the run's machine, in ms since 1970. */
  wall: number;
}

export function failedRequest(
  result: Exchange,
  request: Pick<HttpRequest, 'method' | 'url' | 'body'>,
  asked: Asked,
): FailedRequest {
  const { status } = result;
  const pause = retryAfterMs(result, asked.wall);
  const common = {
    kind: 'failure',
    failure: classify(result, request.method),
    status,
    unexpected: isSuccess(result),
    retryAfterMs: pause,
    retryAt: pause === undefined ? undefined : asked.wall + pause,
  } as const;
  if (result.kind === 'network-error') {
    const detail = asked.redact(`${result.code}: ${result.message}`);
    const answer = status === undefined ? `${detail} at ${request.url.host}` : String(status);
    const happened = describeNetworkError(result, detail, asked);
    return { ...common, happened, words: undefined, answer };
  }

  const { words, isWebPage, reasons } = readWords(result, request.body, asked.redact);
  return {
    ...common,
    happened: describeResponse(result, isWebPage, request.url, asked),
    words,
    isWebPage,
    answer: `${status} ${isWebPage ? '(a web page) ' : ''}${reasons}`.trim(),
  };
}

/**
 * If there is a status, it decides, even if the rest of the response was lost. Only a request that was not sent, or was answered
 * with 429, certainly had no effect.
 */
function classify(exchange: Exchange, method: HttpRequest['method']): FailedRequest['failure'] {
  const { status = 0 } = exchange;
  const isReading = method === 'GET';
  const wasNotSent = exchange.kind === 'network-error' && !exchange.sent;

  if (status === 429 || wasNotSent) return 'transient';
  if (status === 404 || status === 410) return 'gone';
  if (isReading && (status === 408 || status === 425)) return 'transient';
  if (status >= 300 && status < 500) return 'permanent';
  return isReading ? 'transient' : 'unclear';
}

/** A 404 names the address, which shows whether one of the inputs that it consists of is wrong; a redirect its target. */
function describeResponse(
  { status, headers: { location } }: Extract<Exchange, { kind: 'response' }>,
  isWebPage: boolean,
  requested: URL,
  { server, redact }: Asked,
): Text {
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect) {
    const target = location === undefined ? [] : shownAddress(location, requested, redact);
    const to = target.length === 0 ? [] : text` to ${target}`;
    return text`${server} returned ${code(status)}, a redirect${to}.`;
  }

  const from = status === 404 ? text` for ${shownAddress('', requested, redact)}` : [];
  // Perhaps the server has not been reached.
  if (isWebPage) return text`The response${from} was a web page instead of JSON (${code(status)}).`;

  const isUnexpected = status >= 200 && status < 300;
  const but = isUnexpected ? ', but not the expected response' : '';
  return text`${server} returned ${code(status)}${from}${but}.`;
}

/** Without what is not for readers. `address`: relative to the request's. */
function shownAddress(address: string, requested: URL, redact: Redact): Text {
  const hidden = { username: '', password: '', search: '', hash: '' };
  const url = URL.parse(address, requested.href);
  if (url === null) return [];
  return [code(shortened(redact(Object.assign(url, hidden).href), MAX_ADDRESS))];
}

function describeNetworkError(
  { status, sent, hostname, code: name }: NetworkError,
  detail: string,
  { server, redact }: Asked,
): Text {
  // The code ENOTFOUND means that the name has no address. A name server that fails leads to other codes.
  if (name === 'ENOTFOUND' && hostname !== undefined)
    return text`${code(redact(hostname))} was not found (${code(name)}).`;
  if (status !== undefined)
    return text`${server} returned ${code(status)}, but the response was incomplete (${code(detail)}).`;
  return text`${server} ${sent ? 'did not respond' : 'could not be reached'} (${code(detail)}).`;
}

/**
 * The pause that the header `Retry-After` asks for (RFC 9110, 10.2.3). If it is a date, the pause counts from the `Date` of
 * the response, so that a clock that is wrong does not matter; without that, from `wall`.
 */
function retryAfterMs({ headers }: Exchange, wall: number): number | undefined {
  // If the response has the header twice, the first one counts.
  const value = [headers?.['retry-after']].flat()[0]?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MAX_PAUSE_MS);

  const until = httpDate(value);
  if (until === undefined) return undefined;

  const pause = until - (httpDate(headers?.date ?? '') ?? wall);
  return Math.min(Math.max(0, pause), MAX_PAUSE_MS);
}

/** Reads only the form that RFC 9110 (5.6.7) requires, because `Date.parse` takes even 'after 5' for a date. */
export function httpDate(value = ''): number | undefined {
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value);
  const time = isDate ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
