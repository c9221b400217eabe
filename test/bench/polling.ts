import { again, done, HOUR, MINUTE, mostWithin, wait } from '../poll/waiting.ts';
import { randomFrom } from '../standin/service/site.ts';
import type { Figure } from './figure.ts';

const SAMPLES = 2_000;
const HALF = 30 * MINUTE;

/**
 * Follows a job of that length with `src/poll.ts` and a separate clock; answers take no time. Returns the times of the
 * polls, in ms after the create, and the delay until the end was seen.
 */
async function follow(
  lengthMs: number,
  random: () => number,
  within = Math.max(HOUR, 2 * lengthMs),
) {
  const looks = (at: number) => (at >= lengthMs ? done : again);
  const { times, endedAt } = await wait({ looks, random, within });
  return { polls: times, delayMs: endedAt - lengthMs };
}

export const polling: Figure = {
  name: 'Polling on a simulated clock, jobs of 1 to 30 minutes: mean delay; polls in any hour; of two jobs at once',
  goal: '≤ 5.4 % of the length; ≤ 64; < 100',
  async measure() {
    const random = randomFrom(20);
    let delays = 0;
    const hours: number[] = [];
    const hoursOfTwo: number[] = [];
    let before: readonly number[] = [];
    for (let job = 0; job < SAMPLES; job++) {
      // Log-uniform from 1 to 30 minutes.
      const length = MINUTE * 30 ** random();
      const { polls, delayMs } = await follow(length, random);
      delays += delayMs / length;
      hours.push(mostWithin(polls, HOUR));
      hoursOfTwo.push(mostWithin(together(polls, before, random() * HALF), HOUR));
      before = polls;
    }
    // Jitter only lengthens pauses, so the worst case has none. Giving up costs one more poll.
    for (const within of [HOUR, 6 * HOUR])
      hours.push(mostWithin((await follow(7 * HOUR, () => 0, within)).polls, HOUR));
    const { polls: half } = await follow(HOUR, () => 0, HALF);
    hoursOfTwo.push(mostWithin(together(half, half, 0), HOUR));

    const [delay, most, mostOfTwo] = [
      delays / SAMPLES,
      Math.max(...hours),
      Math.max(...hoursOfTwo),
    ];
    return {
      measured: `${(100 * delay).toFixed(2)} %; ${most}; ${mostOfTwo}`,
      met: delay <= 0.054 && most <= 64 && mostOfTwo < 100,
      note: `\`src/poll.ts\` over ${SAMPLES} jobs of log-uniform length, and over jobs that are given up after half an hour, one hour, and six hours. Answers take no time.`,
    };
  },
};

/** Polls of two jobs, the second of which starts `later` ms after the first. */
function together(first: readonly number[], second: readonly number[], later: number): number[] {
  return [...first, ...second.map((time) => time + later)].toSorted((a, b) => a - b);
}
