import type { PromptReader } from '../context/prompt.ts';
import type { Session } from '../environment.ts';
import { EarlyEnd } from '../errors.ts';
import type { JobRequest } from '../job-request.ts';
import { endOf } from '../result/ends.ts';
import {
  type EndReason,
  type JobProgress,
  type JobReport,
  type RequestState,
  RunEnd,
  reasonOf,
} from '../result/job-end.ts';
import { segmentValue } from '../runner/output-values.ts';
import type { ServiceClient } from '../service/client.ts';
import { type Job, withStatus } from '../service/schema.ts';
import { send } from '../service/send.ts';
import type { Claim } from '../thread/claim.ts';
import type { RunComment } from '../thread/comment.ts';
import type { FinalDecision } from '../thread/decide.ts';
import type { AcceptedRecord } from '../thread/record.ts';
import type { ChangesStart } from './changes-start.ts';
import { beforeOf, EndDetector, wasActive } from './end-detector.ts';
import { type FollowedJob, poll } from './poll.ts';
import { ProgressLog } from './progress-log.ts';
import { obstaclesTo, whyRejected } from './replacement.ts';

/** What a run has read before it knew that there is something to do. */
export interface ReadBefore {
  prompts: PromptReader;
  /** Undefined for a run whose changes do not start where those of earlier jobs end. */
  changesStart?: ChangesStart | undefined;
}

export interface RunParts extends ReadBefore {
  request: JobRequest;
  session: Session;
  service: ServiceClient;
  /** Undefined: the run writes no comments. */
  claim: Claim | undefined;
  /** The comment with the command was deleted. */
  isCommentGone: () => Promise<boolean>;
}

/** A run from its decision to the end of its job: decide, send or attach, record, follow. */
export class JobRun {
  /** Also undefined once GitHub has rejected the comments of a run that goes on without. */
  comment: RunComment | undefined;
  private readonly parts: RunParts;
  private readonly log: ProgressLog;
  /** Whatever ends the run, it is reported with what its steps have written here until then. */
  private progress: JobProgress;
  private requestState: RequestState;

  constructor(parts: RunParts) {
    const { request, session, claim } = parts;
    const { target } = request;
    this.parts = parts;
    this.comment = claim?.comment;
    this.log = new ProgressLog(session, request);
    this.progress =
      target.type === 'job'
        ? { turn: 'message', jobId: target.jobId }
        : { turn: 'create', jobId: undefined };
  }

  /** Every failure of the service or of GitHub is an end of the run, so only bugs reject. */
  async complete(): Promise<JobReport> {
    const { request, session } = this.parts;
    const began = session.clock.now();

    const reason = await this.carryOut().catch((error: unknown) => this.reasonAfter(error));

    const durationMs = session.clock.now() - began;
    const { instruction = '' } = request;
    return { ...this.progress, reason, ...endOf(reason), instruction, durationMs };
  }

  private async carryOut(): Promise<EndReason> {
    const { inputs, signal } = this.parts.session;
    signal.throwIfAborted();

    const job = await this.start();
    if (!job.isOwn || inputs.wait) return this.follow(job);

    if (job.response) await this.show(job.response, true);
    signal.throwIfAborted();
    return { kind: 'detached' };
  }

  /**
   * Once the request may have arrived, no end may say that nothing was sent. An error that does is
   * a bug.
   */
  private reasonAfter(error: unknown): EndReason {
    const { signal } = this.parts.session;
    if (signal.aborted && error === signal.reason)
      return { kind: 'canceled', requestState: this.requestState };

    const reason = reasonIn(error);
    if (reason === undefined) throw error;

    const saysUnsent = endOf(reason).requestState === undefined;
    if (saysUnsent && this.requestState !== undefined)
      throw new Error(`The run ended after its request: ${reason.kind}`, { cause: error });
    return reason;
  }

