import { getOctokit } from '@actions/github';
import { connectGitHub, type GitHubApi, type GitHubConnection } from '../../src/github/api.ts';
import { timeLimit } from '../../src/runner/clock.ts';
import { connections } from '../../src/runner/network.ts';
import { createFakeClock } from '../support/clock.ts';
import { openGitHub, REPOSITORY, TOKEN } from '../trigger/support/github.ts';

/** The API as the product connects to it, for a simulated GitHub. */
export function connectTo(
  { url }: { url: string },
  token: string | undefined,
  repository: string,
  more: Partial<GitHubConnection> = {},
): Promise<GitHubApi> {
  return connectGitHub(token, repository, {
    // Octokit reads its default from the environment once per process, but every simulated GitHub has another address.
    load: async () => ({
      getOctokit: (value, options) => getOctokit(value, { ...options, baseUrl: url }),
    }),
    network: connections({}),
    limit: timeLimit,
    clock: createFakeClock(),
    signal: new AbortController().signal,
    redact: (text) => text,
    ...more,
  });
}

interface RepositoryOptions extends Partial<GitHubConnection> {
  token?: string;
  /** GitHub's time. */
  now?: () => number;
}

/** A simulated GitHub, and the API as the product connects to it with a workflow's token. */
export async function openRepository({ now, token, ...connection }: RepositoryOptions = {}) {
  const opened = await openGitHub(now && { now });
  const { github } = opened;
  const api = await connectTo(github, token ?? TOKEN, REPOSITORY, connection);
  return { ...opened, world: github.world, api, [Symbol.asyncDispose]: () => github.close() };
}

/** Responds with these data to every call. */
export function apiWith(data: unknown): GitHubApi {
  const response = async () => ({ data, lastPage: undefined });
  return { now: () => 0, call: response, query: response };
}
