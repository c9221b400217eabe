import type { PromptReader } from '../context/prompt.ts';
import { SetupError, SkippedRun } from '../errors.ts';
import type { JobRequest } from '../job-request.ts';
import { reasonOf, reportOf } from '../result/ends.ts';
import type { EndReason, JobProgress, JobReport, RequestKind } from '../result/job-report.ts';
import type { Publisher } from '../runner/publisher.ts';
import { type Job, withStatus } from '../service/schema.ts';
import { type SendResult, send } from '../service/send.ts';
import { type Text, text } from '../text/sentence.ts';
import type { FinalDecision } from '../thread/before-sending.ts';
import type { Decision } from '../thread/decide.ts';
import type { Before } from '../thread/record.ts';
import type { ChangesStart } from './changes-start.ts';
import { beforeOf, type FollowedJob, wasActive } from './end-detector.ts';
import { Follower, type FollowerDeps, jobInAnswer } from './follower.ts';
import type { endOfPullRequest } from './read-pull-request.ts';
import { whyNotContinued, whyRejected } from './replacement.ts';
import type { ThreadReporter } from './thread-reporter.ts';

export interface JobRunDeps extends FollowerDeps {
  request: Pick<JobRequest, 'command' | 'instruction' | 'target'>;
  promptFor: PromptReader['promptFor'];
  changesStart: Pick<ChangesStart, 'noteJob' | 'commitFor'>;
  /** Undefined if the run has no thread. */
  reporter:
    | Pick<ThreadReporter, 'begin' | 'follow' | 'attach' | 'sent' | 'show' | 'factsFor'>
    | undefined;
  /** How the pull request with this URL ended. Undefined while it is open. */
  endOfPullRequest: (prLink: string) => ReturnType<typeof endOfPullRequest>;
  /**
   * Is told when a request may have been sent, and which job the run has. The outcome of a run that crashes depends on both.
   */
  publisher: Pick<Publisher, 'mayHaveSent' | 'output'>;
}

/** What the run does, with or without a thread. */
type DecisionToCarryOut = Exclude<FinalDecision, { type: 'no-thread' }>;
type MessageDecision = Extract<Decision, { type: 'message' }>;
type AttachDecision = Extract<Decision, { type: 'attach' }>;
type EarlierState = NonNullable<JobProgress['earlier']>;
type AcceptedPost = Extract<SendResult, { kind: 'accepted' }>;

/**
 * A request to the service, for a new job, or with a message to a job. `before` is the state of that job just before the
 * message, and undefined for a new job, or if the job could not be read.
 */
type ServiceRequest =
  | { kind: 'create'; jobId: undefined; before: Before }
  | { kind: 'message'; jobId: string; before: Before };

/** Handles that there is no prompt. Rethrows bugs, and the signal's reason. */
function missingContext(error: unknown): EndReason {
  if (error instanceof SkippedRun) return { kind: 'nothing-to-do', error };
  if (error instanceof SetupError) return { kind: 'no-context', error };
  throw error;
}

/** Decides what to send, sends it, and follows the job until its end. */
export class JobRun {
  private readonly deps: JobRunDeps;
  /**
   * Undefined without a thread, and once GitHub has rejected comments in a thread that is not required: the run goes on without
   * it.
   */
  private reporter: JobRunDeps['reporter'];
  private progress: JobProgress;

  constructor(deps: JobRunDeps) {
    const { target } = deps.request;
    this.deps = deps;
    this.reporter = deps.reporter;
    this.progress =
      target.type === 'job'
        ? { request: 'message', jobId: target.jobId }
        : { request: 'create', jobId: undefined };
  }

  /** Whether the run reports to a thread. */
  get hasThread(): boolean {
    return this.reporter !== undefined;
  }

  /** Reports every failure of the service or of GitHub as the end of the run. Rejects only for bugs. */
  async carryOut(): Promise<JobReport> {
    const { request, clock, signal } = this.deps;
    const { instruction = '' } = request;
    const began = clock.now();

    const reason = await this.untilEnd().catch((error): EndReason => {
      if (!signal.aborted || error !== signal.reason) throw error;

      // Only a run of which the service has accepted nothing rejects with the signal's reason. Later, whatever waits for the
      // service returns normally that it was stopped.
      return { kind: 'canceled-before-sending' };
    });

    const durationMs = clock.now() - began;
    return reportOf({ ...this.progress, reason, instruction, durationMs });
  }

