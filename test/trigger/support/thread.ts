import { type GitHubOptions, startGitHub } from '../../standin/github/github.ts';
import type { Issue } from '../../standin/github/records.ts';
import type { StandinService } from '../../standin/service/service.ts';

export const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
const REPOSITORY = 'example/docs';

interface Command {
  /** Who comments; default: the maintainer. */
  as?: string;
  issue?: Issue;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
}

/** A simulated GitHub with an issue, and comment runs of the bundle on it. */
export async function openThread(options: GitHubOptions = {}) {
  const github = await startGitHub(options);
  const { world } = github;
  const repository = world.addRepository(REPOSITORY);
  world.addToken(TOKEN);
  world.setPermission(REPOSITORY, 'maintainer', 'write');
  const another = (title: string) => world.addIssue(REPOSITORY, { title, user: 'maintainer' });
  const issue = another('No quickstart');
  let runs = 4_000;
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: options.serverUrl ?? 'https://github.com',
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_REPOSITORY_ID: String(repository.id),
  };
  return {
    github,
    issue,
    /** The variables of every run in this repository. */
    env,
    /** One more issue. */
    another,
    /** Posts a comment. Returns the settings of a run of the bundle for that event. */
    command(
      body: string,
      service: Pick<StandinService, 'url' | 'key'>,
      { as = 'maintainer', issue: thread = issue, inputs = {}, env: more = {} }: Command = {},
    ) {
      const comment = world.addComment(thread, body, { as });
      runs += 1;
      return {
        inputs: {
          'base-url': service.url,
          'project-id': 'quick',
          'api-key': service.key,
          'github-token': TOKEN,
          ...inputs,
        },
        event: { name: 'issue_comment', payload: github.issueCommentEvent(comment, 'created') },
        env: { ...env, GITHUB_RUN_ID: String(runs), ...more },
      };
    },
    /** Bodies of our comments. */
    answers: (thread = issue) =>
      world
        .comments(thread)
        .filter(({ user }) => user.type === 'Bot')
        .map(({ body }) => body),
    /** Every text that a run wanted to write into a comment, progress and failed requests included. */
    written: () =>
      github.requests.flatMap(({ body }) => {
        const text = (body as { body?: unknown } | undefined)?.body;
        return typeof text === 'string' ? [text] : [];
      }),
    [Symbol.asyncDispose]: () => github.close(),
  };
}
