/** Runs a workflow with act, an independent workflow engine, directly on this machine, without containers. */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { OUTPUTS } from '../../src/runner/presentation.ts';
import { parsed } from '../standin/server.ts';
import { ending, Printed } from '../support/child.ts';
import { findSecret } from '../support/secrets.ts';

const ACT = resolve(import.meta.dirname, '..', '..', '.ci', 'tools', 'bin', 'act');

export interface ActOptions {
  /** Folder of the repository whose workflow runs; its remote `origin` gives GITHUB_REPOSITORY. */
  readonly caller: string;
  /** Path of the workflow in it. */
  readonly workflow: string;
  readonly event: { readonly name: string; readonly payload: object };
  /** Repositories that workflows refer to, as `owner/repo@ref`, and the folders that replace them. */
  readonly repositories: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  /** Environment variables of every step. */
  readonly env: Readonly<Record<string, string>>;
  /** Who triggered the run; default: an account that does not exist. */
  readonly actor?: string;
  /** Folders before all others on the steps' PATH. */
  readonly programs?: readonly string[];
}

/** The fields of a line of `act --json` that the tests use. */
interface Line {
  readonly msg?: string;
  readonly stage?: string;
  readonly step?: string;
  readonly stepResult?: string;
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
}

export interface ActResult {
  readonly exitCode: number | null;
  /** The last value of each output of the action. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The job summaries, in order. */
  readonly summaries: readonly string[];
  /** What steps printed. */
  readonly log: string;
  /** Names of the steps that ran, by stage, such as `Post Docs Agent`. */
  readonly steps: readonly string[];
}

/**
 * Starts a workflow. `child.kill('SIGINT')` cancels it, as a person would. The result rejects if a secret is printed in
 * any form.
 */
export function startAct(options: ActOptions) {
  if (!existsSync(ACT)) throw new Error('act is missing: bash .ci/install-act');
  const { caller, workflow, event, repositories, secrets, vars = {}, env, programs = [] } = options;
  const { actor } = options;
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'docs-agent-act-')));
  mkdirSync(join(home, '.config'));
  const eventFile = join(home, 'event.json');
  writeFileSync(eventFile, JSON.stringify(event.payload));
  // On github.com, every run has its own ID. act gives every run the ID 1.
  const runId = String(1_000_000 + Math.floor(Math.random() * 1_000_000_000));
  const pairs = (flag: string, all: Readonly<Record<string, string>>) =>
    Object.entries(all).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  const child = spawn(
    ACT,
    [
      event.name,
      ...['--directory', caller, '--workflows', workflow, '--eventpath', eventFile],
      ...['--platform', 'ubuntu-latest=-self-hosted', '--json', '--no-cache-server'],
      ...(actor === undefined ? [] : ['--actor', actor]),
      ...pairs('--local-repository', repositories),
      ...pairs('--secret', secrets),
      ...pairs('--var', vars),
      ...pairs('--env', { GITHUB_RUN_ID: runId, ...env }),
    ],
    {
      env: {
        HOME: home,
        // For `using: node24`, act starts the `node` on PATH, which is the one that runs the tests.
        PATH: [...programs, dirname(process.execPath), process.env.PATH].join(delimiter),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const printed = new Printed(child);
  const result = finish();
  async function finish(): Promise<ActResult> {
    try {
      const { exitCode, timedOut } = await ending(child, 110_000);
      const lines = [printed.stdout, printed.stderr].flatMap(linesOf);
      const read = resultOf(exitCode, lines);
      if (timedOut) throw new Error(`act did not end in time.\n${read.log.slice(-2_000)}`);
      for (const [name, secret] of Object.entries(secrets)) {
        const unmasked = lines.filter(({ command }) => command !== 'add-mask');
        const texts = unmasked.map(({ msg, content }) => `${msg}\n${content}`).join('\n');
        const forms = findSecret(texts, secret);
        if (forms.length > 0) throw new Error(`The secret ${name} was printed (${forms}).`);
      }
      return read;
    } finally {
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  return {
    child,
    result,
    /** Resolves with the first line of JSON that matches. */
    line: (pattern: RegExp) => printed.line(pattern),
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) child.kill('SIGKILL');
      await result.catch(() => {});
    },
  };
}

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => (parsed(line) ?? { msg: line }) as Line);

function resultOf(exitCode: number | null, lines: readonly Line[]): ActResult {
  const of = (command: string) => lines.filter((line) => line.command === command);
  const outputs = of('set-output').filter(({ name }) => OUTPUTS.some((each) => each === name));
  return {
    exitCode,
    outputs: Object.fromEntries(outputs.map(({ name = '', arg = '' }) => [name, arg])),
    summaries: of('summary').map(({ content = '' }) => content),
    log: lines.map(({ msg = '' }) => msg.trimEnd()).join('\n'),
    steps: lines.flatMap(({ stage, step, stepResult }) =>
      stepResult && stage ? [`${stage} ${step}`] : [],
    ),
  };
}
