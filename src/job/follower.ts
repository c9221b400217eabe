import type { Session } from '../environment.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { type Attempt, type PollEnd, poll, type Schedule } from '../poll.ts';
import { reasonOf } from '../result/ends.ts';
import type { EndReason } from '../result/job-report.ts';
import type { ServiceClient } from '../service/client.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { type Job, type StartedJob, withStatus } from '../service/schema.ts';
import { EndDetector, type FollowedJob } from './end-detector.ts';
import type { ProgressLog } from './progress-log.ts';

/** For so long after a job was created, a 404 only means that the job is not visible yet. */
const CREATION_LAG_MS = 60_000;

export interface FollowerDeps extends Pick<Session, 'clock' | 'random' | 'signal' | 'deadline'> {
  inputs: Pick<Inputs, 'poll-interval' | 'wait'>;
  service: Pick<ServiceClient, 'post' | 'retrieve'>;
  log: Pick<ProgressLog, keyof ProgressLog>;
}

/** `isLast`: this is the last state of the job that the run sees. */
type OnJob = (job: Job, isLast: boolean) => Promise<void>;

/** The job in the answer to a request for work; undefined if the answer does not show the job's status. */
export function jobInAnswer(answer: StartedJob): Job | undefined {
  const { reportedStatus } = answer;
  return reportedStatus === undefined ? undefined : withStatus(answer, reportedStatus);
}

/** Reads a job until its end is recognized, or until polling ends for another reason. */
export class Follower {
  private readonly followed: FollowedJob;
  private readonly deps: FollowerDeps;
  private readonly onJob: OnJob;
  private readonly detector: EndDetector;
  private job: Job | undefined;
  private lastFailure: FailedRequest | undefined;

  constructor(followed: FollowedJob, deps: FollowerDeps, onJob: OnJob) {
    this.followed = followed;
    this.deps = deps;
    this.onJob = onJob;
    this.detector = new EndDetector(followed);
  }

  async toEnd(): Promise<EndReason> {
    const { log, clock, random, signal, deadline } = this.deps;
    const first = await this.observeAnswer();
    if (first.kind === 'done') return this.reasonFor(first);

    const end = await poll((limitMs) => this.attempt(limitMs), this.schedule(first), {
      clock,
      random,
      signal,
      deadline,
      heartbeat: () => log.heartbeat(),
      onFailure: (pauseMs) => {
        if (this.lastFailure) log.readFailed(this.lastFailure, pauseMs);
      },
    });
    return this.reasonFor(end);
  }

  private schedule(observed: Schedule['observed']): Schedule {
    const { kind, answeredAt } = this.followed;
    const interval = this.deps.inputs['poll-interval'];
    return {
      // Comments were written since the answer. Their time is part of the first pause, which starts with the answer.
      answeredAt,
      observed,
      intervalMs: interval === undefined ? undefined : interval * 1_000,
      ignoreGoneUntil: kind === 'create' ? answeredAt + CREATION_LAG_MS : undefined,
    };
  }

  /**
   * Evaluates what the answer to the request shows of the job. The answer to a message is shown to people, but cannot be the
   * end, because the job may still have the status of an earlier end.
   */
  private async observeAnswer() {
    const { kind, answer } = this.followed;
    if (answer === undefined) return { kind: 'again', inMs: 0 } as const;

    const job = jobInAnswer(answer);
    if (job && kind !== 'message') return this.observe(job);

    if (job) await this.show(job, false);
    return { kind: 'again' } as const;
  }

  private async attempt(limitMs: number): Promise<Attempt> {
    const { service, signal } = this.deps;
    const reading = await service.retrieve(this.followed.jobId, limitMs, signal);
    if (reading.kind === 'value') return this.observe(reading.value);

    this.lastFailure = reading;
    return reading;
  }

  private async observe(job: Job) {
    const observation = this.detector.observe(job, this.deps.clock.now());
    await this.show(job, observation.kind === 'done');
    return observation;
  }

  private async show(job: Job, isLast: boolean): Promise<void> {
    this.job = job;
    await this.onJob(job, isLast);
  }

  private reasonFor(end: PollEnd): EndReason {
    switch (end.kind) {
      case 'done':
        return reasonOf(known(this.job));
      case 'stopped':
        return { kind: 'canceled-while-waiting' };
      case 'gone':
        return { kind: 'gone' };
      case 'unreadable':
        return { kind: 'unreadable', failedRequest: known(this.lastFailure) };
      case 'timed-out':
        return { kind: 'timed-out', rateLimit: this.rateLimitUntil(end.retryAt) };
    }
  }

  private rateLimitUntil(retryAt: number | undefined) {
    if (retryAt === undefined) return undefined;
    return { failedRequest: known(this.lastFailure), retryAt };
  }
}

/** Throws for a bug: polling has ended because of a response that nothing has kept. */
function known<T>(response: T | undefined): T {
  if (response === undefined) throw new Error('Polling ended without the response that ended it.');
  return response;
}
