/** What the simulated services have in common: an HTTP server on the loopback interface. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface ServerOptions {
  /** PEM. Makes the server speak https. */
  tls?: { key: string; cert: string } | undefined;
}

/** Starts it on a port that is free. */
export async function startServer(listener: RequestListener, { tls }: ServerOptions = {}) {
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);

  // Idle connections stay: closing them by a timer would make resets that no test has scripted.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const { port } = server.address() as AddressInfo;
  return {
    /** Without a slash at its end. */
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    async close(): Promise<void> {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What a text says as JSON if it does. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
