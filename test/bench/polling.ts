import { parse } from 'yaml';
import { again, done, HOUR, MINUTE, mostWithin, wait } from '../poll/waiting.ts';
import { randomFrom } from '../standin/service/site.ts';
import { documentedWorkflow } from '../workflows/files.ts';
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

/** A month of a team that works with the command. */
const JOBS = 20;
const JOB_MS = 20 * MINUTE;
/** After a pull request was opened, the run waits for the end of its job for at most so long. */
const OPENED_MINUTES = 2;

interface Triggers {
  on: { schedule?: { cron: string }[]; pull_request?: object };
}

export const runnerMinutes: Figure = {
  name: `Runner minutes a month in a private repository, ${JOBS} jobs of 20 minutes: waiting; collecting`,
  goal: 'collecting ≤ 150',
  async measure() {
    const { delayMs } = await follow(JOB_MS, () => 0);
    const waiting = JOBS * Math.ceil((JOB_MS + delayMs) / MINUTE);

    const { on } = parse(documentedWorkflow('Docs collect')) as Triggers;
    const scheduled = (on.schedule ?? []).reduce((sum, { cron }) => sum + runsAMonth(cron), 0);
    const opened = on.pull_request ? JOBS * OPENED_MINUTES : 0;
    const collecting = Math.round(JOBS + scheduled + opened);
    return {
      measured: `${waiting}; ${collecting}`,
      met: collecting <= 150,
      note: `GitHub rounds each run up to a minute. Collecting: ${JOBS} runs that start a job, ${Math.round(scheduled)} scheduled runs of the recipe, and up to ${opened} minutes after the agent's pull requests. Each pull request that others open adds one.`,
    };
  },
};

/** The ranges of minute, hour, day, month, and day of the week. */
const FIELDS: readonly (readonly [number, number])[] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
];
const YEAR = Date.UTC(2026, 0);

/** How often a schedule in cron syntax runs, on average over a year. */
export function runsAMonth(cron: string): number {
  const allowed = cron.split(' ').map((field, index) => valuesOf(field, FIELDS[index] ?? [0, 0]));
  let runs = 0;
  for (let at = YEAR; at < Date.UTC(2027, 0); at += MINUTE) {
    const date = new Date(at);
    const fields = [
      date.getUTCMinutes(),
      date.getUTCHours(),
      date.getUTCDate(),
      date.getUTCMonth() + 1,
      date.getUTCDay(),
    ];
    if (fields.every((value, index) => allowed[index]?.has(value))) runs += 1;
  }
  return runs / 12;
}

/** The values that a field names, such as `*`, `1-5`, `0-59/15`, or `7,37`. */
function valuesOf(field: string, [least, most]: readonly [number, number]): Set<number> {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [range = '', step = '1'] = part.split('/');
    const [from = least, to = from] = range === '*' ? [least, most] : range.split('-').map(Number);
    for (let value = from; value <= to; value += Number(step)) values.add(value);
  }
  return values;
}
