/**
 * Counts what the tests check, because a test that checks nothing passes. At the end of a run of all tests, a Vitest
 * reporter writes the sums to `report/figures.json`, and fails the run if one is too small.
 */

import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** What is counted, and the sum that is needed. */
const NEEDED = {
  'runs of the action': 25,
  signals: 5,
  'permission matrix': 25,
  'faults of the service': 50,
  'faults of GitHub': 9,
  'GitHub requests checked against its description': 1_000,
  'random fault schedules': 300,
  'jobs that show a stale end': 500,
  'random schedules of a thread': 450,
  'random histories of pushes': 300,
  'injection corpus: strings × sinks': 800,
  'canary: echoed forms': 18,
};

const countsIn = (folder: string): string => join(folder, 'counts');

/** Adds to a figure. Outside a test run with the reporter it does nothing. */
export function countChecks(figure: keyof typeof NEEDED, checks = 1): void {
  const folder = process.env.DOCS_AGENT_TEST_TEMP;
  // Each line is appended at once, so those of several workers do not mix.
  if (folder) appendFileSync(countsIn(folder), `${checks} ${figure}\n`);
}

/** The sum of each figure; 0 if nothing counted it. */
function addUp(counts: string) {
  const lines = counts.split('\n').map((line) => /^(\d+) (.*)$/.exec(line) ?? []);
  return Object.entries(NEEDED).map(([figure, needed]) => {
    const own = lines.filter(([, , name]) => name === figure);
    return { figure, checks: own.reduce((sum, [, checks]) => sum + Number(checks), 0), needed };
  });
}

export interface RunOfTests {
  seconds: number;
  passed: number;
  failed: number;
  figures: ReturnType<typeof addUp>;
}

export class FiguresReporter implements Reporter {
  #vitest: Vitest | undefined;
  /** Contains the counts and the folders of this test run only, because several can run at the same time. */
  #temp = '';

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#temp = mkdtempSync(join(tmpdir(), 'docs-agent-tests-'));
    process.once('exit', () => rmSync(this.#temp, { recursive: true, force: true }));
    writeFileSync(countsIn(this.#temp), '');
    // Workers are started later and inherit it.
    process.env.DOCS_AGENT_TEST_TEMP = this.#temp;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const run: RunOfTests = {
      seconds: Math.round(process.uptime()),
      passed: count('passed'),
      failed: count('failed'),
      figures: addUp(readFileSync(countsIn(this.#temp), 'utf8')),
    };
    if (run.passed + run.failed === 0) fail('no test ran');

    // A run of some tests must not replace the report of all.
    const all = (await this.#vitest?.globTestSpecifications()) ?? [];
    if (this.#vitest?.config.testNamePattern || modules.length < all.length) return;

    write(run);
    for (const { figure, checks, needed } of run.figures) {
      if (checks < needed) fail(`${figure}: ${checks} of ${needed}`);
    }
  }
}

function write(run: RunOfTests): void {
  const folder = resolve(import.meta.dirname, '../../report');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(run, null, 2)}\n`);
  for (const { figure, checks } of run.figures) process.stdout.write(`${checks} ${figure}\n`);
}

function fail(fault: string): void {
  process.stderr.write(`The tests prove too little: ${fault}.\n`);
  process.exitCode = 1;
}
