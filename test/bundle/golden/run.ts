/** Carries a scenario out: the bundle as a child process against both stand-ins, in a time of its own. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { startFaultyServer } from '../../faults/server.ts';
import { makeRepository } from '../../git/repository.ts';
import { startGitHub } from '../../standin/github/github.ts';
import type { Comment } from '../../standin/github/records.ts';
import type { Received } from '../../standin/github/request.ts';
import { startService } from '../../standin/service/service.ts';
import { type ActionOptions, type ActionResult, runAction, startAction } from '../../support/action.ts';
import type { RunnerFolders } from '../../support/runner-env.ts';
import { JOB, type Run, type Scenario, START, TOKEN } from './scenario.ts';
import { block, type Names, normalizer, outputLines, requestLines } from './text.ts';

const REPOSITORY = 'octo-org/octo-repo';
const CLOCK = new URL('clock.mjs', import.meta.url).href;

/** Everything that a scenario's runs left behind, as the text of its golden file. */
export async function carryOut(name: string, scenario: Scenario): Promise<string> {
  const runs = [scenario, ...(scenario.later ?? [])];
  let began = START;
  // Every request to the service takes it five seconds on: jobs get older by being asked for.
  let asked = () => 0;
  await using github = await startGitHub({ now: () => began });
  await using service = await startService({
    now: () => began + 5_000 * asked(),
    repository: 'https://code.example.org/example/docs',
    site: scenario.site ?? [],
  });
  asked = () => service.requests.length;
  await using scripted = scenario.answers ? await startFaultyServer(scenario.answers) : null;
  const url = scripted?.origin ?? service.url;
  const serviceRequests = () =>
    scripted
      ? scripted.requests.map((one) => ({ ...one, text: one.body, status: null }))
      : service.requests.map((one) => ({ ...one, target: one.path + queryOf(one.query) }));

  const { world } = github;
  const repository = world.addRepository(REPOSITORY, { id: 2001, owner: 'Organization' });
  world.addToken(TOKEN);
  world.setPermission(repository, 'maintainer', 'write');
  world.setPermission(repository, 'reader', 'read');
  const options = { user: 'maintainer', title: 'The Python SDK has no quickstart' };
  const issue = world.addIssue(repository, { ...options, number: 7, body: 'New users ask for one.' });
  const pull = world.addIssue(repository, { ...options, number: 8, body: 'A quickstart.', pull: true });
  scenario.given?.(world, { repository, issue, pull });

  const roots: string[] = [];
  const filled = (text: string) => text.replaceAll(JOB, [...service.jobs.keys()].at(-1) ?? 'no job');
  let comment: Comment | undefined;
  let before: Run = {};
  let attempt = 1;

  async function one(given: Run, index: number): Promise<string> {
    const { stop: _stop, faults: _faults, post: _post, ...same } = before;
    const run = given.again ? { ...same, ...given } : given;
    attempt = given.again ? attempt + 1 : 1;
    before = run;
    began = START + 600_000 * index;
    if (run.say !== undefined && !given.again) {
      const { as = 'maintainer', on = 7 } = run;
      comment = world.addComment(on === 7 ? issue : pull, filled(run.say), { as });
    }
    const inputs = {
      'base-url': url,
      'api-key': service.key,
      'project-id': 'quick',
      ...Object.fromEntries(Object.entries(run.inputs ?? {}).map(([key, value]) => [key, filled(value)])),
    };
    const event =
      run.say !== undefined && comment
        ? {
            name: 'issue_comment',
            payload: github.issueCommentEvent(comment, run.edited ? 'edited' : 'created'),
          }
        : run.event;
    const step: ActionOptions = {
      inputs,
      ...(event && { event }),
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: REPOSITORY,
        GITHUB_REPOSITORY_ID: '2001',
        GITHUB_RUN_ID: String(4001 + index + 1 - attempt),
        GITHUB_RUN_ATTEMPT: String(attempt),
        NODE_OPTIONS: `--import ${CLOCK}`,
        GOLDEN_START: String(began),
        // git has a minute, which must not be over at once.
        ...(run.git !== undefined && { GOLDEN_LASTING: '60000' }),
        ...run.env,
      },
      prepare: (folders) => prepare(run, folders),
    };
    const from = { service: serviceRequests().length, github: github.requests.length };
    const faults = (run.faults ?? []).map((fault) => github.fault(fault));
    await using running = startAction(step);
    if (run.stop) {
      const { signal, at } = run.stop;
      if (typeof at === 'number') await scripted?.carriedOut(at);
      else await (at === 'fault' ? faults[0]?.met : running.line(at));
      running.signal(signal);
    }
    const main = await running.result;
    roots.push(main.folders.root);
    // A report's requests are under way side by side.
    const asked = serviceRequests().slice(from.service).flatMap(requestLines);
    const parts = [
      `## Run ${index + 1}: ${titleOf(run, event?.name)}`,
      block(
        'with',
        Object.entries(run.inputs ?? {}).map(([key, value]) => `${key}: ${value}`),
      ),
      ...shown(main),
      block('requests to the service', run.inputs?.mode === 'visitors' ? asked.sort() : asked),
      block('requests to GitHub', github.requests.slice(from.github).flatMap(gitHubLines)),
      ...filesIn(main, run.inputs?.['report-path']),
    ];
    if (run.post || run.stop?.signal === 'SIGKILL') {
      for (const fault of faults) fault.release();
      const afterMain = github.requests.length;
      await using post = await runAction({ ...step, entry: 'post', state: main.state });
      roots.push(post.folders.root);
      parts.push(`### The post step of run ${index + 1}`, ...shown(post));
      parts.push(block('requests to GitHub', github.requests.slice(afterMain).flatMap(gitHubLines)));
    }
    return parts.filter((part) => part !== '').join('\n\n');
  }

  const texts: string[] = [];
  for (const [index, run] of runs.entries()) texts.push(await one(run, index));
  for (const { headers } of service.requests) expect(headers.authorization).toBe(`Bearer ${service.key}`);
  expect([...service.violations, ...github.violations]).toEqual([]);
  const thread = [issue, pull].flatMap((where) => {
    const comments = world.comments(where);
    const lines = comments.flatMap(({ user, body }) => [`@@ ${user.login}`, ...body.split('\n')]);
    return comments.length > 0 ? [block(`the thread of number ${where.number} in the end`, lines)] : [];
  });
  const names: Names = { service: url, github: github.url, key: service.key, roots };
  return normalizer(names)(`${[`# ${name}`, ...texts, ...thread].join('\n\n')}\n`);
}

