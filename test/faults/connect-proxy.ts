/** A CONNECT proxy on loopback that connects made-up host names to loopback ports only. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Fault } from './faults.ts';

interface ConnectProxyOptions {
  /** `host:port` as asked for → port of 127.0.0.1. Nothing else can be reached. */
  hosts?: Readonly<Record<string, number>>;
  /** Requests without them get a 407. */
  credentials?: { user: string; password: string };
  /** What it does instead of a tunnel. */
  refusal?: Fault;
}

/** Starts the proxy on a free port. */
export async function startConnectProxy(options: ConnectProxyOptions = {}) {
  const { hosts = {}, credentials } = options;
  /** `target`: `host:port`. */
  const requests: { target: string; status: number }[] = [];
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket);
    return socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket));
  };

  const server = createServer().on('connection', track);
  server.on('connect', ({ url: target = '', headers }, socket: Socket) => {
    if (options.refusal) {
      requests.push({ target, status: 0 });
      refuse(socket, options.refusal);
      return;
    }
    const status = statusFor(target, headers['proxy-authorization'], options);
    requests.push({ target, status });
    if (status === 200) return tunnel(socket, track(connect(hosts[target] ?? 0, '127.0.0.1')));

    const challenge = status === 407 ? 'proxy-authenticate: Basic realm="test"\r\n' : '';
    socket.end(`HTTP/1.1 ${status} No\r\n${challenge}content-length: 0\r\n\r\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}`);
  if (credentials) {
    url.username = encodeURIComponent(credentials.user);
    url.password = encodeURIComponent(credentials.password);
  }
  return {
    port,
    /** For `HTTPS_PROXY`, with the credentials if there are any. */
    url: url.href.slice(0, -1),
    requests,
    /** The targets to which a tunnel was made. */
    get tunnels() {
      return requests.filter(({ status }) => status === 200).map(({ target }) => target);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function statusFor(
  target: string,
  authorization: string | undefined,
  { hosts = {}, credentials }: ConnectProxyOptions,
): number {
  const login = credentials && `${credentials.user}:${credentials.password}`;
  const expected = login && `Basic ${Buffer.from(login).toString('base64')}`;
  if (expected !== undefined && authorization !== expected) return 407;
  return hosts[target] === undefined ? 502 : 200;
}

/** Only answers and hanging up are carried out. */
function refuse(socket: Socket, refusal: Fault): void {
  if (refusal.name !== 'respond') return void socket.end();

  const { status, headers = {} } = refusal;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} No\r\n${lines.join('')}content-length: 0\r\n\r\n`);
}

function tunnel(socket: Socket, onward: Socket): void {
  socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
  onward.pipe(socket).pipe(onward);
  onward.once('close', () => socket.destroy());
  socket.once('close', () => onward.destroy());
}
