/**
 * `npm run bench` prints the figures and goals of the action as a Markdown table, and writes them to report/bench.json. It
 * uses only the loopback interface. It fails if a figure cannot be measured, but not if a goal is not met.
 *
 *   npm run bench -- [--only 1,4] [--runs N] [--seed N] [--reference PATH/TO/dist/main.cjs]
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dist } from './dist.ts';
import { pageExport } from './export.ts';
import type { Figure, Finding, Setting } from './figure.ts';
import { jobStep } from './job-step.ts';
import { memory } from './memory.ts';
import { pollCost } from './poll-cost.ts';
import { polling } from './polling.ts';
import { start } from './start.ts';
import { missing } from './step.ts';
import { suite } from './suite.ts';
import { firstSign, longThread, roundTrips } from './thread.ts';

const figures: readonly Figure[] = [
  start,
  jobStep,
  roundTrips,
  firstSign,
  pollCost,
  pageExport,
  memory,
  polling,
  longThread,
  dist,
  suite,
];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string', default: '20' },
    reference: { type: 'string' },
  },
});
const runs = values.runs === undefined ? undefined : positive('runs', values.runs);
// npm runs scripts in the root of the repository.
const from = process.env.INIT_CWD ?? process.cwd();
const wanted = values.only?.split(',').map((each) => positive('only', each));
const unknown =
  wanted?.filter((number) => !figures.some((figure) => figure.number === number)) ?? [];
if (unknown.length > 0) throw new RangeError(`--only: there is no figure ${unknown.join(', ')}.`);

/** The finding is an error if the figure could not be measured. */
const lines: { figure: Figure; finding: Finding | Error }[] = [];
for (const figure of figures) {
  if (wanted && !wanted.includes(figure.number)) continue;
  const began = performance.now();
  const say = (progress: string) => console.error(`${figure.number}: ${progress}`);
  const finding = await measured(figure, {
    ...(runs === undefined ? {} : { runs }),
    ...(values.reference === undefined ? {} : { reference: resolve(from, values.reference) }),
    seed: positive('seed', values.seed),
    say,
  });
  say(`took ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  lines.push({ figure, finding });
}
console.log(table(lines));
console.log(
  `\nNode ${process.version}, ${process.platform}, ${availableParallelism()} processors.`,
);
const report = join(import.meta.dirname, '../../report');
mkdirSync(report, { recursive: true });
const json = lines.map(({ figure: { number, name, goal }, finding }) =>
  finding instanceof Error
    ? { number, name, goal, error: finding.message }
    : { number, name, goal, ...finding },
);
writeFileSync(join(report, 'bench.json'), `${JSON.stringify(json, null, 2)}\n`);
if (lines.some(({ finding }) => finding instanceof Error)) process.exitCode = 1;

async function measured(figure: Figure, setting: Setting): Promise<Finding | Error> {
  const absent = missing(figure.needs);
  if (absent.length > 0) return new Error(`needs ${absent.join(' and ')}`);
  try {
    return await figure.measure(setting);
  } catch (error) {
    setting.say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return error instanceof Error ? error : new Error(String(error));
  }
}

function positive(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) {
    throw new RangeError(`--${option} takes whole numbers from 1, not ${JSON.stringify(text)}.`);
  }
  return number;
}

function cell(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
}

/** A Markdown table, followed by how each figure was measured. */
function table(all: typeof lines): string {
  const rows = all.map(({ figure, finding }) => {
    const [measured, verdict] =
      finding instanceof Error
        ? ['–', `not measured: ${finding.message}`]
        : [finding.measured, finding.verdict];
    return `| ${[String(figure.number), figure.name, figure.goal, measured, verdict].map(cell).join(' | ')} |`;
  });
  const notes = all.flatMap(({ figure, finding }) =>
    finding instanceof Error || finding.notes.length === 0
      ? []
      : [`- **${figure.number}**: ${finding.notes.map(cell).join(' ')}`],
  );
  return [
    '| | figure | goal | measured | |',
    '|--:|---|---|---|---|',
    ...rows,
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ].join('\n');
}
