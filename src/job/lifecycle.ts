import { NothingToDo, SetupError } from '../errors.ts';
import { type EndReason, type JobReport, type RequestKind, reportOf } from '../result/report.ts';
import type { Job } from '../service/schema.ts';
import { type Sent, STOPPED_EARLY, send } from '../service/send.ts';
import type { Text } from '../text/sentence.ts';
import type { Attach, Refusal } from '../thread/decide.ts';
import type { Before } from '../thread/record.ts';
import type { Verdict, WorkRequest } from '../thread/run.ts';
import type { Conversation } from './conversation.ts';
import { EndDetector } from './end-detector.ts';
import { beforeOf, CREATION_LAG_MS, Follower, type FollowerDeps, STOPPED } from './follower.ts';
import { whyNotContinued, whyNotReopened, whyRejected } from './replacement.ts';
import type { RepositoryThreads } from './repository-threads.ts';
import type { JobRequest, JobSession } from './session.ts';

type MessageVerdict = Extract<Verdict, { type: 'message' }>;

const CREATE: Verdict = { type: 'create' };

interface JobThread extends Pick<Conversation, 'isRequired' | 'progress' | 'reviewsSince' | 'run'> {
  threads: Pick<RepositoryThreads, 'endOfPullRequest'>;
}

export interface JobRunDeps extends FollowerDeps, Pick<JobSession, 'promptFor'> {
  request: Pick<JobRequest, 'commandName' | 'instruction' | 'target'>;
  /** Undefined: the run has no thread. */
  thread?: JobThread | undefined;
}

/** One job from the decision what to send, through the request and the polls, to its end. */
export class JobRun {
  /** Also undefined once GitHub has rejected comments in a thread that is not required. */
  thread: JobRunDeps['thread'];
  private readonly deps: JobRunDeps;
  private readonly follower: Follower;
  private readonly report: Pick<
    JobReport,
    'jobId' | 'request' | 'job' | 'earlier' | 'replaced' | 'reviewComments'
  >;
  /** The request was accepted, or the run only follows a job. */
  private hasJob: boolean;
  private readonly startedAt: number;

  constructor(deps: JobRunDeps) {
    const { instruction, target } = deps.request;
    this.deps = deps;
    this.thread = deps.thread;
    this.follower = new Follower(deps, (job, isEnd) => this.show(job, isEnd));
    this.startedAt = deps.clock.now();
    const jobId = target.type === 'job' ? target.jobId : '';
    const toSend = jobId === '' ? 'create' : 'message';
    this.hasJob = instruction === undefined;
    this.report = { request: this.hasJob ? 'attach' : toSend, jobId };
  }

  /** Never rejects for what the service does. */
  async carryOut(): Promise<JobReport> {
    const { request, clock, signal } = this.deps;
    const reason = await this.runToEnd().catch((error): EndReason => {
      if (!signal.aborted || error !== signal.reason) throw error;

      return this.hasJob ? STOPPED : STOPPED_EARLY;
    });

    const durationMs = clock.now() - this.startedAt;
    return reportOf({
      ...this.report,
      reason,
      instruction: request.instruction ?? '',
      shared: this.follower.detector.wasActiveBefore,
      startedAt: clock.wall() - durationMs,
      durationMs,
    });
  }

  private async runToEnd(): Promise<EndReason> {
    const { request, signal } = this.deps;
    if (signal.aborted) return STOPPED_EARLY;

    const verdict = await this.begin();
    if (request.instruction !== undefined) return this.sendInstruction(verdict);

    // A run that only waits sends nothing, whatever the thread says about this command.
    await this.thread?.run.update({ state: 'sent', jobId: this.report.jobId });
    return this.follow(this.report.jobId);
  }

  /** What to do. A run that does not need its thread goes on without it where GitHub rejects comments. */
  private async begin(): Promise<Verdict> {
    const { log, request } = this.deps;
    const { thread } = this;
    if (thread === undefined) return this.withoutThread();

    const verdict = await thread.run.begin(thread.progress());
    const isRejected = verdict.type === 'refuse' && verdict.because === 'record-refused';
    if (!isRejected || verdict.fault === undefined || thread.isRequired) return verdict;

    log.withoutThread(verdict.fault, request.instruction !== undefined);
    this.thread = undefined;
    return this.withoutThread();
  }

  private withoutThread(): Verdict {
    const { target } = this.deps.request;
    return target.type === 'job' ? { ...target, type: 'message', prLink: null } : CREATE;
  }

  private async sendInstruction(decided: Verdict): Promise<EndReason> {
    let next: EndReason | Verdict = decided;
    while ('type' in next) {
      if (next.type === 'refuse') return this.refuse(next);
      if (next.type === 'attach') return this.attach(next);

      next = next.type === 'message' ? await this.message(next) : await this.create();
    }
    return next;
  }

  /** The refusal may name the job that an earlier run of this command has addressed. */
  private refuse(refusal: Refusal): EndReason {
    this.report.jobId ||= refusal.jobId;
    return { kind: 'blocked', refusal };
  }

  private create(): Promise<EndReason | Verdict> {
    this.report.request = 'create';
    this.report.jobId = '';
    this.report.earlier = undefined;
    return this.deliver({ kind: 'create' });
  }

  /** Sends the instruction to a job. If the job cannot be continued, the thread decides again. */
  private async message({ jobId, prLink }: MessageVerdict): Promise<EndReason | Verdict> {
    this.report.request = 'message';
    this.report.jobId = jobId;
    this.report.earlier = { prLink };
    const before = await this.readBefore(jobId);
    const unusable = await this.whyUnusable(jobId, before);
    if (unusable) return this.replaceJob(unusable);

    const end = await this.deliver({ kind: 'message', jobId, before });
    const isFinal = 'type' in end || this.isNamed;
    const why = isFinal ? undefined : whyRejected(jobId, end, this.isCommand);
    return why ? this.replaceJob(why) : end;
  }

