/** What the runs of a scenario meet: a service, GitHub with an issue and a pull request, and the time. */
import type { Fault } from '../../faults/faults.ts';
import { startFaultyServer } from '../../faults/server.ts';
import { startGitHub } from '../../standin/github/github.ts';
import type { Comment } from '../../standin/github/records.ts';
import { startService } from '../../standin/service/service.ts';
import type { RunnerEvent } from '../../support/runner-env.ts';
import { type Said, write } from '../../trigger/support/kinds.ts';
import { type Run, type Scenario, START, TOKEN } from './scenario.ts';
import type { Request } from './text.ts';

const REPOSITORY = 'octo-org/octo-repo';

export type World = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld(scenario: Scenario) {
  const time = { now: START };
  // Every request to the service takes it five seconds on: jobs get older by being asked for.
  let asked = () => 0;
  const github = await startGitHub({ now: () => time.now });
  const service = await startService({
    now: () => time.now + 5_000 * asked(),
    repository: 'https://code.example.org/example/docs',
    site: scenario.site ?? [],
  });
  asked = () => service.requests.length;
  const scripted = scenario.answers ? await startFaultyServer(scenario.answers) : null;

  const { world } = github;
  const repository = world.addRepository(REPOSITORY, { id: 2001, owner: 'Organization' });
  world.addToken(TOKEN);
  world.setPermission(repository, 'maintainer', 'write');
  world.setPermission(repository, 'reader', 'read');
  const options = { user: 'maintainer', title: 'The Python SDK has no quickstart' };
  const issue = world.addIssue(repository, {
    ...options,
    number: 7,
    body: 'New users ask for one.',
  });
  const file = {
    status: 'modified',
    additions: 1,
    deletions: 1,
    patch: '@@ -1 +1 @@\n-one\n+two',
  } as const;
  const files = [
    { ...file, filename: 'docs/quickstart.md', status: 'added' as const },
    { ...file, filename: 'README.md' },
  ];
  const about = { ...options, number: 8, body: 'A quickstart.', pull: true, change: { files } };
  const pull = world.addIssue(repository, about);
  scenario.given?.(world, { repository, issue, pull });

  return {
    time,
    github,
    scripted,
    threads: [issue, pull].map(({ number }, at) => ({
      number,
      comments: () => world.comments(at === 0 ? issue : pull),
    })),
    url: scripted?.origin ?? service.url,
    key: service.key,
    lastJob: () => [...service.jobs.keys()].at(-1) ?? 'no-job-yet',
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_REPOSITORY_ID: String(repository.id),
    },
    comment: (body: string, { as = 'maintainer', on = 7, kind }: Run): Comment | Said =>
      kind
        ? write({ github }, pull, kind, body, { as })
        : world.addComment(on === 7 ? issue : pull, body, { as }),
    eventOf: (comment: Comment | Said, { edited }: Run): RunnerEvent =>
      'event' in comment
        ? comment.event
        : {
            name: 'issue_comment',
            payload: github.issueCommentEvent(comment, edited ? 'edited' : 'created'),
          },
    /** All so far. */
    requests: (): { service: Request[]; github: Request[] } => ({
      service: scripted
        ? scripted.requests.map((one) => ({ ...one, text: one.body, met: metBy(one.fault) }))
        : service.requests.map((one) => ({
            ...one,
            target: one.path + (one.search && `?${one.search}`),
          })),
      github: github.requests.map((one) => ({
        ...one,
        target: one.path + one.search,
        text: one.method === 'GET' ? '' : one.text,
        met: one.fault ? (MET[one.fault] ?? one.fault) : undefined,
      })),
    }),
    async [Symbol.asyncDispose]() {
      await Promise.all([github.close(), service.close(), scripted?.[Symbol.asyncDispose]()]);
    },
  };
}

/** What the files call the faults of GitHub. */
const MET: Readonly<Record<string, string>> = {
  respond: 'status',
  'reset-after-request': 'reset',
  'stall-before-headers': 'stall',
};

/** An answer's status, or what became of it instead. */
function metBy(fault: Fault | null): string | undefined {
  const status = fault && 'status' in fault ? `${fault.status}` : '';
  return fault?.name === 'respond' ? status : `${status} ${fault?.name ?? ''}`.trim();
}
