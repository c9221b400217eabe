import { exchange, type KeylessRequest, type Limits } from '../http/exchange.ts';
import { failedRequest, type RequestResult } from '../http/failed-request.ts';
import { isSuccess } from '../http/words.ts';
import type { Clock } from '../runner/clock.ts';
import type { Connections } from '../runner/network.ts';
import type { Redact } from '../text/redact.ts';
import { addressOf, isLoopback } from '../text/url.ts';
import { type Job, readJob, readStarted, type StartedJob } from './schema.ts';

export const LIMITS = { connectMs: 10_000, maxBytes: 8_388_608 };
export const POST_MS = 60_000;
const GET_MS = 30_000;

/** A POST closes its connection, which no other request uses. */
const OF_POSTS = { 'content-type': 'application/json', connection: 'close' };

interface Access {
  apiKey: string | undefined;
  redact: Redact;
  userAgent: string;
  connections: Connections;
  clock: Clock;
  limits?: Partial<Limits> | undefined;
}

interface Project {
  baseUrl: URL;
  projectId: string;
  jobPath: string;
}

/** With a prompt, it is a POST: a message to the job, or a new job without `jobId`. */
type JobTarget = { jobId?: string | undefined; prompt?: string | undefined };

const CREATE_PATH = '/v2/agent/{projectId}/job';

export type ServiceClient = ReturnType<typeof serviceClient>;

/** Each method sends its request once, and never rejects. */
export function serviceClient({ baseUrl, projectId, jobPath, ...access }: Project & Access) {
  const ask = requester(access);
  const askWithoutKey = requester({ ...access, apiKey: undefined });
  const reading = { redact: access.redact, isLocal: isLoopback(baseUrl) };

  const requestFor = ({ jobId, prompt }: JobTarget): KeylessRequest => {
    const urlOf = (path: string) => addressOf(baseUrl, path, { projectId, id: jobId });
    if (prompt === undefined) return { method: 'GET', url: urlOf(jobPath) };

    const path = jobId === undefined ? CREATE_PATH : `${CREATE_PATH}/{id}/message`;
    return { method: 'POST', url: urlOf(path), body: JSON.stringify({ prompt }) };
  };

  const retrieveWith =
    (send: typeof ask) =>
    (jobId: string, limitMs?: number, signal?: AbortSignal): Promise<RequestResult<Job>> =>
      send(requestFor({ jobId }), (body) => readJob(body, jobId, reading), signal, limitMs);

  return {
    requestFor,

    async post(
      work: JobTarget & { prompt: string },
      signal?: AbortSignal,
    ): Promise<RequestResult<StartedJob>> {
      const read = (body: string) => readStarted(body, reading, work.jobId);
      const result = await ask(requestFor(work), read, signal);
      const isFailure = result.kind === 'failure';
      return isFailure ? { ...result, promptLength: work.prompt.length } : result;
    },

    retrieve: retrieveWith(ask),
    retrieveWithoutKey: retrieveWith(askWithoutKey),
  };
}

/** `parse` gives undefined for an unexpected body. `limitMs` can only shorten the usual limit. */
export function requester(access: Access) {
  const { apiKey, redact, userAgent, connections, clock } = access;
  const common = {
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    accept: 'application/json',
    // By default, a server may use any coding (RFC 9110, 12.5.3), even one that is not read here.
    'accept-encoding': 'identity',
    'user-agent': userAgent,
  };

  return async <T>(
    request: KeylessRequest,
    parse: (body: string) => T | undefined,
    signal?: AbortSignal,
    limitMs = Number.POSITIVE_INFINITY,
  ): Promise<RequestResult<T>> => {
    const isPost = request.method === 'POST';
    const headers = isPost ? { ...common, ...OF_POSTS } : common;
    const limits = { ...LIMITS, totalMs: isPost ? POST_MS : GET_MS, ...access.limits };
    limits.totalMs = Math.max(1, Math.min(limits.totalMs, limitMs));

    const dispatcher = isPost ? connections.own() : connections.shared;
    const deps = { dispatcher, after: clock.after, signal };
    const result = await exchange({ ...request, headers, limits }, deps);
    if (isPost) void dispatcher.destroy().catch(() => {});

    const value = isSuccess(result) ? parse(result.body) : undefined;
    if (value !== undefined) return { kind: 'value', value };
    return failedRequest(result, request, { server: 'The service', redact, wall: clock.wall() });
  };
}
