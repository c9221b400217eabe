/** A server on loopback that carries out a fault for each request, and records the requests. */

import { EventEmitter, once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createListener, type Socket } from 'node:net';
import { carryOut, leave } from './carry-out.ts';
import { CERTIFICATES } from './certificates.ts';
import type { ConnectionFault, Fault, RequestFault } from './faults.ts';

interface ReceivedRequest {
  /** The same for all requests on one connection. */
  connection: number | undefined;
  method: string;
  /** As sent, with the query. */
  target: string;
  path: string;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  /** As much as has arrived. */
  body: string;
}

/** A fault for each request, the last one for all that follow, or for each connection; or a choice for each request. */
type Plan = readonly Fault[] | ((request: ReceivedRequest) => RequestFault);

interface FaultyServerOptions {
  /** Speaks TLS with that certificate; default: plain HTTP. */
  tls?: keyof typeof CERTIFICATES;
  /** Address to listen on; default 127.0.0.1. */
  host?: '127.0.0.1' | '::1';
}

/** Starts listening on a free port. Dispose of it (`await using`): stalled connections end only then. */
export async function startFaultyServer(
  plan: Plan,
  { host = '127.0.0.1', tls }: FaultyServerOptions = {},
) {
  const requests: ReceivedRequest[] = [];
  const progress = new EventEmitter();
  const open = new Set<Socket>();
  let [connections, performed] = [0, 0];

  const server = serverFor(plan, tls, async (request, response) => {
    const received = await receive(request, requests);
    const index = requests.indexOf(received);
    const fault = typeof plan === 'function' ? plan(received) : (plan[index] ?? plan.at(-1));
    await carryOut(fault as RequestFault, response);
    performed += 1;
    progress.emit('performed');
  });
  server.on('connection', (socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => {}).once('close', () => open.delete(socket));
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,
    /** `http://127.0.0.1:PORT`, or `https://…`. */
    origin: `${tls ? 'https' : 'http'}://${host === '::1' ? '[::1]' : host}:${port}`,
    requests: requests as readonly ReceivedRequest[],
    get connections() {
      return connections;
    },
    /** Resolves when that many requests have met their faults, or have begun to stall. */
    async carriedOut(count: number): Promise<void> {
      while (performed < count) await once(progress, 'performed');
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function serverFor(plan: Plan, tls: FaultyServerOptions['tls'], take: RequestListener) {
  const broken = typeof plan === 'function' ? undefined : plan.find(isConnectionFault);
  if (broken) return createListener((socket) => leave(broken, socket.resume()));

  // Idle connections stay: closing them by a timer would make resets that no test has scripted.
  const options = { keepAliveTimeout: 0 };
  if (!tls) return createServer(options, take);
  return createTlsServer({ ...options, ...CERTIFICATES[tls] }, take);
}

const isConnectionFault = (fault: Fault): fault is ConnectionFault =>
  fault.name.endsWith('-on-accept');

/** Records a request, and resolves when all of it has arrived. */
async function receive(request: IncomingMessage, requests: ReceivedRequest[]) {
  const { method = '', url: target = '', headers, socket } = request;
  const [path = ''] = target.split('?', 1);
  const received = { connection: socket.remotePort, method, target, path, headers, body: '' };
  requests.push(received);

  request.setEncoding('utf8').on('data', (piece: string) => {
    received.body += piece;
  });
  await new Promise((resolve) => request.once('end', resolve));
  return received;
}