  /** Rejects with the signal's reason if the run is stopped before anything is sent. */
  private async untilEnd(): Promise<EndReason> {
    const { request, signal } = this.deps;
    const { target, instruction } = request;
    signal.throwIfAborted();
    if (instruction === undefined && target.type === 'job') return this.onlyFollow(target.jobId);

    const decision = await this.decide();
    switch (decision.type) {
      case 'create':
        this.progress.hasUnknownJobs = decision.hasUnknownJobs;
        return this.create();
      case 'message':
        return this.message(decision);
      case 'attach':
        return this.attach(decision);
      case 'refuse':
        return { kind: decision.because, claim: decision.claim, githubError: decision.githubError };
    }
  }

  /** What the thread's comments allow. Without a thread, the request alone decides. */
  private async decide(): Promise<DecisionToCarryOut> {
    const { log, request } = this.deps;
    const { target } = request;

    const decision = await this.reporter?.begin();
    if (decision !== undefined && decision.type !== 'no-thread') return decision;

    // The thread is not required: otherwise, the decision would have been to refuse.
    if (decision !== undefined) log.withoutThread(decision.githubError);
    this.reporter = undefined;
    return target.type === 'job'
      ? { type: 'message', jobId: target.jobId, prLink: undefined }
      : { type: 'create' };
  }

  private create(): Promise<EndReason> {
    return this.send({ kind: 'create', jobId: undefined, before: undefined });
  }

  /** Sends a message to the thread's job, or to a named one. If the thread's job cannot be continued, creates a new one. */
  private async message({ jobId, prLink }: MessageDecision): Promise<EndReason> {
    const job = await this.readJob(jobId);
    this.deps.changesStart.noteJob(jobId, job);
    // The thread may know a pull request that the service does not return.
    const earlier = { status: job?.status, prLink: job?.prLink ?? prLink };
    const whyNot = await this.reasonToReplace(earlier);
    if (whyNot !== undefined) return this.replace(jobId, whyNot);

    this.progress.earlier = earlier;
    const reason = await this.send({ kind: 'message', jobId, before: beforeOf(job) });
    const rejection = this.isNamed ? undefined : whyRejected(reason, this.isCommand);
    return rejection === undefined ? reason : this.replace(jobId, rejection);
  }

  /** Makes one attempt. Returns undefined if it fails. */
  private async readJob(jobId: string): Promise<Job | undefined> {
    const { service, log, clock, signal, deadline } = this.deps;
    const reading = await service.retrieve(jobId, deadline - clock.now(), signal);
    if (reading.kind === 'value') return reading.value;

    if (!signal.aborted) log.readFailed(reading);
    return undefined;
  }

  private replace(jobId: string, why: Text): Promise<EndReason> {
    this.progress = { request: 'create', jobId: undefined, replaced: { jobId, why } };
    return this.create();
  }

  /**
   * Returns the end of a sentence about the job, such as 'was archived.', or undefined for a job that gets the message. A job
   * that the request names always gets it: if it cannot be continued, people should learn that.
   */
  private async reasonToReplace({ status, prLink }: EarlierState): Promise<Text | undefined> {
    if (this.isNamed) return undefined;

    const why = whyNotContinued(status, this.isCommand);
    if (why !== undefined || !prLink) return why;

    const end = await this.deps.endOfPullRequest(prLink);
    return end && text`has a ${end} pull request.`;
  }

  private get isCommand(): boolean {
    return this.deps.request.command !== undefined;
  }

  /** Whether the request names its job, instead of taking that of the thread. */
  private get isNamed(): boolean {
    return this.deps.request.target.type === 'job';
  }

