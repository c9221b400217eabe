import { expect, test } from 'vitest';
import { commandIdOfRun } from '../../src/trigger/pipeline.ts';
import { countChecks } from '../support/figures.ts';
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

/** `DOCS_AGENT_SEED=1234` starts with another schedule, and `DOCS_AGENT_SCHEDULES=10000` tries more of them. */
const FIRST = Number(process.env.DOCS_AGENT_SEED ?? 1);
const COUNT = Number(process.env.DOCS_AGENT_SCHEDULES ?? 300);

test(
  `${COUNT} random schedules of four runs (from seed ${FIRST}) send no command twice`,
  async () => {
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const { broken, log } = await walk(seed).catch((cause) => {
        throw new Error(`seed ${seed}`, { cause });
      });
      expect(broken, [`seed ${seed}`, ...log].join('\n')).toEqual([]);
    }

    countChecks('random schedules of a thread', COUNT);
  },
  60_000 + COUNT * 100,
);

test(
  `${COUNT / 2} random schedules of a matrix, two calls of one workflow, and their re-runs (from seed ${FIRST}) send each request once`,
  async () => {
    for (let seed = FIRST; seed < FIRST + COUNT / 2; seed += 1) {
      const { broken, log } = await walk(seed, matrixRuns).catch((cause) => {
        throw new Error(`seed ${seed}`, { cause });
      });
      expect(broken, [`seed ${seed}`, ...log].join('\n')).toEqual([]);
    }

    countChecks('random schedules of a thread', COUNT / 2);
  },
  60_000 + COUNT * 100,
);

test('each part of a matrix, and each call of one workflow, sends its own request once', async () => {
  const world = new World();
  const runs = matrixRuns(randomValues(FIRST));

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

/** Plays a random schedule of runs. Returns the rules that it broke, and what happened. */
async function walk(seed: number, runsOf = randomRuns) {
  const random = randomValues(seed);
  const world = await randomThread(random);
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
  return { broken: [...brokenBy({ world, faults, runs })], log: world.log };
}

/** Starts the next run, while others are under way or some time after them. */
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
  commandIdOfRun(
    { instruction: 'Update the documentation.', thread: 7 },
    {
      run: { id: '1', job: 'docs', step: '__self' },
      inputs: { conversation: 'continue', context: ['diff'], ...given },
    },
  ),
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
