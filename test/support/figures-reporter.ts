/**
 * Vitest reporter that writes the figures that the tests recorded to `report/figures.json` and `report/figures.md`,
 * prints the required ones, and fails a run in which one of these is missing or too small.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { addUp, type Figure, type Line, linesFolderVariable } from './report.ts';

export interface RunOfTests {
  /** Whether every test file ran, without a filter. */
  readonly wholeSuite: boolean;
  readonly seconds: number;
  readonly tests: { readonly passed: number; readonly failed: number; readonly skipped: number };
  readonly figures: readonly Figure[];
}

export class FiguresReporter implements Reporter {
  readonly #required: Readonly<Record<string, number>>;
  readonly #folder = resolve(import.meta.dirname, '../../report');
  #vitest: Vitest | null = null;
  /** Contains the lines and the folders of this test run only, because several can run at the same time. */
  #temp = '';

  /** @param required the figures that a run of all tests must contain, with their minimum number of checks */
  constructor(required: Readonly<Record<string, number>>) {
    this.#required = required;
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
    const states = modules.flatMap(({ children }) =>
      Array.from(children.allTests(), (test) => test.result().state),
    );
    const count = (state: string): number => states.filter((found) => found === state).length;
    const run: RunOfTests = {
      wholeSuite: await this.#isWholeSuite(modules),
      seconds: Math.round(process.uptime()),
      tests: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
      figures: addUp(this.#lines()),
    };
    const faults = faultsOf(run, this.#required);
    // A run of some tests must not replace the report of all.
    if (run.wholeSuite) {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(join(this.#folder, 'figures.json'), `${JSON.stringify(run, null, 2)}\n`);
      writeFileSync(join(this.#folder, 'figures.md'), reportMarkdown(run, faults));
      for (const { name, checks } of run.figures) {
        if (name in this.#required) process.stdout.write(`  ${name}: ${checks}\n`);
      }
    }
    for (const fault of faults)
      process.stderr.write(`The report of figures is not valid: ${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  }

  async #isWholeSuite(modules: readonly TestModule[]): Promise<boolean> {
    if (!this.#vitest || this.#vitest.config.testNamePattern) return false;
    const all = await this.#vitest.globTestSpecifications();
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    return all.every(({ moduleId }) => ran.has(moduleId));
  }

  #lines(): Line[] {
    const folder = join(this.#temp, 'lines');
    return readdirSync(folder).flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').trimEnd();
      return text.split('\n').map((line) => JSON.parse(line) as Line);
    });
  }
}

/** The reasons why a run proves too little, one sentence each. A partial run only needs to have run a test. */
export function faultsOf(run: RunOfTests, required: Readonly<Record<string, number>>): string[] {
  const faults = run.tests.passed + run.tests.failed === 0 ? ['Not a single test ran.'] : [];
  if (!run.wholeSuite) return faults;
  for (const [name, least] of Object.entries(required)) {
    const found = run.figures.find((figure) => figure.name === name)?.checks ?? 0;
    if (found < least) faults.push(`Figure "${name}": ${found} checks, ${least} are needed.`);
  }
  return faults;
}

/** The report for people: a table a figure. */
export function reportMarkdown({ tests, figures }: RunOfTests, faults: readonly string[]): string {
  return [
    '# Figures of the test run',
    `${tests.passed} tests passed, ${tests.failed} failed, ${tests.skipped} skipped; Node ${process.version}.`,
    ...faults.map((fault) => `**Not valid:** ${fault}`),
    ...figures.flatMap(({ name, checks, rows, notes }) => [
      `## ${cell(name)} (${checks})`,
      ['| what | checks | amounts (measures: least, median, most) |', '| --- | ---: | --- |']
        .concat(rows.map((row) => `| ${list(row.labels)} | ${row.checks} | ${list(row.amounts)} |`))
        .join('\n'),
      ...notes.map(cell),
    ]),
    '',
  ].join('\n\n');
}

const list = (named: Readonly<Record<string, unknown>>): string =>
  Object.entries(named)
    .map(([name, value]) => cell(`${name}: ${value}`))
    .join('; ');
const cell = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|`<*_]/g, '\\$&');
