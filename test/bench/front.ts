import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { rootCertificates } from 'node:tls';
import { request } from 'undici';
import { AUTHORITY, AUTHORITY_FILE, CERTIFICATES } from '../faults/certificates.ts';

interface FrontOptions {
  /** The simulated server behind it, http. */
  readonly origin: string;
  /** Delays every answer by that many ms after its request was read; default 0. */
  readonly delayMs?: number;
  /** Answers repeated GETs from memory, so that the work of the simulated server does not count. */
  readonly remembers?: boolean;
  /** Closes the connection after every answer. */
  readonly closes?: boolean;
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** On a connection of its own: one that was kept could be closed from the other side just then. */
async function ask(url: URL, method: string, headers: IncomingHttpHeaders, body: Buffer) {
  const answer = await request(url, { method: method as 'GET', headers, body, reset: true });
  const type = String(answer.headers['content-type'] ?? '');
  return { status: answer.statusCode, type, body: Buffer.from(await answer.body.arrayBuffer()) };
}

/** Adds TLS and latency to a simulated server, as in the real world. */
export async function openFront({ origin, delayMs = 0, remembers, closes }: FrontOptions) {
  /** Method, a blank, path and query of every request so far. */
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
    // No client disconnects unless something is wrong.
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

/**
 * Makes both sides trust the certificates of the simulated servers. curl reads its file of authorities in every
 * process, so the size of that file is a large part of the cost of a request.
 */
export function openTrust() {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-bench-'));
  const all = join(folder, 'roots.pem');
  writeFileSync(all, [...rootCertificates, AUTHORITY].join('\n'));
  return {
    /** Node's own public roots stay: a file of one certificate costs it nothing that can be measured. */
    node: { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE },
    /** The same set of public roots and the authority of this run, as a machine has them. */
    curl: { TRUST: all },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
