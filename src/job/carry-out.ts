import type { PromptReader } from '../context/prompt.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import { reasonOf, reportOf } from '../result/ends.ts';
import type { EndReason, JobProgress, JobReport, RequestKind } from '../result/job-report.ts';
import { type Job, withStatus } from '../service/schema.ts';
import { type SendResult, send } from '../service/send.ts';
import { type Text, text } from '../text/sentence.ts';
import type { Decision } from '../thread/decide.ts';
import type { AcceptedRecord, PostedRecord } from '../thread/record.ts';
import type { JobThread } from '../thread/thread-run.ts';
import { ChangesStart } from './changes-start.ts';
import { beforeOf, type FollowedJob, wasActive } from './end-detector.ts';
import { Follower, type FollowerDeps, jobInAnswer } from './follower.ts';
import { whyNotContinued, whyRejected } from './replacement.ts';
import type { JobRequest, ThreadReporter } from './thread-reporter.ts';

export interface JobRunDeps extends FollowerDeps {
  request: Pick<JobRequest, 'commandName' | 'instruction' | 'target'>;
  promptFor: PromptReader['promptFor'];
  /** Those of the thread from before the run wrote there; only needed if its changes start where the last job ended. */
  recordsBefore: readonly PostedRecord[];
  conversation?:
    | (Pick<ThreadReporter, 'progress' | 'factsFor' | 'endOfPullRequest'> & { run: JobThread })
    | undefined;
}

type Decided = Exclude<Decision, { type: 'wait' }>;
type MessageDecision = Extract<Decision, { type: 'message' }>;
type Earlier = NonNullable<JobProgress['earlier']>;
type AcceptedPost = Extract<SendResult, { kind: 'accepted' }>;
/** `jobId`: the job that gets a message; undefined for a new job. */
type Work = Pick<FollowedJob, 'before'> & {
  kind: 'create' | 'message';
  jobId: string | undefined;
};

/** One job, from the decision what to send to its end. */
export class JobRun {
  /** Also undefined once GitHub has rejected comments in a thread that is not required. */
  conversation: JobRunDeps['conversation'];
  private readonly deps: JobRunDeps;
  private course: JobProgress;
  private readonly changesStart: ChangesStart;

  constructor(deps: JobRunDeps) {
    const { target } = deps.request;
    this.deps = deps;
    this.changesStart = new ChangesStart(deps.recordsBefore, (jobId) => this.readJob(jobId));
    this.conversation = deps.conversation;
    this.course =
      target.type === 'job'
        ? { request: 'message', jobId: target.jobId }
        : { request: 'create', jobId: undefined };
  }

  /** Never rejects for what the service does. */
  async carryOut(): Promise<JobReport> {
    const { request, clock, signal } = this.deps;
    const { instruction = '' } = request;
    const began = clock.now();

    const reason = await this.toEnd().catch((error): EndReason => {
      if (!signal.aborted || error !== signal.reason) throw error;

      return { kind: 'canceled-before-sending' };
    });

    const durationMs = clock.now() - began;
    return reportOf({ ...this.course, reason, instruction, durationMs });
  }

  private async toEnd(): Promise<EndReason> {
    const { request, signal } = this.deps;
    const { target, instruction } = request;
    signal.throwIfAborted();
    if (instruction === undefined && target.type === 'job') return this.onlyFollow(target.jobId);

    const decision = await this.decide();
    switch (decision.type) {
      case 'create':
        this.course.hasUnknownJobs = decision.hasUnknownJobs;
        return this.create();
      case 'message':
        return this.message(decision);
      case 'attach':
        return this.attach(decision.record);
      case 'refuse':
        return { kind: decision.because, claim: decision.claim, githubError: decision.githubError };
    }
  }

  /** A run that does not require its thread goes on without it where GitHub rejects comments. */
  private async decide(): Promise<Decided> {
    const { log, request } = this.deps;
    const { target } = request;

    const { conversation } = this;
    const verdict = await conversation?.run.begin(conversation.progress());
    if (verdict !== undefined && verdict.type !== 'no-thread') return verdict;

    if (verdict) log.withoutThread(verdict.githubError);
    this.conversation = undefined;
    return target.type === 'job'
      ? { type: 'message', jobId: target.jobId, prLink: undefined }
      : { type: 'create' };
  }

  private create(): Promise<EndReason> {
    return this.send({ kind: 'create', jobId: undefined, before: undefined });
  }

  /** Creates a new job if that one cannot be continued. */
  private async message({ jobId, prLink }: MessageDecision): Promise<EndReason> {
    const job = await this.readJob(jobId);
    // The thread may know a pull request that the service does not return.
    const earlier = { status: job?.status, prLink: job?.prLink ?? prLink };
    this.changesStart.noteJob(jobId, job);
    const unusable = await this.whyUnusable(earlier);
    if (unusable) return this.replace(jobId, unusable);

    this.course.earlier = earlier;
    const reason = await this.send({ kind: 'message', jobId, before: beforeOf(job) });
    const rejected = this.isNamed ? undefined : whyRejected(reason, this.isCommand);
    return rejected ? this.replace(jobId, rejected) : reason;
  }

