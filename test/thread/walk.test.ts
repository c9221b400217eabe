import { expect, test } from 'vitest';
import type { Comment } from '../../src/github/comments.ts';
import { countChecks } from '../support/figures.ts';
import { SCHEDULES, SEED } from '../support/samples.ts';
import {
  commentsIn,
  completeRun,
  DEFAULTS,
  HEAD,
  type Invocation,
  KEY,
  NEW_JOB,
  NEW_KEY,
  type Outcome,
  recordFor,
  recordIn,
  startRun,
} from './support/lifecycle.ts';
import { type Random, RandomFaults, randomValues } from './support/random-faults.ts';
import { type Accepted, World } from './support/world.ts';

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

const THREADS_JOB = DEFAULTS.target;
const NAMED_JOB = { type: 'job', jobId: 'job-1' } as const;
/** Whatever has happened before, a new command must be sent in the end. */
const LAST_COMMAND = { ...DEFAULTS, command: 'Z', keys: [NEW_KEY, KEY] };

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
  const [[name, how] = ['', {}]] = remaining.splice(0, 1);
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

/** Somebody replaces the key before one of the runs starts, or never. Some forget the former one. */
function keysOfRuns({ below, isHit }: Random, runs: number): (index: number) => string[] {
  const replacedBefore = below(runs + 1);
  return (index) => {
    if (index < replacedBefore) return [KEY];
    return isHit(0.1) ? [NEW_KEY] : [NEW_KEY, KEY];
  };
}

function randomRuns(random: Random): Map<string, typeof DEFAULTS> {
  const { pick, isHit } = random;
  const targets = [0, 1].map(() => pick([THREADS_JOB, THREADS_JOB, NEW_JOB, NAMED_JOB]));
  const commands = [0, 1, pick([0, 1]), pick([0, 1])];
  const keysOf = keysOfRuns(random, commands.length);

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
        keys: keysOf(index),
        skew: pick([0, 0, 600_000, -600_000]),
        timeout: pick([1_800_000, 60_000]),
      },
    ]),
  );
}

/** Of the parts of a matrix, and of the calls. */
const REQUESTS = ['docs', 'api', 'sdk', 'first call', 'second call'];

/** Each request is sent by a run, and by a re-run of it. */
function matrixRuns(random: Random): Map<string, typeof DEFAULTS> {
  const { pick, isHit } = random;
  const keysOf = keysOfRuns(random, 2 * REQUESTS.length);
  return new Map(
    [...REQUESTS, ...REQUESTS].map((command, index) => [
      `run-${index}`,
      {
        ...DEFAULTS,
        command,
        isWorkflow: true,
        attempt: index < REQUESTS.length ? 1 : 2,
        wait: !isHit(0.3),
        keys: keysOf(index),
        skew: pick([0, 600_000, -600_000]),
        timeout: pick([1_800_000, 60_000]),
      },
    ]),
  );
}

/** `runs`: by their names. */
interface Ended {
  world: World;
  faults: RandomFaults;
  runs: ReadonlyMap<string, typeof DEFAULTS>;
}

function* brokenBy(ended: Ended): Generator<string> {
  const { world, runs } = ended;
  const requests = Map.groupBy(world.accepted, ({ command }) => command);

  for (const accepted of requests.values()) {
    const isTwice = accepted.length > 1 && !mayBeSentTwice(accepted, ended);
    if (isTwice) yield `sent twice: ${JSON.stringify(accepted)}`;
    if (isForgotten(accepted, ended)) yield `sent without a record: ${accepted[0]?.command}`;
  }
  if (world.accepted.at(-1)?.command !== 'Z') yield 'the last command was not sent';
  for (const row of world.thread) {
    const { changes, kind, nonce } = recordIn(row) ?? {};
    const head = changes?.to;
    // A record that says what was sent also says up to which commit.
    const expected = kind === undefined ? undefined : HEAD;
    if (head !== expected) yield `${nonce}: the head is ${head}`;
  }
  for (const name of runs.keys()) yield* brokenByRun(name, ended);
}

/** As in src/thread/README.md, 'What it cannot do'. A single run must never send twice. */
function mayBeSentTwice(accepted: readonly Accepted[], ended: Ended): boolean {
  const senders = new Set(accepted.map(({ sender }) => sender));
  const isExcused = (sent: Accepted) =>
    sawNothing(sent, ended) || accepted.some((other) => cannotRead(sent, other, ended));
  return senders.size === accepted.length && accepted.some(isExcused);
}

