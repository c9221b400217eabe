/** The requests of the API (specification, sections 4 and 5), and the checks of their form. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Reply {
  status: number;
  body: unknown;
}

export interface Call {
  operation: Operation;
  project: string;
  jobId: string;
  prompt: string;
  query: Range;
}

/** Times in milliseconds since 1970. */
export interface Range {
  dateFrom: number;
  dateTo: number;
  limit: number;
  offset: number;
}

export interface SeenRequest {
  method: string;
  target: string;
  path: string;
  search: string;
  headers: IncomingHttpHeaders;
  text: string;
}

// The specification does not show the method and path of a retrieve. This simulation chose them.
const ROUTES = {
  create: /^POST \/v2\/agent\/(?<project>[^/]+)\/job$/,
  message: /^POST \/v2\/agent\/(?<project>[^/]+)\/job\/(?<jobId>[^/]+)\/message$/,
  retrieve: /^GET \/v2\/agent\/(?<project>[^/]+)\/job\/(?<jobId>[^/]+)$/,
  visitors: /^GET \/v1\/analytics\/(?<project>[^/]+)\/visitors$/,
};

export type Operation = keyof typeof ROUTES;

/** Section 7 does not show errors. `{"error": string}` is the choice of this simulation. */
export const failure = (status: number, error: string): Reply => ({ status, body: { error } });

export function readCall(
  { method, path, search, headers, text }: SeenRequest,
  key: string,
): Call | Reply {
  const target = `${method} ${path}`;
  const operation = (Object.keys(ROUTES) as Operation[]).find((name) => ROUTES[name].test(target));
  if (!operation) return failure(404, 'There is nothing at this address.');
  if (headers.authorization !== `Bearer ${key}`) return failure(401, 'A valid API key is needed.');

  const isPost = method === 'POST';
  if (isPost && headers['content-type'] !== 'application/json')
    return failure(400, 'A body must be application/json.');

  const { project = '', jobId = '' } = ROUTES[operation].exec(target)?.groups ?? {};
  try {
    const { prompt = '' } = JSON.parse(text || '{}') as Record<string, string>;
    if (isPost && prompt === '') throw new RangeError('The body says nothing.');
    return {
      operation,
      project: decodeURIComponent(project),
      jobId: decodeURIComponent(jobId),
      prompt,
      query: rangeOf(new URLSearchParams(search)),
    };
  } catch (error) {
    return failure(400, String(error));
  }
}

function rangeOf(query: URLSearchParams): Range {
  const {
    dateFrom,
    dateTo,
    limit = '50',
    offset = '0',
    ...unknown
  } = Object.fromEntries<string | undefined>(query);
  if (Object.keys(unknown).length > 0) throw new RangeError(`unknown parameters in ${query}`);

  return {
    dateFrom: dateFrom === undefined ? -Infinity : moment(dateFrom),
    dateTo: dateTo === undefined ? Infinity : moment(dateTo),
    limit: wholeNumber(limit, 1, 250),
    offset: wholeNumber(offset, 0, Number.MAX_SAFE_INTEGER),
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
