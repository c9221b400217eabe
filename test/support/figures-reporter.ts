/**
 * Vitest reporter that makes the report of figures, `report/figures.json` and `report/figures.md`, of what the tests
 * recorded, and fails a run whose figures prove nothing.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { addUp, type Figure, type Line, linesFolderVariable, type Row } from './report.ts';

export interface RunOfTests {
  readonly node: string;
  readonly platform: string;
  /** Whether every test file ran, without a filter. */
  readonly wholeSuite: boolean;
  readonly seconds: number;
  readonly tests: { readonly files: number; passed: number; failed: number; skipped: number };
  readonly figures: readonly Figure[];
}

export interface FiguresReport extends RunOfTests {
  /** Why this report proves nothing, a sentence each; empty: it does. */
  readonly faults: readonly string[];
}

export class FiguresReporter implements Reporter {
  readonly #required: Readonly<Record<string, number>>;
  readonly #folder = resolve(import.meta.dirname, '../../report');
  #vitest: Vitest | null = null;
  /** Holds the lines and the folders of the runs; of this test run alone, others may go on beside it. */
  #temp = '';

  /** @param required the figures that a run of the whole suite must hold, with at least so many checks */
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
    const report = makeReport(
      {
        node: process.versions.node,
        platform: `${process.platform} ${process.arch}`,
        wholeSuite: await this.#isWholeSuite(modules),
        seconds: Math.round(process.uptime()),
        tests: {
          files: modules.length,
          passed: count('passed'),
          failed: count('failed'),
          skipped: count('skipped'),
        },
        figures: addUp(this.#lines()),
      },
      this.#required,
    );
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

  #lines(): Line[] {
    const folder = join(this.#temp, 'lines');
    return readdirSync(folder).flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').trimEnd();
      return text.split('\n').map((line) => JSON.parse(line) as Line);
    });
  }
}

/** Judges a run. A run of a part of the suite is asked only for having run anything. */
export function makeReport(run: RunOfTests, required: Readonly<Record<string, number>>): FiguresReport {
  const faults: string[] = [];
  if (run.tests.passed + run.tests.failed === 0) faults.push('Not a single test ran.');
  if (run.wholeSuite) {
    for (const [name, least] of Object.entries(required)) {
      const found = run.figures.find((figure) => figure.name === name)?.checks ?? 0;
      if (found < least) faults.push(`Figure "${name}": ${found} checks, ${least} are needed.`);
    }
    for (const { name, checks } of run.figures) {
      if (checks === 0 && !(name in required)) faults.push(`Figure "${name}" counts no check.`);
    }
  }
  return { ...run, faults };
}

/** The report for people: a table a figure. */
export function reportMarkdown({ tests, faults, ...report }: FiguresReport): string {
  const ran = `${tests.passed} tests passed, ${tests.failed} failed, ${tests.skipped} skipped`;
  return [
    '# Figures of the test run',
    '',
    `${ran}, in ${tests.files} files; Node ${report.node}, ${report.platform}.`,
    ...(report.wholeSuite ? [] : ['', 'Only a part of the suite ran.']),
    ...faults.flatMap((fault) => ['', `**Not valid:** ${fault}`]),
    ...report.figures.flatMap(figureSection),
    '',
  ].join('\n');
}

function figureSection({ name, checks, rows, notes }: Figure): string[] {
  const names = (kind: 'labels' | 'sums' | 'measures') => [
    ...new Set(rows.flatMap((row) => Object.keys(row[kind]))),
  ];
  const [labels, sums, measures] = [names('labels'), names('sums'), names('measures')];
  const header = [...labels, 'checks', ...sums, ...measures.map((one) => `${one} (least, median, most)`)];
  const cells = (row: Row): string[] => [
    ...labels.map((label) => row.labels[label] ?? ''),
    String(row.checks),
    ...sums.map((sum) => String(row.sums[sum] ?? '')),
    ...measures.map((measure) => Object.values(row.measures[measure] ?? {}).join(', ')),
  ];
  return [
    '',
    `## ${cell(name)} (${checks})`,
    '',
    tableRow(header),
    `|${header.map((_, column) => (column < labels.length ? ' --- |' : ' ---: |')).join('')}`,
    ...rows.map((row) => tableRow(cells(row))),
    ...notes.flatMap((note) => ['', cell(note)]),
  ];
}

const tableRow = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|`<*_]/g, '\\$&');
