import type { IncomingHttpHeaders } from 'node:http';
import type { Redact } from '../text/redact.ts';
import { code, sentences, shortened, type Text, text } from '../text/sentence.ts';
import type { Exchange, HttpResponse, KeylessRequest, NetworkError } from './exchange.ts';
import { readWords } from './words.ts';

const MAX_ADDRESS = 500;

export interface FailedRequest {
  kind: 'failure';
  /**
   * - `transient`: The request may be repeated.
   * - `gone`: What was asked for does not exist.
   * - `permanent`: Another request would fail in the same way.
   * - `unclear`: The POST may have had an effect, so it must not be repeated.
   */
  failure: 'transient' | 'gone' | 'permanent' | 'unclear';
  /** The status, and what follows, of a complete response. */
  status?: number | undefined;
  isWebPage?: boolean;
  /** The server's own, shortened and untrusted; of a web page, its title. Empty without any. */
  words?: string;
  /** Without a complete response, such as `ECONNRESET: read at api.example.com`. */
  networkError?: string;
  /** The pause that the response asks for, and its end in ms since 1970. */
  retryAfterMs?: number | undefined;
  retryAt?: number | undefined;
  /** Sentences, such as 'The service returned `503`.', with the server's own words. */
  happened: Text;
  /** In characters, if the request had one. */
  promptLength?: number;
}

export type RequestResult<T> = { kind: 'value'; value: T } | FailedRequest;

interface Asked {
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
  return result.kind === 'response'
    ? describeResponse(result, request, asked)
    : describeNetworkError(result, request, asked);
}

function describeNetworkError(
  { sent, code: name, message }: NetworkError,
  { method, url }: KeylessRequest,
  { server, redact }: Asked,
): FailedRequest {
  const networkError = redact(`${name}: ${message} at ${url.host}`);
  const what = sent ? 'did not respond' : 'could not be reached';
  return {
    kind: 'failure',
    failure: sent && method === 'POST' ? 'unclear' : 'transient',
    happened: text`${server} ${what} (${code(networkError)}).`,
    networkError,
  };
}

function describeResponse(
  response: HttpResponse,
  { method, url, body }: KeylessRequest,
  { server, redact, wall }: Asked,
): FailedRequest {
  const { status, headers } = response;
  const said = readWords(response, body, redact);
  const shown = (address: string) => shownAddress(address, url, redact);
  // A part of the address may be wrong.
  const address = status === 404 ? text` for ${shown('')}` : [];
  const what = whatReturned(response, said.isWebPage, shown);
  const words = said.words === '' ? [] : text`Response: ${code(said.words)}.`;

  const pause = pauseIn(headers, wall);
  return {
    kind: 'failure',
    failure: classify(status, method),
    status,
    ...said,
    retryAfterMs: pause,
    retryAt: pause === undefined ? undefined : wall + pause,
    happened: sentences(text`${server} returned ${code(status)}${address}${what}.`, words),
  };
}

function classify(status: number, method: KeylessRequest['method']): FailedRequest['failure'] {
  const isPost = method === 'POST';
  if (status === 429) return 'transient';
  if (status === 404 || status === 410) return 'gone';
  if (!isPost && (status === 408 || status === 425)) return 'transient';
  if (status >= 300 && status < 500) return 'permanent';
  return isPost ? 'unclear' : 'transient';
}

function whatReturned(
  { status, headers: { location } }: HttpResponse,
  isWebPage: boolean,
  shown: (address: string) => Text,
): Text {
  if (status >= 300 && status < 400) {
    const target = location === undefined ? [] : shown(location);
    return target.length === 0 ? text`, a redirect` : text`, a redirect to ${target}`;
  }

  if (isWebPage) return text`, a web page instead of JSON`;
  return status < 300 ? text`, but not the expected response` : [];
}

/** Without what is not for readers. `address`: relative to the request's. */
function shownAddress(address: string, requested: URL, redact: Redact): Text {
  const hidden = { username: '', password: '', search: '', hash: '' };
  const url = URL.parse(address, requested.href);
  if (url === null) return [];
  return [code(shortened(redact(Object.assign(url, hidden).href), MAX_ADDRESS))];
}

/** In ms (RFC 9110, 10.2.3). A date counts from the response's `Date`. */
function pauseIn(headers: IncomingHttpHeaders, wall: number): number | undefined {
  const seconds = headerNumber(headers, 'retry-after');
  if (seconds !== undefined) return seconds * 1000;

  const until = httpDate(String(headers['retry-after'] ?? '').trim());
  if (until === undefined) return undefined;
  return Math.max(0, until - (httpDate(headers.date) ?? wall));
}

/** Only of digits: proxies join headers that come twice to `1, 2`. No more of them have a date. */
export function headerNumber(headers: IncomingHttpHeaders, name: string): number | undefined {
  const value = String(headers[name] ?? '').trim();
  return /^\d{1,10}$/.test(value) ? Number(value) : undefined;
}

/** `Date.parse` takes even 'after 5' for a date. This is the form of RFC 9110 (5.6.7). */
export function httpDate(value = ''): number | undefined {
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value);
  const time = isDate ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
