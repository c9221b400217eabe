/** Runs steps, ours and those they are compared with, in equal and clean environments. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rootCertificates } from 'node:tls';
import { promisify } from 'node:util';
import { AUTHORITY, AUTHORITY_FILE } from '../faults/certificates.ts';
import { lastValues, parseKeyValues } from '../support/command-files.ts';
import { createRunnerStep, type RunnerStepOptions } from '../support/runner-env.ts';

/** What is measured, the result, the goal, and how it is shown. Ratios if possible, because machines differ. */
export type Value = readonly [
  name: string,
  value: number,
  most: number,
  unit?: string,
  decimals?: number,
];

export const ROOT = resolve(import.meta.dirname, '../..');
/** The bundle, as the runner starts it. */
const OURS = [process.execPath, join(ROOT, 'dist/index.js')];
/** Lets a run of Node.js trust the simulated servers. */
const TRUST = { NODE_EXTRA_CA_CERTS: AUTHORITY_FILE };
/** For curl: as many certificates as a machine has, because their number is a large part of the cost of a request. */
const CERTIFICATES = [...rootCertificates, AUTHORITY].join('\n');

export interface StepOptions extends Partial<RunnerStepOptions> {
  /** The exit code that it must end with; default 0. */
  exit?: number;
}

/** Runs a command to its end, and measures its time. Of this process' environment, it gets only `PATH`. */
async function runStep(
  [program = '', ...parameters]: readonly string[],
  { inputs = {}, env, exit = 0, ...options }: StepOptions = {},
) {
  // Without debug lines, as in an ordinary run.
  const variables = { RUNNER_DEBUG: undefined, ...env };
  const step = createRunnerStep({ inputs, env: variables, ...options });
  writeFileSync(join(step.folders.temp, 'roots.pem'), CERTIFICATES);
  const place = { cwd: step.folders.workspace, env: step.env };

  try {
    const began = performance.now();
    const ended = await promisify(execFile)(program, parameters, place).catch((error) => error);
    const wallMs = performance.now() - began;

    const { code = 0, stdout, stderr } = ended;
    if (code !== exit) throw new Error(`${program} ended with ${code}: ${stdout}${stderr}`);
    const outputs = lastValues(parseKeyValues(step.read().output));
    return { wallMs, outputs, stdout: String(stdout) };
  } finally {
    step.remove();
  }
}

export const runOurs = ({ env, ...options }: StepOptions = {}) =>
  runStep(OURS, { ...options, env: { ...TRUST, ...env } });
export const runEmpty = () => runStep([process.execPath, '-e', '0']);
/** Runs a shell script of the folder `baseline`. */
export const runBash = (script: string, env: Readonly<Record<string, string>>) =>
  runStep(['bash', join(import.meta.dirname, 'baseline', script)], { env });

/**
 * Measures both sides round by round (A B A B …), so that other load on the machine affects them alike, after one round
 * that does not count. The median of what `compare` makes of them.
 */
export async function takeTurns(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
  compare = (a: number, b: number) => a / b,
): Promise<number> {
  const results: number[] = [];
  for (let round = 0; round <= rounds; round++) results.push(compare(await ours(), await theirs()));
  return medianOf(results.slice(1));
}

export const difference = (a: number, b: number) => a - b;

/** Of an odd number of values. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? Number.NaN;
}
