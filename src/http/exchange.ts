import type { IncomingHttpHeaders } from 'node:http';
import { DecoratorHandler, type Dispatcher } from 'undici';
import { describeError } from '../errors.ts';
import type { Clock } from '../runner/clock.ts';

export interface Limits {
  /** For name look-up, TCP, proxy tunnel, and TLS together. */
  connectMs: number;
  totalMs: number;
  maxBytes: number;
}

/** Without the headers, which contain the key, so that it can be shown. */
export interface KeylessRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: URL;
  body?: string;
}

export interface HttpRequest extends KeylessRequest {
  headers: Record<string, string>;
  limits: Limits;
}

export interface HttpResponse {
  kind: 'response';
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface NetworkError {
  kind: 'network-error';
  /** False: nothing was transmitted. True: the request may have arrived, and be charged. */
  sent: boolean;
  /** Such as `ECONNREFUSED`, or `TIMEOUT`, `TOO_LARGE`, `STOPPED`. */
  code: string;
  message: string;
}

export type Exchange = HttpResponse | NetworkError;

const errorWith = (code: string, message: string) => Object.assign(new Error(message), { code });
const STOPPED = { code: 'STOPPED', message: 'no response in time' } as const;
const seconds = (ms: number) => `${Number((ms / 1000).toPrecision(2))} s`;

/** Calls `notify` once there is a connection, before the first byte is sent. */
function whenConnected(notify: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const onConnect: Dispatcher.DispatchHandlers['onConnect'] = (abort) => {
      notify();
      handler.onConnect?.(abort);
    };
    return dispatch(options, Object.assign(new DecoratorHandler(handler), { onConnect }));
  };
}

export interface ExchangeDeps {
  dispatcher: Dispatcher;
  after: Clock['after'];
  signal?: AbortSignal | undefined;
}

/** Never rejects. A request counts as sent once it has a connection, whatever the later error. */
export async function exchange(request: HttpRequest, deps: ExchangeDeps): Promise<Exchange> {
  if (deps.signal?.aborted) return { kind: 'network-error', sent: false, ...STOPPED };

  let sent = false;
  const stop = new AbortController();
  const rejection = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  const release = limitTime(stop, () => sent, request.limits, deps);
  const noteSent = () => {
    // If the request was aborted, undici cancels it now, before anything is sent.
    sent ||= !stop.signal.aborted;
  };

  try {
    return await Promise.race([rejection, ask(request, deps.dispatcher, stop.signal, noteSent)]);
  } catch (error) {
    const cause = error as Error;
    return { kind: 'network-error', sent, code: errorCode(cause), message: describeError(cause) };
  } finally {
    release();
  }
}

async function ask(
  { url, limits, ...options }: HttpRequest,
  dispatcher: Dispatcher,
  signal: AbortSignal,
  noteSent: () => void,
): Promise<HttpResponse> {
  const { statusCode, headers, body } = await dispatcher.compose(whenConnected(noteSent)).request({
    ...options,
    origin: url.origin,
    path: url.pathname + url.search,
    signal,
    // The client's own time limits are off, because `limits` apply to the whole exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const text = await readBody(body, limits.maxBytes);
  return { kind: 'response', status: statusCode, headers, body: text };
}

/** Stops the exchange when its time is up, or the run is stopped. Call the result at its end. */
function limitTime(
  stop: AbortController,
  isSent: () => boolean,
  { connectMs, totalMs }: Limits,
  { after, signal }: ExchangeDeps,
): () => void {
  const onSignal = () => stop.abort(errorWith(STOPPED.code, STOPPED.message));
  signal?.addEventListener('abort', onSignal, { once: true });

  const cancelConnect = after(connectMs, () => {
    if (!isSent()) stop.abort(errorWith('TIMEOUT', `no connection within ${seconds(connectMs)}`));
  });
  const cancelTotal = after(totalMs, () => {
    stop.abort(errorWith('TIMEOUT', `no complete response within ${seconds(totalMs)}`));
  });

  return () => {
    cancelConnect();
    cancelTotal();
    signal?.removeEventListener('abort', onSignal);
  };
}

async function readBody(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes)
      throw errorWith('TOO_LARGE', `the response is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }

  // The decoder removes a byte order mark, which some servers send although JSON has none.
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** If no address of a host can be reached, there is an error for each. The first one counts. */
function errorCode(error: Error & { code?: unknown; errors?: unknown[] }): string {
  if (typeof error.code === 'string') return error.code;

  const first = error.errors?.[0];
  return first instanceof Error ? errorCode(first) : error.name;
}
