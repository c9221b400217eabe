import type { Connections } from '../runner/network.ts';
import { redactor } from '../text/redact.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { addressOf, isSegment } from '../text/url.ts';
import {
  classifyGet,
  classifyPost,
  type GetFailure,
  isSuccess,
  type PostClass,
  retryAfterMs,
} from './classify.ts';
import { type Exchange, exchange, type HttpRequest, type Limits } from './request.ts';
import { errorMessage, type Job, readJob, readStarted, type StartedJob, WEB_PAGE } from './schema.ts';

/** A response may contain everything that the agent wrote, or a page of long paths. */
const MAX_BYTES = 8_388_608;
const LIMITS = {
  post: { connectMs: 10_000, totalMs: 60_000, maxBytes: MAX_BYTES },
  get: { connectMs: 10_000, totalMs: 30_000, maxBytes: MAX_BYTES },
} as const satisfies Record<string, Limits>;

/** The service's URL, the project and the API key. */
interface ServiceAddress {
  baseUrl: URL;
  projectId: string;
  apiKey: string;
  /** The template of the endpoint that retrieves a job. */
  jobPath: string;
}

/** A request without the key, for dry runs and messages. */
export type RequestPreview = Pick<HttpRequest, 'method' | 'url' | 'body'>;

/** A request without a usable response. */
export interface FailedRequest {
  status?: number | undefined;
  /** A predicate for 'the service', such as 'returned 503'. */
  what: Text;
  /** The service's error message, truncated and untrusted; '' without one. */
  serviceMessage: string;
  /** A complete 2xx response with an unexpected body; another server may have sent it. */
  unexpected?: boolean;
  /** The key was rejected and does not look like an admin key. */
  suspectKey?: boolean;
  retryAfterMs?: number | undefined;
}

/** The result of one attempt to POST; `job` if it was accepted. */
export interface PostAttempt extends FailedRequest {
  class: PostClass;
  job?: StartedJob | undefined;
  stopped: boolean;
}

/** A GET without a readable response. */
export interface FailedRead extends FailedRequest {
  kind: 'failure';
  failure: GetFailure;
}

/** The result of one GET of a job. */
export type JobRead = { kind: 'job'; job: Job } | FailedRead;

/** The service's agent job endpoints (specification 4.1 to 4.3); methods make one attempt and never reject. */
export interface ServiceClient {
  preview(target: 'create' | { message: string } | { retrieve: string }, prompt?: string): RequestPreview;
  create(prompt: string, signal?: AbortSignal): Promise<PostAttempt>;
  message(jobId: string, prompt: string, signal?: AbortSignal): Promise<PostAttempt>;
  /** `limitMs` shortens the GET's own time limit. */
  retrieve(jobId: string, limitMs?: number, signal?: AbortSignal): Promise<JobRead>;
}

/** Dependencies of every request; `wall`: the time in ms since the epoch. */
export interface ServiceAccess {
  apiKey: string;
  userAgent: string;
  connections: Pick<Connections, 'shared' | 'after'>;
  wall: () => number;
}

export function serviceClient(
  { baseUrl, projectId, apiKey, jobPath }: ServiceAddress,
  deps: Omit<ServiceAccess, 'apiKey'> & {
    connections: Connections;
    limits?: { post: Limits; get: Limits };
  },
): ServiceClient {
  const { connections, limits = LIMITS } = deps;
  const access: ServiceAccess = { ...deps, apiKey };
  const redact = redactor([apiKey]);

  const preview: ServiceClient['preview'] = (target, prompt) => {
    const [template, id = ''] =
      target === 'create'
        ? ['/v2/agent/{projectId}/job']
        : 'message' in target
          ? ['/v2/agent/{projectId}/job/{id}/message', target.message]
          : [jobPath, target.retrieve];
    const url = addressOf(baseUrl, template, { projectId, id });
    return prompt === undefined
      ? { method: 'GET', url }
      : { method: 'POST', url, body: JSON.stringify({ prompt }) };
  };

  const post = async (request: RequestPreview, signal?: AbortSignal): Promise<PostAttempt> => {
    const dispatcher = connections.own();
    const headers = { ...headersOf(access), 'content-type': 'application/json' };
    const result = await exchange(
      { ...request, headers, limits: limits.post },
      { dispatcher, after: connections.after, signal },
    );
    void dispatcher.destroy().catch(() => {});
    const named = isSuccess(result) ? readStarted(result.body) : undefined;
    // An ID is used in URLs and outputs unredacted, so one that contains the key is rejected.
    const job = named && isSegment(named.id) && redact(named.id) === named.id ? named : undefined;
    const failed = failedRequest(result, 'an agent job', access);
    if (named) {
      failed.what = job ? text`accepted it` : text`returned a job ID that cannot be used in a URL`;
      failed.unexpected = false;
    }
    return {
      ...failed,
      class: classifyPost(result, job !== undefined),
      job: job && redactJob(job, redact),
      stopped: result.kind === 'fault' && result.code === 'STOPPED',
    };
  };

  return {
    preview,
    create: (prompt, signal) => post(preview('create', prompt), signal),
    message: (jobId, prompt, signal) => post(preview({ message: jobId }, prompt), signal),
    async retrieve(jobId, limitMs = Number.POSITIVE_INFINITY, signal) {
      const { url } = preview({ retrieve: jobId });
      const totalMs = Math.max(1, Math.min(limits.get.totalMs, limitMs));
      const read = await get(
        { url, parse: (body) => readJob(body, jobId), expected: 'an agent job with this ID' },
        { ...access, limits: { ...limits.get, totalMs }, signal },
      );
      return read.kind === 'failure' ? read : { kind: 'job', job: redactJob(read.value, redact) };
    },
  };
}

