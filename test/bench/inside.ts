/** Figures for which no step runs. */

import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { again, done, HOUR, MINUTE, mostWithin, wait } from '../job/waiting.ts';
import { randomFrom } from '../standin/service/site.ts';
import type { RunOfTests } from '../support/figures.ts';
import { ROOT, type Value } from './measure.ts';

const SAMPLES = 2_000;

/** Waits on a simulated clock for a job of that length, at most until `within`. */
const follow = (lengthMs: number, within: number, random = () => 0) =>
  wait({ looks: (at) => (at >= lengthMs ? done : again), random, within });

export async function polling(): Promise<Value[]> {
  const random = randomFrom(20);
  let delays = 0;
  const hours: number[] = [];
  for (let job = 0; job < SAMPLES; job++) {
    // Log-uniform from 1 to 30 minutes.
    const length = MINUTE * 30 ** random();
    const { times, endedAt } = await follow(length, HOUR, random);
    delays += (endedAt - length) / length;
    hours.push(mostWithin(times, HOUR));
  }

  // Jitter only lengthens pauses, so the worst case has none. Giving up costs one more poll.
  for (const within of [HOUR, 6 * HOUR])
    hours.push(mostWithin((await follow(7 * HOUR, within)).times, HOUR));

  const mean = (100 * delays) / SAMPLES;
  const name = 'Polling of jobs of 1 to 30 minutes: mean delay, of the length';
  return [
    { name, value: mean, most: 5.4, unit: ' %', decimals: 2 },
    { name: 'Polls in any hour', value: Math.max(...hours), most: 64 },
  ];
}

const megabytes = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).reduce((sum, path) => sum + statSync(join(ROOT, path)).size, 0) /
  1_000_000;

/** What every run loads is in one file. Everything else is loaded on demand. */
export async function dist(): Promise<Value[]> {
  const report = readFileSync(join(ROOT, 'report/figures.json'), 'utf8');
  const { seconds } = JSON.parse(report) as RunOfTests;
  const size = { unit: ' MB', decimals: 2 };
  return [
    { name: '`dist/`: loaded by every run', value: megabytes('dist/index.js'), most: 0.2, ...size },
    { name: '`dist/`: in all', value: megabytes('dist/**/*.*'), most: 1.5, ...size },
    {
      name: 'The last run of all tests',
      value: seconds / 60,
      most: 0.75,
      unit: ' min',
      decimals: 1,
    },
  ];
}
