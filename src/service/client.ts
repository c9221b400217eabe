import type { Connections } from '../runner/connections.ts';
import { redactor } from '../text/redact.ts';
import { addressOf, isSegment } from '../text/url.ts';
import { classifyGet, classifyPost, type GetFailure, type PostClass, retryAfterMs } from './classify.ts';
import { type Exchange, exchange, type Limits } from './exchange.ts';
import type { Job, StartedJob } from './job.ts';
import { readJob, readStarted, serviceWords } from './schema.ts';

/** Limits in milliseconds and bytes (design: behaviour.md, Sending). A job is small; a page of one is not. */
export const LIMITS = {
  post: { connectMs: 10_000, totalMs: 60_000, maxBytes: 1_048_576 },
  get: { connectMs: 10_000, totalMs: 30_000, maxBytes: 1_048_576 },
} as const satisfies Record<string, Limits>;

/** Where the service is, for whom, and with which key. */
export interface ServiceAddress {
  baseUrl: URL;
  projectId: string;
  apiKey: string;
  /** The template of the endpoint that retrieves a job. */
  jobPath: string;
}

/** What a request would be, for a dry run and for messages; without the key. */
export interface RequestPreview {
  method: 'GET' | 'POST';
  url: URL;
  body?: string;
}

/** The result of one try of a POST. `what` is a sentence's end such as 'answered 503', still untrusted. */
export interface PostAttempt {
  class: PostClass;
  job?: StartedJob;
  status?: number;
  /** The answer was whole and a success, and yet no job: somebody else may have given it. */
  foreign?: true;
  what: string;
  /** The service's own words, bounded, untrusted; empty where there are none. */
  words: string;
  retryAfterMs?: number;
  stopped: boolean;
}

/** The result of one GET of a job. */
export type Reading =
  | { kind: 'job'; job: Job }
  | {
      kind: 'failure';
      failure: GetFailure;
      status?: number;
      /** As in `PostAttempt`. */
      foreign?: true;
      what: string;
      words: string;
      retryAfterMs?: number;
    };

/** The service's agent job endpoints (specification 4.1 to 4.3); no method repeats anything or rejects. */
export interface ServiceClient {
  preview(target: 'create' | { message: string } | { retrieve: string }, prompt?: string): RequestPreview;
  create(prompt: string, signal?: AbortSignal): Promise<PostAttempt>;
  message(jobId: string, prompt: string, signal?: AbortSignal): Promise<PostAttempt>;
  /** `limitMs` shortens the GET's own time limit. */
  retrieve(jobId: string, limitMs?: number, signal?: AbortSignal): Promise<Reading>;
}

/** Makes a client over the given connections; `wall` is the time in ms since the epoch. */
export function serviceClient(
  address: ServiceAddress,
  deps: {
    connections: Connections;
    wall: () => number;
    limits?: { post: Limits; get: Limits };
    userAgent: string;
  },
): ServiceClient {
  const { connections, wall, limits = LIMITS, userAgent } = deps;
  const { baseUrl, projectId, apiKey, jobPath } = address;
  // A service may repeat the key in its own words: they are clean before anything is cut or shown.
  const read: ReadDeps = { wall, redact: redactor([apiKey]) };
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'user-agent': userAgent };

  const preview: ServiceClient['preview'] = (target, prompt) => {
    if (typeof target === 'object' && 'retrieve' in target) {
      return { method: 'GET', url: addressOf(baseUrl, jobPath, { projectId, id: target.retrieve }) };
    }
    const url =
      target === 'create'
        ? addressOf(baseUrl, '/v2/agent/{projectId}/job', { projectId })
        : addressOf(baseUrl, '/v2/agent/{projectId}/job/{id}/message', { projectId, id: target.message });
    return { method: 'POST', url, body: JSON.stringify({ prompt }) };
  };

  const post = async (request: RequestPreview, signal?: AbortSignal): Promise<PostAttempt> => {
    const dispatcher = connections.own();
    const result = await exchange(
      { ...request, headers: { ...headers, 'content-type': 'application/json' }, limits: limits.post },
      { dispatcher, after: connections.after, signal },
    );
    void dispatcher.destroy().catch(() => {});
    return attempt(result, read);
  };

  return {
    preview,
    create: (prompt, signal) => post(preview('create', prompt), signal),
    message: (jobId, prompt, signal) => post(preview({ message: jobId }, prompt), signal),
    async retrieve(jobId, limitMs = Number.POSITIVE_INFINITY, signal) {
      const get = { ...limits.get, totalMs: Math.max(1, Math.min(limits.get.totalMs, limitMs)) };
      const request = { ...preview({ retrieve: jobId }), headers, limits: get };
      return reading(
        await exchange(request, { dispatcher: connections.shared, after: connections.after, signal }),
        read,
      );
    },
  };
}

