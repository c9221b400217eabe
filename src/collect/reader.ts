import type { Trouble } from '../errors.ts';
import { CREATION_LAG_MS } from '../job/follower.ts';
import { MAX_GONE } from '../poll.ts';
import { rejectedTitle, statusUnread } from '../result/messages.ts';
import type { EndReason } from '../result/report.ts';
import type { RequestResult } from '../service/client.ts';
import type { FailedAttempt } from '../service/failed-request.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import type { Job } from '../service/schema.ts';
import { sentences, text } from '../text/sentence.ts';
import { sleepUnlessStopped } from '../thread/writes.ts';
import type { CollectSession, EarlierCommand } from './commands.ts';

/** After this time in ms the rest is left to the next run: GitHub's rate limits can delay each answer by minutes. */
const MAX_MS = 20 * 60_000;
/** Of one run, to the service. */
export const MAX_REQUESTS = 60;

/** Why the run did not process all jobs. */
export type Failure = Trouble & { outcome: 'failed' | 'cancelled' };

/** Reads jobs from the service, within the limits of the run. */
export class JobReader {
  /** If the service responds with 401 or 403. */
  failure: Failure | undefined;
  requests = 0;
  /** The service responds with 401, 403, or 429, which concerns the requests for all jobs. */
  isRefused = false;
  private readonly session: CollectSession;
  private readonly deadline: number;
  /** Responses since the last pause, by job ID: several commands can have the same job. */
  private readonly responses = new Map<string, RequestResult<Job>>();

  constructor(session: CollectSession) {
    this.session = session;
    this.deadline = session.clock.now() + MAX_MS;
  }

  get isLate(): boolean {
    const { signal, clock } = this.session;
    return signal.aborted || clock.now() >= this.deadline;
  }

  get isOver(): boolean {
    return this.isLate || this.isRefused || this.remaining <= 0;
  }

  /** How many requests may still be sent. */
  get remaining(): number {
    return MAX_REQUESTS - this.requests;
  }

  /** Returns false if the run is stopped. */
  pause(ms: number): Promise<boolean> {
    this.responses.clear();
    return sleepUnlessStopped(ms, this.session);
  }

  /**
   * How the command's job has ended. Otherwise `active`, also if the response says nothing; `inconclusive`, which another read
   * in a few seconds may change; or `unread`, if no request could be sent. What is known of the job is kept in the command.
   */
  async read(command: EarlierCommand): Promise<EndReason | 'active' | 'inconclusive' | 'unread'> {
    const { jobId, kind } = command.best.record;
    const response = await this.request(jobId);
    if (response === undefined) return 'unread';
    if (response.kind === 'value') return this.observe(command, response.value);

    // Any other failure was reported. The job counts as active until a later run reads it.
    if (response.failure !== 'gone') return 'active';

    const mayNotExistYet = kind !== 'message' && command.ageMs < CREATION_LAG_MS;
    if (mayNotExistYet) return 'active';

    command.goneResponses += 1;
    return command.goneResponses < MAX_GONE ? 'inconclusive' : { kind: 'gone' };
  }

  private observe(command: EarlierCommand, job: Job) {
    command.goneResponses = 0;
    command.job = job;
    const observed = command.detector.observe(job, this.session.clock.now());
    if (observed.kind === 'done') return { kind: observed.value };

    command.isKnownEnd = observed.atDeadline !== undefined;
    return observed.inMs === undefined ? 'active' : 'inconclusive';
  }

  /** Returns undefined if no more requests may be sent, or if the run is stopped. */
  private async request(jobId: string): Promise<RequestResult<Job> | undefined> {
    const { service, signal } = this.session;
    const cached = this.responses.get(jobId);
    if (cached) return cached;
    if (this.isOver) return undefined;

    this.requests += 1;
    const response = await service.retrieve(jobId, undefined, signal);
    if (signal.aborted) return undefined;

    this.responses.set(jobId, response);
    if (response.kind === 'failure' && response.failure !== 'gone')
      this.noteFailure(jobId, response);
    return response;
  }

  private noteFailure(jobId: string, response: FailedAttempt): void {
    const { status = 0, failure } = response;
    const serviceWords = serviceResponse(response.serviceMessage);
    const happened = sentences(statusUnread(jobId, response), serviceWords);
    const advice = remedy(response, 'retrieve');

    const isDenied = status === 401 || status === 403;
    this.isRefused = isDenied || status === 429;
    if (isDenied) {
      this.failure = { outcome: 'failed', title: rejectedTitle(status), happened, next: advice };
      return;
    }

    const later = text`A later run of this workflow tries again.`;
    this.session.publisher.warn({
      title: 'Could not read the job status',
      happened,
      next: failure === 'permanent' ? advice : later,
    });
  }
}
