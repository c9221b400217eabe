import type { RequestInit } from 'undici';
import type * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { SetupError } from '../errors.ts';
import type { Connections } from '../runner/network.ts';
import { parseJson } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { text } from '../text/sentence.ts';
import { GitHubError } from './github-error.ts';
import { RetryBudget } from './retry-budget.ts';

interface GitHubResponse {
  data: unknown;
  /** The number of the last page of a list; undefined on the last page itself. */
  lastPage: number | undefined;
}

export interface GitHubApi {
  /**
   * Calls a route as GitHub's documentation writes it; owner and repo are filled in. The call is
   * repeated while GitHub limits requests or breaks down, unless `maxAttempts` allows no more
   * attempts. With `existsSoon`, it is also repeated while GitHub does not find what it has named itself. Rejects with a
   * GitHubError.
   */
  call(
    route: string,
    parameters?: Record<string, unknown>,
    options?: { maxAttempts?: number; existsSoon?: boolean },
  ): Promise<GitHubResponse>;
  /**
   * The time by GitHub's clock, in ms since 1970; before the first response, by the local clock.
   */
  now(): number;
}

export interface GitHubConnection {
  /** Loads Octokit, which takes milliseconds, only for runs that need it. */
  load: () => Promise<Pick<typeof import('@actions/github'), 'getOctokit'>>;
  network: Pick<Connections, 'shared'>;
  /** Returns a signal that ends an attempt after so many ms. */
  limit: (ms: number) => AbortSignal;
  clock: Pick<Clock, 'now' | 'wall' | 'sleep'>;
  /** Aborted by SIGINT and SIGTERM; after that, no call is repeated. */
  signal: AbortSignal;
  redact: Redact;
}

/**
 * Connects to the API at `GITHUB_API_URL`. Rejects with a SetupError without a token or a
 * repository. `fullName` is the repository's, such as `octo-org/docs`.
 */
export async function connectGitHub(
  token: string | undefined,
  fullName: string,
  { load, network: { shared: dispatcher }, limit, clock, signal: stop, redact }: GitHubConnection,
): Promise<GitHubApi> {
  const [owner = '', repo = ''] = fullName.split('/');
  if (!token?.trim() || !owner || !repo) {
    throw new SetupError({
      title: 'The GitHub token is missing',
      happened: text`The GitHub token or the name of the repository is missing.`,
      next: text`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`,
    });
  }

  const { getOctokit } = await load();
  // undici is imported here, because most files that import this one open no connection.
  const { fetch } = await import('undici');
  // This Octokit neither retries nor throttles, so every call is one request.
  const octokit = getOctokit(token.trim(), {
    // Octokit's own notes do not belong in the log of the run.
    log: { debug() {}, info() {}, warn() {}, error() {} },
    request: {
      fetch: (url: string, init: RequestInit) =>
        fetch(url, { ...init, dispatcher, redirect: 'manual' }),
    },
  });

  let clockOffsetMs = 0;
  const send = async (
    route: string,
    parameters: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<GitHubResponse> => {
    try {
      const response = await octokit.request(route, {
        owner,
        repo,
        ...parameters,
        request: { signal },
      });
      const { status, data } = response;
      // A redirect is not followed, because the request and the token are for this repository.
      if (status >= 300) throw Object.assign(new Error('a redirect'), { status, response });

      const date = Date.parse(response.headers.date ?? '');
      if (!Number.isNaN(date)) clockOffsetMs = date - clock.wall();

      // The data is serialized again, because `parseJson` removes secrets from all of its strings.
      const json = JSON.stringify(data ?? null);
      return { data: parseJson(json, redact), lastPage: lastPageOf(response.headers.link) };
    } catch (error) {
      throw githubErrorOf(error, signal, redact);
    }
  };

  const budget = new RetryBudget({ clock, signal: stop });
  return {
    now: () => clock.wall() + clockOffsetMs,

    call(route, parameters = {}, { maxAttempts, existsSoon } = {}) {
      const isPost = route.startsWith('POST ');
      const attempt = (ms: number) => send(route, parameters, limit(ms));
      return budget.callWithRetries(attempt, { isPost, maxAttempts, existsSoon });
    },
  };
}

function lastPageOf(linkHeader = ''): number | undefined {
  const [, page] = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(linkHeader) ?? [];
  return page === undefined ? undefined : Number(page);
}

/**
 * Throws a GitHubError if the response does not match the schema. Then it is not known whether a
 * write happened.
 */
export function parseResponse<T>(
  schema: z.ZodMiniType<T>,
  { data }: Pick<GitHubResponse, 'data'>,
): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new GitHubError('the response is not readable', { status: 'lost' });
  return parsed.data;
}

/**
 * Without a response, Octokit reports status 500, so a status counts only together with a response.
 */
function githubErrorOf(cause: unknown, { aborted }: AbortSignal, redact: Redact): GitHubError {
  const { status, response, message } = cause as {
    status?: unknown;
    message?: unknown;
    response?: { headers?: Record<string, unknown>; data?: { message?: unknown } | undefined };
  };
  const reportedMessage = redact(String(response?.data?.message ?? message ?? cause));
  const excerpt = reportedMessage.slice(0, 300).toWellFormed();
  if (typeof status !== 'number' || response === undefined)
    return new GitHubError(aborted ? 'no response in time' : excerpt, { status: 'lost', cause });

  const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = response.headers ?? {};
  const asksToWait = retryAfter !== undefined || String(remaining) === '0';
  const rateLimited = status === 403 && (asksToWait || /rate limit|abuse/i.test(excerpt));

  // GitHub sends only seconds, and never a date.
  const retryAfterMs = /^\d+$/.test(String(retryAfter)) ? Number(retryAfter) * 1000 : undefined;
  return new GitHubError(excerpt, { status, rateLimited, retryAfterMs, cause });
}