function prepare({ files = {}, git }: Run, { workspace }: RunnerFolders): void {
  const repository = git ? makeRepository(workspace) : undefined;
  repository?.commit('Begin');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  repository?.commit('Write the quickstart');
}

function titleOf(
  { say, as = 'maintainer', edited, again, inputs }: Run,
  event = 'workflow_dispatch',
): string {
  const what = say === undefined ? event : `a comment by ${as}${edited ? ', edited' : ''}`;
  return `${inputs?.mode ?? 'job'}, ${what}${again ? ', started again' : ''}`;
}

/** What a step gives to the runner. */
function shown(result: ActionResult): string[] {
  return [
    block('exit code', [result.signal ?? String(result.exitCode)]),
    block('outputs', outputLines(result.outputWrites)),
    block(
      'state',
      Object.entries(result.state).map(([key, value]) => `${key}=${value}`),
    ),
    block('log', result.stdout.split('\n')),
    block('stderr', result.stderr.split('\n')),
    block('summary', result.summary.split('\n')),
  ];
}

function gitHubLines({ method, path, search, text, status, fault }: Received): string[] {
  const met = fault === null ? {} : { fault };
  return requestLines({ method, target: path + search, text: method === 'GET' ? '' : text, status, ...met });
}

function queryOf(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

/** The files of a report, whole. */
function filesIn({ folders }: ActionResult, path: string | undefined): string[] {
  if (path === undefined) return [];
  const folder = join(folders.workspace, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => block(`file ${name}`, readFileSync(join(folder, name), 'utf8').split('\n')));
}
