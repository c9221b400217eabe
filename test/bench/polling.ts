/** Polling on a simulated clock. */
import { again, done, HOUR, MINUTE, wait } from '../job/waiting.ts';
import { randomFrom } from '../standin/service/site.ts';
import type { Value } from './measure.ts';

const SAMPLES = 2_000;

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
    const { times, endedAt } = await wait({
      readings: (at) => (at >= length ? done : again),
      random,
    });
    delays += (endedAt - length) / length;
    hours.push(mostWithin(times, HOUR));
  }

  // Jitter only lengthens pauses, so the worst case has none. Giving up costs one more poll.
  for (const within of [HOUR, 6 * HOUR])
    hours.push(mostWithin((await wait({ within })).times, HOUR));

  const name = 'Polling of jobs of 1 to 30 minutes: mean delay, of the length';
  return [
    [name, (100 * delays) / SAMPLES, 5.4, ' %', 2],
    ['Polls in any hour', Math.max(...hours), 64],
  ];
}
