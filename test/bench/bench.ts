/**
 * `npm run bench`: prints the figures that the action is to reach, each with its goal, as a table in Markdown. No
 * network but loopback. A goal that is not met is no error; a figure that cannot be measured is.
 *
 *   npm run bench -- [--only 1,4] [--runs N] [--reference PATH/TO/dist/main.cjs]
 */

import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dist, suite } from './dist.ts';
import { memory, pageExport } from './export.ts';
import type { Figure, Finding, Options } from './figure.ts';
import { minutes } from './minutes.ts';
import { pollCost } from './poll-cost.ts';
import { polling } from './polling.ts';
import { jobStep, start } from './start.ts';
import { firstSign, hostileText, longThread, roundTrips } from './thread.ts';

const FIGURES: readonly Figure[] = [
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
  minutes,
  hostileText,
];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    reference: { type: 'string' },
  },
});
const only = values.only?.split(',').map(Number);
const unknown = only?.filter((number) => !FIGURES[number - 1]) ?? [];
if (unknown.length > 0) throw new RangeError(`--only: there is no figure ${unknown.join(', ')}.`);

const options: Options = {
  ...(values.runs && { runs: Number(values.runs) }),
  // npm runs scripts in the root of the repository, wherever it was called.
  ...(values.reference && {
    reference: resolve(process.env.INIT_CWD ?? process.cwd(), values.reference),
  }),
};
const load = (loadavg()[0] ?? 0) / availableParallelism();
const rows: string[][] = [];
const notes: string[] = [];
for (const [index, figure] of FIGURES.entries()) {
  const number = index + 1;
  if (only && !only.includes(number)) continue;

  console.error(`${number}: ${figure.name}`);
  const { measured, met, note } = await finding(figure);
  const verdict = met ? 'met' : 'not met';
  rows.push([`${number}`, figure.name, figure.goal, measured, met === undefined ? '–' : verdict]);
  notes.push(`- **${number}**: ${note}`);
}
const header = ['|  | Figure | Goal | Measured |  |', '| --: | --- | --- | --- | --- |'];
const table = rows.map(
  (row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
);
console.log([...header, ...table, '', ...notes].join('\n'));
console.log(
  `\nNode ${process.version}, ${process.platform}, ${availableParallelism()} processors. Processes that wanted one of them before: ${load.toFixed(1)} each. Times are reliable on an idle machine only.`,
);

async function finding(figure: Figure): Promise<Finding> {
  try {
    return await figure.measure(options);
  } catch (error) {
    process.exitCode = 1;
    return { measured: '–', met: undefined, note: `Not measured: ${error}` };
  }
}
