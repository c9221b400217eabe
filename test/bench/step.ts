/** Runs steps, ours and those they are compared with, in equal and clean environments. */

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rootCertificates } from 'node:tls';
import { AUTHORITY, AUTHORITY_FILE } from '../faults/certificates.ts';
import { ending, Printed } from '../support/child.ts';
import { lastValues, parseKeyValues } from '../support/command-files.ts';
import { createRunnerStep, type RunnerStepOptions } from '../support/runner-env.ts';

interface StepOptions extends Partial<RunnerStepOptions> {
  /** The exit code that it must end with; default 0. */
  readonly exit?: number;
}

export const root = resolve(import.meta.dirname, '../..');
const LIMIT_MS = 600_000;

/** Runs a command to its end, and measures its time. Of this process' environment, it gets only `PATH`. */
export async function runStep(
  [program = '', ...parameters]: readonly string[],
  { inputs = {}, env, exit = 0, ...options }: StepOptions = {},
) {
  // Without debug lines, as in an ordinary run.
  const variables = { RUNNER_DEBUG: undefined, ...env };
  const step = createRunnerStep({ inputs, env: variables, ...options });
  // For curl, which reads its certificates in every process: as many as a machine has, because their number is a large
  // part of the cost of a request.
  const certificates = [...rootCertificates, AUTHORITY].join('\n');
  writeFileSync(join(step.folders.temp, 'roots.pem'), certificates);

  try {
    const began = performance.now();
    const child = spawn(program, parameters, {
      cwd: step.folders.workspace,
      env: step.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = new Printed(child);
    const { exitCode } = await ending(child, LIMIT_MS);
    const wallMs = performance.now() - began;

    const { stdout, stderr } = printed;
    if (exitCode !== exit) {
      const tail = `${stdout}\n${stderr}`.trim().slice(-600);
      throw new Error(`${program} ${parameters.join(' ')} ended with ${exitCode}: ${tail}`);
    }
    const outputs = lastValues(parseKeyValues(step.read().output));
    return { wallMs, outputs, stdout };
  } finally {
    step.remove();
  }
}

/** The bundle, as the runner starts it. */
export const OURS = [process.execPath, join(root, 'dist/index.js')];

/** Runs a command of Node.js that trusts the certificates of the simulated servers. */
export const runTrusting = (command: readonly string[], { env, ...options }: StepOptions) =>
  runStep(command, { ...options, env: { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE, ...env } });

/** Runs a shell script of the folder `baseline`. */
export const runBash = (script: string, env: Readonly<Record<string, string>>) =>
  runStep(['bash', join(import.meta.dirname, 'baseline', script)], { env });
