import { expect, test } from 'vitest';
import { ignoreGitHubError } from '../../src/github/github-error.ts';
import { ChangesStart } from '../../src/job/changes-start.ts';
import { jobOfThread } from '../../src/thread/decide.ts';
import { readRecords } from '../../src/thread/thread.ts';
import { promptOf } from '../job/scripted-run.ts';
import { countChecks } from '../support/figures.ts';
import { jobRun, threadOf } from './support/lifecycle.ts';
import { type Random, RandomFaults, randomValues } from './support/random-faults.ts';
import { type Accepted, World } from './support/world.ts';

/** `DOCS_AGENT_SEED=1234` starts with another history, and `DOCS_AGENT_SCHEDULES=10000` tries ten times as many. */
const FIRST = Number(process.env.DOCS_AGENT_SEED ?? 1);
const COUNT = Math.ceil(Number(process.env.DOCS_AGENT_SCHEDULES ?? 1_000) / 10);
const PUSHES = 10;

test(
  `in ${COUNT} random histories of ${PUSHES} pushes (from seed ${FIRST}), no change is forgotten`,
  async () => {
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const history = new History(seed);
      await history.play().catch((cause) => {
        throw new Error(`seed ${seed}`, { cause });
      });
      const log = [`seed ${seed}`, ...history.world.log].join('\n');

      expect(history.forgotten(), log).toEqual([]);
    }

    countChecks('random histories of pushes', COUNT);
  },
  60_000 + COUNT * 100,
);

const shaOf = (commit: number) => commit.toString(16).padStart(40, '0');
const commitOf = (sha: string) => Number.parseInt(sha, 16);

/**
 * Pushes of one commit each, one after the other. Each starts a run, and all runs continue one thread. Some runs are killed,
 * stopped, or started again, and calls have faults. Agents fail, also while no run waits for them, and jobs disappear. The
 * changes of the first request start at commit 0.
 */
class History {
  readonly world = new World();
  private readonly random: Random;
  private runs = 0;

  constructor(seed: number) {
    this.random = randomValues(seed);
  }

  async play(): Promise<void> {
    const { random, world } = this;
    world.nextEnd = () => (random.isHit(0.4) ? 'failed' : 'completed');
    for (let push = 1; push <= PUSHES; push += 1) {
      await this.runWithFaults(push);
      if (random.isHit(0.3)) await this.runWithFaults(1 + random.below(push));
    }

    // All jobs have ended. The last run succeeds, if it sends anything, and in half of the histories nothing is new for it.
    world.now += 4_000_000;
    world.nextEnd = () => 'completed';
    const lastPush = random.pick([PUSHES, PUSHES + 1]);
    await world.start('last', () => this.program('last', lastPush, { command: 'last' }));
    await world.continueToEnd('last');
  }

  /** The commits whose changes went to no job, or only to jobs that failed with them. */
  forgotten(): number[] {
    const { accepted } = this.world;
    const handled = accepted.filter((request) => !hasFailed(request, accepted));
    const ranges = handled.map(({ prompt }) => prompt.split(' ').map(Number));

    const commits = Array.from({ length: PUSHES }, (_, index) => index + 1);
    return commits.filter(
      (commit) => !ranges.some(([from = 0, to = 0]) => from < commit && commit <= to),
    );
  }

  private async runWithFaults(push: number): Promise<void> {
    const { world, random } = this;
    this.runs += 1;
    const name = `run-${this.runs} of push ${push}`;
    const faults = new RandomFaults(random, world);
    const wait = random.isHit(0.7);

    world.now += random.pick([1_000, 30_000, 120_000]);
    world.jobsLast = random.pick([1_000, 1_000, 200_000, 3_000_000]);
    await world.start(name, () => this.program(name, push, { wait }));
    while (!world.run(name).isDone) {
      await faults.answer(name);
      await faults.betweenCalls();
    }
    if (random.isHit(0.05)) world.jobs.delete(random.pick([...world.jobs.keys()]));
  }

  /** Does what `runJob` in `src/job/run-job.ts` does: reads the thread, then the changes, and only then writes a record. */
  private async program(
    name: string,
    push: number,
    { command = `push ${push}`, wait = true } = {},
  ): Promise<unknown> {
    const changesStart = new ChangesStart(await readRecords(threadOf(this.world, name)));
    const isRepeated = changesStart.records.some((record) => record.command === command);
    const hasChanges = isRepeated || (await this.hasChanges(name, push, changesStart));
    if (!hasChanges) return 'nothing has changed';

    const how = { command, isWorkflow: true, wait };
    return jobRun(this.world, name, how, {
      changesStart,
      async promptFor(_, facts) {
        const start = commitOf(facts?.changesStart ?? shaOf(0));
        return promptOf(`${start} ${push}`, { head: shaOf(push) });
      },
    });
  }

  private async hasChanges(name: string, push: number, changesStart: ChangesStart) {
    const isNewSince = (start = shaOf(0)) => commitOf(start) < push;
    if (isNewSince(changesStart.commitInRecords)) return true;

    const readJob = (jobId: string) => this.world.job(name, jobId).catch(ignoreGitHubError);
    const receiver = jobOfThread(changesStart.records)?.jobId;
    return isNewSince(await changesStart.commitFor(receiver, readJob));
  }
}

/**
 * Whether the agent failed with a request. A later message to the same job lets it go on with all that it got, so then the end
 * of that message counts, too. A job that gets a message while it is active has one end for both.
 */
function hasFailed(request: Accepted, accepted: readonly Accepted[]): boolean {
  const later = accepted.slice(accepted.indexOf(request) + 1);
  const next = later.find(({ jobId }) => jobId === request.jobId);
  if (next === undefined) return request.status === 'failed';

  const isOver = next.at >= request.endsAt;
  return (!isOver || request.status === 'failed') && hasFailed(next, accepted);
}
