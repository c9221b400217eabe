/**
 * Records figures for the report. Tests in any process record what they did, and `figures-reporter.ts` adds it up at the
 * end of the run.
 */

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

export interface Entry {
  /** What sets this row apart from the others of its figure, such as fault and outcome. */
  readonly labels?: Readonly<Record<string, string>>;
  /** How many things were checked; default 1. */
  readonly checks?: number;
  /** Amounts that are added up, by name. */
  readonly sums?: Readonly<Record<string, number>>;
  /** Amounts whose minimum, median and maximum matter, by name (which includes the unit). */
  readonly measures?: Readonly<Record<string, number>>;
  /** Something to be shown as it is, such as a seed. */
  readonly note?: string;
}

/** One line of the files in between. */
export type Line = Entry & { readonly figure: string };

/** Names the folder for the lines of this test run; set by the reporter. */
export const linesFolderVariable = 'DOCS_AGENT_TEST_LINES';

/** Adds to a figure of the report. Outside a test run with the reporter it does nothing. */
export function record(figure: string, entry: Entry = {}): void {
  const folder = process.env[linesFolderVariable];
  if (!folder) return;
  const line: Line = { figure, ...entry };
  // Every worker has its own file, so lines of others cannot interleave.
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${JSON.stringify(line)}\n`);
}

export interface Row {
  readonly labels: Readonly<Record<string, string>>;
  readonly checks: number;
  /** Sums, and least, median and most of the measures. */
  readonly amounts: Readonly<Record<string, number | readonly number[]>>;
}

export interface Figure {
  readonly name: string;
  readonly checks: number;
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

/** Adds lines up: figures and rows sorted by name, so that equal runs give equal reports. */
export function addUp(lines: readonly Line[]): Figure[] {
  const figures = [...Map.groupBy(lines, ({ figure }) => figure)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return figures.map(([name, own]) => {
    const rows = Map.groupBy(own, ({ labels = {} }) =>
      JSON.stringify(Object.entries(labels).sort()),
    );
    return {
      name,
      checks: total(own.map(({ checks = 1 }) => checks)),
      rows: [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => addUpRow(group)),
      notes: [...new Set(own.flatMap(({ note }) => note ?? []))].sort(),
    };
  });
}

function addUpRow(lines: readonly Line[]): Row {
  const folded = (kind: 'sums' | 'measures', fold: (numbers: number[]) => number | number[]) =>
    [...new Set(lines.flatMap((line) => Object.keys(line[kind] ?? {})))]
      .sort()
      .map((name) => [name, fold(lines.flatMap((line) => line[kind]?.[name] ?? []))]);
  return {
    labels: lines[0]?.labels ?? {},
    checks: total(lines.map(({ checks = 1 }) => checks)),
    amounts: Object.fromEntries([...folded('sums', total), ...folded('measures', spread)]),
  };
}

const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Least, median and most. */
function spread(numbers: readonly number[]): number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
    Math.round(sorted[at] ?? 0),
  );
}
