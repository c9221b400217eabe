import { startFaultyServer } from '../faults/server.ts';
import { startService } from '../standin/service/service.ts';
import { createFakeClock } from '../support/clock.ts';
import { makeFolder } from '../support/folder.ts';
import { openGitHub, TOKEN } from '../trigger/support/github.ts';
import { type Said, write } from '../trigger/support/kinds.ts';
import { runHere } from '../trigger/support/run-here.ts';
import { type Run, type Scenario, START } from './scenario.ts';
import { commentLines, logLines, normalized, requestLines, section, writeLines } from './text.ts';

async function openWorld({ answers, site, given }: Scenario) {
  const clock = createFakeClock({ now: 0, wall: START });
  const now = () => clock.wall();

  const resources = new AsyncDisposableStack();
  const folder = resources.use(makeFolder()).path;
  const opened = await openGitHub({ now, name: 'octo-org/octo-repo', number: 7 });
  const { repository, issue } = opened;
  const { world } = resources.use(opened.github);
  const docs = 'https://code.example.org/example/docs';
  const service = resources.use(await startService({ now, repository: docs, site }));
  const scripted = answers && resources.use(await startFaultyServer(answers));

  world.setPermission(repository, 'reader', 'read');
  const line = { additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-one\n+two' };
  const files = [
    { ...line, filename: 'docs/quickstart.md', status: 'added' as const },
    { ...line, filename: 'README.md', status: 'modified' as const },
  ];
  const proposal = { title: issue.title, body: 'A quickstart.', user: 'maintainer' };
  const pull = world.addIssue(repository, { ...proposal, pull: true, change: { files } });
  given?.(world, { repository, issue, pull });

  return {
    ...opened,
    pull,
    service,
    clock,
    folder,
    serverUrl: 'https://github.com',
    url: scripted?.origin ?? service.url,
    requests: (scripted ?? service).requests,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

export async function pictureOf(name: string, scenario: Scenario): Promise<string> {
  await using opened = await openWorld(scenario);
  const { clock, github, issue, pull, service, url, folder } = opened;
  const { before = [], isDetailed } = scenario;

  let comment: Said | undefined;
  function start(run: Run, index: number) {
    const { say, as = 'maintainer', on, kind = 'comment', again, faults = [] } = run;
    const { cancelAfter = Infinity } = run;
    const thread = on === 8 ? pull : issue;
    if (!again) comment = say === undefined ? undefined : write(opened, thread, kind, say, { as });
    for (const fault of faults) github.fault(fault);

    const access = { 'base-url': url, 'api-key': service.key, 'project-id': 'quick' };
    const token = comment && { 'github-token': TOKEN };
    return runHere(opened, {
      event: comment?.event ?? run.event ?? { name: 'workflow_dispatch', payload: {} },
      inputs: { ...access, ...token, ...run.inputs },
      run: { id: `${4001 + index}`, attempt: 1 },
      signal: clock.abortAt(clock.now() + cancelAfter),
      folder,
    });
  }

  for (const [index, run] of before.entries()) {
    await start(run, index);
    // Nobody writes two comments within ten minutes.
    clock.advance(600_000);
  }

  const requests = opened.requests.length;
  const events = github.world.events.length;
  const { failing, outputs, log, summary } = await start(scenario, before.length);

  const writes = github.world.events.slice(events);
  const filled = Object.entries(outputs).filter(([, value]) => value !== '');
  const sections = [
    `# ${name}`,
    section('Before', before.map(runLine)),
    section('Run', [runLine(scenario)]),
    section('Outputs', [
      ...filled.map(([output, value]) => `${output}: ${value}`),
      `(the step ${failing ? 'fails' : 'succeeds'})`,
    ]),
    section('Log', logLines(log)),
    section('Summary', [summary]),
    section('Requests to the service', requestLines(opened.requests.slice(requests))),
    section('Writes to GitHub', isDetailed ? writes.flatMap(writeLines) : []),
    section('Reactions', comment?.reactions() ?? []),
    section('Comments', isDetailed ? [] : commentLines(writes, summary)),
  ];
  const text = sections.filter((each) => each !== '').join('\n\n');
  return normalized(`${text}\n`, opened);
}

function runLine({ say, as, on, kind, event, again, inputs }: Run): string {
  const shown = { say, as, on, kind, event: event?.name, again, inputs };
  return JSON.stringify(shown).replaceAll(TOKEN, '<token>');
}
