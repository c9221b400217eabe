/** Carries out steps, ours and the baselines', in equal and clean surroundings. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lastValues, parseKeyValues } from '../support/command-files.ts';
import { createRunnerStep, type RunnerStepOptions } from '../support/runner-env.ts';

export interface StepOptions extends Pick<RunnerStepOptions, 'event'> {
  readonly command: readonly [program: string, ...string[]];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The exit code that it must end with; default 0. */
  readonly exit?: number;
}

export type StepResult = Awaited<ReturnType<typeof runStep>>;

const root = resolve(import.meta.dirname, '../..');

/** The bundle, as the runner starts it. */
export const OURS = [process.execPath, join(root, 'dist/index.js')] as const;

/** A shell script of the folder `baseline`. */
export const baseline = (name: string) =>
  ['bash', join(import.meta.dirname, 'baseline', name)] as const;

/** Runs a step to its end, and measures its time. Of this process' environment, it gets only `PATH`. */
export async function runStep({ command, inputs = {}, env, exit = 0, ...about }: StepOptions) {
  // Without debug lines, as in an ordinary run.
  const step = createRunnerStep({ inputs, env: { RUNNER_DEBUG: undefined, ...env }, ...about });
  try {
    const [program, ...args] = command;
    const began = performance.now();
    const setting = { cwd: step.folders.workspace, env: step.env } as const;
    const child = spawn(program, args, { ...setting, stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => (texts.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (texts.stderr += text));
    const [code] = await once(child, 'close');
    const wallMs = performance.now() - began;
    if (code !== exit) {
      const tail = `${texts.stdout}\n${texts.stderr}`.trim().slice(-600);
      throw new Error(`${command.join(' ')} ended with ${code}, not ${exit}: ${tail}`);
    }
    return { wallMs, outputs: lastValues(parseKeyValues(step.read().output)), ...texts };
  } finally {
    step.remove();
  }
}

/** The number that a script of this folder, loaded into a run before the bundle, leaves in the file that `PROBE_FILE` names. */
export async function probed(
  script: string,
  run: (env: Record<string, string>) => Promise<StepResult>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-probe-'));
  const file = join(folder, 'number');
  const load = `--require=${JSON.stringify(join(import.meta.dirname, script))}`;
  try {
    await run({ NODE_OPTIONS: load, PROBE_FILE: file });
    return Number(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
