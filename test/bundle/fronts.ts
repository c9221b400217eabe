/** What stands before a server in some networks: something that ends TLS, something that moves paths. */

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Identity } from '../faults/certificates.ts';

export interface Front extends AsyncDisposable {
  readonly port: number;
}

/** Ends TLS and hands the bytes on to a port of loopback. */
export async function tlsFront(identity: Identity, behind: number): Promise<Front> {
  const sockets = new Set<Socket>();
  const server = createTlsServer({ cert: identity.cert, key: identity.key }, (socket) => {
    const onward = connect(behind, '127.0.0.1');
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => each.destroy()).once('close', () => sockets.delete(each));
    }
    socket.pipe(onward).pipe(socket);
  });
  server.on('tlsClientError', () => {});
  return listening(server, () => {
    for (const socket of sockets) socket.destroy();
  });
}

/** Serves `origin` below a path: `PREFIX/x` is its `/x`, everything else 404. `paths` are those that were asked for. */
export async function pathFront(
  prefix: string,
  origin: string,
): Promise<Front & { readonly paths: readonly string[] }> {
  const paths: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    paths.push(path);
    if (!path.startsWith(`${prefix}/`)) return void outgoing.writeHead(404).end();
    const { host: _, ...headers } = incoming.headers;
    const onward = request(
      new URL(path.slice(prefix.length), origin),
      { method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  const front = await listening(server, () => server.closeAllConnections());
  return Object.assign(front, { paths });
}

async function listening(server: Server, drop: () => void): Promise<Front> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      drop();
      await closed;
    },
  };
}
