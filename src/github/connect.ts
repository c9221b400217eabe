import { fetch, type RequestInit } from 'undici';
import { SetupError } from '../errors.ts';
import type { Connections } from '../runner/network.ts';
import { text } from '../text/sentence.ts';
import { type GitHubApi, type GitHubApiDeps, gitHubApi, type OctokitRequest } from './api.ts';

/** What a connection to GitHub's API needs. */
export interface GitHubConnection extends Pick<GitHubApiDeps, 'limit' | 'wall'> {
  /** `@actions/github`, loaded only where it is needed: it costs milliseconds at every start. */
  load: () => Promise<{ getOctokit: (token: string, options: Record<string, unknown>) => unknown }>;
  network: Pick<Connections, 'shared'>;
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
      text`There is no token or no repository to speak to GitHub with.`,
      text`Leave \`github-token\` at its default, or set \`comment: never\` where no comment is needed.`,
    );
  }
  // At once: connections that cannot be had are told before anything is begun.
  const { shared: dispatcher } = network;
  const { getOctokit } = await load();
  const octokit = getOctokit(token.trim(), {
    // Octokit would write notes of its own into a log that is ours to keep clean.
    log: { debug() {}, info() {}, warn() {}, error() {} },
    request: {
      fetch: (url: string, init: RequestInit) => fetch(url, { ...init, dispatcher, redirect: 'error' }),
    },
  });
  return gitHubApi({ octokit: octokit as OctokitRequest, repository: { owner, repo }, limit, wall });
}
