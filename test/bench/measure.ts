/** Runs steps, ours and those they are compared with, in equal and clean environments. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rootCertificates } from 'node:tls';
import { promisify } from 'node:util';
import { AUTHORITY, AUTHORITY_FILE } from '../faults/certificates.ts';
import { valuesIn } from '../support/command-files.ts';
import { createRunnerStep, type RunnerStepOptions } from '../support/runner-env.ts';

type StepOptions = Partial<RunnerStepOptions>;

const BUNDLE = resolve(import.meta.dirname, '../../dist/index.js');
/** For curl: as many certificates as a machine has, because their number is a large part of the cost of a request. */
const CERTIFICATES = [...rootCertificates, AUTHORITY].join('\n');

/** Runs a program to its end, and measures its time. Of this process' environment, it gets only `PATH`. */
async function run(program: string, parameters: string[], { env, ...rest }: StepOptions = {}) {
  // Without debug lines, as in an ordinary run.
  const step = createRunnerStep({ inputs: {}, env: { RUNNER_DEBUG: undefined, ...env }, ...rest });
  writeFileSync(join(step.folders.temp, 'roots.pem'), CERTIFICATES);
  const place = { cwd: step.folders.workspace, env: step.env };

  try {
    const began = performance.now();
    const { stdout } = await promisify(execFile)(program, parameters, place).catch(
      (error) => error,
    );
    const wallMs = performance.now() - began;
    return { wallMs, outputs: valuesIn(step.read().output), stdout: `${stdout}` };
  } finally {
    step.remove();
  }
}

/** The bundle, as the runner starts it. It trusts the simulated servers. */
export const runOurs = ({ env, ...options }: StepOptions) =>
  run(process.execPath, [BUNDLE], {
    ...options,
    env: { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE, ...env },
  });
export const runEmpty = () => run(process.execPath, ['-e', '0']);
/** A shell script of the folder `baseline`. */
export const runBash = (script: string, env: Readonly<Record<string, string>>) =>
  run('bash', [join(import.meta.dirname, 'baseline', script)], { env });

/**
 * The median of an odd number of rounds, after one that does not count. A round that compares measures both sides, so that
 * other load on the machine affects them alike.
 */
export async function median(rounds: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round <= rounds; round++) values.push(await measure());
  return values.slice(1).toSorted((a, b) => a - b)[(rounds - 1) / 2] ?? Number.NaN;
}