/** A run that has only one of the two keys. The other run must yield if its own claim is newer. */
function cannotRead({ sender }: Accepted, other: Accepted, { world, runs }: Ended): boolean {
  const claimOf = (name: string) => {
    const rows = world.history.flat().filter((row) => recordIn(row)?.nonce === name);
    return Math.min(...rows.map(({ id }) => id));
  };
  const [key = ''] = runs.get(other.sender)?.keys ?? [];
  const isReadable = runs.get(sender)?.keys.includes(key);
  return !isReadable && claimOf(other.sender) < claimOf(sender);
}

/** No list showed the record that forbids to send, and no rule could have helped. */
function sawNothing(sent: Accepted, ended: Ended): boolean {
  const readings = readingsBefore(sent, ended);
  if (readings.some((each) => each.isShown)) return false;

  const isThere = readings.some((each) => each.isThere);
  const isAfterDeletion = !isThere && isDeleted(sent.command, ended, sent.readingsBefore);
  // The run has to believe four lists within 7 s, or one with as many comments as the issue counted.
  const isPlausible = readings.length >= 4 || readings.at(-1)?.isComplete === true;
  return isWithoutThread(sent, ended) || isAfterDeletion || (isThere && isPlausible);
}

/** GitHub rejected the first comment of a run that could go on without. */
function isWithoutThread({ sender }: Accepted, { world, runs }: Ended): boolean {
  const { isRequired, attempt = 1 } = runs.get(sender) ?? {};
  const hasRecord = world.history.flat().some((row) => recordIn(row)?.nonce === sender);
  return !isRequired && attempt === 1 && !hasRecord;
}

/** Whether a record that forbids to send was there, and shown, in the lists that the run read before. */
function readingsBefore({ sender, command, readingsBefore }: Accepted, { world, runs }: Ended) {
  const readings = world.readings.slice(0, readingsBefore).filter(({ name }) => name === sender);
  const isOwn = (row: Comment) => recordIn(row)?.nonce === sender;
  const own = Math.max(...readings.flatMap(({ rows }) => rows.filter(isOwn).map(({ id }) => id)));

  const { keys = [] } = runs.get(sender) ?? {};
  const isByOther = (row: Comment) => recordIn(row)?.requestId === command && !isOwn(row);
  const forbids = (row: Comment) => {
    const record = recordFor(keys, row);
    return record !== undefined && isByOther(row) && (row.id < own || record.state !== 'sending');
  };
  return readings.map(({ rows, thread, count }) => ({
    isThere: thread.some(forbids),
    isShown: rows.some(forbids),
    // Comments after its own do not make up for an older one.
    isComplete: rows.filter(({ id }) => id <= own).length >= count,
  }));
}

/** A run with a thread has sent, but no record says so, and no person deleted it. */
function isForgotten(accepted: readonly Accepted[], ended: Ended): boolean {
  const [{ command } = { command: '' }] = accepted;
  const hadThread = accepted.some((sent) => !isWithoutThread(sent, ended));
  return hadThread && !isDeleted(command, ended) && commentsIn(ended.world, command).length === 0;
}

function isDeleted(command: string, { faults }: Ended, before = Infinity) {
  const deleted = faults.deleted.filter(({ readings }) => readings <= before);
  return deleted.some(({ row }) => recordIn(row)?.requestId === command);
}

/** A run may take longer than its timeout, because calls to GitHub are repeated. */
const SLACK_MS = 600_000;

/** Every run must end in time, and the end of a job that it saw must be in the thread. */
function* brokenByRun(name: string, ended: Ended): Generator<string> {
  const { world, faults, runs } = ended;
  const { result } = world.run(name);
  const { timeout = 0, command = '' } = runs.get(name) ?? {};
  if (result instanceof Error) yield `${name} failed: ${result.stack}`;
  const wasKilled = result === undefined;
  if (wasKilled || result instanceof Error) return;

  const { outcome, hasThread, warnings, tookMs } = result as Outcome;
  if (tookMs > timeout + SLACK_MS + faults.jumped) yield `${name} took ${tookMs} ms`;
  if (outcome !== 'ended' || !hasThread || warnings.includes('Could not post the result')) return;
  const isUndone =
    isDeleted(command, ended) ||
    // An edit that arrives late undoes a later one. Both contain the job's ID.
    world.log.some((entry) => entry.includes('edit comment') && entry.includes('arrives late'));
  if (!isUndone && !commentsIn(world, command).some((comment) => comment.endsWith('ended')))
    yield `${name}: the end is not there`;
}
