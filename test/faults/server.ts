/** A server on loopback that carries out a fault for each request, and records the requests. */

import { EventEmitter, once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { listen, type ServerOptions, startServer } from '../standin/server.ts';
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
  text: string;
}

/** A fault for each request, the last one for all that follow, or for each connection; or a choice for each request. */
type Plan = readonly Fault[] | ((request: ReceivedRequest) => RequestFault);

interface FaultyServerOptions extends Pick<ServerOptions, 'host'> {
  /** Speaks TLS with that certificate; default: plain HTTP. */
  tls?: keyof typeof CERTIFICATES;
}

/** Starts listening on a free port. Dispose of it (`await using`): stalled connections end only then. */
export async function startFaultyServer(plan: Plan, { host, tls }: FaultyServerOptions = {}) {
  const requests: ReceivedRequest[] = [];
  const progress = new EventEmitter();
  let performed = 0;

  async function meet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await receive(request, requests);
    const index = requests.indexOf(received);
    const fault = typeof plan === 'function' ? plan(received) : (plan[index] ?? plan.at(-1));
    await carryOut(fault as RequestFault, response);
    performed += 1;
    progress.emit('performed');
  }

  const broken = typeof plan === 'function' ? undefined : plan.find(isConnectionFault);
  const server = await (broken
    ? listen(
        createServer((socket) => leave(broken, socket.resume())),
        tls ? 'https' : 'http',
      )
    : startServer(meet, { ...(host && { host }), tls: tls && CERTIFICATES[tls] }));

  return Object.assign(server, {
    requests: requests as readonly ReceivedRequest[],
    /** Resolves when that many requests have met their faults, or have begun to stall. */
    async carriedOut(count: number): Promise<void> {
      while (performed < count) await once(progress, 'performed');
    },
  });
}

const isConnectionFault = (fault: Fault): fault is ConnectionFault =>
  fault.name.endsWith('-on-accept');

/** Records a request, and resolves when all of it has arrived. */
async function receive(request: IncomingMessage, requests: ReceivedRequest[]) {
  const { method = '', url: target = '', headers, socket } = request;
  const [path = ''] = target.split('?', 1);
  const received = { connection: socket.remotePort, method, target, path, headers, text: '' };
  requests.push(received);

  request.setEncoding('utf8').on('data', (piece: string) => {
    received.text += piece;
  });
  await new Promise((resolve) => request.once('end', resolve));
  return received;
}
