/**
 * `npm run bench [-- 1 4]`: prints the figures that the action is to reach, each with its goal, as a table in Markdown. No
 * network but loopback. A goal that is not met is no error; a figure that cannot be measured is.
 */
import { availableParallelism, loadavg } from 'node:os';
import { changesInPrompt } from './changes.ts';
import { dist, jobStep, pageExport, polling, redStep, start } from './steps.ts';
import { firstSign, heavyThread, roundTrips } from './thread.ts';

type Goal = readonly [name: string, most: number, unit?: string, decimals?: number];

/** What is measured, with the goals in the order of its results. Ratios if possible, because machines differ. */
const FIGURES: readonly (readonly [() => Promise<readonly number[]>, ...Goal[]])[] = [
  [start, ['Start until missing inputs are refused, against actions/create-github-app-token', 0.9]],
  [
    jobStep,
    ['A job step without a thread (create, one poll, outputs) over TLS, against Bash', 0.95],
  ],
  [
    roundTrips,
    ['Answers that a job with a thread waits for, in turn', 8, '', 0],
    ['Answers that a job with a thread waits for, in turn, with its pull request', 11, '', 0],
    ['Requests to GitHub of a first command', 14, '', 0],
    ['Requests to GitHub of a follow-up', 15, '', 0],
  ],
  [firstSign, ['Requests that follow one another until 👀 is under the command', 2, '', 0]],
  [
    redStep,
    ['From the start of a step to its error: wrong input, 400, 401, 404', 0.35, ' s'],
    ['The same for 429 to every attempt', 21, ' s', 1],
    ['GitHub is silent, answers 502, or limits: accepted request to end of the run', 240, ' s', 0],
  ],
  [
    pageExport,
    ['Requests of a report of 1,000 pages', 17, '', 0],
    ['Report of 10,000 pages (`period: all`), against a Bash loop', 0.5],
  ],
  [
    polling,
    ['Polling of jobs of 1 to 30 minutes: mean delay, of the length', 5.4, ' %'],
    ['Polls in any hour', 64, '', 0],
  ],
  [
    heavyThread,
    ['Requests to GitHub in a thread of 1,100 comments', 34, '', 0],
    ['Whole run with 65,536 hostile characters, or their HTML: the slowest', 1, ' s'],
  ],
  [
    dist,
    ['`dist/`: loaded by every run', 0.15, ' MB'],
    ['`dist/`: in all', 1.3, ' MB'],
    ['The last run of all tests', 0.75, ' min', 1],
  ],
  [
    changesInPrompt,
    ['300 files and 250 commits (2 MB) into a prompt', 0.2, ' s'],
    ['A release in a checkout with 25,000 tags into a prompt', 0.2, ' s'],
  ],
];

const only = process.argv.slice(2).map(Number);
const load = (loadavg()[0] ?? 0) / availableParallelism();

console.log('|  | Figure | Goal | Measured |  |\n| --: | --- | --- | --- | --- |');
for (const [index, [measure, ...goals]] of FIGURES.entries()) {
  const number = index + 1;
  if (only.length > 0 && !only.includes(number)) continue;

  try {
    const values = await measure();
    for (const [at, [name, most, unit = '', decimals = 2]] of goals.entries()) {
      const value = values[at] ?? Number.NaN;
      const [goal, measured] = [most, value].map((each) => each.toFixed(decimals) + unit);
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
