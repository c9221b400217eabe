import { getOctokit } from '@actions/github';
import { connectGitHub, type GitHubApi, type GitHubConnection } from '../../src/github/api.ts';
import { connections } from '../../src/runner/network.ts';

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
    limit: () => AbortSignal.timeout(20_000),
    wall: Date.now,
    redact: (text) => text,
    ...more,
  });
}
