/** Runs the action's bundle as the GitHub runner would: a child process with real command files. */

import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type KeyValue, lastValues } from './command-files.ts';
import type { RunnerCommand } from './commands.ts';
import { ending } from './ending.ts';
import { LineFeed } from './line-feed.ts';
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
  readonly entry?: 'main' | 'post' | { readonly path: string };
  /** What must not show up anywhere; default: the inputs `api-key` and `github-token`, trimmed. */
  readonly canary?: string | readonly string[];
  /** The run is killed and its result rejected after so many ms; default 120,000. */
  readonly limitMs?: number;
  /** The outputs that may be written; default: all of the public interface. */
  readonly outputNames?: readonly string[];
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
  /** The raw texts of the command files. */
  readonly files: Omit<RunTexts, 'stdout' | 'stderr'>;
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

/** What the harness has done in this process so far. */
export const counters = { runs: 0, runsWithoutCanary: 0, bytesSearched: 0, commandsSeen: 0 };

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
  const script = typeof entry === 'string' ? resolve(repository, bundles[entry]) : entry.path;
  const began = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: step.folders.workspace,
    env: step.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const feed = new LineFeed(child);
  let signalled: { name: string; at: number } | null = null;

  async function finish(): Promise<ActionResult> {
    const ended = await ending(child, limitMs);
    const now = performance.now();
    feed.end();
    const texts = { stdout: feed.text('stdout'), stderr: feed.text('stderr'), ...step.read() };
    if (ended.timedOut) throw failure(`The action did not end within ${limitMs} ms.`, texts, secrets);
    const checked = checkPromises(texts, {
      secrets,
      windows: process.platform === 'win32',
      ...(options.outputNames && { outputNames: options.outputNames }),
    });
    count(secrets, checked);
    if (checked.violations.length > 0) {
      throw failure(`Broken promises:\n- ${checked.violations.join('\n- ')}`, texts, secrets);
    }
    const sinceSignalMs = signalled && now - signalled.at;
    if (signalled) {
      const labels = { signal: signalled.name, exit: String(ended.signal ?? ended.exitCode) };
      record('signals', { labels, measures: { 'ms to exit': now - signalled.at } });
    }
    const { stdout, stderr, ...files } = texts;
    return {
      exitCode: ended.exitCode,
      signal: ended.signal,
      stdout,
      stderr,
      lines: feed.lines,
      commands: checked.commands,
      outputs: lastValues(checked.outputs),
      outputWrites: checked.outputs,
      state: lastValues(checked.state),
      summary: files.summary,
      files,
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
  if (canary === undefined) {
    return [inputs['api-key'], inputs['github-token']].flatMap((value) => value?.trim() || []);
  }
  const given = typeof canary === 'string' ? [canary] : canary;
  const short = given.find((secret) => secret.length < shortestSecret);
  if (short !== undefined) throw new RangeError(`A canary needs ${shortestSecret} characters or more.`);
  return given;
}

function count(secrets: readonly string[], checked: ReturnType<typeof checkPromises>): void {
  const searched = secrets.some((secret) => secret.length >= shortestSecret);
  counters.runs += 1;
  counters.runsWithoutCanary += searched ? 0 : 1;
  counters.bytesSearched += checked.bytesSearched;
  counters.commandsSeen += checked.commands.length;
  record('runs of the action', {
    labels: { searched: searched ? 'for a canary' : 'no canary given' },
    sums: { 'bytes searched': checked.bytesSearched, 'commands seen': checked.commands.length },
  });
}

function failure(message: string, texts: RunTexts, secrets: readonly string[]): Error {
  const tail = `${texts.stdout}\n${texts.stderr}`.trim().slice(-2_000);
  const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), tail);
  return new Error(`${message}\nThe end of what it printed:\n${hidden}`);
}
