/**
 * The simulated jobs, and the endpoints that create and show them (specification, sections 2.1 and 4.1 to 4.3). The
 * state of a job is a function of the job and the time, without timers, so that a test's clock can jump.
 */
import { randomBytes } from 'node:crypto';
import { type Call, failure, type Operation, type Reply } from './api.ts';
import type { Scenario } from './scenarios.ts';

export interface AcceptedTurn {
  kind: 'create' | 'message';
  jobId: string;
  project: string;
  prompt: string;
  at: number;
  pull: number;
}

interface Job {
  scenario: Scenario;
  first: AcceptedTurn;
  last: AcceptedTurn;
}

export interface JobOptions {
  pace?: number;
  firstPull?: number;
  onTurn?: (turn: AcceptedTurn) => void;
}

export type Handler = (call: Call, scenario: Scenario) => Reply;

export function jobDesk(repository: string, now: () => number, options: JobOptions) {
  const { pace = 1, firstPull = 1, onTurn } = options;
  const jobs = new Map<string, Job>();
  const accepted: AcceptedTurn[] = [];
  let nextPull = firstPull;

  function accept(turn: Omit<AcceptedTurn, 'at' | 'pull'>, pull = nextPull++): AcceptedTurn {
    const whole = { ...turn, at: now(), pull };
    accepted.push(whole);
    onTurn?.(whole);
    return whole;
  }

  /** A job belongs to its project: under another one it is not found. */
  function find({ project, jobId }: Call): Job | undefined {
    const job = jobs.get(jobId);
    return job?.first.project === project ? job : undefined;
  }

  function bodyOf({ scenario, first, last }: Job) {
    const { life, followUp = life } = scenario;
    const moments = last === first ? life : followUp;
    const moment = moments.findLast(({ at }) => last.at + at * 1_000 * pace <= now());
    if (!moment) throw new Error('a scenario has no life');

    return {
      id: first.jobId,
      status: moment.status,
      source: { repository, ref: 'main' },
      model: 'standin-1',
      prLink: moment.hasLink ? `${repository}/pull/${last.pull}` : null,
      createdAt: new Date(first.at).toISOString(),
    };
  }

  const operations = {
    create({ project, prompt }, scenario) {
      const jobId = `job_${randomBytes(9).toString('hex')}`;
      const first = accept({ kind: 'create', jobId, project, prompt });
      const job = { scenario, first, last: first };
      jobs.set(jobId, job);
      return { status: 201, body: bodyOf(job) };
    },

    message(call, { newPullEachTurn }) {
      const { jobId, project, prompt } = call;
      const job = find(call);
      if (!job) return noSuchJob();

      const pull = newPullEachTurn ? undefined : job.first.pull;
      job.last = accept({ kind: 'message', jobId, project, prompt }, pull);
      return { status: 200, body: bodyOf(job) };
    },

    retrieve(call) {
      const job = find(call);
      return job ? { status: 200, body: bodyOf(job) } : noSuchJob();
    },
  } satisfies Partial<Record<Operation, Handler>>;
  return { accepted: accepted as readonly AcceptedTurn[], operations };
}

const noSuchJob = () => failure(404, 'There is no such job.');
