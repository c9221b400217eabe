import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { CERTIFICATES } from '../faults/certificates.ts';

export interface FrontOptions {
  /** The stand-in behind it, http. */
  readonly origin: string;
  /** Every answer leaves so many ms after its request was read; default 0. */
  readonly delayMs?: number;
  /** Answers GETs that came before from memory, so that the stand-in's own work does not count. */
  readonly remembers?: boolean;
  /** Closes the connection after every answer. */
  readonly closes?: boolean;
}

export interface Front extends AsyncDisposable {
  readonly url: string;
  /** Method, a blank, path and query of every request so far. */
  readonly requests: string[];
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** A stand-in as it would be met in the world: behind TLS and some way off. */
export async function openFront({ origin, delayMs = 0, remembers, closes }: FrontOptions): Promise<Front> {
  const requests: string[] = [];
  const known = new Map<string, Answer>();
  const { cert, key } = CERTIFICATES.trusted;

  const ask = (method: string, path: string, headers: object, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      // A connection of its own: one that was kept could be closed from the other side just then.
      const onward = request(
        new URL(path, origin),
        { method, headers: { ...headers }, agent: false },
        (answer) => {
          const { statusCode = 502, headers } = answer;
          buffer(answer).then(
            (body) => resolve({ status: statusCode, type: headers['content-type'] ?? '', body }),
            reject,
          );
        },
      );
      onward.on('error', reject).end(body);
    });

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = incoming;
    const name = `${method} ${path}`;
    requests.push(name);
    const { host: _, connection: __, ...headers } = incoming.headers;
    const body = await buffer(incoming);
    const waited = delayMs > 0 ? pause(delayMs) : undefined;
    const answer = known.get(name) ?? (await ask(method, path, headers, body));
    if (remembers && method === 'GET' && answer.status === 200) known.set(name, answer);
    await waited;
    outgoing.writeHead(answer.status, {
      'content-type': answer.type,
      'content-length': answer.body.length,
      ...(closes ? { connection: 'close' } : {}),
    });
    outgoing.end(answer.body);
  }

  const server = createServer({ cert, key }, (incoming, outgoing) => {
    // Who asked past the end goes away in the middle; anybody else is to see that something is wrong.
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
