/** The requests of the API (specification, sections 4 and 5), and the checks of their form. */
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Operation, Reply } from './scenario.ts';

/** A request that the specification allows. */
export interface Call {
  readonly operation: Operation;
  readonly project: string;
  readonly jobId: string;
  readonly prompt: string;
  readonly query: z.infer<typeof range>;
}

/** As it came in: the path without the query, both still encoded. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

// The specification does not show the method and path of a retrieve. This simulation chose them.
const ROUTES: readonly (readonly [Operation, RegExp])[] = [
  ['create', /^POST \/v2\/agent\/(?<project>[^/]+)\/job$/],
  ['message', /^POST \/v2\/agent\/(?<project>[^/]+)\/job\/(?<jobId>[^/]+)\/message$/],
  ['retrieve', /^GET \/v2\/agent\/(?<project>[^/]+)\/job\/(?<jobId>[^/]+)$/],
  ['visitors', /^GET \/v1\/analytics\/(?<project>[^/]+)\/visitors$/],
];

/** Milliseconds since 1970; a day means its UTC midnight, a time without an offset is UTC too. */
const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
  .transform((text) => Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text));
const range = z.strictObject({
  dateFrom: moment.default(-Infinity),
  dateTo: moment.default(Infinity),
  limit: z.coerce.number().int().min(1).max(250).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});
const instruction = z.object({ prompt: z.string().min(1) });

/** Section 7 does not show errors. `{"error": string}` is the choice of this simulation. */
export const failure = (status: number, error: string): Reply => ({ status, body: { error } });

/** The call that a request makes, or the answer that refuses it. */
export function readCall(
  { method, path, search, headers, text }: RawRequest,
  key: string,
): Call | Reply {
  const target = routeOf(method, path);
  if (target === undefined) return failure(404, 'There is nothing at this address.');
  if (headers.authorization !== `Bearer ${key}`) return failure(401, 'A valid API key is needed.');

  // Sections 1 and 4: bodies are JSON and say so.
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  if (method === 'POST' && !isJson) return failure(400, 'A body must be application/json.');

  const parameters = new URLSearchParams(search);
  const query = Object.fromEntries(parameters);
  if (parameters.size > Object.keys(query).length) return failure(400, 'Each parameter only once.');

  try {
    return {
      operation: target.operation,
      project: decodeURIComponent(target.project),
      jobId: decodeURIComponent(target.jobId),
      prompt: method === 'POST' ? instruction.parse(JSON.parse(text)).prompt : '',
      query: range.parse(query),
    };
  } catch (error) {
    return failure(400, String(error));
  }
}

/** The operation of an address, with its identifiers still encoded. */
function routeOf(method: string, path: string) {
  for (const [operation, route] of ROUTES) {
    const { project = '', jobId = '' } = route.exec(`${method} ${path}`)?.groups ?? {};
    if (project !== '') return { operation, project, jobId };
  }
  return undefined;
}