  /** One reading; undefined if it fails. */
  private async readJob(jobId: string): Promise<Job | undefined> {
    const { service, log, clock, signal, deadline } = this.deps;
    const reading = await service.retrieve(jobId, deadline - clock.now(), signal);
    if (reading.kind === 'value') return reading.value;

    if (!signal.aborted) log.readFailed(reading);
    return undefined;
  }

  private replace(jobId: string, why: Text): Promise<EndReason> {
    this.course = { request: 'create', jobId: undefined, replaced: { jobId, why } };
    return this.create();
  }

  /** A job that the request names is never replaced. */
  private async whyUnusable({ status, prLink }: Earlier): Promise<Text | undefined> {
    if (this.isNamed) return undefined;

    const why = whyNotContinued(status, this.isCommand);
    if (why) return why;

    const end = await this.conversation?.endOfPullRequest(prLink);
    return end && text`has a ${end} pull request.`;
  }

  private get isCommand(): boolean {
    return this.deps.request.commandName !== undefined;
  }

  private get isNamed(): boolean {
    return this.deps.request.target.type === 'job';
  }

  private async send(work: Work): Promise<EndReason> {
    const { promptFor, log, signal } = this.deps;
    const { kind, jobId } = work;
    this.course = { ...this.course, request: kind, jobId };

    const facts = this.conversation?.factsFor(jobId) ?? { reviewsSince: 0 };
    const changesStart = await this.changesStart.commitFor(jobId);
    const prompt = await promptFor(kind, { ...facts, changesStart });
    if (prompt instanceof NothingToDo) return { kind: 'nothing-to-do', error: prompt };
    if (prompt instanceof SetupError) return { kind: 'no-context', error: prompt };

    this.course.prompt = prompt;
    signal.throwIfAborted();
    log.sending(jobId, prompt.text);
    const sent = await this.post(work, prompt.text);
    return sent.kind === 'accepted' ? this.accepted(sent, work) : sent;
  }

  private post(work: Work, prompt: string): Promise<SendResult> {
    const { service, log, clock, signal, deadline } = this.deps;
    const { jobId } = work;

    return send((stop) => service.post({ jobId, prompt }, stop), {
      clock,
      signal,
      deadline,
      onPause: (failed, ms) => log.pausing(failed, ms),
      beforeRetry: async () => {
        // The job may have changed during the pause, and the record and the detector rely on its state.
        if (jobId !== undefined) work.before = beforeOf(await this.readJob(jobId));
      },
    });
  }

  private async accepted({ job, answeredAt }: AcceptedPost, work: Work): Promise<EndReason> {
    const { conversation } = this;
    // A message goes to the job that was addressed, whatever ID its answer carries.
    const jobId = work.jobId ?? job.id;
    const answer = { ...job, id: jobId };
    this.started(work.kind, jobId);

    const { reviewsReadAt, head } = this.course.prompt ?? {};
    const accepted = { ...work, jobId, reviewsReadAt, head };
    await conversation?.run.sent(accepted, conversation.progress(answer));
    if (this.deps.inputs.wait) return this.follow({ ...accepted, answeredAt, answer });

    // Only the answer to the request shows the job's state.
    const state = jobInAnswer(answer);
    if (state) await this.show(state, true);
    return { kind: this.deps.signal.aborted ? 'canceled-while-waiting' : 'detached' };
  }

  private follow(followed: FollowedJob): Promise<EndReason> {
    this.course.isShared = wasActive(followed.before);
    return new Follower(followed, this.deps, (job, isEnd) => this.show(job, isEnd)).toEnd();
  }

  private async show(job: Job, isEnd: boolean): Promise<void> {
    const { conversation } = this;
    this.course.job = job;
    this.deps.log.seen(job, isEnd);
    if (!isEnd) await conversation?.run.show(conversation.progress(job));
  }

  /** A run that sends nothing, whatever the thread says about its command. */
  private async onlyFollow(jobId: string): Promise<EndReason> {
    const { conversation } = this;
    await conversation?.run.follow(jobId, conversation.progress());
    this.started('attach', jobId);
    return this.follow({
      kind: undefined,
      jobId,
      before: undefined,
      answeredAt: this.deps.clock.now(),
    });
  }

  /** Another run of this command sent the request: follows its job like that run. */
  private async attach(record: AcceptedRecord): Promise<EndReason> {
    const sinceAnswer = (await this.conversation?.run.attach(record)) ?? 0;
    const { state, jobId, status, prLink } = record;
    this.started('attach', jobId);

    const answeredAt = this.deps.clock.now() - sinceAnswer;
    if (state !== 'ended') return this.follow({ ...record, answeredAt });

    // The job itself is not read: later commands may have changed it since.
    const job = withStatus({ id: jobId, prLink }, status ?? '');
    this.course.job = job;
    return reasonOf(job);
  }

  private started(request: RequestKind, jobId: string): void {
    this.course = { ...this.course, request, jobId };
    this.deps.log.started(jobId, request);
  }
}
