/** The report of figures as a document: what is in it, its Markdown, and what would make it worthless. */

import type { Figure, Measured, Row } from './report.ts';

export interface TestCounts {
  readonly files: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface FiguresReport {
  readonly node: string;
  readonly platform: string;
  /** Whether every test file ran, without a filter. */
  readonly wholeSuite: boolean;
  readonly tests: TestCounts;
  /** Sum of the figures' checks. */
  readonly checks: number;
  readonly figures: readonly Figure[];
  /** Why this report proves nothing, a sentence each; empty: it does. */
  readonly faults: readonly string[];
}

export interface ReportInput {
  readonly node: string;
  readonly platform: string;
  readonly wholeSuite: boolean;
  readonly tests: TestCounts;
  readonly figures: readonly Figure[];
  /** Figures that a run of the whole suite must hold, with at least so many checks. */
  readonly required: Readonly<Record<string, number>>;
}

/** Judges a run. A run of a part of the suite is asked only for having run anything. */
export function makeReport({ required, ...run }: ReportInput): FiguresReport {
  const checks = run.figures.reduce((sum, figure) => sum + figure.checks, 0);
  const faults: string[] = [];
  if (run.tests.passed + run.tests.failed === 0) faults.push('Not a single test ran.');
  if (run.wholeSuite) {
    if (checks === 0) faults.push('No test recorded a figure.');
    for (const [name, least] of Object.entries(required)) {
      const found = run.figures.find((figure) => figure.name === name)?.checks ?? 0;
      if (found < least) faults.push(`Figure "${name}": ${found} checks, ${least} are needed.`);
    }
    for (const { name, checks: found } of run.figures) {
      if (found === 0 && !(name in required)) faults.push(`Figure "${name}" counts no check.`);
    }
  }
  return { ...run, checks, faults };
}

/** The report for people: a table a figure. */
export function reportMarkdown(report: FiguresReport): string {
  const { tests } = report;
  const ran = `${tests.passed} tests passed, ${tests.failed} failed, ${tests.skipped} skipped`;
  return [
    '# Figures of the test run',
    '',
    `${ran}, in ${tests.files} files; Node ${report.node}, ${report.platform}.`,
    ...(report.wholeSuite ? [] : ['', 'Only a part of the suite ran.']),
    ...report.faults.flatMap((fault) => ['', `**Not valid:** ${fault}`]),
    ...report.figures.flatMap(figureSection),
    '',
  ].join('\n');
}

function figureSection(figure: Figure): string[] {
  const labels = namesIn(figure.rows, 'labels');
  const sums = namesIn(figure.rows, 'sums');
  const measures = namesIn(figure.rows, 'measures');
  const header = [...labels, 'checks', ...sums, ...measures.map((name) => `${name} (least, median, most)`)];
  const rows = figure.rows.map((row) => [
    ...labels.map((name) => row.labels[name] ?? ''),
    String(row.checks),
    ...sums.map((name) => String(row.sums[name] ?? '')),
    ...measures.map((name) => shownMeasure(row.measures[name])),
  ]);
  return [
    '',
    `## ${cell(figure.name)} (${figure.checks})`,
    '',
    tableRow(header),
    tableRow(header.map((_, column) => (column < labels.length ? '---' : '---:'))),
    ...rows.map(tableRow),
    ...figure.notes.flatMap((note) => ['', cell(note)]),
  ];
}

function namesIn(rows: readonly Row[], kind: 'labels' | 'sums' | 'measures'): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row[kind])))];
}

function shownMeasure(measured: Measured | undefined): string {
  return measured ? `${measured.least}, ${measured.median}, ${measured.most}` : '';
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|`<*_]/g, '\\$&');
}
