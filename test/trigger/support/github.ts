import { type GitHubOptions, startGitHub } from '../../standin/github/github.ts';
import type { Issue } from '../../standin/github/records.ts';

// All names are made up.
export const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
export const REPOSITORY = 'example/docs';
/** Of the token. */
export const ACCOUNT = 'github-actions[bot]';

export interface Options extends GitHubOptions {
  /** Of the repository, as `owner/name`. */
  name?: string;
  /** The number of the issue; default 1. */
  number?: number;
}

/** A simulated GitHub with a repository, an issue, the token of a workflow, and a maintainer who comments. */
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
    /** Our own comments in a thread, oldest first, as bodies. */
    ours(thread: Issue = issue): string[] {
      const ours = thread.comments.filter(({ user }) => user.login === ACCOUNT);
      return ours.map(({ body }) => body);
    },
  };
}
