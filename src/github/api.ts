import * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import {
  type Exchange,
  type ExchangeDeps,
  exchange,
  type HttpRequest,
  type HttpResponse,
  type KeylessRequest,
} from '../http/exchange.ts';
import { httpDate, type RequestResult } from '../http/failed-request.ts';
import { isSuccess } from '../http/words.ts';
import type { Clock } from '../runner/clock.ts';
import type { Connections } from '../runner/network.ts';
import { parseJson } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { text } from '../text/sentence.ts';
import { GitHubError, githubFailure } from './github-error.ts';
import { type RetryOptions, retryBudget } from './retry-budget.ts';

type Parameters = Record<string, unknown>;

interface GitHubResponse {
  data: unknown;
  /** The number of the last page of a list; undefined on the last page itself. */
  lastPage: number | undefined;
}

/** All functions of this room that make calls reject with a GitHubError. */
export interface GitHubApi {
  /**
   * Calls a route as GitHub's documentation writes it; owner and repo are filled in. The call is
   * repeated while GitHub limits requests or is unavailable.
   */
  call(route: string, parameters?: Parameters, options?: RetryOptions): Promise<GitHubResponse>;
  /** Asks what the REST API does not say. The query has the variables `$owner` and `$repo`, too. */
  query(query: string, variables: Parameters): Promise<GitHubResponse>;
  /** By GitHub's clock, in ms since 1970; before the first response, by the local one. */
  now(): number;
}

export interface GitHubConnection {
  load: () => Promise<Pick<typeof import('@actions/github'), 'getOctokit'>>;
  network: Connections;
  /** The signal ends an attempt after that time. */
  limit: (ms: number) => AbortSignal;
  clock: Clock;
  /** Aborted by SIGINT and SIGTERM; after that, no call is repeated. */
  signal: AbortSignal;
  redact: Redact;
}

/** `limit` ends an attempt earlier. The largest responses are lists of rendered comments. */
const LIMITS = { connectMs: 10_000, totalMs: 60_000, maxBytes: 67_108_864 };

/** At `GITHUB_API_URL`. `fullName` is the repository's, such as `octo-org/docs`. */
export async function connectGitHub(
  token: string | undefined,
  fullName: string,
  connection: GitHubConnection,
): Promise<GitHubApi> {
  const [owner, repo] = fullName.split('/');
  const secret = token?.trim();
  if (!secret || !owner || !repo) throw TOKEN_MISSING;

  const { getOctokit } = await connection.load();
  const { endpoint } = getOctokit(secret).request;
  const prepare: (route: string, parameters: Parameters) => Prepared = endpoint;
  const { baseUrl } = endpoint.DEFAULTS;
  const { now, send } = sender(baseUrl, connection);

  // Enterprise Server has `/api/v3` for REST, and `/api/graphql`.
  const graphql = { baseUrl: baseUrl.replace(/\/api\/v3$/, '/api') };
  return {
    now,

    call(route, parameters, options) {
      const prepared = prepare(route, { owner, repo, ...parameters });
      return send(requestFrom(prepared, secret), options);
    },

    query(query, variables) {
      const body = { query, variables: { owner, repo, ...variables } };
      return send(requestFrom(prepare('POST /graphql', { ...graphql, ...body }), secret));
    },
  };
}

/** All requests of a run share a clock, and the budget for retries. */
function sender(apiUrl: string, connection: GitHubConnection) {
  const { clock, redact } = connection;
  const callWithRetries = retryBudget(connection);
  let clockOffsetMs = 0;
  const now = () => clock.wall() + clockOffsetMs;

  const attempt = async (
    request: HttpRequest,
    limitMs: number,
  ): Promise<RequestResult<GitHubResponse>> => {
    const result = await exchangeWithin(apiUrl, request, {
      dispatcher: connection.network.shared,
      after: clock.after,
      signal: connection.limit(limitMs),
    });
    if (!isSuccess(result)) return githubFailure(result, request, { redact, now: now() });

    const { headers, body } = result;
    const date = httpDate(headers.date);
    if (date !== undefined) clockOffsetMs = date - clock.wall();
    const value = { data: parseJson(body, redact), lastPage: lastPageOf(headers.link) };
    return { kind: 'value', value };
  };

  const send = async (request: HttpRequest, options?: RetryOptions) => {
    const result = await callWithRetries((limitMs) => attempt(request, limitMs), options);
    if (result.kind === 'value') return result.value;
    throw new GitHubError(result);
  };
  return { now, send };
}

const TOKEN_MISSING = new SetupError({
  title: 'The GitHub token is missing',
  happened: text`The GitHub token or the name of the repository is missing.`,
  next: text`Remove \`github-token\` from the workflow, so that it has its default.`,
});

type Prepared = Pick<HttpRequest, 'headers'> & { method: string; url: string; body?: unknown };

/** Octokit knows the routes. What comes back does not pass through it. */
function requestFrom({ method, url, headers, body }: Prepared, token: string): HttpRequest {
  return {
    method: method as HttpRequest['method'],
    url: new URL(url),
    headers: { ...headers, 'accept-encoding': 'identity', authorization: `Bearer ${token}` },
    limits: LIMITS,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** Follows one redirect within the API. */
async function exchangeWithin(
  apiUrl: string,
  request: HttpRequest,
  deps: ExchangeDeps,
): Promise<Exchange> {
  const first = await exchange(request, deps);
  const target = first.kind === 'response' && redirectTarget(request, first, apiUrl);
  if (!target) return first;

  const last = await exchange({ ...request, url: target }, deps);
  // What the token must not read at its new place is not gone.
  return last.kind === 'response' && last.status === 404 ? first : last;
}

/**
 * Only for a GET: a write at another place is not what was asked for. The request has the token, so
 * it must not leave the API, which has a path of its own on Enterprise Server.
 */
export function redirectTarget(
  { method, url }: KeylessRequest,
  { status, headers: { location = '' } }: Pick<HttpResponse, 'status' | 'headers'>,
  apiUrl: string,
): URL | undefined {
  if (method !== 'GET' || ![301, 302, 307, 308].includes(status)) return undefined;

  const api = new URL(apiUrl).href.replace(/\/?$/, '/');
  const target = URL.parse(location, url.href);
  return target?.href.startsWith(api) ? target : undefined;
}

function lastPageOf(linkHeader: string | string[] = ''): number | undefined {
  const [, page] = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(String(linkHeader)) ?? [];
  return page === undefined ? undefined : Number(page);
}

export function parseResponse<T>(schema: z.ZodMiniType<T>, { data }: { data: unknown }): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;

  // A write may have happened.
  const happened = text`GitHub’s response is not readable.`;
  throw new GitHubError({ kind: 'failure', failure: 'unclear', happened });
}

/**
 * Reads the pages of a list. The first page starts with the oldest row. `lastPage` is undefined on
 * the last page itself.
 */
export function pageReader<Row>(
  api: GitHubApi,
  route: string,
  parameters: Parameters,
  schema: z.ZodMiniType<Row>,
) {
  return async (page: number) => {
    const response = await api.call(route, { ...parameters, per_page: 100, page });
    return { rows: parseResponse(z.array(schema), response), lastPage: response.lastPage };
  };
}