  /** Reads the job before a message. The thread may know a pull request that the service does not return. */
  private async readBefore(jobId: string): Promise<Before> {
    const job = await this.follower.read(jobId);
    const prLink = job?.prLink ?? this.report.earlier?.prLink ?? null;
    if (job) this.report.earlier = { status: job.status, prLink };
    return beforeOf(job);
  }

  /** A job that the request names is never replaced. */
  private async whyUnusable(jobId: string, before: Before): Promise<Text | undefined> {
    if (this.isNamed) return undefined;

    const why = whyNotContinued(jobId, before, this.isCommand);
    if (why) return why;

    const prLink = before?.prLink ?? this.report.earlier?.prLink ?? '';
    const end = await this.thread?.threads.endOfPullRequest(prLink);
    return end && whyNotReopened(jobId, end);
  }

  /** Sends the instruction. If the progress comment is gone by then, the thread decides again. */
  private async deliver(request: WorkRequest): Promise<EndReason | Verdict> {
    const reviewsSince = this.thread?.reviewsSince(request) ?? 0;
    const prompt = await this.deps.promptFor(request.kind, reviewsSince);
    if (prompt instanceof NothingToDo) return { kind: 'nothing-to-do', error: prompt };
    if (prompt instanceof SetupError) return { kind: 'no-context', error: prompt };

    this.report.reviewComments = prompt.comments?.included;
    const sent = await this.send(request, prompt.text);
    if (sent.kind === 'accepted') return this.accepted(sent, request);
    return sent.kind === 'not-permitted' ? this.begin() : sent;
  }

  private async replaceJob(why: Text): Promise<Verdict> {
    const { jobId } = this.report;
    this.report.replaced = { jobId, why };
    return (await this.thread?.run.jobIsGone(jobId)) ?? CREATE;
  }

  private get isCommand(): boolean {
    return this.deps.request.commandName !== undefined;
  }

  private get isNamed(): boolean {
    return this.deps.request.target.type === 'job';
  }

  private send(request: WorkRequest, prompt: string): Promise<Sent> {
    const { service, log, clock, signal, deadline } = this.deps;
    log.sending(request, prompt);
    const jobId = request.kind === 'message' ? request.jobId : undefined;

    return send((stop) => service.post({ jobId, prompt }, stop), {
      clock,
      signal,
      deadline,
      onPause: (failed, ms) => log.pausing(failed, ms),
      mayPost: async (tries) => {
        // The job may have changed during the pause, and the record and the detector rely on its state.
        if (tries > 1 && request.kind === 'message')
          request.before = await this.readBefore(request.jobId);
        return (await this.thread?.run.sending(request)) ?? true;
      },
    });
  }

  private async accepted(
    sent: Extract<Sent, { kind: 'accepted' }>,
    request: WorkRequest,
  ): Promise<EndReason> {
    const { inputs, signal } = this.deps;
    const { follower, thread } = this;
    const { requestedAt, answeredAt } = sent;
    const isCreate = request.kind === 'create';
    // A message goes to the job that was addressed, whatever ID its answer carries.
    const job = isCreate ? sent.job : { ...sent.job, id: request.jobId };

    this.started(job.id, request.kind);
    await thread?.run.sent(job.id, thread.progress(job));

    if (!isCreate) follower.detector = new EndDetector({ answeredAt, before: request.before });
    const observed = await follower.observeAnswer(job, isCreate);

    if (!inputs.wait) return signal.aborted ? STOPPED : { kind: 'detached' };
    if (observed.kind === 'done') return { kind: observed.value };

    // The first pause begins with the answer, so it includes the time that writing comments took.
    const ignoreGoneUntil = isCreate ? requestedAt + CREATION_LAG_MS : undefined;
    return follower.wait(job.id, { requestedAt, answeredAt, observed, ignoreGoneUntil });
  }

  /** Another run of this command sent the request: follows its job like that run. */
  private async attach({ record, sentAgoMs }: Attach): Promise<EndReason> {
    const { state, jobId, kind, before } = record;
    if (state === 'ended') return this.endInThread(record);

    const answeredAt = this.deps.clock.now() - sentAgoMs;
    if (kind === 'message') this.follower.detector = new EndDetector({ answeredAt, before });
    return this.follow(jobId, kind === 'message' ? undefined : answeredAt + CREATION_LAG_MS);
  }

  private follow(jobId: string, ignoreGoneUntil?: number): Promise<EndReason> {
    this.started(jobId, 'attach');
    const requestedAt = this.deps.clock.now();
    return this.follower.wait(jobId, { requestedAt, observed: { inMs: 0 }, ignoreGoneUntil });
  }

  /** The thread has the command's end. The job itself is not read: later commands may have changed it since. */
  private endInThread({ jobId, status, prLink }: Attach['record']): EndReason {
    this.started(jobId, 'attach');
    if (status === null) return { kind: 'gone' };

    this.report.job = { id: jobId, status, prLink };
    return { kind: 'job-ended' };
  }

  private started(jobId: string, request: RequestKind): void {
    this.hasJob = true;
    this.report.jobId = jobId;
    this.report.request = request;
    this.deps.log.started(jobId, request);
  }

  private async show(job: Job, isEnd: boolean): Promise<void> {
    this.report.job = job;
    this.deps.log.seen(job, isEnd);
    if (!isEnd) await this.thread?.run.show(this.thread.progress(job));
  }
}
