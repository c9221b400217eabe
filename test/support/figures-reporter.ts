/**
 * Vitest reporter that adds up what the tests counted. After a run of all tests, it writes `report/figures.json`, prints
 * the figures, and fails the run if one of them is too small.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { FOLDER_VARIABLE, sumsOf } from './report.ts';

export interface RunOfTests {
  /** Whether every test file ran, without a filter. */
  readonly wholeSuite: boolean;
  readonly seconds: number;
  readonly tests: { readonly passed: number; readonly failed: number; readonly skipped: number };
  readonly figures: Readonly<Record<string, number>>;
}

export class FiguresReporter implements Reporter {
  readonly #required: Readonly<Record<string, number>>;
  #vitest: Vitest | null = null;
  /** Contains the counts and the folders of this test run only, because several can run at the same time. */
  #temp = '';

  /** @param required the figures that a run of all tests must contain, with their minimum */
  constructor(required: Readonly<Record<string, number>>) {
    this.#required = required;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    this.#temp = mkdtempSync(join(tmpdir(), 'docs-agent-tests-'));
    process.once('exit', () => rmSync(this.#temp, { recursive: true, force: true }));
    mkdirSync(join(this.#temp, 'counts'));
    // Workers are started later and inherit both.
    process.env[FOLDER_VARIABLE] = join(this.#temp, 'counts');
    process.env.DOCS_AGENT_TEST_TEMP = this.#temp;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const states = modules.flatMap(({ children }) =>
      Array.from(children.allTests(), (test) => test.result().state),
    );
    const numberOf = (state: string) => states.filter((other) => other === state).length;
    const run: RunOfTests = {
      wholeSuite: await this.#isWholeSuite(modules),
      seconds: Math.round(process.uptime()),
      tests: {
        passed: numberOf('passed'),
        failed: numberOf('failed'),
        skipped: numberOf('skipped'),
      },
      figures: sumsOf(this.#lines()),
    };

    // A run of some tests must not replace the report of all.
    if (run.wholeSuite) {
      const folder = resolve(import.meta.dirname, '../../report');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(run, null, 2)}\n`);
      for (const [name, checks] of Object.entries(run.figures)) console.log(`  ${name}: ${checks}`);
    }
    for (const fault of faultsOf(run, this.#required)) {
      console.error(fault);
      process.exitCode = 1;
    }
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

/** The reasons why a run proves too little. A run of some tests only needs to have run a test. */
export function faultsOf(run: RunOfTests, required: Readonly<Record<string, number>>): string[] {
  const faults = run.tests.passed + run.tests.failed === 0 ? ['Not a single test ran.'] : [];
  if (!run.wholeSuite) return faults;

  const small = Object.entries(required).filter(
    ([name, least]) => (run.figures[name] ?? 0) < least,
  );
  return [
    ...faults,
    ...small.map(
      ([name, least]) =>
        `The tests counted ${run.figures[name] ?? 0} ${name}, not ${least} or more.`,
    ),
  ];
}
