/** Figures of `src/poll.ts` on a simulated clock. Answers take no time. */

import { again, done, HOUR, MINUTE, mostWithin, wait } from '../poll/waiting.ts';
import { randomFrom } from '../standin/service/site.ts';
import type { Figure } from './measure.ts';

const SAMPLES = 2_000;

/** Waits for a job of that length, at most until `within`. */
const follow = (lengthMs: number, within: number, random = () => 0) =>
  wait({ looks: (at) => (at >= lengthMs ? done : again), random, within });

export const polling: Figure = {
  name: 'Polling on a simulated clock, jobs of 1 to 30 minutes: mean delay; polls in any hour',
  goals: ['≤ 5.40 % of the length', '≤ 64'],
  async measure() {
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

    return {
      values: [(100 * delays) / SAMPLES, Math.max(...hours)],
      note: `\`src/poll.ts\` over ${SAMPLES} jobs of log-uniform length, and over jobs that are given up after one hour and six hours. Answers take no time.`,
    };
  },
};