  /** Resolves to the job that has the request. */
  private async start(): Promise<FollowedJob> {
    const { target, instruction } = this.parts.request;
    if (instruction === undefined && target.type === 'job') return this.onlyFollow(target.jobId);

    const decision = await this.decideInThread();
    switch (decision.type) {
      case 'create':
        return this.create({ keyHasChanged: decision.keyHasChanged });
      case 'message':
        return this.message(decision);
      case 'attach':
        return this.attach(decision.record);
      case 'refuse':
        throw new RunEnd({ kind: 'refused', because: decision.because });
    }
  }

  private async decideInThread(): Promise<FinalDecision> {
    const decision = await this.parts.claim?.decide();
    if (decision !== undefined) return decision;

    this.comment = undefined;
    const { target } = this.parts.request;
    return target.type === 'job' ? { type: 'message', jobId: target.jobId } : { type: 'create' };
  }

  /** Records of other runs do not matter, because this one sends nothing. */
  private async onlyFollow(jobId: string): Promise<FollowedJob> {
    await this.comment?.follow(jobId);
    this.noteJob({ turn: 'attach', jobId });
    const respondedAt = this.parts.session.clock.now();
    return { kind: undefined, jobId, before: undefined, respondedAt, isOwn: false };
  }

  /** Another run has sent the request. This one recognizes the end of the job as that one does. */
  private async attach(record: AcceptedRecord): Promise<FollowedJob> {
    const { session } = this.parts;
    const sinceAccepted = (await this.comment?.attach(record)) ?? 0;
    const { state, kind, jobId, status, prLink, before } = record;
    // Without a command, the ID is of this workflow run, of which another job has the same request.
    const isDuplicate = !this.hasCommand && session.run.attempt === 1;
    this.noteJob({ turn: 'attach', jobId, isDuplicate });

    // The end is in the thread. The job itself is not read, because later commands may have changed
    // it since. If the record has no status, whether there is a pull request decides.
    if (state === 'ended') {
      this.progress.job = withStatus({ id: jobId, prLink }, status ?? '');
      throw new RunEnd(reasonOf(this.progress.job));
    }

    const respondedAt = session.clock.now() - sinceAccepted;
    return { kind, jobId, before, respondedAt, isOwn: false };
  }

  /** `why` the thread's job does not get the request. */
  private create(why: Pick<JobProgress, 'replaced' | 'keyHasChanged'>): Promise<FollowedJob> {
    this.progress = { turn: 'create', jobId: undefined, ...why };
    return this.submit();
  }

  private async message({ jobId, prLink }: { jobId: string; prLink?: string | undefined }) {
    const { request, session } = this.parts;
    const job = await this.readJob(jobId);

    // The thread may know a pull request that the service does not return.
    const earlier = { status: job?.status, prLink: job?.prLink ?? prLink };
    this.progress = { turn: 'message', jobId, earlier };
    // The author of a request that names a job should learn of the end of that job.
    if (request.target.type === 'job') return this.submit(job);

    const { why, conflictsWith, head } = await obstaclesTo(earlier, this.hasCommand, session);
    if (why !== undefined) return this.create({ replaced: { jobId, why } });

    this.progress.earlier = { ...earlier, head };
    return this.submit(job, conflictsWith).catch((error) => {
      const rejected =
        error instanceof RunEnd ? whyRejected(error.reason, this.hasCommand) : undefined;
      if (rejected === undefined) throw error;
      return this.create({ replaced: { jobId, why: rejected } });
    });
  }

  private get hasCommand(): boolean {
    return this.parts.request.command !== undefined;
  }

  private async readJob(jobId: string): Promise<Job | undefined> {
    const { service, session } = this.parts;
    const { clock, deadline, signal } = session;
    const reading = await service.retrieve(jobId, deadline - clock.now(), signal);
    if (reading.kind === 'value') return reading.value;

    if (!signal.aborted) this.log.readFailed(reading);
    return undefined;
  }

