import { expect, test } from 'vitest';
import type { Session } from '../../src/environment.ts';
import { commandIdOfRun } from '../../src/trigger/pipeline.ts';
import { countChecks } from '../support/figures.ts';
import { SCHEDULES, SEED } from '../support/samples.ts';
import { brokenBy } from './support/invariants.ts';
import {
  completeRun,
  type Invocation,
  NEW_JOB,
  OTHER_API_KEY,
  place,
  startRun,
} from './support/lifecycle.ts';
import { type Random, RandomFaults, randomValues } from './support/random-faults.ts';
import { BOT, World } from './support/world.ts';

test.each([
  { name: 'four runs', runsOf: randomRuns, count: SCHEDULES, least: 1 },
  {
    name: 'a matrix, two calls of one workflow, and their re-runs',
    runsOf: matrixRuns,
    count: SCHEDULES / 2,
    least: 3,
  },
])(
  `$count random schedules of $name (from seed ${SEED}) send no request twice, and most once`,
  async ({ runsOf, count, least }) => {
    let sent = 0;
    for (let seed = SEED; seed < SEED + count; seed += 1) {
      const { broken, requests, log } = await walk(seed, runsOf).catch((cause) => {
        throw new Error(`seed ${seed}`, { cause });
      });
      expect(broken, [`seed ${seed}`, ...log].join('\n')).toEqual([]);
      sent += requests;
    }

    // If nothing is sent, nothing is sent twice.
    expect(sent / count).toBeGreaterThan(least);
    countChecks('random schedules of a thread', count);
  },
  60_000 + SCHEDULES * 100,
);

test('each part of a matrix, and each call of one workflow, sends its own request once', async () => {
  const world = new World();
  const runs = matrixRuns(randomValues(SEED));

  for (const [name, how] of runs) await completeRun(world, name, how);

  expect(world.accepted.map(({ command }) => command)).toEqual(REQUESTS);
});

const THREADS_JOB = { type: 'continue' } as const;
const NAMED_JOB = { type: 'job', jobId: 'job-1' } as const;
const DEFAULTS = {
  target: THREADS_JOB,
  user: BOT,
  isWorkflow: false,
  isRequired: true,
  attempt: 1,
  wait: true,
  apiKey: place.apiKey,
  skew: 0,
  timeout: 1_800_000,
};
/** Whatever has happened before, a new command must be sent in the end. */
const LAST_COMMAND = { ...DEFAULTS, command: 'Z' };

/** Plays a random schedule of runs. Returns the rules that it broke, how many requests of the runs were sent, and what happened. */
async function walk(seed: number, runsOf: typeof randomRuns) {
  const random = randomValues(seed);
  const world = await randomThread(random);
  world.hasPulls = random.isHit(0.8);
  const faults = new RandomFaults(random, world);
  const runs = runsOf(random);
  const remaining = [...runs];

  for (let able = world.runnable(); able.length + remaining.length > 0; able = world.runnable()) {
    const starts = remaining.length > 0 && (able.length === 0 || random.isHit(0.06));
    if (starts) await startNext(remaining, world, random);
    else await faults.answer(random.pick(able));
    await faults.betweenCalls();
  }

  world.letLateArrive();
  await completeRun(world, 'afterwards', LAST_COMMAND);
  const requests = new Set(
    world.accepted.map(({ command }) => command).filter((command) => !/^[WZ]$/.test(command)),
  ).size;
  return { broken: [...brokenBy({ world, faults, runs })], requests, log: world.log };
}

async function startNext(remaining: [string, Invocation][], world: World, random: Random) {
  const [[name, how] = ['', { command: '' }]] = remaining.splice(0, 1);
  if (world.runnable().length === 0) world.now += random.pick([0, 30_000, 120_000]);
  await startRun(world, name, how);
}

/** A thread without a job, or with one that the two commands may continue. */
async function randomThread({ pick }: Random): Promise<World> {
  const world = new World();
  const job = pick(['none', 'none', 'usable', 'gone']);
  if (job === 'none') return world;

  await completeRun(world, 'first', { command: 'W' });
  if (job === 'gone') world.jobs.clear();
  return world;
}

function randomRuns({ pick, isHit }: Random): Map<string, Required<Invocation>> {
  const targets = [0, 1].map(() => pick([THREADS_JOB, THREADS_JOB, NEW_JOB, NAMED_JOB]));
  const commands = [0, 1, pick([0, 1]), pick([0, 1])];

  return new Map(
    commands.map((command, index) => [
      `run-${index}`,
      {
        ...DEFAULTS,
        command: ['X', 'Y'][command] ?? '',
        target: targets[command] ?? THREADS_JOB,
        isWorkflow: isHit(0.3),
        isRequired: isHit(0.8),
        // The last two are second deliveries of an event, or re-runs.
        attempt: index < 2 ? 1 : pick([1, 2]),
        wait: isHit(0.85),
        apiKey: isHit(0.05) ? OTHER_API_KEY : place.apiKey,
        skew: pick([0, 0, 600_000, -600_000]),
        timeout: pick([1_800_000, 60_000]),
      },
    ]),
  );
}

/** Three jobs of a matrix differ in `paths`. Two calls of a reusable workflow have the same names of job and step, too. */
const REQUESTS = [
  { paths: ['docs/**'] },
  { paths: ['api/**'] },
  { paths: ['sdk/**'] },
  { context: ['files' as const] },
  { context: ['commits' as const] },
].map((given) =>
  commandIdOfRun('Update the documentation.', 7, {
    run: { id: '1', job: 'docs', step: '__self' },
    inputs: { conversation: 'continue', context: ['diff'], ...given },
  } as unknown as Session),
);

/** Each request is sent by a run, and by a re-run of it. */
function matrixRuns({ pick, isHit }: Random): Map<string, Required<Invocation>> {
  return new Map(
    [...REQUESTS, ...REQUESTS].map((command, index) => [
      `run-${index}`,
      {
        ...DEFAULTS,
        command,
        isWorkflow: true,
        attempt: index < REQUESTS.length ? 1 : 2,
        wait: !isHit(0.3),
        skew: pick([0, 600_000, -600_000]),
        timeout: pick([1_800_000, 60_000]),
      },
    ]),
  );
}
