/** Vitest reporter that makes `report/figures.json` and `report/figures.md` of what tests recorded. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { makeReport, reportMarkdown, type TestCounts } from './figures.ts';
import { addUp, type Line, linesFolderVariable } from './report.ts';

export interface FiguresReporterOptions {
  /** Figures that a run of the whole suite must hold, with at least so many checks. */
  readonly required?: Readonly<Record<string, number>>;
  /** Default: `report/` at the repository's root. */
  readonly folder?: string;
}

export class FiguresReporter implements Reporter {
  readonly #required: Readonly<Record<string, number>>;
  readonly #folder: string;
  #vitest: Vitest | null = null;
  /** Holds the lines and the folders of the runs; of this test run alone, others may go on beside it. */
  #temp = '';

  constructor({
    required = {},
    folder = resolve(import.meta.dirname, '../../report'),
  }: FiguresReporterOptions = {}) {
    this.#required = required;
    this.#folder = folder;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#temp = mkdtempSync(join(tmpdir(), 'docs-agent-tests-'));
    process.once('exit', () => rmSync(this.#temp, { recursive: true, force: true }));
    const lines = join(this.#temp, 'lines');
    mkdirSync(lines);
    // Workers are started later and inherit both.
    process.env[linesFolderVariable] = lines;
    process.env.DOCS_AGENT_TEST_TEMP = this.#temp;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const report = makeReport({
      node: process.versions.node,
      platform: `${process.platform} ${process.arch}`,
      wholeSuite: await this.#isWholeSuite(modules),
      tests: countTests(modules),
      figures: addUp(this.#readLines()),
      required: this.#required,
    });
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, 'figures.json'), `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync(join(this.#folder, 'figures.md'), reportMarkdown(report));
    for (const fault of report.faults) process.stderr.write(`The report of figures is not valid: ${fault}\n`);
    if (report.faults.length > 0) process.exitCode = 1;
  }

  async #isWholeSuite(modules: readonly TestModule[]): Promise<boolean> {
    if (!this.#vitest || this.#vitest.config.testNamePattern) return false;
    const all = await this.#vitest.globTestSpecifications();
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    return all.every(({ moduleId }) => ran.has(moduleId));
  }

  #readLines(): Line[] {
    const folder = join(this.#temp, 'lines');
    return readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    );
  }
}

function countTests(modules: readonly TestModule[]): TestCounts {
  const states = modules.flatMap((module) =>
    Array.from(module.children.allTests(), (test) => test.result().state),
  );
  const inState = (state: string): number => states.filter((found) => found === state).length;
  return {
    files: modules.length,
    passed: inState('passed'),
    failed: inState('failed'),
    skipped: inState('skipped'),
  };
}
