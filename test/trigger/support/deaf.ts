import { type AddressInfo, createServer } from 'node:net';

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
