import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A service that hangs up on whoever has sent it something: whether that arrived, nobody can say. */
export interface DeafService extends AsyncDisposable {
  readonly url: string;
  /** How often somebody has sent something. */
  readonly heard: () => number;
}

export async function startDeaf(): Promise<DeafService> {
  let heard = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      heard += 1;
      socket.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => heard,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A service that takes a request and never answers. */
export async function startSilent(): Promise<AsyncDisposable & { url: string; asked: Promise<void> }> {
  const asked = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => asked.resolve());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: asked.promise,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
