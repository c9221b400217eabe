import type { Session } from '../environment.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { type Attempt, poll, type Schedule } from '../poll.ts';
import type { EndReason } from '../result/report.ts';
import type { ServiceClient } from '../service/client.ts';
import type { FailedAttempt } from '../service/failed-request.ts';
import { type Job, returnedLink, type StartedJob } from '../service/schema.ts';
import type { Before } from '../thread/record.ts';
import { EndDetector } from './end-detector.ts';
import type { ProgressLog } from './progress-log.ts';

/** Within this time after creation, 404 means 'not yet visible'. */
export const CREATION_LAG_MS = 60_000;
/** The record shares a comment with what people read: a longer state before a message counts as not known. */
const MAX_BEFORE_BYTES = 2_300;

export const STOPPED: EndReason = { kind: 'stopped', where: 'waiting' };

type Observation = ReturnType<EndDetector['observe']>;
type WaitEnd = 'job-ended' | 'detached';

export interface FollowerDeps extends Pick<Session, 'clock' | 'random' | 'signal' | 'deadline'> {
  inputs: Pick<Inputs, 'poll-interval' | 'wait'>;
  service: ServiceClient;
  log: Pick<ProgressLog, keyof ProgressLog>;
}

/** Reads a job until its end is recognized. */
export class Follower {
  /** Replaced where the end of a message is waited for. */
  detector = new EndDetector();
  private readonly deps: FollowerDeps;
  private readonly onJob: (job: Job, isEnd: boolean) => Promise<void>;

  /** `onJob`: called with every state of the job; `isEnd`: it is the last one. */
  constructor(deps: FollowerDeps, onJob: (job: Job, isEnd: boolean) => Promise<void>) {
    this.deps = deps;
    this.onJob = onJob;
  }

  /** One reading, without a repetition; undefined if it fails. */
  async read(jobId: string): Promise<Job | undefined> {
    const { service, log, clock, signal, deadline } = this.deps;
    const reading = await service.retrieve(jobId, deadline - clock.now(), signal);
    if (reading.kind === 'value') return reading.value;

    if (!signal.aborted) log.readFailed(reading);
    return undefined;
  }

  /** What the answer to the request shows of the job. */
  async observeAnswer(job: StartedJob, isCreate: boolean): Promise<Observation> {
    const { inputs, clock } = this.deps;
    const { status } = job;
    // Where the answer does not have the state, the first GET has it.
    if (status === undefined) return { kind: 'again' };

    const observed = { ...job, status };
    // The answer to a message may show the end of an earlier one.
    const observation: Observation = isCreate
      ? this.detector.observe(observed, clock.now())
      : { kind: 'again' };
    await this.onJob(observed, !inputs.wait || observation.kind === 'done');
    return observation;
  }

  /** Polls the job until it has ended, or as long as the run may wait. */
  async wait(jobId: string, schedule: Schedule<WaitEnd>): Promise<EndReason> {
    const { log, inputs, clock, random, signal, deadline } = this.deps;
    const interval = inputs['poll-interval'];

    const timing = { ...schedule, intervalMs: interval && interval * 1000 };
    const end = await poll((limitMs) => this.look(jobId, limitMs), timing, {
      clock,
      random,
      signal,
      deadline,
      heartbeat: () => log.heartbeat(),
      failed: (failure, pauseMs) => log.readFailed(failure, pauseMs),
    });

    if (end.kind === 'done') return { kind: end.value };
    if (end.kind === 'stopped') return STOPPED;
    if (!('last' in end)) return end;

    const { last, ...why } = end;
    return { ...last, ...why };
  }

  /** One poll. A run that does not wait ends with its first one. */
  private async look(jobId: string, limitMs: number): Promise<Attempt<WaitEnd, FailedAttempt>> {
    const { service, clock, signal, inputs } = this.deps;
    const reading = await service.retrieve(jobId, limitMs, signal);
    if (reading.kind === 'failure') return reading;

    const observation = this.detector.observe(reading.value, clock.now());
    const isDone = observation.kind === 'done';
    await this.onJob(reading.value, isDone || !inputs.wait);
    if (isDone || inputs.wait) return observation;

    return { kind: 'done', value: observation.atDeadline ?? 'detached' };
  }
}

/** What the record keeps of the job before a message; null where that is not known. */
export function beforeOf(job: Job | undefined): Before {
  if (job === undefined) return null;

  const before = { status: job.status, prLink: returnedLink(job) };
  const fits = Buffer.byteLength(JSON.stringify(before)) <= MAX_BEFORE_BYTES;
  return fits ? before : null;
}
