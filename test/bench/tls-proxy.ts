import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { CERTIFICATES } from '../faults/certificates.ts';

export interface TlsProxyOptions {
  /** The address of the simulated server, over HTTP. */
  readonly origin: string;
  /** The milliseconds between reading a request and the response, by default 0. */
  readonly delayMs?: number;
  /** Answers repeated GETs from memory, so that the work of the simulated server does not count. */
  readonly remembers?: boolean;
  /** Closes the connection after every answer. */
  readonly closes?: boolean;
}

export interface TlsProxy extends AsyncDisposable {
  readonly url: string;
  /** The method, a space, and the path and query of every request so far. */
  readonly requests: string[];
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** Uses its own connection, because the server could close a kept one at the same time. */
async function ask(url: URL, method: string, headers: IncomingHttpHeaders, body: Buffer) {
  const answer = await request(url, { method: method as 'GET', headers, body, reset: true });
  const type = String(answer.headers['content-type'] ?? '');
  return { status: answer.statusCode, type, body: Buffer.from(await answer.body.arrayBuffer()) };
}

/** Adds TLS and latency to a simulated server, as in the real world. */
export async function openTlsProxy({
  origin,
  delayMs = 0,
  remembers,
  closes,
}: TlsProxyOptions): Promise<TlsProxy> {
  const requests: string[] = [];
  const known = new Map<string, Answer>();
  const { cert, key } = CERTIFICATES.trusted;

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = incoming;
    const name = `${method} ${path}`;
    requests.push(name);
    const { host: _, connection: __, ...headers } = incoming.headers;
    const body = await buffer(incoming);
    const waited = delayMs > 0 ? pause(delayMs) : undefined;
    const answer = known.get(name) ?? (await ask(new URL(path, origin), method, headers, body));
    if (remembers && method === 'GET' && answer.status === 200) known.set(name, answer);
    await waited;
    const head = { 'content-type': answer.type, 'content-length': answer.body.length };
    outgoing
      .writeHead(answer.status, closes ? { ...head, connection: 'close' } : head)
      .end(answer.body);
  }

  const server = createServer({ cert, key }, (incoming, outgoing) => {
    // A client only disconnects if something is wrong.
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
