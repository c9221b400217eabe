/** Counts what the tests check, in any process. `figures-reporter.ts` adds it up at the end of the run. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Names the folder for the counts of this test run. The reporter sets it. */
export const FOLDER_VARIABLE = 'DOCS_AGENT_TEST_COUNTS';

/** Adds to a figure. Outside a test run with the reporter it does nothing. */
export function count(figure: string, checks = 1): void {
  const folder = process.env[FOLDER_VARIABLE];
  if (!folder) return;
  // Every worker has its own file, so that lines do not mix.
  appendFileSync(join(folder, `${process.pid}-${threadId}.txt`), `${checks} ${figure}\n`);
}

/** The sum of each figure. */
export function sumsOf(lines: readonly string[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of lines) {
    const [checks = ''] = line.split(' ', 1);
    const figure = line.slice(checks.length + 1);
    sums[figure] = (sums[figure] ?? 0) + Number(checks);
  }
  return sums;
}
