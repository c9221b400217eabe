import { expect, test } from 'vitest';
import { SetupError, SkippedRun } from '../../src/errors.ts';
import { ignoreGitHubError } from '../../src/github/github-error.ts';
import { ChangesStart } from '../../src/job/changes-start.ts';
import { jobOfThread } from '../../src/thread/decide.ts';
import type { RecordedChanges } from '../../src/thread/record.ts';
import { readRecords } from '../../src/thread/thread.ts';
import { promptOf } from '../job/scripted-run.ts';
import { countChecks } from '../support/figures.ts';
import { SCHEDULES, SEED } from '../support/samples.ts';
import { jobRun, recordIn, rejected, threadOf } from './support/lifecycle.ts';
import { type Random, RandomFaults, randomValues } from './support/random-faults.ts';
import { type Accepted, World } from './support/world.ts';

/** Of each of two kinds. */
const COUNT = SCHEDULES / 2;
const PUSHES = 10;

/** Where the changes start as long as no job of the thread had any. */
type FirstStart = 'diff-base' | 'event';

test.each<[FirstStart]>([['diff-base'], ['event']])(
  `in ${COUNT} random histories of ${PUSHES} pushes (from seed ${SEED}), no change is forgotten, with a start at the %s`,
  async (firstStart) => {
    for (let seed = SEED; seed < SEED + COUNT; seed += 1) {
      const history = new History(seed, firstStart);
      await history.play().catch((cause) => {
        throw new Error(`seed ${seed}`, { cause });
      });
      const log = [`seed ${seed}`, ...history.world.log].join('\n');

      expect(history.forgotten(), log).toEqual([]);
      expect(history.forNothing(), log).toEqual([]);
      expect(history.world.accepted.length, log).toBeGreaterThan(0);
    }

    countChecks('random histories of pushes', COUNT);
  },
  60_000 + COUNT * 1_000,
);

const shaOf = (commit: number) => commit.toString(16).padStart(40, '0');
const commitOf = (sha: string) => Number.parseInt(sha, 16);

/** Parts of a matrix have other `paths`, or are about other repositories. */
const SCOPES: Readonly<Record<string, Pick<RecordedChanges, 'repository' | 'paths'>>> = {
  docs: { repository: 1, paths: 'docs' },
  api: { repository: 1, paths: 'api' },
  'source-2': { repository: 2 },
  'source-3': { repository: 3 },
  'source-4': { repository: 4 },
};
const scopeOf = (part: string) => SCOPES[part] ?? { repository: 0 };

/** As the prompt says. */
interface Told {
  /** One of `SCOPES`. */
  part: string;
  from: number;
  to: number;
}

const textOf = ({ part, from, to }: Told) => `${part} ${from} ${to}`;

function toldBy({ prompt }: Accepted): Told {
  const [part = '', from, to] = prompt.split(' ');
  return { part, from: Number(from), to: Number(to) };
}

/**
 * Pushes of one commit each start a run for each part, and all runs continue one thread. Runs are killed, stopped, or started
 * again, calls have faults, agents fail, also while no run waits for them, jobs and commits disappear, and comparisons are late.
 */
class History {
  readonly world = new World();
  private readonly random: Random;
  private readonly firstStart: FirstStart;
  private readonly parts: readonly string[];
  private runs = 0;

