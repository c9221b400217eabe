/**
 * `npm run bench`: prints the figures that the action is to reach, each with its goal, as a table in Markdown. No
 * network but loopback. A goal that is not met is no error; a figure that cannot be measured is.
 *
 *   npm run bench -- [--only 1,4]
 */

import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { changesInPrompt } from './changes.ts';
import { dist, polling } from './inside.ts';
import type { Value } from './measure.ts';
import { jobStep, pageExport, redStep, start } from './steps.ts';
import { firstSign, heavyThread, roundTrips } from './thread.ts';

const FIGURES: readonly (() => Promise<readonly Value[]>)[] = [
  start,
  jobStep,
  roundTrips,
  firstSign,
  redStep,
  pageExport,
  polling,
  heavyThread,
  dist,
  changesInPrompt,
];

const { values: flags } = parseArgs({ options: { only: { type: 'string' } } });
const only = flags.only?.split(',').map(Number);
const load = (loadavg()[0] ?? 0) / availableParallelism();

console.log('|  | Figure | Goal | Measured |  |\n| --: | --- | --- | --- | --- |');
for (const [index, measure] of FIGURES.entries()) {
  const number = index + 1;
  if (only && !only.includes(number)) continue;

  try {
    for (const [name, value, most, unit = '', decimals = 0] of await measure()) {
      const [goal, measured] = [most, value].map((each) => `${each.toFixed(decimals)}${unit}`);
      const isMet = value <= most ? 'met' : 'not met';
      console.log(`| ${[number, name, `≤ ${goal}`, measured, isMet].join(' | ')} |`);
    }
  } catch (error) {
    process.exitCode = 1;
    console.log(`| ${number} | Not measured: ${error} | – | – | – |`);
  }
}

console.log(`
Times and ratios are medians, and reliable on an idle machine only. Node ${process.version}, ${availableParallelism()}
processors. Before the start, ${load.toFixed(1)} processes wanted each of them. Figure 6 compares 40 requests of each
side: with \`period: all\`, the action sends no dates and reads no trend, and neither does the Bash loop.`);