/** The job with the key taken out of everything but its id. */
function clean<T extends StartedJob>(job: T | undefined, redact: (text: string) => string): T | undefined {
  if (job === undefined) return undefined;
  const shown = Object.entries(job).map(([name, value]) => [
    name,
    name === 'id' || typeof value !== 'string' ? value : redact(value),
  ]);
  return Object.fromEntries(shown) as T;
}

interface ReadDeps {
  wall: () => number;
  redact: (text: string) => string;
}

function attempt(result: Exchange, { wall, redact }: ReadDeps): PostAttempt {
  const job = result.kind === 'response' ? clean(readStarted(result.body), redact) : undefined;
  // An id goes into addresses and outputs as it is; one that holds the key must not.
  const usable = job !== undefined && isSegment(job.id) && redact(job.id) === job.id;
  const told = retryAfterMs(result, wall());
  const kind = classifyPost(result, usable);
  return {
    class: kind,
    ...(kind === 'accepted' && job ? { job } : {}),
    ...(result.status === undefined ? {} : { status: result.status }),
    ...(isSuccess(result) && !job ? { foreign: true } : {}),
    what:
      isSuccess(result) && job && !usable
        ? 'named a job whose id cannot stand in an address'
        : describe(result, redact),
    words: kind === 'accepted' || result.kind === 'fault' ? '' : serviceWords(result.body, redact),
    ...(told === undefined ? {} : { retryAfterMs: told }),
    stopped: result.kind === 'fault' && result.code === 'STOPPED',
  };
}

function reading(result: Exchange, { wall, redact }: ReadDeps): Reading {
  if (result.kind === 'response' && isSuccess(result)) {
    const job = clean(readJob(result.body), redact);
    if (job) return { kind: 'job', job };
  }
  const told = retryAfterMs(result, wall());
  return {
    kind: 'failure',
    failure: classifyGet(result),
    ...(result.status === undefined ? {} : { status: result.status }),
    ...(isSuccess(result) ? { foreign: true } : {}),
    what: describe(result, redact),
    words: result.kind === 'fault' ? '' : serviceWords(result.body, redact),
    ...(told === undefined ? {} : { retryAfterMs: told }),
  };
}

/** A whole answer that claims success. */
function isSuccess(result: Exchange): boolean {
  return result.kind === 'response' && result.status >= 200 && result.status < 300;
}

/** An exchange as the end of a sentence that begins with 'the service'; `redact` takes secrets out of it. */
export function describe(result: Exchange, redact: (words: string) => string): string {
  if (result.kind === 'fault') {
    const before = result.status === undefined ? '' : `answered ${result.status}, then `;
    return `${before}${result.sent ? 'broke off' : 'could not be reached'} (${result.code}: ${result.message})`;
  }
  if (result.status >= 300 && result.status < 400) return `answered ${result.status}, a redirect`;
  if (isSuccess(result)) {
    const type = redact(result.headers['content-type']?.split(';')[0] ?? 'no content type');
    return `answered ${result.status}, but not with an agent job (${type.slice(0, 80)}, ${result.body.length} characters)`;
  }
  return `answered ${result.status}`;
}
