import { again, done, HOUR, MINUTE, mostWithin, wait } from '../poll/waiting.ts';
import { randomFrom } from '../standin/service/site.ts';
import { type Figure, met } from './figure.ts';

const LIMIT = 0.054;
const MOST = 64;
const MOST_OF_TWO = 100;
const JOBS = 2_000;
const HALF = 30 * MINUTE;

/**
 * Polls a job of that length with `src/poll.ts` and its own clock. Responses take no time. Returns the times of the polls,
 * in ms after the job was created, and how long after its end it was seen.
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
  number: 8,
  name: 'Polling on a simulated clock, jobs of 1 to 30 minutes: mean delay, polls in any hour, of two jobs at once',
  goal: `≤ ${100 * LIMIT} % of the length; ≤ ${MOST}; < ${MOST_OF_TWO}`,
  needs: [],
  async measure({ seed, say }) {
    const random = randomFrom(seed);
    let delays = 0;
    let count = 0;
    const hours: number[] = [];
    const hoursOfTwo: number[] = [];
    let before: readonly number[] = [];
    for (let nth = 1; nth <= JOBS; nth++) {
      if (nth % 500 === 0) say(`job ${nth} of ${JOBS}`);
      // Log-uniform from 1 to 30 minutes.
      const length = MINUTE * 30 ** random();
      const { polls, delayMs } = await follow(length, random);
      delays += delayMs / length;
      count += polls.length;
      hours.push(mostWithin(polls, HOUR));
      hoursOfTwo.push(mostWithin(together(polls, before, random() * HALF), HOUR));
      before = polls;
    }
    // Jitter only lengthens pauses, so the worst case has none. Giving up costs one more poll.
    for (const within of [HOUR, 6 * HOUR]) {
      hours.push(mostWithin((await follow(7 * HOUR, () => 0, within)).polls, HOUR));
    }
    const { polls: half } = await follow(HOUR, () => 0, HALF);
    hoursOfTwo.push(mostWithin(together(half, half, 0), HOUR));
    const [delay, most, mostOfTwo] = [delays / JOBS, Math.max(...hours), Math.max(...hoursOfTwo)];
    return {
      measured: `${(100 * delay).toFixed(2)} %; ${most}; ${mostOfTwo}`,
      verdict: met(delay <= LIMIT && most <= MOST && mostOfTwo < MOST_OF_TWO),
      notes: [
        `\`src/poll.ts\` over ${JOBS.toLocaleString('en')} jobs with log-uniform lengths, seed ${seed}, jitter included: mean of delay ÷ length, ${(count / JOBS).toFixed(1)} polls a job. Answers take no time.`,
        `The worst hour, also of jobs without any jitter that are given up after one and six hours, and of two that are given up after half an hour. The creates come on top: ${mostOfTwo + 2} requests of two jobs at once.`,
      ],
    };
  },
};

/** The polls of two jobs. The second job starts `later` ms after the first. */
function together(first: readonly number[], second: readonly number[], later: number): number[] {
  return [...first, ...second.map((time) => time + later)].toSorted((a, b) => a - b);
}
