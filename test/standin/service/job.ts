/**
 * What a stand-in job looks like at a moment: a pure function of the job and the time, no timers, so that
 * a test with a clock of its own can jump. Fields: section 2.1 of the specification.
 */
import { isoTime } from './dates.ts';
import type { JobBody, Moment, Scenario } from './scenario.ts';

/** An instruction that a job was given. */
export interface Turn {
  readonly prompt: string;
  /** When it was accepted, in ms since 1970. */
  readonly at: number;
  /** The number of the pull request that its work goes into. */
  readonly pull: number;
}

export interface Job {
  readonly id: string;
  readonly project: string;
  readonly scenario: Scenario;
  readonly turns: readonly Turn[];
}

/** How the stand-in shows its jobs. */
export interface Setting {
  /** Factor on every time of the scenarios: 0.1 makes them ten times as fast. */
  readonly pace: number;
  /** Address of the repository, without a slash at its end; `/pull/N` is added to it. */
  readonly repository: string;
}

interface Look {
  readonly status: string;
  readonly prLink: string | null;
  /** Since when, in ms since 1970. */
  readonly since: number;
}

export const pullLink = (setting: Setting, pull: number): string => `${setting.repository}/pull/${pull}`;

function lifeOf(job: Job, turn: number): readonly Moment[] {
  return turn > 0 && job.scenario.followUp ? job.scenario.followUp : job.scenario.life;
}

const start = (turn: Turn, moment: Moment, setting: Setting) => turn.at + moment.at * 1000 * setting.pace;

/** How the job looks after its first `turns` instructions, as if there were no more. */
function look(job: Job, turns: number, now: number, setting: Setting): Look {
  const turn = job.turns[turns - 1];
  if (!turn) throw new Error(`job ${job.id} has no instruction`);
  const life = lifeOf(job, turns - 1);
  const moment = life.findLast((one) => start(turn, one, setting) <= now) ?? life[0];
  if (!moment) throw new Error(`scenario ${job.scenario.name} has no life`);
  if (moment.status === 'before') return look(job, turns - 1, now, setting);
  const { link } = moment;
  return {
    status: moment.status,
    prLink: link === true ? pullLink(setting, turn.pull) : (link ?? null),
    since: start(turn, moment, setting),
  };
}

/** The job as retrieve gives it at `now` (ms since 1970). */
export function bodyOf(job: Job, now: number, setting: Setting): JobBody {
  const { status, prLink, since } = look(job, job.turns.length, now, setting);
  return {
    id: job.id,
    status,
    source: { repository: setting.repository, ref: 'main' },
    model: 'standin-1',
    prLink,
    createdAt: isoTime(job.turns[0]?.at ?? now),
    archivedAt: status === 'archived' ? isoTime(since) : null,
  };
}

/** Whether the job's pull request of that number exists at `now`: it stays, whatever the job shows later. */
export function pullIsOpen(job: Job, pull: number, now: number, setting: Setting): boolean {
  return job.turns.some(
    (turn, index) =>
      turn.pull === pull &&
      lifeOf(job, index).some((moment) => moment.link === true && start(turn, moment, setting) <= now),
  );
}
