import type { RequestInit } from 'undici';
import type * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { SetupError } from '../errors.ts';
import type { Connections } from '../runner/network.ts';
import { parseJson } from '../text/json.ts';
import type { Redact } from '../text/redact.ts';
import { text } from '../text/sentence.ts';
import { githubErrorOf } from './failed-response.ts';
import { GitHubError } from './github-error.ts';
import { redirectWithinApi } from './redirect.ts';
import { RetryBudget } from './retry-budget.ts';

interface GitHubResponse {
  data: unknown;
  /** The number of the last page of a list; undefined on the last page itself. */
  lastPage: number | undefined;
  /** What was asked for is at another place: a repository was renamed, or an issue transferred. */
  isRedirected?: boolean;
}

interface CallParameters extends Record<string, unknown> {
  headers?: Record<string, string>;
}

/** All functions of this room that make calls reject with a GitHubError. */
export interface GitHubApi {
  /**
   * Calls a route as GitHub's documentation writes it; owner and repo are filled in. The call is repeated while GitHub limits
   * requests or breaks down, unless `maxAttempts` allows no more attempts. With `existsSoon`, it is also repeated while GitHub
   * does not find what it has named itself. One redirect of a GET is followed.
   */
  call(
    route: string,
    parameters?: CallParameters,
    options?: { maxAttempts?: number; existsSoon?: boolean },
  ): Promise<GitHubResponse>;
  /** The time by GitHub's clock, in ms since 1970; before the first response, by the local clock. */
  now(): number;
}

export interface GitHubConnection {
  /** Loads Octokit, which takes milliseconds, only for runs that need it. */
  load: () => Promise<Pick<typeof import('@actions/github'), 'getOctokit'>>;
  network: Pick<Connections, 'shared'>;
  /** The signal ends an attempt after that time. */
  limit: (ms: number) => AbortSignal;
  clock: Pick<Clock, 'now' | 'wall' | 'sleep'>;
  /** Aborted by SIGINT and SIGTERM; after that, no call is repeated. */
  signal: AbortSignal;
  redact: Redact;
}

/** Connects to the API at `GITHUB_API_URL`. `fullName` is the repository's, such as `octo-org/docs`. */
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
  let wasAccepted = false;
  const now = () => clock.wall() + clockOffsetMs;

  const send = async (
    route: string,
    parameters: CallParameters,
    signal: AbortSignal,
  ): Promise<GitHubResponse> => {
    const request = { signal };
    let isRedirected = false;
    try {
      let response = await octokit.request(route, { owner, repo, ...parameters, request });
      const target = redirectTarget(route, response, octokit.request.endpoint.DEFAULTS.baseUrl);
      if (target !== undefined) {
        isRedirected = true;
        const { headers = {} } = parameters;
        response = await octokit.request(`GET ${target}`, { headers, request });
      }

      const { status, data, headers } = response;
      if (status >= 300) throw Object.assign(new Error('a redirect'), { status, response });

      wasAccepted = true;
      const date = Date.parse(headers.date ?? '');
      if (!Number.isNaN(date)) clockOffsetMs = date - clock.wall();

      // The data is serialized again, because `parseJson` removes secrets from all of its strings.
      const json = JSON.stringify(data ?? null);
      return { data: parseJson(json, redact), lastPage: lastPageOf(headers.link), isRedirected };
    } catch (error) {
      throw githubErrorOf(error, { signal, redact, now: now(), wasAccepted, isRedirected });
    }
  };

  const budget = new RetryBudget({ clock, signal: stop });
  return {
    now,

    call(route, parameters = {}, { maxAttempts, existsSoon } = {}) {
      const isPost = route.startsWith('POST ');
      const attempt = (ms: number) => send(route, parameters, limit(ms));
      return budget.callWithRetries(attempt, { isPost, maxAttempts, existsSoon });
    },
  };
}

/** Only a GET is sent again: a write at another place is not what was asked for. */
function redirectTarget(
  route: string,
  { status, url, headers }: { status: number; url: string; headers: { location?: string } },
  apiUrl: string,
): string | undefined {
  const isRedirectOfGet = route.startsWith('GET ') && [301, 302, 307, 308].includes(status);
  if (!isRedirectOfGet || headers.location === undefined) return undefined;
  return redirectWithinApi(headers.location, url, apiUrl);
}

function lastPageOf(linkHeader = ''): number | undefined {
  const [, page] = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(linkHeader) ?? [];
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
