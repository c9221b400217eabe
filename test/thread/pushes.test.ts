import { expect, test } from 'vitest';
import { SetupError, SkippedRun } from '../../src/errors.ts';
import { ChangesStart } from '../../src/job/changes-start.ts';
import type { RecordedChanges } from '../../src/thread/record.ts';
import { promptOf } from '../job/scripted-run.ts';
import { countChecks } from '../support/figures.ts';
import { SCHEDULES, SEED } from '../support/samples.ts';
import { KEY, KEYS, pushRun, recordFor } from './support/lifecycle.ts';
import { type Random, RandomFaults, randomValues } from './support/random-faults.ts';
import { type Accepted, World } from './support/world.ts';

const PUSHES = 10;

test(
  `in ${SCHEDULES} random histories of ${PUSHES} pushes (from seed ${SEED}), no change is forgotten`,
  async () => {
    for (let seed = SEED; seed < SEED + SCHEDULES; seed += 1) {
      const history = new History(seed);
      await history.play().catch((cause) => {
        throw new Error(`seed ${seed}`, { cause });
      });
      const log = [`seed ${seed}`, ...history.world.log].join('\n');

      expect(history.forgotten(), log).toEqual([]);
      expect(history.forNothing(), log).toEqual([]);
      expect(history.world.accepted.length, log).toBeGreaterThan(0);
    }

    countChecks('random histories of pushes', SCHEDULES);
  },
  60_000 + SCHEDULES * 1_000,
);

const shaOf = (commit: number) => commit.toString(16).padStart(40, '0');
const commitOf = (sha = shaOf(0)) => Number.parseInt(sha, 16);

/** Parts of a matrix have other `paths`, or are about other repositories. */
const SCOPES: Readonly<Record<string, Pick<RecordedChanges, 'repository' | 'paths'>>> = {
  docs: { repository: 1, paths: 'docs' },
  api: { repository: 1, paths: 'api' },
  'source-2': { repository: 2 },
  'source-3': { repository: 3 },
  'source-4': { repository: 4 },
};

const scopeOf = (part: string) => SCOPES[part] ?? { repository: 0 };

/** As the prompt says: one of `SCOPES`, and the commits between which its changes are. */
function toldBy({ prompt }: Accepted) {
  const [part = '', from, to] = prompt.split(' ');
  return { part, from: Number(from), to: Number(to) };
}

/**
 * Pushes of one commit each start a run for each part, and all runs continue one thread. Runs are
 * killed, stopped, or started again, calls have faults, agents fail, also while no run waits for
 * them, jobs and commits disappear, comparisons are late, and the API key is replaced.
 */
class History {
  readonly world = new World();
  private readonly random: Random;
  private readonly parts: readonly string[];
  private runs = 0;
  /** The newest first. */
  private keys: readonly string[] = [KEY];

  constructor(seed: number) {
    this.random = randomValues(seed);
    this.parts = this.random.pick([
      ['docs'],
      ['docs', 'api'],
      ['source-2', 'source-3', 'source-4'],
    ]);
  }

  async play(): Promise<void> {
    const { random, world, parts } = this;
    world.nextEnd = () => (random.isHit(0.4) ? 'failed' : 'completed');
    for (let push = 1; push <= PUSHES; push += 1) {
      for (const part of parts) await this.runWithFaults(push, part);
      if (random.isHit(0.3)) await this.runWithFaults(1 + random.below(push), random.pick(parts));
    }

    // All jobs have ended. The last runs succeed, if they send anything, and in half of the
    // histories nothing is new for them.
    world.now += 4_000_000;
    world.jobsLast = 1_000;
    world.nextEnd = () => 'completed';
    const lastPush = random.pick([PUSHES, PUSHES + 1]);
    for (const command of ['last', 'for nothing'])
      for (const part of parts) {
        const name = `${command}, ${part}`;
        await world.start(name, () => this.program(name, lastPush, part, { command: name }));
        await world.continueToEnd(name);
      }
  }

  /** What went to no job, or only to jobs that failed with it. */
  forgotten(): string[] {
    const { accepted } = this.world;
    const handled = accepted.filter((request) => !hasFailed(request, accepted)).map(toldBy);

    return this.parts.flatMap((part) => {
      const ranges = handled.filter((told) => told.part === part);
      const commits = Array.from({ length: PUSHES }, (_, index) => index + 1);
      return commits
        .filter((commit) => !ranges.some(({ from, to }) => from < commit && commit <= to))
        .map((commit) => `${part} ${commit}`);
    });
  }

  /** Requests after the last run, for which nothing was new. */
  forNothing(): string[] {
    const senders = this.world.accepted.map(({ sender }) => sender);
    return senders.filter((sender) => sender.startsWith('for nothing'));
  }

  private async runWithFaults(push: number, part: string): Promise<void> {
    const { world, random } = this;
    this.runs += 1;
    const name = `run-${this.runs} of push ${push}, ${part}`;
    const wait = random.isHit(0.7);
    if (random.isHit(0.15)) this.replaceKey();

    world.now += random.pick([1_000, 30_000, 120_000]);
    world.jobsLast = random.pick([1_000, 1_000, 200_000, 3_000_000]);
    await world.start(name, () => this.program(name, push, part, { wait }));
    const faults = new RandomFaults(random, world);
    while (!world.run(name).isDone) {
      await faults.answer(name);
      await faults.betweenCalls();
    }
    if (random.isHit(0.05)) world.jobs.delete(random.pick([...world.jobs.keys()]));
  }

  /** Only once the current key has signed what the next runs start from. */
  private replaceKey(): void {
    const newestOf = (part: string, keys: readonly string[]) => {
      const records = this.world.thread.flatMap((row) => recordFor(keys, row) ?? []);
      return new ChangesStart(records, scopeOf(part), async () => undefined).last?.id;
    };
    const [current = KEY] = this.keys;
    const isReady = this.parts.every(
      (part) => newestOf(part, [current]) === newestOf(part, this.keys),
    );
    const next = KEYS[KEYS.indexOf(current) + 1];
    if (isReady && next !== undefined) this.keys = [next, current];
  }

  private async program(
    name: string,
    push: number,
    part: string,
    { command = `push ${push} of ${part}`, wait = true } = {},
  ): Promise<unknown> {
    const isLate = this.random.isHit(0.1) && command.startsWith('push');
    const how = { command, wait, keys: this.keys };
    return pushRun(this.world, name, how, { scope: scopeOf(part), to: shaOf(push) }, (start) => {
      if (isLate) throw COMPARISON_IS_MISSING;

      // After a forced push, the commit where the changes would start is gone.
      const from = this.random.isHit(0.05) ? 0 : commitOf(start);
      if (from >= push) throw NOTHING_CHANGED;

      return promptOf(`${part} ${from} ${push}`, { base: shaOf(from), head: shaOf(push) });
    });
  }
}

const NOTHING_CHANGED = new SkippedRun({ title: 'Skipped: nothing to do', happened: [] });
const COMPARISON_IS_MISSING = new SetupError({ title: 'Could not read the context', happened: [] });

/**
 * Whether the agent failed with a request. A later message to the same job lets it go on with all
 * that it got, so then the end of that message counts, too. A job that gets a message while it is
 * active has one end for both.
 */
function hasFailed(request: Accepted, accepted: readonly Accepted[]): boolean {
  const later = accepted.slice(accepted.indexOf(request) + 1);
  const next = later.find(({ jobId }) => jobId === request.jobId);
  if (next === undefined) return request.status === 'failed';

  const isOver = next.at >= request.endsAt;
  return (!isOver || request.status === 'failed') && hasFailed(next, accepted);
}
