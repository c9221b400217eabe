/** HTTP as the stand-in reads and writes it: keeps what came in, knows nothing of jobs. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'openapi-backend';
import type { Reply } from './scenario.ts';

/** A request as it came in. */
export interface SeenRequest {
  readonly method: string;
  /** Raw, without the query. */
  readonly path: string;
  /** Decoded; of a name that comes more than once, the last value. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** The body's text, and what it says as JSON if it does. */
  readonly text: string;
  readonly body: unknown;
  /** When its headers came, in ms since 1970. */
  readonly at: number;
  /** The status it was answered with; 0 before that. */
  status: number;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a request to its end; `at` is the time to note for it. */
export async function read(
  request: IncomingMessage,
  at: number,
): Promise<{ seen: SeenRequest; search: string }> {
  const { method = '', url: target = '', headers } = request;
  const mark = target.indexOf('?');
  const [path, search] = mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const query = Object.fromEntries(new URLSearchParams(search));
  return { seen: { method, path, query, headers, text, body: parsed(text), at, status: 0 }, search };
}

/** As the description is checked: a parameter that comes twice is a list, which none of them allows. */
export function forChecking({ method, path, headers, text }: SeenRequest, search: string): Request {
  const parameters = new URLSearchParams(search);
  const query: Record<string, string | string[]> = {};
  for (const name of parameters.keys()) {
    const values = parameters.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? '']));
  return { method, path, query, headers: plain, ...(method === 'GET' ? {} : { body: text }) };
}

/** Writes an answer to its end. */
export function send(response: ServerResponse, reply: Reply): void {
  const { status, headers, body, text = JSON.stringify(body), type = 'application/json' } = reply;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(text);
}
