/**
 * `npm run bench [-- 1 4]`: prints the figures that the action is to reach, each with its goal, as a table in Markdown. No
 * network but loopback. A goal that is not met is no error; a figure that cannot be measured is.
 */
import { availableParallelism, loadavg } from 'node:os';
import { changesInPrompt } from './changes.ts';
import type { Value } from './measure.ts';
import { polling } from './polling.ts';
import { dist, jobStep, pageExport, redStep, start } from './steps.ts';
import { firstSign, heavyThread, roundTrips } from './thread.ts';

const FIGURES = [
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

function print(number: number, [name, value, most, unit = '', decimals = 0]: Value): void {
  const [goal, measured] = [most, value].map((each) => `${each.toFixed(decimals)}${unit}`);
  const isMet = value <= most ? 'met' : 'not met';
  console.log(`| ${[number, name, `≤ ${goal}`, measured, isMet].join(' | ')} |`);
}

const only = process.argv.slice(2).map(Number);
const load = (loadavg()[0] ?? 0) / availableParallelism();

console.log('|  | Figure | Goal | Measured |  |\n| --: | --- | --- | --- | --- |');
for (const [index, measure] of FIGURES.entries()) {
  const number = index + 1;
  if (only.length > 0 && !only.includes(number)) continue;

  try {
    for (const value of await measure()) print(number, value);
  } catch (error) {
    process.exitCode = 1;
    console.log(`| ${number} | Not measured: ${error} | – | – | – |`);
  }
}

console.log(`
Times and ratios are medians, and reliable on an idle machine only. Node ${process.version}, ${availableParallelism()}
processors. Before the start, ${load.toFixed(1)} processes wanted each of them. Figure 6 compares 40 requests of each
side: with \`period: all\`, the action sends no dates and reads no trend, and neither does the Bash loop.`);
