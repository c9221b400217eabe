/** Runs a scenario: the bundle as a child process with the simulated service and GitHub, at a fixed time. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ActionOptions, type ActionResult, startAction } from '../../support/action.ts';
import type { RunnerFolders } from '../../support/runner-env.ts';
import { JOB, type Run, type Scenario, START, TOKEN } from './scenario.ts';
import {
  block,
  commentLines,
  logLines,
  normalized,
  outputLines,
  pairLines,
  type Request,
  requestLines,
  withoutProject,
} from './text.ts';
import { openWorld, type World } from './world.ts';

const CLOCK = new URL('clock.mjs', import.meta.url).href;

/** Everything that the runs of a scenario write, as the text of its golden file. */
export async function runCommand(name: string, scenario: Scenario): Promise<string> {
  await using world = await openWorld(scenario);
  const sections = [`# ${name}`];
  const roots: string[] = [];
  let before: { run: Run; attempt: number; comment?: ReturnType<typeof commentOf> } = {
    run: {},
    attempt: 0,
  };
  for (const [index, given] of [scenario, ...(scenario.later ?? [])].entries()) {
    world.time.now = START + 600_000 * index;
    const { stop: _, faults: __, ...same } = before.run;
    const run = given.again ? { ...same, ...given } : given;
    const comment = given.again ? before.comment : commentOf(run, world);
    before = { run, attempt: given.again ? before.attempt + 1 : 1, comment };
    const step = stepOf(run, {
      world,
      comment,
      attempt: before.attempt,
      id: 4002 + index - before.attempt,
    });
    sections.push(`## Run ${index + 1}: ${titleOf(run, step)}`);
    if (!given.again) sections.push(block('with', pairLines(run.inputs)));
    const { root, parts } = await runOf(run, step, world);
    sections.push(...parts.map((part) => withoutProject(part, step.inputs['project-id'])));
    roots.push(root);
  }
  for (const { number, comments } of world.threads) {
    const { github } = world.requests();
    const lines = comments().flatMap((comment) => commentLines(comment, github));
    sections.push(block(`the thread of number ${number} in the end`, lines));
  }
  const written = sections.filter((section) => section !== '').join('\n');
  const text = `${written.replaceAll(/\n(?=## )/g, '\n\n')}\n`;
  return normalized(text, { service: world.url, github: world.github.url, key: world.key, roots });
}

/** The comment that starts a run, or undefined for a run without a comment. */
function commentOf(run: Run, world: World) {
  return run.say === undefined ? undefined : world.comment(filled(run.say, world), run);
}

interface Start {
  world: World;
  comment: ReturnType<typeof commentOf>;
  /** Of the workflow run. */
  id: number;
  attempt: number;
}

function stepOf(run: Run, { world, comment, id, attempt }: Start): ActionOptions {
  const event = comment ? world.eventOf(comment, run) : run.event;
  return {
    inputs: {
      'base-url': world.url,
      'api-key': world.key,
      'project-id': 'quick',
      ...(comment && { 'github-token': TOKEN }),
      ...Object.fromEntries(
        Object.entries(run.inputs ?? {}).map(([name, value]) => [name, filled(value, world)]),
      ),
    },
    ...(event && { event }),
    env: {
      ...world.env,
      GITHUB_RUN_ID: String(id),
      GITHUB_RUN_ATTEMPT: String(attempt),
      NODE_OPTIONS: `--import ${CLOCK}`,
      GOLDEN_START: String(world.time.now),
      ...run.env,
    },
    prepare: (folders) => prepare(run, folders),
  };
}

const filled = (text: string, world: World) => text.replaceAll(JOB, world.lastJob());

function prepare({ files = {} }: Run, { workspace }: RunnerFolders): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
}

async function runOf(run: Run, step: ActionOptions, world: World) {
  const from = world.requests();
  const faults = (run.faults ?? []).map((fault) => world.github.fault(fault));
  await using running = startAction(step);
  if (run.stop) {
    const { signal, at } = run.stop;
    await (at === 'fault' ? faults[0]?.met : world.scripted?.carriedOut(at));
    running.signal(signal);
  }
  const result = await running.result;
  const asked = world.requests();
  const sent = asked.service.slice(from.service.length);
  const parts = [
    ...shown(result, sent),
    block('requests to the service', sent.flatMap(requestLines)),
    block('requests to GitHub', asked.github.slice(from.github.length).flatMap(requestLines)),
    ...(run.hasFiles ? filesOf(result) : []),
  ];
  return { root: result.folders.root, parts };
}

function titleOf(
  { say, as = 'maintainer', edited, again, inputs }: Run,
  { event }: ActionOptions,
): string {
  const comment = `a comment by ${as}${edited ? ', edited' : ''}: ${JSON.stringify(say)}`;
  const what = say === undefined ? (event?.name ?? 'workflow_dispatch') : comment;
  return `${inputs?.mode ?? 'job'}, ${what}${again ? ', started again' : ''}`;
}

/** What a step wrote for the runner. */
function shown({ exitCode, signal, ...result }: ActionResult, sent: readonly Request[]): string[] {
  return [
    `Exit code: ${signal ?? exitCode}`,
    block('outputs', outputLines(result.outputWrites)),
    block('log', logLines(result.stdout, result.outputs, sent)),
    block('stderr', result.stderr.split('\n')),
    block('summary', result.summary.split('\n')),
  ];
}

/** The files of a report, whole. */
function filesOf({ outputs }: ActionResult): string[] {
  const paths = ['report-csv', 'report-json'].flatMap((name) => outputs[name] || []);
  return paths.map((path) =>
    block(`file ${basename(path)}`, readFileSync(path, 'utf8').split('\n')),
  );
}
