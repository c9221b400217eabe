/**
 * Vitest reporter that adds up what the tests have counted. It fails a run of all tests in which a required figure is
 * too small, because a test that checks nothing passes, and writes `report/figures.json`.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { countsFolderVariable } from './report.ts';

type Counts = Readonly<Record<string, number>>;

export interface RunOfTests {
  readonly seconds: number;
  readonly tests: { readonly passed: number; readonly failed: number };
  readonly figures: Counts;
}

export class FiguresReporter implements Reporter {
  readonly #required: Counts;
  #vitest: Vitest | undefined;
  /** Contains the counts and the folders of this test run only, because several can run at the same time. */
  #temp = '';

  /** @param required the figures that a run of all tests must reach */
  constructor(required: Counts) {
    this.#required = required;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#temp = mkdtempSync(join(tmpdir(), 'docs-agent-tests-'));
    process.once('exit', () => rmSync(this.#temp, { recursive: true, force: true }));
    // Workers are started later and inherit both.
    process.env[countsFolderVariable] = join(this.#temp, 'counts');
    process.env.DOCS_AGENT_TEST_TEMP = this.#temp;
    mkdirSync(join(this.#temp, 'counts'));
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    if (passed + failed === 0) this.#fail('Not a single test ran.');
    // A run of some tests must not replace the report of all.
    if (!(await this.#isWholeSuite(modules))) return;

    const figures = addUp(this.#lines());
    const run: RunOfTests = {
      seconds: Math.round(process.uptime()),
      tests: { passed, failed },
      figures,
    };
    const folder = resolve(import.meta.dirname, '../../report');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(run, null, 2)}\n`);
    for (const name of Object.keys(this.#required))
      process.stdout.write(`  ${name}: ${figures[name] ?? 0}\n`);
    for (const fault of missing(figures, this.#required)) this.#fail(fault);
  }

  #fail(fault: string): void {
    process.stderr.write(`The tests prove too little: ${fault}\n`);
    process.exitCode = 1;
  }

  async #isWholeSuite(modules: readonly TestModule[]): Promise<boolean> {
    if (!this.#vitest || this.#vitest.config.testNamePattern) return false;
    const all = await this.#vitest.globTestSpecifications();
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    return all.every(({ moduleId }) => ran.has(moduleId));
  }

  #lines(): string[] {
    const folder = join(this.#temp, 'counts');
    return readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'),
    );
  }
}

/** The sum of each figure, by its name in alphabetical order. */
export function addUp(lines: readonly string[]): Counts {
  const sums: Record<string, number> = {};
  for (const line of lines.toSorted()) {
    const [name, checks] = JSON.parse(line) as [string, number];
    sums[name] = (sums[name] ?? 0) + checks;
  }
  return sums;
}

/** What is missing from the required figures, one sentence each. */
export function missing(figures: Counts, required: Counts): string[] {
  return Object.entries(required)
    .filter(([name, least]) => (figures[name] ?? 0) < least)
    .map(([name, least]) => `Figure "${name}": ${figures[name] ?? 0} checks, ${least} are needed.`);
}
