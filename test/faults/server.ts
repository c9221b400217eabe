/** A server on loopback that performs one scripted fault per exchange and records the requests. */

import { EventEmitter, once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { carryOut, refuse, reset } from './carry-out.ts';
import { CERTIFICATES, type Identity } from './certificates.ts';
import { type Fault, isConnectionFault, type RequestFault } from './faults.ts';

/** What has arrived so far. It changes during the exchange. */
export interface Exchange {
  /** From 0; requests on one kept connection share it. */
  connection: number;
  /** Null until it is decided. */
  fault: Fault | null;
  /** Empty until the head is complete. */
  method: string;
  /** As sent, with the query. */
  target: string;
  /** Without the query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
  bodyComplete: boolean;
}

/** One fault for each exchange, the last one for all that follow; or a choice made when the head is there. */
export type Plan = readonly Fault[] | ((exchange: Exchange) => RequestFault);

export interface FaultyServerOptions {
  /** Speaks TLS with that certificate; default: plain HTTP. */
  readonly tls?: keyof typeof CERTIFICATES;
  /** Address to listen on; default 127.0.0.1. */
  readonly host?: '127.0.0.1' | '::1';
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;

/** Starts listening on a free port. Dispose of it (`await using`): stalled connections end only then. */
export async function startFaultyServer(
  plan: Plan,
  { host = '127.0.0.1', tls }: FaultyServerOptions = {},
) {
  const planned = (index: number) =>
    typeof plan === 'function' ? null : plan[Math.min(index, plan.length - 1)];
  const exchanges: Exchange[] = [];
  const events = new EventEmitter();
  let done = 0;
  const raws = new Set<Socket>();
  /** The connection below a stream, and the exchange that it started with, until its first request arrives. */
  const begun = new WeakMap<
    Socket,
    { raw: Socket; connection: number; first: Exchange | undefined }
  >();
  let connections = 0;

  function begin(connection: number): Exchange {
    const fault = planned(exchanges.length) ?? null;
    const arrived = {
      method: '',
      target: '',
      path: '',
      headers: {},
      body: '',
      bodyComplete: false,
    };
    const exchange = { connection, fault, ...arrived };
    exchanges.push(exchange);
    return exchange;
  }

  function finished(): void {
    done += 1;
    events.emit('finished');
  }

  /** Takes a request, and answers it once it has arrived as far as the fault wants it. */
  function take(request: IncomingMessage): void {
    const stream = request.socket;
    const state = begun.get(stream) ?? { raw: stream, connection: -1, first: undefined };
    const wire = { stream, raw: state.raw };
    const exchange = state.first ?? begin(state.connection);
    state.first = undefined;
    const { method = '', url = '', headers } = request;
    const path = url.split('?', 1)[0] ?? '';
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    );
    Object.assign(exchange, { method, target: url, path, headers: sent });
    if (typeof plan === 'function') exchange.fault = plan(exchange);
    const { fault } = exchange;
    // A fault of the connection in the plan of a connection that is already open.
    if (!fault || isConnectionFault(fault)) return void reset(wire);
    const answer = async () => {
      const next = planned(exchanges.indexOf(exchange) + 1);
      const renew = next && isConnectionFault(next);
      const keepAlive = headers.connection !== 'close' && exchange.bodyComplete && !renew;
      await carryOut(fault, wire, keepAlive);
      finished();
    };
    const isEarly = fault.name === 'reset-after-headers' || fault.name === 'respond-early';
    // Read to its end all the same: unread bytes would turn FIN into RST.
    request.setEncoding('utf8').on('error', () => {});
    request.on('data', (piece: string) => {
      exchange.body += piece;
    });
    request.once('end', () => {
      exchange.bodyComplete = true;
      if (!isEarly) void answer();
    });
    if (isEarly) void answer();
  }

  const http = createHttpServer({ requestTimeout: 0, keepAliveTimeout: 0 }, take);
  // No HTTP: nothing that a plan could answer.
  http.on('clientError', (_error, stream) => stream.destroy());

  const server = createServer((raw) => {
    const connection = connections++;
    const first = begin(connection);
    raws.add(raw);
    raw.on('error', () => {}).once('close', () => raws.delete(raw));
    if (first.fault && isConnectionFault(first.fault)) {
      refuse(first.fault, raw);
      finished();
      return;
    }
    const stream = tls ? secure(raw, CERTIFICATES[tls]) : raw;
    begun.set(stream, { raw, connection, first });
    http.emit('connection', stream);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** `http://127.0.0.1:PORT`, or `https://…`. */
    origin: `${tls ? 'https' : 'http'}://${host === '::1' ? '[::1]' : host}:${port}`,
    /** All, connections without a request among them. */
    exchanges: exchanges as readonly Exchange[],
    /** The requests whose head arrived completely. */
    get requests(): readonly Exchange[] {
      return exchanges.filter(({ method }) => method !== '');
    },
    get connections() {
      return connections;
    },
    /** Resolves when the faults of that many exchanges (default 1) have been performed or have begun to stall. */
    async carriedOut(count: number): Promise<void> {
      while (done < count) await once(events, 'finished');
    },
    async [Symbol.asyncDispose]() {
      for (const raw of raws) raw.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function secure(raw: Socket, { cert, key }: Identity): TLSSocket {
  const stream = new TLSSocket(raw, {
    isServer: true,
    secureContext: createSecureContext({ cert, key }),
  });
  stream.on('error', () => {}).on('_tlsError', () => raw.destroy());
  return stream;
}
