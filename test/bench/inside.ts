/** Figures for which no step runs. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { again, done, HOUR, MINUTE, wait } from '../job/waiting.ts';
import { randomFrom } from '../standin/service/site.ts';
import { ROOT, type Value } from './measure.ts';

const SAMPLES = 2_000;

/** Waits on a simulated clock for a job of that length, at most until `within`. */
const follow = (lengthMs: number, within: number, random = () => 0) =>
  wait({ readings: (at) => (at >= lengthMs ? done : again), random, within });

/** The largest number of readings in any window of that length that starts with one. */
const mostWithin = (times: readonly number[], ms: number) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + ms).length));

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

  const name = 'Polling of jobs of 1 to 30 minutes: mean delay, of the length';
  return [
    [name, (100 * delays) / SAMPLES, 5.4, ' %', 2],
    ['Polls in any hour', Math.max(...hours), 64],
  ];
}

/** What every run loads is in one file. Everything else is loaded on demand. */
export async function dist(): Promise<Value[]> {
  const sizes = (pattern: string) =>
    globSync(pattern, { cwd: ROOT }).map((path) => statSync(join(ROOT, path)).size / 1_000_000);
  const megabytes = (pattern: string) => sizes(pattern).reduce((sum, size) => sum + size, 0);
  const { seconds } = JSON.parse(readFileSync(join(ROOT, 'report/figures.json'), 'utf8'));

  return [
    ['`dist/`: loaded by every run', megabytes('dist/index.js'), 0.15, ' MB', 2],
    ['`dist/`: in all', megabytes('dist/**/*.*'), 1.3, ' MB', 2],
    ['The last run of all tests', seconds / 60, 0.75, ' min', 1],
  ];
}
