import { type AddressInfo, createServer } from 'node:net';

/** A service that closes the connection after a request, so that the outcome is unknown. */
export interface DeafService extends AsyncDisposable {
  readonly url: string;
  /** The number of requests that have arrived. */
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
