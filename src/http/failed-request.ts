import type { Redact } from '../text/redact.ts';
import { code, sentences, shortened, type Text, text } from '../text/sentence.ts';
import type { Exchange, HttpResponse, KeylessRequest, NetworkError } from './exchange.ts';
import { readWords } from './words.ts';

/** About 30 years, so that the end of an absurd pause can be shown as a date. */
export const MAX_PAUSE_MS = 1e12;
const MAX_ADDRESS = 500;

/** A request without a usable response, whichever server it was for. */
export interface FailedRequest {
  kind: 'failure';
  /**
   * - `transient`: The request may be repeated.
   * - `gone`: What was asked for does not exist.
   * - `permanent`: Another request would fail in the same way.
   * - `unclear`: The POST may have had an effect, so it must not be repeated.
   */
  failure: 'transient' | 'gone' | 'permanent' | 'unclear';
  /** Undefined if there was no response, or if the rest of a 2xx was lost. */
  status?: number | undefined;
  /** The pause that the response asks for, and its end in ms since 1970. */
  retryAfterMs?: number | undefined;
  retryAt?: number | undefined;
  /** Sentences, such as 'The service returned `503`.', with the server's own words. */
  happened: Text;
  isWebPage?: boolean;
  /**
   * For patterns: the status and the server's words (of a web page, its title) in one line, then
   * codes. Without a status, the network error.
   */
  line: string;
}

export type RequestResult<T> = { kind: 'value'; value: T } | FailedRequest;

interface Asked {
  /** Such as 'The service'. */
  server: string;
  redact: Redact;
  /** The time of the runner, in ms since 1970. */
  wall: number;
}

export function failedRequest(
  result: Exchange,
  request: KeylessRequest,
  asked: Asked,
): FailedRequest {
  const pause = pauseIn(result, asked.wall);
  return {
    kind: 'failure',
    failure: classify(result, request.method),
    retryAfterMs: pause,
    retryAt: pause === undefined ? undefined : asked.wall + pause,
    ...(result.kind === 'response'
      ? describeResponse(result, request, asked)
      : describeNetworkError(result, request, asked)),
  };
}

/** If there is a status, it decides, even if the rest of the response was lost. */
function classify(exchange: Exchange, method: KeylessRequest['method']): FailedRequest['failure'] {
  const { status = 0 } = exchange;
  const isPost = method === 'POST';
  const wasNotSent = exchange.kind === 'network-error' && !exchange.sent;

  if (status === 429 || wasNotSent) return 'transient';
  if (status === 404 || status === 410) return 'gone';
  if (!isPost && (status === 408 || status === 425)) return 'transient';
  if (status >= 300 && status < 500) return 'permanent';
  return isPost ? 'unclear' : 'transient';
}

function describeResponse(response: HttpResponse, request: KeylessRequest, asked: Asked) {
  const { status } = response;
  const { words, isWebPage, codes } = readWords(response, request.body, asked.redact);
  const said = words === undefined ? [] : text`Response: ${code(words)}.`;
  const line = [status, isWebPage && '(a web page)', words].filter(Boolean).join(' ');
  return {
    status,
    happened: sentences(returned(response, isWebPage, request, asked), said),
    isWebPage,
    line: `${line}\n${codes}`.trim(),
  };
}

/** Of a 404, a part of the address may be wrong. */
function returned(
  { status, headers: { location } }: HttpResponse,
  isWebPage: boolean,
  { url }: KeylessRequest,
  { server, redact }: Asked,
): Text {
  if (status >= 300 && status < 400) {
    const target = location === undefined ? [] : shownAddress(location, url, redact);
    const to = target.length === 0 ? [] : text` to ${target}`;
    return text`${server} returned ${code(status)}, a redirect${to}.`;
  }

  const from = status === 404 ? text` for ${shownAddress('', url, redact)}` : [];
  if (isWebPage) return text`The response${from} was a web page instead of JSON (${code(status)}).`;

  const but = status < 300 ? ', but not the expected response' : '';
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
  { status = 0, sent, code: name, message }: NetworkError,
  { url }: KeylessRequest,
  { server, redact }: Asked,
) {
  const detail = redact(`${name}: ${message} at ${url.host}`);
  const what = sent ? 'did not respond' : 'could not be reached';
  const before =
    status === 0
      ? text`${server} ${what}`
      : text`${server} returned ${code(status)}, but the response was incomplete`;
  const happened = text`${before} (${code(detail)}).`;
  return status < 300
    ? { status: undefined, happened, line: detail }
    : { status, happened, line: String(status) };
}

/** In ms (RFC 9110, 10.2.3). A date counts from the response's `Date`. */
function pauseIn({ headers }: Exchange, wall: number): number | undefined {
  // If the response has the header twice, the first one counts.
  const value = [headers?.['retry-after']].flat()[0]?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MAX_PAUSE_MS);

  const until = httpDate(value);
  if (until === undefined) return undefined;

  const pause = until - (httpDate(headers?.date) ?? wall);
  return Math.min(Math.max(0, pause), MAX_PAUSE_MS);
}

/** `Date.parse` takes even 'after 5' for a date. This is the form of RFC 9110 (5.6.7). */
export function httpDate(value = ''): number | undefined {
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value);
  const time = isDate ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
