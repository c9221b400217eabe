/** Job runs of the bundle: the inputs that each of them needs, and what holds for the end of each of them. */

import { expect } from 'vitest';
import { OUTCOMES } from '../../src/inputs/inputs.ts';
import { OUTPUTS } from '../../src/runner/publisher.ts';
import {
  type ActionOptions,
  type ActionResult,
  type RunningAction,
  startAction,
} from '../support/action.ts';

/** A made-up key. No output of the run may contain it. */
export const KEY = 'key_canary-9f3b7d21c64e8a05';

interface Reachable {
  url: string;
  key: string;
}

type Inputs = Readonly<Record<string, string>>;
type Rest = Omit<ActionOptions, 'inputs'>;

/** A server without a key of its own, such as a faulty one. */
export const at = (url: string): Reachable => ({ url, key: KEY });

/** `inputs` override the defaults. Without `prompt` and `job-id`, the run has nothing to do. */
export function startJob({ url, key }: Reachable, inputs: Inputs, rest: Rest = {}): RunningAction {
  const access = { 'base-url': url, 'project-id': 'instant', 'api-key': key };
  return startAction({ ...rest, inputs: { ...access, 'poll-interval': '1', ...inputs } });
}

export async function runJob(
  service: Reachable,
  inputs: Inputs,
  rest?: Rest,
): Promise<ActionResult> {
  const result = await startJob(service, inputs, rest).result;
  expectWholeEnd(result);
  return result;
}

/** Checks that every output was written, the outcome is known, and the step passed or failed without crashing. */
export function expectWholeEnd(result: ActionResult): void {
  // What it printed says why, should it ever not be so.
  expect(Object.keys(result.outputs).sort(), result.stdout).toEqual([...OUTPUTS].sort());
  expect(OUTCOMES).toContain(result.outputs.outcome);
  expect([0, 1]).toContain(result.exitCode);
  expect(result.summary).toContain('###');
  expect(result.stderr).toBe('');
}

/** Titles and messages of the run's errors. */
export function errorsOf({ commands }: ActionResult): string[] {
  return commands
    .filter(({ name }) => name === 'error')
    .map(({ properties, data }) => `${properties.title}: ${data}`);
}
