import { getOctokit } from '@actions/github';
import { request } from 'undici';
import { type GitHubOptions, type StandinGitHub, startGitHub } from './github.ts';

// What the tests beside this file start from.

/** The repository and the thread that all of them use. */
export const where = { owner: 'example', repo: 'docs' };
export const thread = { ...where, issue_number: 1 };

/** A public repository with one issue (1) and one pull request (2); a workflow's token and three people's. */
export async function example(options?: GitHubOptions) {
  const github = await startGitHub(options);
  const { world } = github;
  const repository = world.addRepository('example/docs', { owner: 'Organization' });
  const issue = world.addIssue(repository, {
    user: 'octocat',
    title: 'A gap',
    body: 'Something is missing.',
  });
  const pull = world.addIssue(repository, { user: 'octocat', pull: true });
  world.addToken('ghs_workflow');
  for (const login of ['maintainer', 'octocat', 'stranger']) world.addToken(`ghp_${login}`, { login });
  world.setPermission(repository, 'maintainer', 'maintain');
  const octokit = (token: string) => getOctokit(token, { baseUrl: github.url });
  return {
    github,
    world,
    repository,
    issue,
    pull,
    octokit,
    rest: octokit('ghs_workflow').rest,
    [Symbol.asyncDispose]: () => github.close(),
  };
}

/** A plain request. Rejects as undici does where no answer comes. */
export async function plain(
  github: StandinGitHub,
  path: string,
  {
    method = 'GET',
    body,
    signal,
    headers = {},
  }: { method?: string; body?: string; signal?: AbortSignal; headers?: Record<string, string> } = {},
) {
  const answer = await request(`${github.url}${path}`, {
    method: method as 'GET',
    headers: { 'user-agent': 'a test', authorization: 'Bearer ghs_workflow', ...headers },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

/** What Octokit threw: status and GitHub's own message. */
export async function refused(promise: Promise<unknown>): Promise<{ status: number; data: unknown }> {
  try {
    await promise;
  } catch (error) {
    const { status, response } = error as { status: number; response?: { data: unknown } };
    return { status, data: response?.data };
  }
  throw new Error('was not refused');
}
