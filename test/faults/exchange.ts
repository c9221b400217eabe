import type { Fault } from './faults.ts';
import type { RequestReader } from './request-reader.ts';

/** What arrived, as far as it arrived. It changes while the exchange goes on. */
export interface Exchange {
  /** From 0, in the order in which connections came in and requests began. */
  readonly index: number;
  /** From 0; requests on one kept connection share it. */
  readonly connection: number;
  /** Null until it is decided. */
  readonly fault: Fault | null;
  /** Empty until the head is complete. */
  readonly method: string;
  /** As sent, with the query. */
  readonly target: string;
  /** Without the query. */
  readonly path: string;
  /** Names in lower case; equal names joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly headComplete: boolean;
  readonly bodyComplete: boolean;
  /** Bytes of the request, framing included, inside TLS if there is TLS. */
  readonly bytes: number;
  /** Monotonic ms at which its first byte (or the connection) came. */
  readonly began: number;
}

/** An exchange whose fault may still be decided. */
export type OpenExchange = Omit<Exchange, 'fault'> & { fault: Fault | null };

/** Opens the record of what `reader` will read. */
export function openExchange(index: number, connection: number, reader: RequestReader): OpenExchange {
  return {
    index,
    connection,
    fault: null,
    began: performance.now(),
    get method() {
      return reader.head?.method ?? '';
    },
    get target() {
      return reader.head?.target ?? '';
    },
    get path() {
      return this.target.split('?', 1)[0] ?? '';
    },
    get headers() {
      return reader.head?.headers ?? {};
    },
    get body() {
      return reader.body;
    },
    get headComplete() {
      return reader.head !== null;
    },
    get bodyComplete() {
      return reader.bodyComplete;
    },
    get bytes() {
      return reader.bytes;
    },
  };
}
