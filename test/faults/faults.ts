/** The faults that the server can carry out, one for each exchange. */

export type Headers = Readonly<Record<string, string | readonly string[]>>;

/**
 * Decided when a connection comes in, before a byte of a request is read: FIN at once; on TLS servers RST, FIN, silence,
 * or HTTP in the clear as the answer to the client's hello.
 */
export interface ConnectionFault {
  readonly name: 'close-on-accept' | `tls-${'reset' | 'close' | 'stall' | 'plain-text'}`;
}

/** An answer, whole or the one that a fault breaks off. Default: 200 with a small JSON object. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Headers;
  readonly body?: string | Uint8Array;
}

/** Decided when a request's headers have arrived. */
export type RequestFault =
  /** Not a fault: the answer, whole. */
  | (Answer & {
      readonly name: 'respond';
      /** The connection is closed afterwards, unannounced. */
      readonly ending?: 'close';
      /** The answer waits for it. */
      readonly waitFor?: Promise<unknown>;
    })
  /** The answer comes before the request's body was read; then FIN. */
  | (Answer & { readonly name: 'respond-early' })
  /** RST, once the request's headers have arrived or all of it. */
  | { readonly name: 'reset-after-headers' | 'reset-after-request' }
  /** FIN after the whole request. */
  | { readonly name: 'close-without-answer' }
  /** Silence after the whole request, the connection stays open. */
  | { readonly name: 'stall-before-headers' }
  /** Half of the answer's head, then silence, FIN or RST. */
  | (Answer & { readonly name: 'stall-in-headers' | 'truncate-in-headers' | 'reset-in-headers' })
  /** The head (with the true content-length) and half of the body, then silence, FIN or RST. */
  | (Answer & { readonly name: 'stall-in-body' | 'truncate-in-body' | 'reset-in-body' })
  /** The body arrives a byte at a time, every `everyMs` (default 20). */
  | (Answer & { readonly name: 'drip-body'; readonly everyMs?: number })
  /** A chunked body that continues as long as the client reads. */
  | (Answer & { readonly name: 'endless-body' })
  /** A content-length that is off by `by` bytes: 1 announces more than there is, -1 less; then FIN. */
  | (Answer & { readonly name: 'wrong-length'; readonly by: number })
  /** A response head of that many bytes; default 1 MiB. */
  | (Answer & { readonly name: 'large-headers'; readonly bytes?: number })
  /** Bytes that are no HTTP; then FIN. */
  | { readonly name: 'garbage'; readonly bytes?: string | Uint8Array };

export type Fault = ConnectionFault | RequestFault;

export const isConnectionFault = (fault: Fault): fault is ConnectionFault =>
  /^tls-|-on-accept$/.test(fault.name);

/** An answer with that status and a JSON body. A string is sent unchanged, and undefined means no body. */
export function respond(status: number, json?: unknown, headers: Headers = {}): RequestFault {
  if (json === undefined) return { name: 'respond', status, headers, body: '' };

  const body = typeof json === 'string' ? json : JSON.stringify(json);
  return {
    name: 'respond',
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  };
}

/** A redirect, without a body. */
export function redirect(status: number, location: string): RequestFault {
  return { name: 'respond', status, headers: { location }, body: '' };
}

/** An HTML page in place of JSON, as proxies and login pages send it. */
export function htmlPage(status = 200): RequestFault {
  const body =
    '<!doctype html><html><head><title>Sign in</title></head><body><h1>Sign in</h1></body></html>';
  return { name: 'respond', status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/** A 429 (or another status) with `Retry-After`: seconds, a date, or any nonsense; null: none. */
export function tooMany(retryAfter: string | number | Date | null, status = 429): RequestFault {
  const value = retryAfter instanceof Date ? retryAfter.toUTCString() : String(retryAfter);
  return respond(
    status,
    { error: 'rate limit' },
    retryAfter === null ? {} : { 'retry-after': value },
  );
}
