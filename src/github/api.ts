import { fetch, type RequestInit } from 'undici';
import { SetupError } from '../errors.ts';
import type { Connections } from '../runner/network.ts';
import { text } from '../text/sentence.ts';
import { GitHubFault } from './faults.ts';

export interface Answer {
  data: unknown;
  /** The answer's `Date` in ms since 1970, by GitHub's clock. */
  date: number;
  /** The number of a list's last page; undefined for the last page itself. */
  lastPage: number | undefined;
}

/** GitHub's REST API for one repository. */
export interface GitHubApi {
  /**
   * One request, as in `GET /repos/{owner}/{repo}/issues/{issue_number}`; owner and repo are filled in.
   * Rejects with a GitHubFault.
   */
  call(route: string, parameters?: Record<string, unknown>): Promise<Answer>;
  /** The time in ms since 1970 by GitHub's clock, from its last response; before the first one, by the local clock. */
  now(): number;
}

export interface GitHubConnection {
  /** `@actions/github`, loaded only where it is needed: it costs milliseconds at every start. */
  load: () => Promise<{ getOctokit: (token: string, options: Record<string, unknown>) => unknown }>;
  network: Pick<Connections, 'shared'>;
  /** A signal for one call: it ends a call that takes too long, sooner while the run is being stopped. */
  limit: () => AbortSignal;
  /** This machine's time in ms since 1970. */
  wall: () => number;
}

/** The part of an Octokit client that is used: no retries, no throttling, so every call is one request. */
interface Octokit {
  request(
    route: string,
    parameters: Record<string, unknown>,
  ): Promise<{ data: unknown; headers: Record<string, string | number | undefined> }>;
}

/**
 * GitHub's API for the repository `owner/name`, at the address that the runner names (`GITHUB_API_URL`), through
 * the proxies of the environment. Rejects with a SetupError without a token, a repository or a usable proxy.
 */
export async function connectGitHub(
  token: string | undefined,
  fullName: string,
  { load, network, limit, wall }: GitHubConnection,
): Promise<GitHubApi> {
  const [owner = '', repo = ''] = fullName.split('/');
  if (!token?.trim() || !owner || !repo) {
    throw new SetupError(
      text`The GitHub token or the name of the repository is missing.`,
      text`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`,
    );
  }
  // Read first, so that an unusable proxy is reported before anything is sent.
  const { shared: dispatcher } = network;
  const { getOctokit } = await load();
  const octokit = getOctokit(token.trim(), {
    // Octokit's own notes do not belong in the run's log.
    log: { debug() {}, info() {}, warn() {}, error() {} },
    request: {
      fetch: (url: string, init: RequestInit) => fetch(url, { ...init, dispatcher, redirect: 'error' }),
    },
  }) as Octokit;
  let ahead = 0;
  return {
    now: () => wall() + ahead,
    async call(route, parameters = {}) {
      const signal = limit();
      try {
        const { data, headers } = await octokit.request(route, {
          // Octokit makes a query of what the path does not name.
          ...(route.includes('{owner}') ? { owner, repo } : {}),
          ...parameters,
          request: { signal },
        });
        const date = Date.parse(String(headers.date ?? ''));
        if (!Number.isNaN(date)) ahead = date - wall();
        return { data, date: wall() + ahead, lastPage: lastPageIn(String(headers.link ?? '')) };
      } catch (error) {
        throw faultOf(error, signal);
      }
    },
  };
}

function lastPageIn(link: string): number | undefined {
  const page = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(link)?.[1];
  return page === undefined ? undefined : Number(page);
}

/** Octokit's error as a fault. Octokit reports status 500 where no answer came; only a response makes a status true. */
function faultOf(error: unknown, { aborted }: AbortSignal): GitHubFault {
  const { status, response, message } = error as {
    status?: unknown;
    message?: unknown;
    response?: { headers?: Record<string, unknown>; data?: { message?: unknown } | undefined };
  };
  const answer = String(response?.data?.message ?? message ?? error);
  const excerpt = answer.slice(0, 300).toWellFormed();
  if (typeof status !== 'number' || response === undefined) {
    return new GitHubFault(aborted ? 'no response in time' : excerpt, { status: 'lost', cause: error });
  }
  const headers = response.headers ?? {};
  const retryAfter = headers['retry-after'];
  const rateLimited =
    status === 429 ||
    (status === 403 &&
      (retryAfter !== undefined ||
        String(headers['x-ratelimit-remaining']) === '0' ||
        /rate limit|abuse/i.test(excerpt)));
  // GitHub sends seconds only.
  const retryAfterMs = /^\d+$/.test(String(retryAfter)) ? Number(retryAfter) * 1000 : undefined;
  return new GitHubFault(excerpt, { status, rateLimited, retryAfterMs, cause: error });
}
