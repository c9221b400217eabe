/**
 * `npm run bench`: prints the figures that the action is to reach, each with its goal, as a table in Markdown. No
 * network but loopback. A goal that is not met is no error; a figure that cannot be measured is.
 *
 *   npm run bench -- [--only 1,4] [--reference PATH/TO/dist/main.cjs]
 */

import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dist } from './dist.ts';
import { pageExport } from './export.ts';
import { type Figure, judge } from './measure.ts';
import { polling } from './polling.ts';
import { redStep } from './red-step.ts';
import { jobStep, start } from './start.ts';
import { firstSign, heavyThread, roundTrips } from './thread.ts';

const FIGURES: readonly Figure[] = [
  start,
  jobStep,
  roundTrips,
  firstSign,
  redStep,
  pageExport,
  polling,
  heavyThread,
  dist,
];

const { values: flags } = parseArgs({
  options: { only: { type: 'string' }, reference: { type: 'string' } },
});
const only = flags.only?.split(',').map(Number) ?? [...FIGURES.keys()].map((index) => index + 1);
// npm runs scripts in the root of the repository, wherever it was called.
const caller = process.env.INIT_CWD ?? process.cwd();
const reference = flags.reference && resolve(caller, flags.reference);

const unknown = only.filter((number) => !FIGURES[number - 1]);
if (unknown.length > 0) throw new RangeError(`--only: there is no figure ${unknown.join(', ')}.`);

const load = (loadavg()[0] ?? 0) / availableParallelism();
const rows: string[] = [];
const notes: string[] = [];
for (const [index, figure] of FIGURES.entries()) {
  const number = index + 1;
  if (!only.includes(number)) continue;

  console.error(`${number}: ${figure.name}`);
  const { values, note } = await figure.measure(reference).catch((error: unknown) => {
    process.exitCode = 1;
    return { values: [], note: `Not measured: ${error}` };
  });
  const { measured, isMet } = judge(figure.goals, values);
  const result = values.length > 0 ? [measured, isMet ? 'met' : 'not met'] : ['–', '–'];
  rows.push(`| ${[number, figure.name, figure.goals.join('; '), ...result].join(' | ')} |`);
  notes.push(`- **${number}**: ${note}`);
}

const header = ['|  | Figure | Goal | Measured |  |', '| --: | --- | --- | --- | --- |'];
console.log([...header, ...rows, '', ...notes].join('\n'));
console.log(
  `\nNode ${process.version}, ${process.platform}, ${availableParallelism()} processors. Processes that wanted one of them before: ${load.toFixed(1)} each. Times are reliable on an idle machine only.`,
);
