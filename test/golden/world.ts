/** What the runs of a scenario meet: a service, GitHub with an issue and a pull request, and the time. */
import { startFaultyServer } from '../faults/server.ts';
import { startService } from '../standin/service/service.ts';
import { createFakeClock, EPOCH } from '../support/clock.ts';
import { openGitHub, TOKEN } from '../trigger/support/github.ts';
import { type Said, write } from '../trigger/support/kinds.ts';
import { runHere } from '../trigger/support/run-here.ts';
import { type Run, type Scenario, START } from './scenario.ts';
import type { Request } from './text.ts';

export async function openWorld({ answers, site = [], given }: Scenario) {
  const clock = createFakeClock({ now: 0 });
  clock.jumpWall(START - EPOCH);
  const now = () => clock.wall();

  const opened = await openGitHub({ now, name: 'octo-org/octo-repo', number: 7 });
  const { github, repository, issue } = opened;
  const { world } = github;
  const docs = 'https://code.example.org/example/docs';
  const service = await startService({ now, repository: docs, site });
  const scripted = answers && (await startFaultyServer(answers));

  world.setPermission(repository, 'reader', 'read');
  const line = { additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-one\n+two' };
  const files = [
    { ...line, filename: 'docs/quickstart.md', status: 'added' as const },
    { ...line, filename: 'README.md', status: 'modified' as const },
  ];
  const { title } = issue;
  const proposal = { title, body: 'A quickstart.', user: 'maintainer', pull: true };
  const pull = world.addIssue(repository, { ...proposal, change: { files } });
  given?.(world, { repository, issue, pull });

  const place = { github, service, repository, clock, serverUrl: 'https://github.com' };
  const url = scripted?.origin ?? service.url;
  return {
    clock,
    github,
    url,
    /** Writes the comment that starts a run. */
    write: ({ say = '', as = 'maintainer', on = 7, kind = 'comment' }: Run) =>
      write({ github }, on === 7 ? issue : pull, kind, say, { as }),
    /** Carries out a run, for a comment if there is one. `id` is that of the workflow run. */
    carryOut(run: Run, comment: Said | undefined, id: number, folder: string) {
      const { faults = [], cancelAfter = Number.POSITIVE_INFINITY } = run;
      for (const fault of faults) github.fault(fault);

      const access = { 'base-url': url, 'api-key': service.key, 'project-id': 'quick' };
      const token = comment && { 'github-token': TOKEN };
      return runHere(place, {
        event: comment?.event ?? run.event ?? { name: 'workflow_dispatch', payload: {} },
        inputs: { ...access, ...token, ...run.inputs },
        run: { id: `${id}`, attempt: 1 },
        signal: clock.abortAt(clock.now() + cancelAfter),
        folder,
      });
    },
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