  constructor(seed: number, firstStart: FirstStart) {
    this.random = randomValues(seed);
    this.firstStart = firstStart;
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

    // All jobs have ended. The last runs succeed, if they send anything, and in half of the histories nothing is new for them.
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
      const first = this.firstCommit(part);
      const commits = Array.from({ length: PUSHES }, (_, index) => index + 1);
      return commits
        .filter((commit) => commit > first)
        .filter((commit) => !ranges.some(({ from, to }) => from < commit && commit <= to))
        .map((commit) => `${part} ${commit}`);
    });
  }

  /** Requests after the last run, for which nothing was new. */
  forNothing(): string[] {
    const { accepted } = this.world;
    return accepted
      .map(({ sender }) => sender)
      .filter((sender) => sender.startsWith('for nothing'));
  }

  /** A start at the event is remembered from the first request that has a record. */
  private firstCommit(part: string): number {
    if (this.firstStart === 'diff-base') return 0;

    const starts = this.world.history.flat().flatMap((row) => {
      const { time = 0, changes } = recordIn(row) ?? {};
      const { repository, paths } = scopeOf(part);
      const isOfPart = changes?.repository === repository && changes.paths === paths;
      return isOfPart ? { time, from: commitOf(changes.from) } : [];
    });
    const [first] = starts.toSorted((a, b) => a.time - b.time);
    return first?.from ?? PUSHES;
  }

  private async runWithFaults(push: number, part: string): Promise<void> {
    const { world, random } = this;
    this.runs += 1;
    const name = `run-${this.runs} of push ${push}, ${part}`;
    const wait = random.isHit(0.7);

    world.now += random.pick([1_000, 30_000, 120_000]);
    world.jobsLast = random.pick([1_000, 1_000, 200_000, 3_000_000]);
    await world.start(name, () => this.program(name, push, part, { wait }));
    await (this.firstStart === 'event' ? this.answerWithService(name) : this.answer(name));
    if (random.isHit(0.05)) world.jobs.delete(random.pick([...world.jobs.keys()]));
  }

  private async answer(name: string): Promise<void> {
    const { world, random } = this;
    const faults = new RandomFaults(random, world);
    while (!world.run(name).isDone) {
      await faults.answer(name);
      await faults.betweenCalls();
    }
  }

  /** Without a comment, or with an old list, nobody knows where the changes of the first request started. */
  private async answerWithService(name: string): Promise<void> {
    const { world, random } = this;
    while (!world.run(name).isDone) {
      const call = world.nextCall(name);
      const isFaulty = random.isHit(0.2) && (call === 'read job' || call === 'send message');
      await world.answer(name, isFaulty ? rejected(random.pick([429, 502, 404])) : undefined);
      if (random.isHit(0.02)) await world.stop(name);
    }
  }

  /** As `pipelineRun` does: reads the thread, then the changes, and only then writes a record. */
  private async program(
    name: string,
    push: number,
    part: string,
    { command = `push ${push} of ${part}`, wait = true } = {},
  ): Promise<unknown> {
    const records = await readRecords(threadOf(this.world, name));
    const readJob = (jobId: string) => this.world.job(name, jobId).catch(ignoreGitHubError);
    const changesStart = new ChangesStart(records, scopeOf(part), readJob);
    const isRepeated = records.some((record) => record.command === command);
    const hasChanges = isRepeated || (await this.hasChanges(push, changesStart));
    if (!hasChanges) return 'nothing has changed';

    const isLate = this.random.isHit(0.1) && command.startsWith('push');
    const how = { command, isWorkflow: true, wait };
    return jobRun(this.world, name, how, {
      changesStart,
      promptFor: async (_, facts) => {
        if (isLate) throw COMPARISON_IS_MISSING;

        // After a forced push, the commit where the changes would start is gone.
        const isGone = this.firstStart === 'diff-base' && this.random.isHit(0.05);
        const from = this.startOf(push, isGone ? undefined : facts?.changesStart);
        if (from >= push) throw NOTHING_CHANGED;

        const text = textOf({ part, from, to: push });
        return promptOf(text, { base: shaOf(from), head: shaOf(push) });
      },
    });
  }

  private startOf(push: number, start: string | undefined): number {
    if (start !== undefined) return commitOf(start);
    return this.firstStart === 'event' ? push - 1 : 0;
  }

  private async hasChanges(push: number, changesStart: ChangesStart): Promise<boolean> {
    const start = await changesStart.startFor(jobOfThread(changesStart.records)?.jobId);
    return this.startOf(push, start?.commit) < push;
  }
}

const NOTHING_CHANGED = new SkippedRun({ title: 'Skipped: nothing to do', happened: [] });
const COMPARISON_IS_MISSING = new SetupError({ title: 'Could not read the context', happened: [] });

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