  /** Sends the request to the known job, as it was read, or to a new one, and records it. */
  private async submit(job?: Job, conflictsWith?: string): Promise<FollowedJob> {
    const { prompts, changesStart, session } = this.parts;
    const { jobId: receiver } = this.progress;
    const kind = receiver === undefined ? 'create' : 'message';
    const start = await changesStart?.startFor(receiver, job);
    const thread = this.parts.claim?.factsFor(receiver);
    const facts = { ...thread, changesStart: start?.commit, conflictsWith };
    const prompt = await prompts.promptFor(kind, facts);
    this.progress.prompt = prompt;
    const isCommentGone = await this.parts.isCommentGone();
    session.signal.throwIfAborted();
    if (isCommentGone) throw new RunEnd({ kind: 'withdrawn' });

    const sent = await this.post(prompt.text);

    // A message goes to the job that was addressed, whatever ID the response contains.
    const jobId = receiver ?? sent.job.id;
    const started = { ...sent.job, id: jobId };
    this.noteJob({ ...this.progress, jobId });

    // If the run is killed later, a re-run finds the job in the thread. So this comes before the
    // first reading.
    const before = sent.isRepeated ? undefined : beforeOf(job);
    const changes = changesStart?.changesOf(prompt, start);
    const { reviewsReadAt } = prompt;
    await this.comment?.sent({ kind, jobId, before, reviewsReadAt, changes }, started);

    const { reportedStatus } = started;
    const response = reportedStatus === undefined ? undefined : withStatus(started, reportedStatus);
    return { kind, jobId, before, respondedAt: sent.respondedAt, isOwn: true, response };
  }

  /** `isRepeated`: there were pauses, in which the job may have changed. */
  private async post(prompt: string) {
    const { service, session } = this.parts;
    const { log } = this;
    const { jobId } = this.progress;
    let isRepeated = false;
    this.requestState = 'sending';
    session.publisher.mayHaveSent = true;
    log.sending(jobId, prompt);

    const result = await send((stop) => service.post({ jobId, prompt }, stop), {
      ...session,
      onPause(failed, ms) {
        isRepeated = true;
        log.pausing(failed, ms);
      },
    });
    if (result.kind === 'accepted') return { ...result, isRepeated };

    this.requestState = endOf(result).requestState;
    throw new RunEnd(result);
  }

  /** From here on, the run has a job. */
  private noteJob(progress: JobProgress & { jobId: string }): void {
    this.progress = progress;
    this.requestState = 'sent';
    this.parts.session.publisher.output('job-id', segmentValue(progress.jobId));
    this.log.started(progress.jobId, progress.turn);
  }

  private async follow(job: FollowedJob): Promise<EndReason> {
    const { service, session } = this.parts;
    const { clock, signal } = session;
    const { kind, jobId, before, response } = job;
    const detector = new EndDetector(job);
    this.progress.isShared = wasActive(before);

    const see = async (state: Job) => {
      const observed = detector.observe(state, clock.now());
      await this.show(state, observed.kind === 'ended');
      return observed;
    };
    const read = async (limitMs: number) => {
      const reading = await service.retrieve(jobId, limitMs, signal);
      return reading.kind === 'value' ? see(reading.value) : reading;
    };

    // The response to a message may still show how the job ended before it.
    const observed = response && kind === 'create' ? await see(response) : undefined;
    if (observed?.kind === 'ended') return observed.end;

    const reason = await poll(read, job, session, this.log);
    return detector.endWithoutLink ?? reason;
  }

  /** The result, a new comment, shows the last state in the thread. */
  private async show(job: Job, isLast: boolean): Promise<void> {
    this.progress.job = job;
    this.log.seen(job, isLast);
    if (!isLast) await this.comment?.show(job);
  }
}

function reasonIn(error: unknown): EndReason | undefined {
  if (error instanceof RunEnd) return error.reason;
  if (error instanceof EarlyEnd) return { kind: 'not-started', error };
  return undefined;
}
