/** The three job endpoints (specification, sections 4.1 to 4.3) over the jobs that the stand-in holds. */
import { randomBytes } from 'node:crypto';
import { bodyOf, type Job, type Setting } from './job.ts';
import type { JobBody, Reply, Scenario } from './scenario.ts';

/** A POST that really created a job or delivered a message, whatever its answer said. */
export interface Accepted {
  readonly kind: 'create' | 'message';
  readonly jobId: string;
  readonly prompt: string;
}

export interface JobDesk {
  readonly jobs: Map<string, Job>;
  readonly accepted: Accepted[];
  readonly setting: Setting;
  readonly now: () => number;
  /** The number of the next pull request; counts up. */
  nextPull: number;
}

const failure = (status: number, error: string): Reply => ({ status, body: { error } });
const noSuchJob = () => failure(404, 'There is no such job.');

/** Creates a job; the answer is the job object. */
export function create(desk: JobDesk, project: string, scenario: Scenario, prompt: string): Reply {
  const id = `job_${randomBytes(9).toString('hex')}`;
  const at = desk.now();
  const job: Job = { id, project, scenario, turns: [{ prompt, at, pull: desk.nextPull++ }] };
  desk.jobs.set(id, job);
  desk.accepted.push({ kind: 'create', jobId: id, prompt });
  return { status: 201, body: bodyOf(job, at, desk.setting) };
}

/** A job belongs to its project: under another one it is not found. */
function find(desk: JobDesk, project: string, id: string): Job | undefined {
  const job = desk.jobs.get(id);
  return job?.project === project ? job : undefined;
}

/** Adds an instruction; the answer is the job object. An archived job takes none (this stand-in's choice). */
export function message(desk: JobDesk, project: string, id: string, prompt: string): Reply {
  const job = find(desk, project, id);
  if (!job) return noSuchJob();
  const at = desk.now();
  if (bodyOf(job, at, desk.setting).status === 'archived') return failure(409, 'The job is archived.');
  const pull = job.scenario.newPullEachTurn ? desk.nextPull++ : (job.turns[0]?.pull ?? 0);
  const after: Job = { ...job, turns: [...job.turns, { prompt, at, pull }] };
  desk.jobs.set(id, after);
  desk.accepted.push({ kind: 'message', jobId: id, prompt });
  const body = bodyOf(after, at, desk.setting);
  const active: JobBody = { ...body, status: 'active', prLink: null };
  return { status: 200, body: job.scenario.messageSaysActive ? active : body };
}

/** The job as it is now. */
export function retrieve(desk: JobDesk, project: string, id: string): Reply {
  const job = find(desk, project, id);
  if (!job) return noSuchJob();
  const now = desk.now();
  const age = now - (job.turns[0]?.at ?? now);
  if (age < (job.scenario.hiddenFor ?? 0) * 1000 * desk.setting.pace) return noSuchJob();
  return { status: 200, body: bodyOf(job, now, desk.setting) };
}
