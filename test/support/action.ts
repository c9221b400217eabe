/** Runs the action's bundle as the GitHub runner would: a child process with real command files. */

import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { watch } from './child.ts';
import { countChecks } from './figures.ts';
import { checkPromises } from './promises.ts';
import { createRunnerStep, type RunnerStepOptions } from './runner-env.ts';

export interface ActionOptions extends RunnerStepOptions {
  /** What must not show up anywhere; default: the keys and the token of the inputs, trimmed. */
  canary?: readonly string[];
}

export type RunningAction = ReturnType<typeof startAction>;
export type ActionResult = Awaited<RunningAction['result']>;

const bundle = resolve(import.meta.dirname, '../../dist/index.js');
const LIMIT_MS = 120_000;

export const runAction = (options: ActionOptions): Promise<ActionResult> =>
  startAction(options).result;

export function startAction(options: ActionOptions) {
  const { inputs } = options;
  const given = ['api-key', 'previous-api-key', 'github-token'].flatMap(
    (name) => inputs[name]?.trim() ?? [],
  );
  const { canary: secrets = given } = options;
  const step = createRunnerStep(options);
  const child = spawn(process.execPath, [bundle], {
    cwd: step.folders.workspace,
    env: step.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const { ended, line } = watch(child, LIMIT_MS);
  let signalledAt: number | null = null;

  async function finish() {
    const { exitCode, signal, timedOut, stdout, stderr } = await ended;
    const sinceSignalMs = signalledAt && performance.now() - signalledAt;
    const files = step.read();
    step.remove();
    countChecks('runs of the action');
    if (signalledAt) countChecks('signals');

    const texts = { stdout, stderr, ...files };
    const { violations, commands, outputs } = checkPromises(texts, { secrets });
    if (timedOut) violations.unshift(`The action did not end within ${LIMIT_MS} ms.`);
    if (violations.length > 0) {
      const tail = `${stdout}\n${stderr}`.trim().slice(-2_000);
      throw new Error(`- ${violations.join('\n- ')}\nThe end of what it printed:\n${tail}`);
    }

    return {
      exitCode,
      signal,
      stdout,
      stderr,
      sinceSignalMs,
      commands,
      outputs,
      summary: files.summary,
    };
  }

  const result = finish();
  return {
    child,
    line,
    /** As `kill`; on Windows every signal ends the process at once. */
    signal(name: NodeJS.Signals) {
      signalledAt ??= performance.now();
      child.kill(name);
    },
    result,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await result;
    },
  };
}
