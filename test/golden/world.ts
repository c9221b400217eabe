/** What the runs of a scenario meet: a service, GitHub with an issue and a pull request, and the time. */
import { startFaultyServer } from '../faults/server.ts';
import { startGitHub } from '../standin/github/github.ts';
import { startService } from '../standin/service/service.ts';
import { createFakeClock, EPOCH } from '../support/clock.ts';
import { write } from '../trigger/support/kinds.ts';
import { type Run, type Scenario, START, TOKEN } from './scenario.ts';
import type { Request } from './text.ts';

export const REPOSITORY = 'octo-org/octo-repo';

export type World = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld({ answers, site = [], given }: Scenario) {
  const clock = createFakeClock({ now: 0 });
  clock.jumpWall(START - EPOCH);
  const now = () => clock.wall();

  const github = await startGitHub({ now });
  const docs = 'https://code.example.org/example/docs';
  const service = await startService({ now, repository: docs, site });
  const scripted = answers && (await startFaultyServer(answers));

  const { world } = github;
  const repository = world.addRepository(REPOSITORY, { id: 2001 });
  world.addToken(TOKEN);
  world.setPermission(repository, 'maintainer', 'write');
  world.setPermission(repository, 'reader', 'read');

  const title = 'The Python SDK has no quickstart';
  const question = { number: 7, user: 'maintainer', title, body: 'New users ask for one.' };
  const issue = world.addIssue(repository, question);
  const line = { additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-one\n+two' };
  const files = [
    { ...line, filename: 'docs/quickstart.md', status: 'added' as const },
    { ...line, filename: 'README.md', status: 'modified' as const },
  ];
  const proposal = { ...question, number: 8, body: 'A quickstart.', pull: true };
  const pull = world.addIssue(repository, { ...proposal, change: { files } });
  given?.(world, { repository, issue, pull });

  return {
    clock,
    github,
    scripted,
    repository,
    url: scripted?.origin ?? service.url,
    key: service.key,
    /** Writes the comment that starts a run. */
    write: ({ say = '', as = 'maintainer', on = 7, kind = 'comment' }: Run) =>
      write({ github }, on === 7 ? issue : pull, kind, say, { as }),
    /** All requests to the service so far. */
    requests: (): Request[] =>
      scripted
        ? scripted.requests.map((each) => ({ ...each, text: each.body }))
        : service.requests.map((each) => {
            return { ...each, target: each.path + (each.search && `?${each.search}`) };
          }),
    async [Symbol.asyncDispose]() {
      await Promise.all([github.close(), service.close(), scripted?.[Symbol.asyncDispose]()]);
    },
  };
}
