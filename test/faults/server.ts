/** A server on loopback that carries out one scripted fault for each exchange, and records what it was sent. */

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { CERTIFICATES, type Identity } from './certificates.ts';
import { refuse, type Script, serve } from './connection.ts';
import { type Exchange, type OpenExchange, openExchange } from './exchange.ts';
import { type ConnectionFault, type Fault, isConnectionFault, type RequestFault } from './faults.ts';
import { RequestReader } from './request-reader.ts';

export type { Exchange } from './exchange.ts';

/** One fault for each exchange, the last one for all that follow; or a choice made when the head is there. */
export type Plan = readonly Fault[] | ((exchange: Exchange) => RequestFault);

export interface FaultyServerOptions {
  /** Speaks TLS with that certificate; default: plain HTTP. */
  readonly tls?: keyof typeof CERTIFICATES;
  /** For plans that are functions: a fault for the connection (from 0), before any request. */
  readonly onConnection?: (connection: number) => ConnectionFault | undefined;
  /** Address to listen on; default 127.0.0.1. */
  readonly host?: '127.0.0.1' | '::1';
}

export interface FaultyServer extends AsyncDisposable {
  readonly port: number;
  /** `http://127.0.0.1:PORT`, or `https://…`. */
  readonly origin: string;
  /** All, connections without a request among them. */
  readonly exchanges: readonly Exchange[];
  /** Those of which a whole head arrived. */
  readonly requests: readonly Exchange[];
  readonly connections: number;
  /** Resolves when the faults of so many exchanges (1: the first) have been carried out, or begun to stall. */
  carriedOut(count: number): Promise<Exchange>;
}

/** Starts listening on a free port. Dispose of it (`await using`): stalled connections end only then. */
export async function startFaultyServer(
  plan: Plan,
  options: FaultyServerOptions = {},
): Promise<FaultyServer> {
  const choosing = typeof plan === 'function' ? plan : null;
  const list = typeof plan === 'function' ? [] : plan;
  if (!choosing && list.length === 0) throw new RangeError('An empty plan.');
  const { host = '127.0.0.1', tls, onConnection } = options;
  const exchanges: OpenExchange[] = [];
  const done: Exchange[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let connections = 0;

  const planned = (index: number): Fault | null => list[Math.min(index, list.length - 1)] ?? null;

  function begin(connection: number, reader: RequestReader): OpenExchange {
    const exchange = openExchange(exchanges.length, connection, reader);
    exchange.fault = planned(exchange.index);
    exchanges.push(exchange);
    return exchange;
  }

  function choose(exchange: OpenExchange): RequestFault | null {
    if (choosing && (!exchange.fault || isConnectionFault(exchange.fault)))
      exchange.fault = choosing(exchange);
    const { fault } = exchange;
    return fault && !isConnectionFault(fault) ? fault : null;
  }

  function finished(exchange: Exchange): void {
    done.push(exchange);
    for (const check of [...waiting]) check();
  }

  const server = createServer((raw) => {
    const connection = connections++;
    sockets.add(raw);
    raw.on('error', () => {}).once('close', () => sockets.delete(raw));
    const reader = new RequestReader();
    const exchange = begin(connection, reader);
    exchange.fault = onConnection?.(connection) ?? exchange.fault;
    const { fault } = exchange;
    if (fault && isConnectionFault(fault)) {
      refuse(fault, raw);
      finished(exchange);
      return;
    }
    const stream = tls ? secure(raw, CERTIFICATES[tls]) : raw;
    const script: Script = { begin: (next) => begin(connection, next), planned, choose, finished };
    serve({ stream, raw }, script, exchange, reader);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `${tls ? 'https' : 'http'}://${host === '::1' ? '[::1]' : host}:${port}`,
    exchanges,
    get requests() {
      return exchanges.filter(({ headComplete }) => headComplete);
    },
    get connections() {
      return connections;
    },
    carriedOut: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          const exchange = done[count - 1];
          if (!exchange) return;
          waiting.delete(check);
          resolve(exchange);
        };
        waiting.add(check);
        check();
      }),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function secure(raw: Socket, { cert, key }: Identity): TLSSocket {
  const stream = new TLSSocket(raw, { isServer: true, secureContext: createSecureContext({ cert, key }) });
  stream.on('error', () => {}).on('_tlsError', () => raw.destroy());
  return stream;
}
