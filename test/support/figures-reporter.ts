/**
 * Vitest reporter that adds up what the tests have counted. It fails a run of all tests in which a figure is too small,
 * and writes `report/figures.json` and `report/figures.md`.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { countsIn, type Figure, REQUIRED } from './figures.ts';

type Figures = Record<Figure, number>;

export interface RunOfTests {
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  /** The names of the tests that state one. */
  readonly seeds: readonly string[];
  readonly figures: Figures;
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
    const [passed, failed] = [count('passed'), count('failed')];
    if (passed + failed === 0) fail('Not a single test ran.');
    // A run of some tests must not replace the report of all.
    if (!(await this.#isWholeSuite(modules))) return;

    const seeds = tests.map(({ name }) => name).filter((name) => /\bseed \d/.test(name));
    const figures = addUp(readFileSync(countsIn(this.#temp), 'utf8').split('\n').slice(0, -1));
    report({ seconds: Math.round(process.uptime()), passed, failed, seeds, figures });
    for (const fault of missing(figures)) fail(fault);
  }

  async #isWholeSuite(modules: readonly TestModule[]): Promise<boolean> {
    if (!this.#vitest || this.#vitest.config.testNamePattern) return false;
    const all = await this.#vitest.globTestSpecifications();
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    return all.every(({ moduleId }) => ran.has(moduleId));
  }
}

function report(run: RunOfTests): void {
  const rows = Object.entries(REQUIRED).map(
    ([figure, least]) => `| ${figure} | ${run.figures[figure as Figure]} | ${least} |`,
  );
  const table = ['| Figure | Checks | Needed |', '| --- | --: | --: |', ...rows, ''].join('\n');
  const summary = `${run.passed} tests passed and ${run.failed} failed in ${run.seconds} s.`;
  const folder = resolve(import.meta.dirname, '../../report');

  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(run, null, 2)}\n`);
  const seeds = run.seeds.map((name) => `- ${name}\n`).join('');
  writeFileSync(join(folder, 'figures.md'), `${summary}\n\n${table}\n${seeds}`);
  process.stdout.write(table);
}

function fail(fault: string): void {
  process.stderr.write(`The tests prove too little: ${fault}\n`);
  process.exitCode = 1;
}

/** The sum of each figure; 0 if nothing counted it. */
export function addUp(lines: readonly string[]): Figures {
  const zeros = Object.keys(REQUIRED).map((figure) => [figure, 0]);
  const sums: Figures = Object.fromEntries(zeros);
  for (const line of lines) {
    const [figure, checks] = JSON.parse(line) as [Figure, number];
    sums[figure] += checks;
  }
  return sums;
}

/** One sentence for each figure that is too small. */
export function missing(figures: Figures): string[] {
  return Object.entries(REQUIRED)
    .map(([figure, least]) => ({ figure, least, checks: figures[figure as Figure] }))
    .filter(({ least, checks }) => checks < least)
    .map(
      ({ figure, least, checks }) => `Figure "${figure}": ${checks} checks, ${least} are needed.`,
    );
}
