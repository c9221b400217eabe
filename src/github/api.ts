import type { RequestInit } from 'undici';
import type * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import { type Exchange, exchange, type HttpRequest, isSuccess } from '../http/exchange.ts';
import { httpDate } from '../http/failed-request.ts';
import type { Clock } from '../runner/clock.ts';
import type { Connections } from '../runner/network.ts';
import { parseJson } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { text } from '../text/sentence.ts';
import { githubErrorOf } from './failed-call.ts';
import { GitHubError } from './github-error.ts';
import { RetryBudget } from './retry-budget.ts';

interface GitHubResponse {
  data: unknown;
  /** The number of the last page of a list; undefined on the last page itself. */
  lastPage: number | undefined;
}

interface CallParameters extends Record<string, unknown> {
  headers?: Record<string, string>;
}

/** All functions of this room that make calls reject with a GitHubError. */
export interface GitHubApi {
  /**
   * Calls a route as GitHub's documentation writes it; owner and repo are filled in. The call is
   * repeated while GitHub limits requests or breaks down, and with `existsSoon` also after a 404.
   */
  call(
    route: string,
    parameters?: CallParameters,
    options?: { maxAttempts?: number; existsSoon?: boolean },
  ): Promise<GitHubResponse>;
  /** By GitHub's clock, in ms since 1970; before the first response, by the local one. */
  now(): number;
}

export interface GitHubConnection {
  load: () => Promise<Pick<typeof import('@actions/github'), 'getOctokit'>>;
  network: Pick<Connections, 'shared'>;
  /** The signal ends an attempt after that time. */
  limit: (ms: number) => AbortSignal;
  clock: Pick<Clock, 'now' | 'wall' | 'sleep' | 'after'>;
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
  const [owner = '', repo = ''] = fullName.split('/');
  if (!token?.trim() || !owner || !repo) throw TOKEN_MISSING;

  const { getOctokit } = await connection.load();
  // Octokit's own notes do not belong in the log of the run.
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const sender = new Sender(getOctokit(token.trim(), { log }), connection);
  const budget = new RetryBudget(connection);
  return {
    now: () => sender.now(),

    call(route, parameters, options) {
      const isPost = route.startsWith('POST ');
      const attempt = (ms: number) =>
        sender.send(route, { owner, repo, ...parameters }, connection.limit(ms));
      return budget.callWithRetries(attempt, { isPost, ...options });
    },
  };
}

const TOKEN_MISSING = new SetupError({
  title: 'The GitHub token is missing',
  happened: text`The GitHub token or the name of the repository is missing.`,
  next: text`Remove \`github-token\` from the workflow, so that it has its default.`,
});

type Octokit = ReturnType<typeof import('@actions/github').getOctokit>;

/** Makes one attempt of a call. The responses say what time it is by GitHub's clock. */
class Sender {
  private readonly octokit: Octokit;
  private readonly connection: GitHubConnection;
  private clockOffsetMs = 0;
  private wasAccepted = false;

  constructor(octokit: Octokit, connection: GitHubConnection) {
    this.octokit = octokit;
    this.connection = connection;
  }

  now(): number {
    return this.connection.clock.wall() + this.clockOffsetMs;
  }

  async send(
    route: string,
    parameters: CallParameters,
    signal: AbortSignal,
  ): Promise<GitHubResponse> {
    const { redact, clock } = this.connection;
    const [first, last = first] = await this.exchange(route, parameters, signal);
    if (first === undefined || last === undefined) throw new Error('Octokit sent no request');
    if (!isSuccess(last.result)) {
      // What the token must not read at its new place is not gone.
      const { request, result } = last.result.status === 404 ? first : last;
      const context = { redact, now: this.now(), wasAccepted: this.wasAccepted };
      throw githubErrorOf(result, request, context);
    }

    const { headers, body } = last.result;
    this.wasAccepted = true;
    const date = httpDate(headers.date);
    if (date !== undefined) this.clockOffsetMs = date - clock.wall();
    return { data: parseJson(body, redact), lastPage: lastPageOf(headers.link) };
  }

  /** Octokit makes the request of the route. What comes back does not pass through it. */
  private async exchange(route: string, parameters: CallParameters, signal: AbortSignal) {
    const { octokit, connection } = this;
    const { baseUrl } = octokit.request.endpoint.DEFAULTS;
    const deps = { dispatcher: connection.network.shared, after: connection.clock.after, signal };
    const exchanges: { request: HttpRequest; result: Exchange }[] = [];

    const ask = async (request: HttpRequest): Promise<void> => {
      const result = await exchange(request, deps);
      exchanges.push({ request, result });
      const target = exchanges.length === 1 && redirectTarget(request, result, baseUrl);
      if (target) await ask({ ...request, url: target });
    };
    const fetch = async (url: string, init: RequestInit) => {
      await ask(requestOf(url, init));
      return { status: 204, headers: new Map() };
    };
    await octokit.request(route, { ...parameters, request: { fetch } });
    return exchanges;
  }
}

function requestOf(url: string, { method, headers, body }: RequestInit): HttpRequest {
  const request = { method, url: new URL(url), headers, limits: LIMITS } as HttpRequest;
  return typeof body === 'string' ? { ...request, body } : request;
}

/**
 * Only for a GET: a write at another place is not what was asked for. The request has the token, so
 * it must not leave the API, which has a path of its own on Enterprise Server.
 */
export function redirectTarget(
  { method, url }: Pick<HttpRequest, 'method' | 'url'>,
  { status = 0, headers }: Pick<Exchange, 'status' | 'headers'>,
  apiUrl: string,
): URL | undefined {
  const isRedirectOfGet = method === 'GET' && [301, 302, 307, 308].includes(status);
  const target = isRedirectOfGet && URL.parse(headers?.location ?? '', url.href);
  if (!target) return undefined;

  const api = new URL(apiUrl);
  const isSameServer = target.protocol === api.protocol && target.host === api.host;
  const isBelowApi = target.pathname.startsWith(api.pathname.replace(/\/?$/, '/'));
  const namesUser = target.username !== '' || target.password !== '';
  return isSameServer && isBelowApi && !namesUser ? target : undefined;
}

function lastPageOf(linkHeader: string | string[] = ''): number | undefined {
  const [, page] = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(String(linkHeader)) ?? [];
  return page === undefined ? undefined : Number(page);
}

/** If the response does not match the schema, it is not known whether a write happened. */
export function parseResponse<T>(
  schema: z.ZodMiniType<T>,
  { data }: Pick<GitHubResponse, 'data'>,
): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new GitHubError('the response is not readable', { status: 'lost' });
  return parsed.data;
}
