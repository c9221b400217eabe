import { expect, test } from 'vitest';
import { countChecks } from '../support/figures.ts';
import { brokenBy } from './support/invariants.ts';
import { begin, type Invocation, NEW, OTHER_KEY, place, run } from './support/lifecycle.ts';
import { type Random, RandomFaults, randomValues } from './support/random-faults.ts';
import { BOT, World } from './support/world.ts';

/** `DOCS_AGENT_SEED=1234` begins with another schedule, `DOCS_AGENT_SCHEDULES=10000` tries more of them. */
const FIRST = Number(process.env.DOCS_AGENT_SEED ?? 1);
const COUNT = Number(process.env.DOCS_AGENT_SCHEDULES ?? 300);

test(
  `${COUNT} random schedules of four runs (from seed ${FIRST}) send no command twice`,
  async () => {
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const { broken, calls } = await walk(seed).catch((cause) => {
        throw new Error(`seed ${seed}`, { cause });
      });
      expect(broken, [`seed ${seed}`, ...calls].join('\n')).toEqual([]);
    }

    countChecks('random schedules of a thread', COUNT);
  },
  60_000 + COUNT * 100,
);

const PLAIN = { type: 'continue' } as const;
const NAMED = { type: 'job', jobId: 'job-1' } as const;

/** One random schedule of four runs of two commands. */
async function walk(seed: number) {
  const random = randomValues(seed);
  const world = await beginning(random);
  const faults = new RandomFaults(random, world);
  const runs = randomRuns(random);
  const remaining = [...runs];

  for (let able = world.runnable(); able.length + remaining.length > 0; able = world.runnable()) {
    const starts = remaining.length > 0 && (able.length === 0 || random.isHit(0.06));
    if (starts) await startNext(remaining, world, random);
    else await faults.step(random.pick(able));
    await faults.change();
  }

  world.arrive();
  return { broken: [...brokenBy({ world, faults, runs })], calls: world.calls };
}

/** A run starts while others are under way, or some time after them. */
async function startNext(remaining: [string, Invocation][], world: World, random: Random) {
  const [[name, how] = ['', { command: '' }]] = remaining.splice(0, 1);
  if (world.runnable().length === 0) world.now += random.pick([0, 30_000, 120_000]);
  await begin(world, name, how);
}

/** A thread without a job, or with one that the two commands may continue. */
async function beginning({ pick }: Random): Promise<World> {
  const world = new World();
  const job = pick(['none', 'none', 'usable', 'gone']);
  if (job === 'none') return world;

  await run(world, 'first', { command: 'W' });
  if (job === 'gone') world.jobs.clear();
  return world;
}

function randomRuns({ pick, isHit }: Random): Map<string, Required<Invocation>> {
  const targets = [0, 1].map(() => pick([PLAIN, PLAIN, NEW, NAMED]));
  const commands = [0, 1, pick([0, 1]), pick([0, 1])];

  return new Map(
    commands.map((command, index) => [
      `run-${index}`,
      {
        command: ['X', 'Y'][command] ?? '',
        target: targets[command] ?? PLAIN,
        user: BOT,
        isWorkflow: isHit(0.3),
        isRequired: isHit(0.8),
        wait: isHit(0.85),
        apiKey: isHit(0.05) ? OTHER_KEY : place.apiKey,
        skew: pick([0, 0, 600_000, -600_000]),
        timeout: pick([1_800_000, 60_000]),
      },
    ]),
  );
}