/**
 * Sends one GET. `parse` returns undefined for an unexpected body; `expected` describes the right one, such as 'an agent
 * job'. Never rejects.
 */
export async function get<T>(
  { url, parse, expected }: { url: URL; parse: (body: string) => T | undefined; expected: string },
  deps: ServiceAccess & { limits?: Limits | undefined; signal?: AbortSignal | undefined },
): Promise<{ kind: 'value'; value: T } | FailedRead> {
  const { connections, limits = LIMITS.get, signal } = deps;
  const { shared: dispatcher, after } = connections;
  const request = { method: 'GET' as const, url, headers: headersOf(deps), limits };
  const result = await exchange(request, { dispatcher, after, signal });
  const value = isSuccess(result) ? parse(result.body) : undefined;
  if (value !== undefined) return { kind: 'value', value };
  return { kind: 'failure', failure: classifyGet(result), ...failedRequest(result, expected, deps) };
}

function headersOf({ apiKey, userAgent }: ServiceAccess): Record<string, string> {
  return { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'user-agent': userAgent };
}

/** Redacts every field of a job but its ID. */
function redactJob<T extends StartedJob>(job: T, redact: (text: string) => string): T {
  return JSON.parse(JSON.stringify(job), (name, value) =>
    name !== 'id' && typeof value === 'string' ? redact(value) : value,
  );
}

/** An admin key has one prefix before its secret (specification, 5); other kinds of key may have two. */
const ADMIN_KEY = /^[A-Za-z0-9]+_(?![a-z]{2,8}_)/;

function failedRequest(
  result: Exchange,
  expected: string,
  { apiKey, wall }: Pick<ServiceAccess, 'apiKey' | 'wall'>,
): FailedRequest {
  // A response may contain the key, which is redacted before any truncation.
  const redact = redactor([apiKey]);
  const { status } = result;
  const unexpected = isSuccess(result);
  const message = result.kind === 'fault' ? '' : errorMessage(result.body, redact);
  return {
    status,
    what: describe(result, expected, redact),
    // The body of a 2xx response is not an error message.
    serviceMessage: unexpected && message !== WEB_PAGE ? '' : message,
    unexpected,
    suspectKey: (status === 401 || status === 403) && !ADMIN_KEY.test(apiKey),
    retryAfterMs: retryAfterMs(result, wall()),
  };
}

function describe(result: Exchange, expected: string, redact: (text: string) => string): Text {
  if (result.kind === 'fault') {
    const detail = code(`${result.code}: ${result.message}`);
    if (result.status !== undefined)
      return text`returned ${code(result.status)}, but the response was incomplete (${detail})`;
    return text`${result.sent ? 'did not respond' : 'could not be reached'} (${detail})`;
  }
  const { status } = result;
  if (status >= 300 && status < 400) return text`returned ${code(status)}, a redirect`;
  if (!isSuccess(result)) return text`returned ${code(status)}`;
  const type = redact(result.headers['content-type']?.split(';')[0] ?? 'no content type');
  return text`returned ${code(status)}, but not ${expected} (${code(type.slice(0, 80))}, ${result.body.length} characters)`;
}
