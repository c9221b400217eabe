/** Something that ends TLS before a server, as in some networks. */

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createServer } from 'node:tls';
import type { Identity } from '../faults/certificates.ts';

export interface Front extends AsyncDisposable {
  readonly port: number;
}

/** Terminates TLS and forwards the bytes to a loopback port. */
export async function tlsFront(identity: Identity, behind: number): Promise<Front> {
  const sockets = new Set<Socket>();
  const server = createServer({ cert: identity.cert, key: identity.key }, (socket) => {
    const onward = connect(behind, '127.0.0.1');
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => each.destroy()).once('close', () => sockets.delete(each));
    }
    socket.pipe(onward).pipe(socket);
  });
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
