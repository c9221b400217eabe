import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, textOf } from './answer.ts';

/** The whole body of a request. Rejects where the client goes before it ends. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Header names arrive in lower case; repeated ones as GitHub would read them, joined. */
export function headersOf(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}

/** How an answer is brought over: whole, cut off after half of it, or half of it as if it were all. */
export type Delivery = 'whole' | 'cut' | 'half';

export function send(response: ServerResponse, answer: Answer, delivery: Delivery): void {
  const bytes = Buffer.from(textOf(answer), 'utf8');
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  const sent = delivery === 'half' ? half : bytes;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.status !== 204) {
    if (!response.hasHeader('content-type') && bytes.length > 0) {
      response.setHeader('content-type', 'application/json; charset=utf-8');
    }
    response.setHeader('content-length', sent.length);
  }
  response.writeHead(answer.status);
  if (delivery !== 'cut') {
    response.end(answer.status === 204 ? undefined : sent);
    return;
  }
  // Ended and not reset: a reset may overtake the bytes, and the client would see neither half.
  response.write(half, () => response.socket?.destroySoon());
}

/** A TCP reset: the client learns nothing but that the connection is gone. */
export function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

/** Settles when the connection of an unanswered request is gone; at once if it is already. */
export function gone(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.destroyed || response.socket === null || response.socket.destroyed) resolve();
    else response.once('close', () => resolve());
  });
}
