import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface ServerOptions {
  /** PEM. Makes the server speak https. */
  tls?: { key: string; cert: string } | undefined;
  host?: '127.0.0.1' | '::1';
}

export async function startServer(listener: RequestListener, options: ServerOptions = {}) {
  const { tls, host = '127.0.0.1' } = options;
  // Idle connections stay: closing them by a timer would make resets that no test has scripted.
  const own = { keepAliveTimeout: 0 };
  const server = tls ? createTlsServer({ ...own, ...tls }, listener) : createServer(own, listener);
  return listen(server, tls ? 'https' : 'http', host);
}

export async function listen(server: Server, scheme: 'http' | 'https', host = '127.0.0.1') {
  const open = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => {}).once('close', () => open.delete(socket));
  });
  server.listen(0, host);
  await once(server, 'listening');

  async function close(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  }
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `${scheme}://${host === '::1' ? '[::1]' : host}:${port}`,
    get connections() {
      return connections;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
