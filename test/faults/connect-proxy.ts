/** A CONNECT proxy on loopback that connects made-up host names to loopback ports only. */

import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '../standin/server.ts';
import type { Fault } from './faults.ts';

interface ConnectProxyOptions {
  /** `host:port` as asked for → port of 127.0.0.1. Nothing else can be reached. */
  hosts?: Readonly<Record<string, number>>;
  /** Requests without them get a 407. */
  credentials?: { user: string; password: string };
  /** What it does instead of a tunnel: answers, or hangs up. */
  refusal?: Fault;
}

export async function startConnectProxy(options: ConnectProxyOptions = {}) {
  const { hosts = {}, credentials } = options;
  const login = credentials && `${credentials.user}:${credentials.password}`;
  const expected = login && `Basic ${Buffer.from(login).toString('base64')}`;
  const requests: string[] = [];
  const tunnels: string[] = [];

  const server = createServer().on('connect', ({ url: target = '', headers }, socket: Socket) => {
    requests.push(target);
    if (options.refusal) return refuse(socket, options.refusal);
    if (expected !== undefined && headers['proxy-authorization'] !== expected)
      return answer(socket, 407, { 'proxy-authenticate': 'Basic realm="test"' });

    const port = hosts[target];
    if (port === undefined) return answer(socket, 502);
    tunnels.push(target);
    tunnel(socket, connect(port, '127.0.0.1'));
  });
  const listening = await listen(server, 'http');

  const url = new URL(listening.origin);
  if (credentials) {
    url.username = encodeURIComponent(credentials.user);
    url.password = encodeURIComponent(credentials.password);
  }
  return Object.assign(listening, {
    /** For `HTTPS_PROXY`, with the credentials if there are any. */
    url: url.href.slice(0, -1),
    requests,
    tunnels,
  });
}

function answer(socket: Socket, status: number, headers: object = {}): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} No\r\n${lines.join('')}content-length: 0\r\n\r\n`);
}

function refuse(socket: Socket, refusal: Fault): void {
  if (refusal.name === 'respond') answer(socket, refusal.status ?? 200, refusal.headers);
  else socket.end();
}

function tunnel(socket: Socket, onward: Socket): void {
  socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
  onward.on('error', () => socket.destroy()).once('close', () => socket.destroy());
  socket.once('close', () => onward.destroy());
  onward.pipe(socket).pipe(onward);
}
