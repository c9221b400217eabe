/** A CONNECT proxy on loopback that leads made-up host names to loopback ports, and nowhere else. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface ConnectProxyOptions {
  /** `host:port` as asked for → port of 127.0.0.1. Loopback hosts with their own port need no entry. */
  readonly hosts?: Readonly<Record<string, number>>;
  /** Asked for with 407 where the request does not hold them. */
  readonly credentials?: { readonly user: string; readonly password: string };
  /** Answers every CONNECT with this status instead of a tunnel. */
  readonly refuseWith?: number;
}

export interface ProxyRequest {
  /** `CONNECT`, or the method of a request that came as an absolute address. */
  readonly method: string;
  /** `host:port`, or the absolute address. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Status of the proxy's own answer; 200: a tunnel. */
  readonly status: number;
}

export interface ConnectProxy extends AsyncDisposable {
  readonly port: number;
  /** For `HTTPS_PROXY`, with the credentials if there are any. */
  readonly url: string;
  readonly requests: readonly ProxyRequest[];
  /** The targets to which a tunnel was made. */
  readonly tunnels: readonly string[];
}

/** Starts the proxy on a free port. Requests with absolute addresses (no CONNECT) are recorded and get 501. */
export async function startConnectProxy(options: ConnectProxyOptions = {}): Promise<ConnectProxy> {
  const { hosts = {}, credentials, refuseWith } = options;
  const requests: ProxyRequest[] = [];
  const sockets = new Set<Socket>();
  const expected =
    credentials && `Basic ${Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')}`;

  function statusFor(target: string, authorization: string | undefined): number {
    if (expected !== undefined && authorization !== expected) return 407;
    if (refuseWith !== undefined) return refuseWith;
    return portOf(target, hosts) === null ? 502 : 200;
  }

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  }

  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, target: url, headers, status: 501 });
    response.writeHead(501, { connection: 'close' }).end();
  });
  server.on('connection', track);
  server.on('connect', (request, socket: Socket, first: Buffer) => {
    const target = request.url ?? '';
    const status = statusFor(target, request.headers['proxy-authorization']);
    requests.push({ method: 'CONNECT', target, headers: request.headers, status });
    if (status !== 200) {
      const challenge = status === 407 ? 'proxy-authenticate: Basic realm="test"\r\n' : '';
      return void socket.end(
        `HTTP/1.1 ${status} No\r\n${challenge}content-length: 0\r\nconnection: close\r\n\r\n`,
      );
    }
    const onward = connect(portOf(target, hosts) ?? 0, '127.0.0.1', () => {
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
  const { port } = server.address() as AddressInfo;
  const login = credentials
    ? `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@`
    : '';
  return {
    port,
    url: `http://${login}127.0.0.1:${port}`,
    requests,
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

/** The loopback port behind a target; null where there is none, so nothing leaves this machine. */
function portOf(target: string, hosts: Readonly<Record<string, number>>): number | null {
  const known = Object.hasOwn(hosts, target) ? hosts[target] : undefined;
  if (known !== undefined) return known;
  const loopback = /^(?:127\.0\.0\.1|localhost):(\d+)$/.exec(target)?.[1];
  return loopback === undefined ? null : Number(loopback);
}
