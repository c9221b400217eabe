/**
 * The simulated jobs, and the endpoints that create and show them (specification, sections 2.1 and 4.1 to 4.3). The
 * state of a job is a function of the job and the time, without timers, so that a test's clock can jump.
 */
import { randomBytes } from 'node:crypto';
import { failure } from './api.ts';
import type { JobBody, Moment, Reply, Scenario } from './scenario.ts';
import type { ServiceOptions } from './service.ts';

/** An instruction that a job was given. */
export interface AcceptedTurn {
  prompt: string;
  /** When it was accepted, in ms since 1970. */
  at: number;
  /** The number of the pull request that contains its work. */
  pull: number;
}

export interface Job {
  id: string;
  project: string;
  scenario: Scenario;
  turns: readonly [AcceptedTurn, ...AcceptedTurn[]];
}

/** A POST that created a job or delivered a message, whatever its answer said. */
export interface Accepted {
  kind: 'create' | 'message';
  jobId: string;
  prompt: string;
}

type DeskOptions = Required<
  Pick<ServiceOptions, 'pace' | 'repository' | 'now' | 'firstPull' | 'model' | 'onTurn'>
>;

const noSuchJob = () => failure(404, 'There is no such job.');

export class JobDesk {
  readonly jobs = new Map<string, Job>();
  accepted: Accepted[] = [];
  readonly #options: DeskOptions;
  #nextPull: number;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#nextPull = options.firstPull;
  }

  /** Creates a job; the answer is the job object. */
  create(project: string, scenario: Scenario, prompt: string): Reply {
    const id = `job_${randomBytes(9).toString('hex')}`;
    const job: Job = { id, project, scenario, turns: [this.#turn(prompt, this.#nextPull++)] };
    this.jobs.set(id, job);
    this.accepted.push({ kind: 'create', jobId: id, prompt });
    return { status: 201, body: this.bodyOf(job) };
  }

  /** Adds an instruction and answers with the job. An archived job accepts none (a choice of this simulation). */
  message(project: string, id: string, prompt: string): Reply {
    const job = this.#find(project, id);
    if (!job) return noSuchJob();
    if (this.bodyOf(job).status === 'archived') return failure(409, 'The job is archived.');
    const pull = job.scenario.newPullEachTurn ? this.#nextPull++ : job.turns[0].pull;
    const after: Job = { ...job, turns: [...job.turns, this.#turn(prompt, pull)] };
    this.jobs.set(id, after);
    this.accepted.push({ kind: 'message', jobId: id, prompt });
    return { status: 200, body: this.bodyOf(after) };
  }

  /** The job as it is now. */
  retrieve(project: string, id: string): Reply {
    const job = this.#find(project, id);
    return job ? { status: 200, body: this.bodyOf(job) } : noSuchJob();
  }

  /** The prompts that a pull request carries out, as a person would find its changes. */
  pullRequest(number: number): Reply {
    const turns = [...this.jobs.values()].flatMap((job) => job.turns);
    const own = turns.filter(({ pull }) => pull === number);
    return { status: 200, body: own.map(({ prompt }) => prompt) };
  }

  /** The job as a retrieve returns it. */
  bodyOf({ id, scenario, turns }: Job): JobBody {
    const { status, prLink, since } = this.#look(scenario, turns);
    return {
      id,
      status,
      source: { repository: this.#options.repository, ref: 'main' },
      model: this.#options.model,
      prLink,
      createdAt: new Date(turns[0].at).toISOString(),
      archivedAt: status === 'archived' ? new Date(since).toISOString() : null,
    };
  }

  /** What tests see of it; `prLink` as retrieve would show it now. */
  shown(job: Job) {
    const prompts = job.turns.map(({ prompt }) => prompt);
    return { project: job.project, prompts, prLink: this.bodyOf(job).prLink };
  }

  #turn(prompt: string, pull: number): AcceptedTurn {
    const turn = { prompt, at: this.#options.now(), pull };
    this.#options.onTurn(turn);
    return turn;
  }

  /** A job belongs to its project: under another one it is not found. */
  #find(project: string, id: string): Job | undefined {
    const job = this.jobs.get(id);
    return job?.project === project ? job : undefined;
  }

  /** The job after these instructions; `since` in ms since 1970. */
  #look({ life, followUp = life }: Scenario, turns: Job['turns']) {
    const turn = turns.at(-1) ?? turns[0];
    const { repository, pace, now } = this.#options;
    const startOf = ({ at }: Moment) => turn.at + at * 1000 * pace;
    const moments = turns.length > 1 ? followUp : life;
    const moment = moments.findLast((one) => startOf(one) <= now());
    if (!moment) throw new Error('a scenario has no life');

    const prLink = moment.hasLink ? `${repository}/pull/${turn.pull}` : null;
    return { status: moment.status, prLink, since: startOf(moment) };
  }
}
