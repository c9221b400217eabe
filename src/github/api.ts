import { GitHubFault } from './comments.ts';

/** The part of an Octokit client that is used: no retries, no throttling, so every call is one request. */
export interface OctokitRequest {
  request(
    route: string,
    parameters: Record<string, unknown>,
  ): Promise<{ status: number; data: unknown; headers: Record<string, string | number | undefined> }>;
}

/** What a call gave; `date` is the answer's `Date` in ms since 1970, by GitHub's clock. */
export interface Answer {
  data: unknown;
  date: number;
  /** There is a next page. */
  more: boolean;
}

/** GitHub's REST API for one repository. */
export interface GitHubApi {
  /**
   * One request, as in `GET /repos/{owner}/{repo}/issues/{issue_number}`; owner and repo are filled in.
   * Rejects with a GitHubFault.
   */
  call(route: string, parameters?: Record<string, unknown>): Promise<Answer>;
}

export interface GitHubApiDeps {
  octokit: OctokitRequest;
  repository: { owner: string; repo: string };
  /** A signal for one call: it ends a call that takes too long, sooner while the run is being stopped. */
  limit: () => AbortSignal;
  /** The time in ms since 1970, for an answer without a `Date`. */
  wall: () => number;
}

/** The API through an Octokit client. */
export function gitHubApi({ octokit, repository, limit, wall }: GitHubApiDeps): GitHubApi {
  return {
    async call(route, parameters = {}) {
      const signal = limit();
      try {
        const { data, headers } = await octokit.request(route, {
          // Octokit makes a query of what the path does not name.
          ...(route.includes('{owner}') ? repository : {}),
          ...parameters,
          request: { signal },
        });
        const date = Date.parse(String(headers.date ?? ''));
        return {
          data,
          date: Number.isNaN(date) ? wall() : date,
          more: /<[^<>]*>;[^,<]*\brel="next"/.test(String(headers.link ?? '')),
        };
      } catch (error) {
        throw faultOf(error, signal);
      }
    },
  };
}

/** Octokit's error as a fault. It says status 500 where no answer came; only a response makes a status true. */
function faultOf(error: unknown, { aborted }: AbortSignal): GitHubFault {
  const { status, response, message } = error as {
    status?: unknown;
    message?: unknown;
    response?: { headers?: Record<string, unknown>; data?: { message?: unknown } | undefined };
  };
  const words = response?.data?.message ?? message ?? error;
  const text = String(words).slice(0, 300).toWellFormed();
  if (typeof status !== 'number' || response === undefined) {
    return new GitHubFault(aborted ? 'no answer in time' : text, { status: 'lost', cause: error });
  }
  const headers = response.headers ?? {};
  const limited =
    status === 429 ||
    (status === 403 &&
      (headers['retry-after'] !== undefined ||
        String(headers['x-ratelimit-remaining']) === '0' ||
        /rate limit|abuse/i.test(text)));
  return new GitHubFault(text, { status, rateLimited: limited, cause: error });
}
