import type { Dispatcher } from 'undici';
import { messageOf } from '../errors.ts';
import type { Connections } from '../runner/network.ts';

/** How long and how large one exchange may be. */
export interface Limits {
  /** Milliseconds until the request begins to be written: name look-up, TCP, proxy tunnel, TLS. */
  connectMs: number;
  /** Milliseconds for everything: connecting, headers and body. */
  totalMs: number;
  /** Bytes of the response's body. */
  maxBytes: number;
}

/** One HTTP request, complete. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body?: string;
  limits: Limits;
}

/** A response that was read to its end. Header names are lower case. */
export interface HttpResponse {
  kind: 'response';
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * No complete response.
 *
 * `sent` is the fact that decides about money: false means that not a byte of the request can have left,
 * because the connection was never there; true means that it may have arrived.
 */
export interface Fault {
  kind: 'fault';
  sent: boolean;
  /** A system, TLS or client code such as `ECONNREFUSED`, or `TIMEOUT`, `TOO_LARGE`, `STOPPED`. */
  code: string;
  message: string;
  /** The status and headers, where these came before the fault. */
  status?: number;
  headers?: Record<string, string>;
}

export type Exchange = HttpResponse | Fault;

class Stop extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Carries out one exchange; never rejects.
 *
 * The request counts as sent from the moment the connection stands and the request begins to be written.
 * That is the dispatcher's own `onConnect`, which comes before the first byte, so the border between
 * 'not sent' and 'unclear' is a fact and no reading of error codes.
 */
export function exchange(
  request: HttpRequest,
  deps: { dispatcher: Dispatcher; after: Connections['after']; signal?: AbortSignal | undefined },
): Promise<Exchange> {
  const { limits } = request;
  const { dispatcher, after, signal } = deps;
  return new Promise((resolve) => {
    let sent = false;
    let done = false;
    let status: number | undefined;
    let headers: Record<string, string> = {};
    let size = 0;
    const chunks: Buffer[] = [];
    let abort: ((reason: Error) => void) | undefined;

    const settle = (result: Exchange) => {
      if (done) return;
      done = true;
      cancelConnect();
      cancelTotal();
      signal?.removeEventListener('abort', onSignal);
      resolve(result);
    };
    const fail = (error: Error) => {
      settle({
        kind: 'fault',
        sent,
        code: codeOf(error),
        message: messageOf(error),
        ...(status === undefined ? {} : { status, headers }),
      });
    };
    const stop = (reason: Stop) => {
      fail(reason);
      abort?.(reason);
    };
    const onSignal = () => stop(new Stop('STOPPED', 'the run was stopped'));

    const cancelConnect = after(limits.connectMs, () => {
      if (!sent) stop(new Stop('TIMEOUT', `no connection within ${seconds(limits.connectMs)}`));
    });
    const cancelTotal = after(limits.totalMs, () => {
      const what = status === undefined ? 'no answer' : 'no complete answer';
      stop(new Stop('TIMEOUT', `${what} within ${seconds(limits.totalMs)}`));
    });

    if (signal?.aborted) return onSignal();
    signal?.addEventListener('abort', onSignal, { once: true });

    const handler: Dispatcher.DispatchHandlers = {
      onConnect(abortRequest) {
        abort = abortRequest;
        // Already given up while connecting: nothing may be written any more.
        if (done) abortRequest(new Stop('STOPPED', 'given up before it was sent'));
        else sent = true;
      },
      onHeaders(code, raw) {
        if (code >= 200) {
          status = code;
          headers = readHeaders(raw);
        }
        return true;
      },
      onData(chunk) {
        size += chunk.length;
        if (size > limits.maxBytes) {
          stop(new Stop('TOO_LARGE', `the answer is larger than ${limits.maxBytes} bytes`));
          return false;
        }
        chunks.push(chunk);
        return true;
      },
      onComplete() {
        settle({
          kind: 'response',
          status: status ?? 0,
          headers,
          // Takes a byte order mark away: JSON has none, and some servers send one.
          body: new TextDecoder().decode(Buffer.concat(chunks)),
        });
      },
      onUpgrade(code, _headers, socket) {
        socket.destroy();
        fail(new Stop('UPGRADE', `the service answered ${code}, a change of protocol`));
      },
      onError: fail,
    };
    try {
      dispatcher.dispatch(
        {
          origin: request.url.origin,
          path: request.url.pathname + request.url.search,
          method: request.method,
          headers: request.headers,
          body: request.body ?? null,
          // Limits are ours, over the whole exchange; the dispatcher's own would only blur them.
          headersTimeout: 0,
          bodyTimeout: 0,
          reset: request.method === 'POST',
        },
        handler,
      );
    } catch (error) {
      fail(error as Error);
    }
  });
}

function readHeaders(raw: Buffer[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = String(raw[i]).toLowerCase();
    // The first one counts: a second Retry-After or Date is not to be believed more than the first.
    headers[name] ??= String(raw[i + 1]);
  }
  return headers;
}

function codeOf(error: Error & { code?: unknown; errors?: unknown[] }): string {
  if (typeof error.code === 'string') return error.code;
  const first = error.errors?.[0];
  return first instanceof Error ? codeOf(first) : error.name;
}

function seconds(ms: number): string {
  return `${Number((ms / 1000).toPrecision(2))} s`;
}
