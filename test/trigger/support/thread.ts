import {
  type GitHubOptions,
  type StandinGitHub,
  startGitHub,
} from '../../standin/github/github.ts';
import type { Issue } from '../../standin/github/records.ts';
import type { StandinService } from '../../standin/service/service.ts';
import type { ActionOptions } from '../../support/action.ts';

export const TOKEN = 'ghs_this-is-not-a-real-token-0123456789';
const REPOSITORY = 'example/docs';

/** A simulated GitHub with an issue, and comment runs of the bundle on it. */
export interface ThreadOfTests extends AsyncDisposable {
  readonly github: StandinGitHub;
  readonly issue: Issue;
  /** One more issue. */
  another(title: string): Issue;
  /** Posts a comment of the maintainer. Returns the settings of a run of the bundle for that event. */
  command(
    body: string,
    service: Pick<StandinService, 'url' | 'key'>,
    more?: { issue?: Issue; inputs?: Record<string, string>; env?: Record<string, string> },
  ): ActionOptions;
  /** Bodies of our comments. */
  answers(issue?: Issue): string[];
}

export async function openThread(options: GitHubOptions = {}): Promise<ThreadOfTests> {
  const github = await startGitHub(options);
  const { world } = github;
  world.addUser('maintainer');
  const repository = world.addRepository(REPOSITORY, {});
  world.addToken(TOKEN, {});
  world.setPermission(REPOSITORY, 'maintainer', 'write');
  const another = (title: string) => world.addIssue(REPOSITORY, { title, user: 'maintainer' });
  const issue = another('No quickstart');
  let runs = 4_000;
  return {
    github,
    issue,
    another,
    command(body, service, { issue: thread = issue, inputs = {}, env = {} } = {}) {
      const comment = world.addComment(thread, body, { as: 'maintainer' });
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
        env: {
          GITHUB_API_URL: github.url,
          GITHUB_REPOSITORY: REPOSITORY,
          GITHUB_REPOSITORY_ID: String(repository.id),
          GITHUB_RUN_ID: String(runs),
          ...env,
        },
      };
    },
    answers: (thread = issue) =>
      world
        .comments(thread)
        .filter(({ user }) => user.type === 'Bot')
        .map(({ body }) => body),
    [Symbol.asyncDispose]: () => github.close(),
  };
}
