/**
 * The requests of the API (specification, sections 4 and 5), and the checks of their form. Previews are not in the
 * specification: they are as their vendor describes them in public.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Operation, Reply } from './scenario.ts';

/** A request that the specification allows. */
export interface Call {
  operation: Operation;
  project: string;
  jobId: string;
  /** Of a create or a message. */
  prompt: string;
  /** Of a preview. */
  branch: string;
  query: Range;
}

/** Times in milliseconds since 1970. */
export interface Range {
  dateFrom: number;
  dateTo: number;
  limit: number;
  offset: number;
}

/** As it came in: the path without the query, both still encoded. */
export interface RawRequest {
  method: string;
  path: string;
  search: string;
  headers: IncomingHttpHeaders;
  text: string;
}

// The specification does not show the method and path of a retrieve. This simulation chose them.
const ROUTES: readonly (readonly [Operation, RegExp])[] = [
  ['create', /^POST \/v2\/agent\/(?<project>[^/]+)\/job$/],
  ['message', /^POST \/v2\/agent\/(?<project>[^/]+)\/job\/(?<jobId>[^/]+)\/message$/],
  ['retrieve', /^GET \/v2\/agent\/(?<project>[^/]+)\/job\/(?<jobId>[^/]+)$/],
  ['preview', /^POST \/v1\/project\/preview\/(?<project>[^/]+)$/],
  ['visitors', /^GET \/v1\/analytics\/(?<project>[^/]+)\/visitors$/],
];

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
  const isJson = headers['content-type'] === 'application/json';
  if (method === 'POST' && !isJson) return failure(400, 'A body must be application/json.');

  try {
    const { operation } = target;
    const isWork = operation === 'create' || operation === 'message';
    return {
      operation,
      project: decodeURIComponent(target.project),
      jobId: decodeURIComponent(target.jobId),
      prompt: isWork ? memberOf(text, 'prompt') : '',
      branch: operation === 'preview' ? memberOf(text, 'branch') : '',
      query: rangeOf(new URLSearchParams(search)),
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

function memberOf(body: string, name: 'prompt' | 'branch'): string {
  const { [name]: value } = JSON.parse(body) as Record<string, unknown>;
  if (typeof value !== 'string' || value === '') throw new RangeError(`${name} is missing`);
  return value;
}

const RANGE: readonly string[] = ['dateFrom', 'dateTo', 'limit', 'offset'];

function rangeOf(query: URLSearchParams): Range {
  const unknown = [...query.keys()].filter((name) => !RANGE.includes(name));
  if (unknown.length > 0) throw new RangeError(`unknown parameters: ${unknown}`);

  const [from, to] = [query.get('dateFrom'), query.get('dateTo')];
  return {
    dateFrom: from === null ? -Infinity : moment(from),
    dateTo: to === null ? Infinity : moment(to),
    limit: wholeNumber(query.get('limit') ?? '50', 1, 250),
    offset: wholeNumber(query.get('offset') ?? '0', 0, Number.MAX_SAFE_INTEGER),
  };
}

function wholeNumber(text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= least && number <= most) return number;
  throw new RangeError(`${text} is not a whole number from ${least} to ${most}`);
}

/** Milliseconds since 1970; a day means its UTC midnight. */
function moment(text: string): number {
  const at = Date.parse(text);
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(at)) return at;
  throw new RangeError(`${text} is not a date`);
}
