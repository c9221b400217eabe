/** Counts what the tests have checked. Tests in any process count, and `figures-reporter.ts` adds it up at the end. */

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Names the folder for the counts of this test run; set by the reporter. */
export const countsFolderVariable = 'DOCS_AGENT_TEST_COUNTS';

/** Adds to a figure. Outside a test run with the reporter it does nothing. */
export function countChecks(figure: string, checks = 1): void {
  const folder = process.env[countsFolderVariable];
  if (!folder) return;

  // Every worker has its own file, so lines of others cannot interleave.
  const line = JSON.stringify([figure, checks]);
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${line}\n`);
}
