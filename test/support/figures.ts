/** Counts what the tests check, because a test that checks nothing passes. `figures-reporter.ts` adds it up. */

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is counted, and the sum that a run of all tests must reach. */
export const REQUIRED = {
  'runs of the action': 200,
  signals: 10,
  'permission matrix': 590,
  'faults of the service': 180,
  'faults of GitHub': 500,
  'GitHub requests checked against its description': 1_000,
  'random fault schedules': 1_000,
  'jobs that show a stale end': 500,
  'schedules of the thread’s model': 5_000,
  'injection corpus: strings × sinks': 3_000,
  'canary: echoed forms': 30,
};

export type Figure = keyof typeof REQUIRED;

/** The file for the counts, in the folder of a test run that the reporter makes. */
export const countsIn = (folder: string): string => join(folder, 'counts.jsonl');

/** Adds to a figure. Outside a test run with the reporter it does nothing. */
export function countChecks(figure: Figure, checks = 1): void {
  const folder = process.env.DOCS_AGENT_TEST_TEMP;
  // Each line is appended at once, so those of several workers do not mix.
  if (folder) appendFileSync(countsIn(folder), `${JSON.stringify([figure, checks])}\n`);
}
