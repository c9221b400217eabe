import type { RequestInit } from 'undici';
import * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import type { Connections } from '../runner/network.ts';
import { type Redact, redactingReviver } from '../text/redact.ts';
import { text } from '../text/sentence.ts';
import { GitHubFault } from './faults.ts';

export interface Answer {
  data: unknown;
  /** The number of a list's last page; undefined for the last page itself. */
  lastPage: number | undefined;
}

export interface GitHubApi {
  /** One request to a route of GitHub's documentation; owner and repo are filled in. Rejects with a GitHubFault. */
  call(route: string, parameters?: Record<string, unknown>): Promise<Answer>;
  /** The time in ms since 1970 by GitHub's clock, from its last response; before the first one, by the local clock. */
  now(): number;
}

export interface GitHubConnection {
  /** `@actions/github`, loaded only where it is needed: it costs milliseconds at every start. */
  load: () => Promise<Pick<typeof import('@actions/github'), 'getOctokit'>>;
  network: Pick<Connections, 'shared'>;
  /** A signal that ends a call that takes too long. */
  limit: () => AbortSignal;
  wall: () => number;
  redact: Redact;
}

/** GitHub's API for a repository, at `GITHUB_API_URL`. Rejects with a SetupError without a token or a repository. */
export async function connectGitHub(
  token: string | undefined,
  fullName: string,
  { load, network: { shared: dispatcher }, limit, wall, redact }: GitHubConnection,
): Promise<GitHubApi> {
  const [owner = '', repo = ''] = fullName.split('/');
  if (!token?.trim() || !owner || !repo) {
    throw new SetupError(
      text`The GitHub token or the name of the repository is missing.`,
      text`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`,
    );
  }
  const { getOctokit } = await load();
  // Loaded here, because other files take more from this one than the connection.
  const { fetch } = await import('undici');
  // It has no retries and no throttling, so every call is one request.
  const octokit = getOctokit(token.trim(), {
    // Octokit's own notes do not belong in the run's log.
    log: { debug() {}, info() {}, warn() {}, error() {} },
    request: {
      fetch: (url: string, init: RequestInit) =>
        fetch(url, { ...init, dispatcher, redirect: 'manual' }),
    },
  });
  let ahead = 0;
  return {
    now: () => wall() + ahead,
    async call(route, parameters = {}) {
      const signal = limit();
      // Octokit makes a query of what the path does not name.
      const place = route.includes('{owner}') ? { owner, repo } : {};
      const about = { ...place, ...parameters, request: { signal } };
      try {
        const { status, data, headers } = await octokit.request(route, about);
        // Not followed: the request, and the token, are for this repository.
        if (status >= 300)
          throw Object.assign(new Error('a redirect'), { status, response: { headers, data } });
        const date = Date.parse(headers.date ?? '');
        if (!Number.isNaN(date)) ahead = date - wall();
        const last = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(headers.link ?? '')?.[1];
        const redacted: unknown = JSON.parse(
          JSON.stringify(data ?? null),
          redactingReviver(redact),
        );
        return { data: redacted, lastPage: last === undefined ? undefined : Number(last) };
      } catch (error) {
        throw faultOf(error, signal, redact);
      }
    },
  };
}

/** Parses a response; an unreadable one leaves open whether a write happened. */
export function read<T>(schema: z.ZodMiniType<T>, { data }: Pick<Answer, 'data'>): T {
  const found = schema.safeParse(data);
  if (!found.success) throw new GitHubFault('the response is not readable', { status: 'lost' });
  return found.data;
}

/** What ends a reading of several pages early. */
export interface ReadingLimits {
  signal?: AbortSignal | undefined;
  isLate?: (() => boolean) | undefined;
}

/** Call it before each page. Throws the signal's reason, or a GitHubFault. */
export function checkLimits({ signal, isLate }: ReadingLimits): void {
  signal?.throwIfAborted();
  if (isLate?.()) throw new GitHubFault('the list could not be read in time', { status: 'lost' });
}

/** For a list that goes on after more pages than it can have. */
export function endless(): GitHubFault {
  return new GitHubFault('the list does not end', { status: 'lost' });
}

/** A list to its end, or to `atMost` rows. Rejects with a GitHubFault, or with the signal's reason. */
export async function rowsOf<T>(
  api: GitHubApi,
  route: string,
  parameters: Record<string, unknown>,
  { schema, atMost, ...limits }: ReadingLimits & { schema: z.ZodMiniType<T>; atMost: number },
): Promise<T[]> {
  const perPage = Math.min(atMost, 100);
  // Twice as many as full pages take: GitHub may leave rows out of a page.
  const maxPages = 2 * Math.ceil(atMost / perPage);
  const rows: T[] = [];

  for (let page = 1; page <= maxPages; page += 1) {
    checkLimits(limits);
    const answer = await api.call(route, { ...parameters, per_page: perPage, page });
    rows.push(...read(z.array(schema), answer));
    if (answer.lastPage === undefined || rows.length >= atMost) return rows.slice(0, atMost);
  }
  throw endless();
}

/** Octokit's error as a fault. Octokit reports status 500 where no answer came; only a response makes a status true. */
function faultOf(cause: unknown, { aborted }: AbortSignal, redact: Redact): GitHubFault {
  const { status, response, message } = cause as {
    status?: unknown;
    message?: unknown;
    response?: { headers?: Record<string, unknown>; data?: { message?: unknown } | undefined };
  };
  const whole = redact(String(response?.data?.message ?? message ?? cause));
  const excerpt = whole.slice(0, 300).toWellFormed();
  if (typeof status !== 'number' || response === undefined)
    return new GitHubFault(aborted ? 'no response in time' : excerpt, { status: 'lost', cause });
  const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = response.headers ?? {};
  const isLimit =
    retryAfter !== undefined || String(remaining) === '0' || /rate limit|abuse/i.test(excerpt);
  // GitHub sends seconds only.
  const retryAfterMs = /^\d+$/.test(String(retryAfter)) ? Number(retryAfter) * 1000 : undefined;
  const rateLimited = status === 429 || (status === 403 && isLimit);
  return new GitHubFault(excerpt, { status, rateLimited, retryAfterMs, cause });
}
