import { type GitHubOptions, startGitHub } from '../../standin/github/github.ts';
import type { Issue } from '../../standin/github/records.ts';

export const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
export const REPOSITORY = 'example/docs';
export const ACCOUNT = 'github-actions[bot]';

export interface Options extends GitHubOptions {
  name?: string;
  number?: number;
}

export async function openGitHub({ name = REPOSITORY, number = 1, ...options }: Options = {}) {
  const github = await startGitHub(options);
  const { world } = github;
  const repository = world.addRepository(name, { id: 2001 });
  world.addToken(TOKEN);
  world.setPermission(repository, 'maintainer', 'write');

  const content = {
    title: 'The Python SDK has no quickstart',
    body: 'New users ask for one.',
    user: 'maintainer',
  };
  const issue = world.addIssue(repository, { ...content, number });
  return {
    github,
    repository,
    issue,
    ours(thread: Issue = issue): string[] {
      const ours = thread.comments.filter(({ user }) => user.login === ACCOUNT);
      return ours.map(({ body }) => body);
    },
  };
}
