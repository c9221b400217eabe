import { examine, type Findings } from './invariants.ts';
import { begin, type Invocation, NEW, OTHER_KEY, place, run } from './lifecycle.ts';
import { type Random, RandomFaults, randomValues } from './random-faults.ts';
import { BOT, World } from './world.ts';

const PLAIN = { type: 'continue' } as const;
const NAMED = { type: 'job', jobId: 'job-1' } as const;
/** A schedule with more steps does not end. */
const MOST_STEPS = 3_000;

/** One random schedule of four runs of two commands. */
export async function randomWalk(seed: number): Promise<Findings> {
  const random = randomValues(seed);
  const world = await beginning(random);
  const faults = new RandomFaults(random, world);
  const runs = randomRuns(random);
  const remaining = [...runs];

  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const able = world.runnable();
    const starts = remaining.length > 0 && (able.length === 0 || random.isHit(0.06));
    if (starts) await startNext(remaining, world, random);
    else if (able.length > 0) await faults.step(random.pick(able));
    else {
      world.arrive();
      return examine({ world, faults, runs });
    }
    await faults.change();
  }
  return { broken: ['it does not end'], exempt: [] };
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
  const targets = Array.from({ length: 2 }, () => pick([PLAIN, PLAIN, NEW, NAMED]));
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
