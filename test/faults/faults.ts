/** The grammar of faults: what a server does with a connection or a request in place of a good answer. */

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** Default: 200 without a body. */
export interface Answer {
  status?: number;
  headers?: Headers;
  body?: string;
}

/** FIN, RST or silence before a byte of a request is read. */
export interface ConnectionFault {
  name: 'close-on-accept' | 'reset-on-accept' | 'stall-on-accept';
}

/** What follows a whole request. */
export type RequestFault =
  /** The whole answer, once `waitFor` has settled. It need not be a fault. */
  | (Answer & { name: 'respond'; waitFor?: Promise<unknown> })
  /** FIN, RST or silence in place of an answer. */
  | { name: 'close-without-answer' | 'reset-after-request' | 'stall-before-headers' }
  /** The head and half of the body, then FIN. */
  | (Answer & { name: 'truncate-in-body' })
  /** The body arrives a byte at a time. */
  | (Answer & { name: 'slow-body' })
  /** The body goes on as long as the client reads. */
  | (Answer & { name: 'endless-body' });

export type Fault = ConnectionFault | RequestFault;

/** An answer with that status and a JSON body. A string is sent unchanged, and undefined means no body. */
export function respond(status: number, json?: unknown, headers: Headers = {}): RequestFault {
  if (json === undefined) return { name: 'respond', status, headers };

  const body = typeof json === 'string' ? json : JSON.stringify(json);
  const typed = { 'content-type': 'application/json', ...headers };
  return { name: 'respond', status, headers: typed, body };
}

/** A redirect, without a body. */
export function redirect(status: number, location: string): RequestFault {
  return respond(status, undefined, { location });
}

/** A 429 (or another status) with `Retry-After`, in s. */
export function tooMany(retryAfter: number, status = 429): RequestFault {
  return respond(status, { error: 'rate limit' }, { 'retry-after': String(retryAfter) });
}
