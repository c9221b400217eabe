/** A CONNECT proxy on loopback that connects made-up host names to loopback ports only. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface ConnectProxyOptions {
  /** `host:port` as asked for → port of 127.0.0.1. Loopback hosts with their own port need no entry. */
  readonly hosts?: Readonly<Record<string, number>>;
  /** Requests without them get a 407. */
  readonly credentials?: { readonly user: string; readonly password: string };
  /** Answers every CONNECT with this status instead of a tunnel. */
  readonly refuseWith?: number;
}

export type ConnectProxy = Awaited<ReturnType<typeof startConnectProxy>>;

/** Starts the proxy on a free port. Requests with absolute addresses (no CONNECT) are recorded and get 501. */
export async function startConnectProxy(options: ConnectProxyOptions = {}) {
  const { hosts = {}, credentials, refuseWith } = options;
  /** `target`: `host:port`, or the absolute address. */
  const requests: { target: string; status: number }[] = [];
  const sockets = new Set<Socket>();
  const login = credentials && `${credentials.user}:${credentials.password}`;
  const expected = login && `Basic ${Buffer.from(login).toString('base64')}`;

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  }

  const server = createServer(({ url: target = '' }, response) => {
    requests.push({ target, status: 501 });
    response.writeHead(501, { connection: 'close' }).end();
  }).on('connection', track);
  server.on('connect', ({ url: target = '', headers }, socket: Socket, first: Buffer) => {
    const isKnown = expected === undefined || headers['proxy-authorization'] === expected;
    const port = portOf(target, hosts);
    const status = isKnown ? (refuseWith ?? (port === undefined ? 502 : 200)) : 407;
    requests.push({ target, status });
    if (status !== 200) {
      const challenge = status === 407 ? 'proxy-authenticate: Basic realm="test"\r\n' : '';
      const head = `HTTP/1.1 ${status} No\r\n${challenge}content-length: 0\r\nconnection: close\r\n\r\n`;
      return void socket.end(head);
    }
    const onward = connect(port ?? 0, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(first);
      onward.pipe(socket).pipe(onward);
    });
    track(onward);
    onward.once('close', () => socket.destroy());
    socket.once('close', () => onward.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  if (credentials) {
    url.username = encodeURIComponent(credentials.user);
    url.password = encodeURIComponent(credentials.password);
  }
  return {
    port: Number(url.port),
    /** For `HTTPS_PROXY`, with the credentials if there are any. */
    url: url.href.slice(0, -1),
    requests,
    /** The targets to which a tunnel was made. */
    get tunnels() {
      return requests.filter(({ status }) => status === 200).map(({ target }) => target);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The loopback port of a target, or undefined, so that nothing leaves this machine. */
function portOf(target: string, hosts: Readonly<Record<string, number>>): number | undefined {
  const loopback = /^(?:127\.0\.0\.1|localhost):(\d+)$/.exec(target)?.[1];
  return new Map(Object.entries(hosts)).get(target) ?? (loopback ? Number(loopback) : undefined);
}