  private async send(request: ServiceRequest): Promise<EndReason> {
    const { promptFor, changesStart, log, publisher, signal } = this.deps;
    const { kind, jobId } = request;
    this.progress = { ...this.progress, request: kind, jobId };

    const thread = this.reporter?.factsFor(jobId);
    const start = await changesStart.commitFor(jobId, (id) => this.readJob(id));
    const prompt = await promptFor(kind, { thread, changesStart: start }).catch(missingContext);
    if ('kind' in prompt) return prompt;

    this.progress.prompt = prompt;
    signal.throwIfAborted();
    publisher.mayHaveSent = true;
    log.sending(jobId, prompt.text);
    return this.post(request, prompt.text);
  }

  private async post(request: ServiceRequest, prompt: string): Promise<EndReason> {
    const { service, log, clock, signal, deadline } = this.deps;
    const { jobId } = request;
    let { before } = request;

    const sent = await send((stop) => service.post({ jobId, prompt }, stop), {
      clock,
      signal,
      deadline,
      onPause: (failed, ms) => log.pausing(failed, ms),
      beforeRetry: async () => {
        if (request.kind !== 'message') return;

        // The job may have changed during the pause, and its end is recognized by what differs from its state before.
        before = beforeOf(await this.readJob(request.jobId));
      },
    });
    return sent.kind === 'accepted' ? this.accepted(sent, { ...request, before }) : sent;
  }

  /** Records the accepted request before the job is read: if the run is killed later, a re-run finds the job in the thread. */
  private async accepted(
    { job, answeredAt }: AcceptedPost,
    { kind, jobId: addressed, before }: ServiceRequest,
  ): Promise<EndReason> {
    const { inputs, signal } = this.deps;
    // A message goes to the job that was addressed, whatever ID its answer contains.
    const jobId = addressed ?? job.id;
    const answer = { ...job, id: jobId };
    this.started(kind, jobId);

    const { reviewsReadAt, head } = this.progress.prompt ?? {};
    await this.reporter?.sent({ kind, jobId, before, reviewsReadAt, head }, answer);
    if (inputs.wait) return this.follow({ kind, jobId, before, answeredAt, answer });

    // The run reads no job, so the answer to its request is the last state that it sees.
    const lastState = jobInAnswer(answer);
    if (lastState) await this.show(lastState, true);
    return { kind: signal.aborted ? 'canceled-while-waiting' : 'detached' };
  }

  private follow(followed: FollowedJob): Promise<EndReason> {
    this.progress.isShared = wasActive(followed.before);
    return new Follower(followed, this.deps, (job, isLast) => this.show(job, isLast)).toEnd();
  }

  /**
   * Shows a state of the job in the log, and in the thread unless it is the last state that the run sees: the result, a new
   * comment, shows that one.
   */
  private async show(job: Job, isLast: boolean): Promise<void> {
    this.progress.job = job;
    this.deps.log.seen(job, isLast);
    if (!isLast) await this.reporter?.show(job);
  }

  /** Waits for the job without sending anything. Records of other runs do not matter, because it sends nothing. */
  private async onlyFollow(jobId: string): Promise<EndReason> {
    await this.reporter?.follow(jobId);
    this.started('attach', jobId);

    const answeredAt = this.deps.clock.now();
    return this.follow({
      kind: undefined,
      jobId,
      before: undefined,
      answeredAt,
      answer: undefined,
    });
  }

  /**
   * Another run of this command has sent the request. This run waits for the same job, and recognizes its end like that run.
   */
  private async attach({ record }: AttachDecision): Promise<EndReason> {
    const sinceAnswer = (await this.reporter?.attach(record)) ?? 0;
    const { state, kind, jobId, status, prLink, before } = record;
    this.started('attach', jobId);

    const answeredAt = this.deps.clock.now() - sinceAnswer;
    if (state !== 'ended') {
      return this.follow({ kind, jobId, before, answeredAt, answer: undefined });
    }

    // The end is in the thread. The job itself is not read, because later commands may have changed it since.
    // If the record has no status, whether there is a pull request decides.
    const reportedStatus = status ?? '';
    const job = withStatus({ id: jobId, prLink }, reportedStatus);
    this.progress.job = job;
    return reasonOf(job);
  }

  private started(request: RequestKind, jobId: string): void {
    this.progress = { ...this.progress, request, jobId };
    this.deps.publisher.output('job-id', jobId);
    this.deps.log.started(jobId, request);
  }
}
