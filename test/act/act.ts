/** Runs a workflow with act, an independent workflow engine, directly on this machine, without containers. */

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { OUTPUTS } from '../../src/runner/publisher.ts';
import { parsed } from '../standin/server.ts';
import { watch } from '../support/child.ts';
import { makeFolder } from '../support/folder.ts';
import { findSecret } from '../support/secrets.ts';
import { copyTo, ROOT, textOf } from '../workflows/files.ts';

const ACT = join(ROOT, '.ci/tools/bin/act');
/** Replaced programs, the first ones on the steps' PATH. */
const PROGRAMS = join(import.meta.dirname, 'programs');
/** What act would download, by name. */
const ACTIONS = join(import.meta.dirname, 'actions');
const WORKFLOWS = '.github/workflows';
const LIMIT_MS = 110_000;

type Values = Readonly<Record<string, string>>;

export interface ActOptions {
  /** Folder of the repository whose workflow runs; its remote `origin` gives GITHUB_REPOSITORY. */
  caller: string;
  /** Path of the workflow in it. */
  workflow: string;
  event: { name: string; payload: object };
  /** Repositories that workflows refer to, as `owner/repo@ref`, and the folders that replace them. */
  repositories: Values;
  secrets: Values;
  vars?: Values;
  /** Environment variables of every step. */
  env: Values;
}

/** A line of `act --json`. */
type Line = Readonly<Record<string, string | undefined>>;

export type ActResult = Awaited<ReturnType<typeof runAct>>;

/** Runs a workflow to its end. Rejects if a secret is printed in any form. */
export async function runAct({ secrets, ...options }: ActOptions) {
  using home = makeFolder();
  mkdirSync(join(home.path, '.config'));
  const eventFile = join(home.path, 'event.json');
  writeFileSync(eventFile, JSON.stringify(options.event.payload));
  // For `using: node24`, act starts the `node` on PATH: the one that runs the tests.
  const path = [PROGRAMS, dirname(process.execPath), process.env.PATH].join(delimiter);

  const child = spawn(ACT, [...argumentsOf(options, eventFile), ...pairs('--secret', secrets)], {
    env: { HOME: home.path, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { exitCode, timedOut, stdout, stderr } = await watch(child, LIMIT_MS).ended;

  const lines = `${stdout}\n${stderr}`
    .split('\n')
    .map((line) => (parsed(line) ?? { msg: line }) as Line);
  const log = lines.map(({ msg = '' }) => msg.trimEnd()).join('\n');
  if (timedOut) throw new Error(`act did not end in time.\n${log.slice(-2_000)}`);
  refuseSecrets(lines, secrets);
  return { exitCode, log, ...resultOf(lines) };
}

const pairs = (flag: string, values: Values = {}) =>
  Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);

function argumentsOf(options: Omit<ActOptions, 'secrets'>, eventFile: string) {
  const { caller, workflow, event, repositories, vars, env } = options;
  // On github.com, every run has its own ID. act gives every run the ID 1.
  const runId = String(randomInt(1_000_000, 1_000_000_000));
  return [
    [event.name, '--directory', caller, '--workflows', workflow, '--eventpath', eventFile],
    ['--platform', 'ubuntu-latest=-self-hosted', '--json', '--no-cache-server'],
    ['--actor', 'maintainer'],
    pairs('--local-repository', repositories),
    pairs('--var', vars),
    pairs('--env', { GITHUB_RUN_ID: runId, ...env }),
  ].flat();
}

function refuseSecrets(lines: readonly Line[], secrets: Values): void {
  const unmasked = lines.filter(({ command }) => command !== 'add-mask');
  const texts = unmasked.map(({ msg, content }) => `${msg}\n${content}`).join('\n');
  for (const [name, secret] of Object.entries(secrets)) {
    const forms = findSecret(texts, secret);
    if (forms.length > 0) throw new Error(`The secret ${name} was printed (${forms}).`);
  }
}

function resultOf(lines: readonly Line[]) {
  const of = (command: string) => lines.filter((line) => line.command === command);
  const outputs = of('set-output').filter(({ name }) => OUTPUTS.some((each) => each === name));
  return {
    /** The last value of each output of the action. */
    outputs: Object.fromEntries(outputs.map(({ name = '', arg = '' }) => [name, arg])),
    summaries: of('summary').map(({ content = '' }) => content),
    /** The names of the steps that ran. */
    steps: lines.filter(({ stepResult }) => stepResult).map(({ step }) => step),
  };
}

/**
 * Copies the action, its bundle, and the workflows, in place of the published `owner/repo@ref`. act does not support `$/`,
 * GitHub's reference to the workflow's own repository at the running commit: in the copy, the repository has its name
 * instead.
 */
export function publish(name: string) {
  const folder = makeFolder();
  copyTo(folder.path, 'action.yml', 'dist', '.github/actions', WORKFLOWS);

  const [repository, ref] = name.split('@');
  const repositories: Record<string, string> = { [name]: folder.path };
  for (const file of readdirSync(join(ROOT, WORKFLOWS))) {
    const text = textOf(join(WORKFLOWS, file));
    const named = text.replaceAll(/(\buses: )\$\/(\S+)/g, `$1${repository}/$2@${ref}`);
    writeFileSync(join(folder.path, WORKFLOWS, file), named);

    for (const [, other = '', short = ''] of text.matchAll(/uses: ([\w-]+\/([\w-]+)@\w+)/g))
      if (existsSync(join(ACTIONS, short))) repositories[other] = join(ACTIONS, short);
  }
  return {
    folder: folder.path,
    /** The copy and the simulated actions, for act. */
    repositories: repositories as Values,
    [Symbol.dispose]: () => folder.remove(),
  };
}
