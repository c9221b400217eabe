/** Runs the action's bundle as the GitHub runner would: a child process with real command files. */

import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ending, LineFeed } from './child.ts';
import { type KeyValue, lastValues } from './command-files.ts';
import type { RunnerCommand } from './commands.ts';
import { checkPromises, type RunTexts } from './promises.ts';
import { record } from './report.ts';
import {
  createRunnerStep,
  type RunnerFolders,
  type RunnerStep,
  type RunnerStepOptions,
} from './runner-env.ts';
import { shortestSecret } from './secrets.ts';

export interface ActionOptions extends RunnerStepOptions {
  /** Default `main`: `dist/index.js`; `post`: `dist/post/index.js`. */
  readonly entry?: 'main' | 'post';
  /** What must not show up anywhere; default: the inputs `api-key` and `github-token`, trimmed. */
  readonly canary?: string | readonly string[];
  /** The run is killed and its result rejected after so many ms; default 120,000. */
  readonly limitMs?: number;
  /** Called before the start, for example to put files into the workspace. */
  readonly prepare?: (folders: RunnerFolders) => void;
}

export interface ActionResult extends AsyncDisposable {
  /** Null where a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Of both streams, in the order in which they arrived. */
  readonly lines: readonly string[];
  readonly commands: readonly RunnerCommand[];
  /** The last value of each. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Every write, in order. */
  readonly outputWrites: readonly KeyValue[];
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly durationMs: number;
  /** From the first signal sent through `signal()` to the exit; null without one. */
  readonly sinceSignalMs: number | null;
  /** They live until the result (or the running action) is disposed of. */
  readonly folders: RunnerFolders;
}

export interface RunningAction extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly folders: RunnerFolders;
  /** The first line of either stream that matches, one already printed too; rejects if the run ends without. */
  line(pattern: RegExp): Promise<string>;
  /** As `kill`; on Windows every signal ends the process at once. */
  signal(name: NodeJS.Signals): void;
  /** Rejects if a promise is broken (see `promises.ts`) or the time limit passes. */
  readonly result: Promise<ActionResult>;
}

const repository = resolve(import.meta.dirname, '..', '..');
const bundles = { main: 'dist/index.js', post: 'dist/post/index.js' } as const;

/** Runs to the end. Use `await using`, or leave the folders to the end of the test run. */
export async function runAction(options: ActionOptions): Promise<ActionResult> {
  const running = startAction(options);
  try {
    return await running.result;
  } catch (error) {
    rmSync(running.folders.root, { recursive: true, force: true });
    throw error;
  }
}

/** Starts a run. With `await using` it is killed at the end of the block if it still runs. */
export function startAction(options: ActionOptions): RunningAction {
  const secrets = secretsOf(options);
  const step = createRunnerStep(options);
  options.prepare?.(step.folders);
  const { entry = 'main', limitMs = 120_000 } = options;
  const began = performance.now();
  const child = spawn(process.execPath, [resolve(repository, bundles[entry])], {
    cwd: step.folders.workspace,
    env: step.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const feed = new LineFeed(child);
  let signalled: { name: string; at: number } | null = null;

  async function finish(): Promise<ActionResult> {
    const { exitCode, signal, timedOut } = await ending(child, limitMs);
    const now = performance.now();
    feed.end();
    const texts = { stdout: feed.text('stdout'), stderr: feed.text('stderr'), ...step.read() };
    if (timedOut) throw failure(`The action did not end within ${limitMs} ms.`, texts, secrets);
    const { violations, bytesSearched, ...checked } = checkPromises(texts, {
      secrets,
      windows: process.platform === 'win32',
    });
    record('runs of the action', {
      labels: { searched: bytesSearched > 0 ? 'for a canary' : 'no canary given' },
      sums: { 'bytes searched': bytesSearched, 'commands seen': checked.commands.length },
    });
    if (violations.length > 0) {
      throw failure(`Broken promises:\n- ${violations.join('\n- ')}`, texts, secrets);
    }
    const sinceSignalMs = signalled && now - signalled.at;
    if (signalled) {
      const labels = { signal: signalled.name, exit: String(signal ?? exitCode) };
      record('signals', { labels, measures: { 'ms to exit': now - signalled.at } });
    }
    return {
      exitCode,
      signal,
      stdout: texts.stdout,
      stderr: texts.stderr,
      lines: feed.lines,
      commands: checked.commands,
      outputs: lastValues(checked.outputs),
      outputWrites: checked.outputs,
      state: lastValues(checked.state),
      summary: texts.summary,
      durationMs: now - began,
      sinceSignalMs,
      folders: step.folders,
      [Symbol.asyncDispose]: async () => step.remove(),
    };
  }

  const result = finish();
  return {
    child,
    folders: step.folders,
    line: (pattern) => feed.line(pattern),
    signal(name) {
      signalled ??= { name, at: performance.now() };
      child.kill(name);
    },
    result,
    [Symbol.asyncDispose]: () => dispose(child, result, step),
  };
}

async function dispose(child: ChildProcess, result: Promise<ActionResult>, step: RunnerStep): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  try {
    // A promise that a test did not wait for counts all the same.
    await result;
  } finally {
    step.remove();
  }
}

function secretsOf({ canary, inputs }: ActionOptions): readonly string[] {
  const found = canary ?? [inputs['api-key']?.trim() ?? '', inputs['github-token']?.trim() ?? ''];
  const secrets = [found].flat();
  if (canary !== undefined && secrets.some(({ length }) => length < shortestSecret)) {
    throw new RangeError(`A canary needs ${shortestSecret} characters or more.`);
  }
  return secrets;
}

function failure(message: string, { stdout, stderr }: RunTexts, secrets: readonly string[]): Error {
  const tail = `${stdout}\n${stderr}`.trim().slice(-2_000);
  const hidden = secrets.reduce((text, secret) => (secret ? text.replaceAll(secret, '***') : text), tail);
  return new Error(`${message}\nThe end of what it printed:\n${hidden}`);
}
