/** A simulated GitHub with the repository of the tests, for runs in issue or pull request 7 or 8. */
import { type StandinGitHub, startGitHub } from '../standin/github/github.ts';

export const TOKEN = 'ghs_made-up-0123456789';

export interface OpenThread extends AsyncDisposable {
  readonly github: StandinGitHub;
  readonly env: Record<string, string>;
  /** Every text that was ever written into a comment, progress included. */
  bodies(): string[];
  /** What a reader sees now, by the issue's number. */
  shown(issue: number): string[];
}

export async function openThread(): Promise<OpenThread> {
  const github = await startGitHub();
  const { world } = github;
  world.addUser('maintainer');
  const repository = world.addRepository('octo-org/octo-repo', { id: 2001 });
  world.addToken(TOKEN, {});
  const issues = [7, 8].map((number) =>
    world.addIssue(repository, { number, title: 'Docs', user: 'maintainer' }),
  );
  return {
    github,
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'octo-org/octo-repo',
      GITHUB_REPOSITORY_ID: '2001',
    },
    bodies: () =>
      github.requests.flatMap(({ method, body }) => {
        const text = (body as { body?: unknown } | undefined)?.body;
        return ['POST', 'PATCH'].includes(method) && typeof text === 'string' ? [text] : [];
      }),
    shown: (issue) => {
      const found = issues.find(({ number }) => number === issue);
      return found ? world.comments(found).map(({ body }) => body) : [];
    },
    async [Symbol.asyncDispose]() {
      await github.close();
    },
  };
}
