/**
 * The jobs that the stand-in holds, and the endpoints that make and show them (specification, sections 2.1 and
 * 4.1 to 4.3). How a job looks is a function of the job and the time: no timers, so a test's clock can jump.
 */
import { randomBytes } from 'node:crypto';
import type { JobBody, Moment, Reply, Scenario } from './scenario.ts';

/** An instruction that a job was given. */
interface Turn {
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

/** A POST that really created a job or delivered a message, whatever its answer said. */
export interface Accepted {
  readonly kind: 'create' | 'message';
  readonly jobId: string;
  readonly prompt: string;
}

export interface JobDesk {
  readonly jobs: Map<string, Job>;
  readonly accepted: Accepted[];
  /** Factor on every time of the scenarios: 0.1 makes them ten times as fast. */
  readonly pace: number;
  /** Address of the repository, without a slash at its end; `/pull/N` is added to it. */
  readonly repository: string;
  readonly now: () => number;
  /** The number of the next pull request; counts up. */
  nextPull: number;
}

const failure = (status: number, error: string): Reply => ({ status, body: { error } });
const noSuchJob = () => failure(404, 'There is no such job.');

/** Creates a job; the answer is the job object. */
export function create(desk: JobDesk, project: string, scenario: Scenario, prompt: string): Reply {
  const id = `job_${randomBytes(9).toString('hex')}`;
  const job: Job = { id, project, scenario, turns: [{ prompt, at: desk.now(), pull: desk.nextPull++ }] };
  desk.jobs.set(id, job);
  desk.accepted.push({ kind: 'create', jobId: id, prompt });
  return { status: 201, body: bodyOf(job, desk) };
}

/** Adds an instruction; the answer is the job object. An archived job takes none (this stand-in's choice). */
export function message(desk: JobDesk, project: string, id: string, prompt: string): Reply {
  const job = find(desk, project, id);
  if (!job) return noSuchJob();
  if (bodyOf(job, desk).status === 'archived') return failure(409, 'The job is archived.');
  const pull = job.scenario.newPullEachTurn ? desk.nextPull++ : (job.turns[0]?.pull ?? 0);
  const after: Job = { ...job, turns: [...job.turns, { prompt, at: desk.now(), pull }] };
  desk.jobs.set(id, after);
  desk.accepted.push({ kind: 'message', jobId: id, prompt });
  const body = bodyOf(after, desk);
  return { status: 200, body: job.scenario.messageSaysActive ? { ...body, ...ACTIVE } : body };
}

const ACTIVE = { status: 'active', prLink: null };

/** The job as it is now. */
export function retrieve(desk: JobDesk, project: string, id: string): Reply {
  const job = find(desk, project, id);
  const age = desk.now() - (job?.turns[0]?.at ?? 0);
  if (!job || age < (job.scenario.hiddenFor ?? 0) * 1000 * desk.pace) return noSuchJob();
  return { status: 200, body: bodyOf(job, desk) };
}

/** The job as retrieve gives it. */
export function bodyOf(job: Job, desk: JobDesk): JobBody {
  const now = desk.now();
  const { status, prLink, since } = look(job, job.turns.length, desk);
  return {
    id: job.id,
    status,
    source: { repository: desk.repository, ref: 'main' },
    model: 'standin-1',
    prLink,
    createdAt: new Date(job.turns[0]?.at ?? now).toISOString(),
    archivedAt: status === 'archived' ? new Date(since).toISOString() : null,
  };
}

/** The job whose pull request of that number exists: it stays, whatever the job shows later. */
export function jobOfPull(desk: JobDesk, pull: number): Job | undefined {
  return [...desk.jobs.values()].find((job) =>
    job.turns.some(
      (turn, index) =>
        turn.pull === pull &&
        lifeOf(job, index).some(
          (moment) => moment.link === true && startOf(turn, moment, desk) <= desk.now(),
        ),
    ),
  );
}

/** A job belongs to its project: under another one it is not found. */
function find(desk: JobDesk, project: string, id: string): Job | undefined {
  const job = desk.jobs.get(id);
  return job?.project === project ? job : undefined;
}

const lifeOf = ({ scenario }: Job, turn: number): readonly Moment[] =>
  turn > 0 && scenario.followUp ? scenario.followUp : scenario.life;

const startOf = (turn: Turn, moment: Moment, { pace }: JobDesk) => turn.at + moment.at * 1000 * pace;

/** How the job looks after its first `turns` instructions, as if there were no more; `since` in ms since 1970. */
function look(
  job: Job,
  turns: number,
  desk: JobDesk,
): { status: string; prLink: string | null; since: number } {
  const turn = job.turns[turns - 1];
  if (!turn) throw new Error(`job ${job.id} has no instruction`);
  const life = lifeOf(job, turns - 1);
  const moment = life.findLast((one) => startOf(turn, one, desk) <= desk.now()) ?? life[0];
  if (!moment) throw new Error(`scenario ${job.scenario.name} has no life`);
  const { status, link = null } = moment;
  if (status === 'before') return look(job, turns - 1, desk);
  const prLink = link === true ? `${desk.repository}/pull/${turn.pull}` : link;
  return { status, prLink, since: startOf(turn, moment, desk) };
}
