import type { Clock } from '../clock.ts';
import type { Failure } from '../poll.ts';
import type { Connections } from '../runner/network.ts';
import type { Redact } from '../text/redact.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { addressOf } from '../text/url.ts';
import { classify, isSuccess, retryAfterMs } from './classify.ts';
import { type Exchange, exchange, type HttpRequest, type Limits } from './request.ts';
import {
  errorMessage,
  type Job,
  readJob,
  readStarted,
  type StartedJob,
  WEB_PAGE,
} from './schema.ts';

const LIMITS = { connectMs: 10_000, maxBytes: 8_388_608 };
const TOTAL_MS = { POST: 60_000, GET: 30_000 };

export interface ServiceAccess {
  baseUrl: URL;
  projectId: string;
  apiKey: string;
  redact: Redact;
  userAgent: string;
  connections: Connections;
  clock: Pick<Clock, 'wall' | 'after'>;
  limits?: Partial<Limits> | undefined;
}

/** A request without the key, for dry runs and messages. */
type RequestPreview = Pick<HttpRequest, 'method' | 'url' | 'body'>;

/** A request without a usable response, and the same as the result of one attempt. */
export interface FailedRequest {
  status?: number | undefined;
  /** A predicate for 'the service', such as 'returned 503'. */
  what: Text;
  /** The service's error message, truncated and untrusted; '' without one. */
  serviceMessage: string;
  /** A complete 2xx response with an unexpected body; another server may have sent it. */
  unexpected?: boolean;
  retryAfterMs?: number | undefined;
}

export type FailedAttempt = FailedRequest & { kind: 'failure'; failure: Failure };
export type PostAttempt = { kind: 'value'; value: StartedJob } | FailedAttempt;
export type JobRead = { kind: 'job'; job: Job } | FailedAttempt;

/** With a prompt, a POST that creates a job or sends a message to the one that is named; without, a GET of that job. */
type JobTarget = { jobId?: string | undefined; prompt?: string | undefined };

export type ServiceClient = ReturnType<typeof serviceClient>;

/** The agent job endpoints (specification 4.1 to 4.3); methods make one attempt. */
export function serviceClient(access: ServiceAccess & { jobPath: string }) {
  const { baseUrl, projectId, jobPath } = access;
  const ask = requester(access);
  const preview = ({ jobId, prompt }: JobTarget): RequestPreview => {
    const create = '/v2/agent/{projectId}/job';
    const path =
      prompt === undefined ? jobPath : jobId === undefined ? create : `${create}/{id}/message`;
    const url = addressOf(baseUrl, path, { projectId, id: jobId ?? '' });
    return prompt === undefined
      ? { method: 'GET', url }
      : { method: 'POST', url, body: JSON.stringify({ prompt }) };
  };
  return {
    preview,
    post(work: JobTarget & { prompt: string }, signal?: AbortSignal): Promise<PostAttempt> {
      return ask(preview(work), readStarted, signal);
    },
    async retrieve(jobId: string, limitMs?: number, signal?: AbortSignal): Promise<JobRead> {
      const parse: Parse<Job> = (body, redact) => readJob(body, jobId, redact);
      const read = await ask(preview({ jobId }), parse, signal, limitMs);
      return read.kind === 'failure' ? read : { kind: 'job', job: read.value };
    },
  };
}

/** Returns undefined for an unexpected body. */
type Parse<T> = (body: string, redact: Redact) => T | undefined;

/** Returns the function that sends one request; it never rejects. `limitMs` shortens the request's own time limit. */
export function requester({
  apiKey,
  redact,
  userAgent,
  connections,
  clock,
  limits,
}: ServiceAccess) {
  const { after } = clock;
  const common = {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/json',
    'user-agent': userAgent,
  };
  return async <T>(
    request: RequestPreview,
    parse: Parse<T>,
    signal?: AbortSignal,
    limitMs = Number.POSITIVE_INFINITY,
  ): Promise<{ kind: 'value'; value: T } | FailedAttempt> => {
    const { method } = request;
    const isPost = method === 'POST';
    const headers = isPost ? { ...common, 'content-type': 'application/json' } : common;
    const bounds = { ...LIMITS, totalMs: TOTAL_MS[method], ...limits };
    bounds.totalMs = Math.max(1, Math.min(bounds.totalMs, limitMs));
    const dispatcher = isPost ? connections.own() : connections.shared;
    const result = await exchange(
      { ...request, headers, limits: bounds },
      { dispatcher, after, signal },
    );
    if (isPost) void dispatcher.destroy().catch(() => {});
    const unexpected = isSuccess(result);
    const value = unexpected ? parse(result.body, redact) : undefined;
    if (value !== undefined) return { kind: 'value', value };
    const { status } = result;
    const message = result.kind === 'fault' ? '' : errorMessage(result.body, redact);
    return {
      kind: 'failure',
      failure: classify(result, method),
      status,
      what: describe(result, redact),
      // The body of a 2xx response is not an error message.
      serviceMessage: unexpected && message !== WEB_PAGE ? '' : message,
      unexpected,
      retryAfterMs: retryAfterMs(result, clock.wall()),
    };
  };
}

function describe(result: Exchange, redact: Redact): Text {
  const { status } = result;
  if (result.kind === 'fault') {
    const detail = code(redact(`${result.code}: ${result.message}`));
    if (status === undefined)
      return text`${result.sent ? 'did not respond' : 'could not be reached'} (${detail})`;
    return text`returned ${code(status)}, but the response was incomplete (${detail})`;
  }
  const isRedirect = result.status >= 300 && result.status < 400;
  const but = isSuccess(result)
    ? [', but not the expected response']
    : isRedirect
      ? [', a redirect']
      : [];
  return text`returned ${code(result.status)}${but}`;
}
