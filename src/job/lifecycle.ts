import type { PromptReader } from '../context/prompt.ts';
import { ALL_REVIEWS } from '../context/review.ts';
import type { Environment } from '../environment.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { type Attempt, poll, type Schedule } from '../poll.ts';
import type { JobRead, ServiceClient } from '../service/client.ts';
import type { FailedAttempt } from '../service/failed-request.ts';
import { serviceResponse } from '../service/remedies.ts';
import type { Job, StartedJob } from '../service/schema.ts';
import { type Sent, send } from '../service/send.ts';
import { sentences, type Text, text } from '../text/sentence.ts';
import { isLoopback } from '../text/url.ts';
import type { Attach } from '../thread/decide.ts';
import type { Before } from '../thread/record.ts';
import type { Request, Verdict } from '../thread/run.ts';
import type { Conversation, JobRequest } from './conversation.ts';
import { EndDetector } from './end-detector.ts';
import type { ProgressLog } from './progress-log.ts';
import { type EndReason, type JobReport, reportOf } from './report.ts';

/** Within this time after creation, 404 means 'not yet visible'. */
export const CREATION_LAG_MS = 60_000;
/** The record shares a comment with what people read: a longer state before a message counts as not known. */
const MAX_BEFORE_BYTES = 2_300;

/** What the service rejects with these statuses, it may accept later, or with another key. */
const OTHER_REJECTIONS = [401, 403, 408, 409, 425, 429];

type Observation = ReturnType<EndDetector['observe']>;
type WaitEnd = 'job-ended' | 'detached';

const STOPPED: EndReason = { kind: 'stopped', where: 'waiting' };

export interface JobRunDeps {
  request: Pick<JobRequest, 'commandName' | 'instruction' | 'target'>;
  inputs: Pick<Inputs, 'base-url' | 'poll-interval' | 'wait'>;
  env: Pick<Environment, 'clock' | 'random' | 'signal'>;
  /** By `clock.now()`. */
  deadline: number;
  service: ServiceClient;
  /** The instruction with its context, read just before it is sent. */
  promptFor: PromptReader;
  log: Pick<ProgressLog, keyof ProgressLog>;
  /** Undefined: the run has no thread. */
  thread?:
    | Pick<Conversation, 'begin' | 'endOfPullRequest' | 'reviewsFor' | 'run' | 'seen' | 'sent'>
    | undefined;
}

/** One job from the decision what to send, through the request and the polls, to its end. */
export class JobRun {
  /** Undefined too where GitHub rejects comments in the thread. */
  thread: JobRunDeps['thread'];
  private readonly deps: JobRunDeps;
  private readonly report: Pick<
    JobReport,
    'intent' | 'jobId' | 'request' | 'job' | 'replaced' | 'reviewComments'
  >;
  private readonly startedAt: number;
  private detector = new EndDetector();

  constructor(deps: JobRunDeps) {
    const { instruction, target } = deps.request;
    this.deps = deps;
    this.thread = deps.thread;
    this.startedAt = deps.env.clock.now();
    const jobId = target.type === 'job' ? target.jobId : '';
    const toSend = jobId === '' ? 'create' : 'message';
    this.report = { intent: instruction === undefined ? 'attach' : toSend, jobId, request: '' };
  }

  /** Never rejects for what the service does. */
  async carryOut(): Promise<JobReport> {
    const { request, inputs, env } = this.deps;
    const reason = await this.runToEnd().catch((error): EndReason => {
      if (!env.signal.aborted || error !== env.signal.reason) throw error;

      const hasJob = this.report.request !== '' || this.report.intent === 'attach';
      return hasJob ? STOPPED : { kind: 'stopped', where: 'before-sending' };
    });

    const durationMs = env.clock.now() - this.startedAt;
    const report = {
      ...this.report,
      reason,
      instruction: request.instruction ?? '',
      shared: this.detector.wasActiveBefore,
      startedAt: env.clock.wall() - durationMs,
      durationMs,
    };
    return reportOf(report, isLoopback(inputs['base-url']));
  }

  private async runToEnd(): Promise<EndReason> {
    const { request, env } = this.deps;
    if (env.signal.aborted) return { kind: 'stopped', where: 'before-sending' };

    const verdict = await this.begin();
    if (request.instruction !== undefined) return this.sendInstruction(verdict);

    // Also where the thread already has a record of this command.
    await this.thread?.run.update({ state: 'sent', jobId: this.report.jobId });
    return this.follow(this.report.jobId);
  }

  private async begin(): Promise<Verdict> {
    const verdict = await this.thread?.begin();
    if (verdict !== undefined) return verdict;
    this.thread = undefined;
    const { target } = this.deps.request;
    return target.type === 'job'
      ? { ...target, type: 'message', prLink: null }
      : { type: 'create' };
  }

  private async sendInstruction(decided: Verdict): Promise<EndReason> {
    let next: EndReason | Verdict = decided;
    while ('type' in next) {
      if (next.type === 'refuse') return { kind: 'blocked', refusal: next };
      if (next.type === 'attach') return this.attach(next);

      next = next.type === 'message' ? await this.message(next) : await this.create();
    }
    return next;
  }

  private create(): Promise<EndReason | Verdict> {
    this.report.intent = 'create';
    this.report.jobId = '';
    return this.deliver({ kind: 'create' });
  }

  /** Sends the instruction to a job. If the job cannot be continued, the thread decides again. */
  private async message(
    verdict: Extract<Verdict, { type: 'message' }>,
  ): Promise<EndReason | Verdict> {
    this.report.intent = 'message';
    this.report.jobId = verdict.jobId;
    const { request, unusable } = await this.beforeMessage(verdict);
    if (unusable) return this.replaceJob(unusable);

    const end = await this.deliver(request);
    const why = 'type' in end ? undefined : this.whyReplaced(end);
    return why ? this.replaceJob(why) : end;
  }

  /** Sends the instruction. If the progress comment is gone by then, the thread decides again. */
  private async deliver(request: Request): Promise<EndReason | Verdict> {
    const reviews = this.thread?.reviewsFor(request) ?? ALL_REVIEWS;
    const prompt = await this.deps.promptFor(request.kind, reviews);
    if (prompt instanceof NothingToDo) return { kind: 'nothing-to-do', error: prompt };
    if (prompt instanceof SetupError) return { kind: 'no-context', error: prompt };

    this.report.reviewComments = prompt.reviewComments;
    const sent = await this.send(request, prompt.text);
    if (sent.kind === 'accepted') return this.accepted(sent, request);
    return sent.kind === 'not-permitted' ? this.begin() : sent;
  }

  private async replaceJob(why: Text): Promise<Verdict> {
    const { jobId } = this.report;
    this.report.replaced = { jobId, why };
    return (await this.thread?.run.jobIsGone(jobId)) ?? { type: 'create' };
  }

  /** Reads the job, without need to succeed. `unusable`: why it cannot be continued; a named job is never replaced. */
  private async beforeMessage({ jobId, prLink }: Extract<Verdict, { type: 'message' }>) {
    const before = await this.stateOf(jobId);
    const request: Request = { kind: 'message', jobId, before };
    if (this.deps.request.target.type === 'job') return { request };

    if (before?.status === 'archived') return { request, unusable: text`was archived.` };
    if (before?.status === 'failed' && !this.isCommand) return { request, unusable: text`failed.` };

    const end = await this.thread?.endOfPullRequest(before?.prLink ?? prLink ?? '');
    return { request, unusable: end && text`has a ${end} pull request.` };
  }

  /** Why the job that rejected a message is replaced, as a predicate; undefined where the run ends instead. */
  private whyReplaced(end: EndReason): Text | undefined {
    if (end.kind !== 'refused' || this.deps.request.target.type === 'job') return undefined;
    const { status = 0, what, serviceMessage } = end;
    if (status === 404 || status === 410) return text`no longer exists.`;
    const isForGood = status >= 400 && !OTHER_REJECTIONS.includes(status);
    if (this.isCommand || !isForGood) return undefined;

    return sentences(
      text`did not accept the message: the service ${what}.`,
      serviceResponse(serviceMessage),
    );
  }

  /** People decide themselves whether their next command starts a new job; workflows cannot. */
  private get isCommand(): boolean {
    return this.deps.request.commandName !== undefined;
  }

  /** The job before a message; null where that is not known. */
  private async stateOf(jobId: string): Promise<Before> {
    const reading = await this.read(jobId);
    if (reading.kind === 'failure') return null;

    const { status, prLink } = reading.job;
    const fits = Buffer.byteLength(JSON.stringify({ status, prLink })) <= MAX_BEFORE_BYTES;
    return fits ? { status, prLink } : null;
  }

  private send(request: Request, prompt: string): Promise<Sent> {
    const { service, log, env, deadline } = this.deps;
    log.sending(request, prompt);
    const jobId = request.kind === 'message' ? request.jobId : undefined;

    return send((stop) => service.post({ jobId, prompt }, stop), {
      ...env,
      deadline,
      onPause: (failed, ms) => log.pausing(failed, ms),
      mayPost: async (tries) => {
        // The job may have changed during the pause, and the record and the detector rely on its state.
        if (tries > 1 && request.kind === 'message')
          request.before = await this.stateOf(request.jobId);
        return (await this.thread?.run.sending(request)) ?? true;
      },
    });
  }

  private async accepted(
    sent: Extract<Sent, { kind: 'accepted' }>,
    request: Request,
  ): Promise<EndReason> {
    const { inputs, env } = this.deps;
    const { requestedAt: since, answeredAt: from } = sent;
    const isCreate = request.kind === 'create';
    // A message goes to the job that was addressed, whatever ID its answer carries.
    const job = isCreate ? sent.job : { ...sent.job, id: request.jobId };

    this.started(job.id, isCreate ? 'created' : 'messaged');
    await this.thread?.sent(job);

    if (!isCreate) this.detector = new EndDetector({ answeredAt: from, before: request.before });
    const first = await this.firstObservation(job, isCreate);

    if (!inputs.wait) return env.signal.aborted ? STOPPED : { kind: 'detached' };
    if (first.kind === 'done') return { kind: first.value };

    // What was written meanwhile belongs to the first pause.
    const ignoreGoneUntil = isCreate ? since + CREATION_LAG_MS : undefined;
    return this.wait({ since, from, first, ignoreGoneUntil });
  }

  /** What the answer to the request shows of the job. */
  private async firstObservation(job: StartedJob, isCreate: boolean): Promise<Observation> {
    const { inputs, env } = this.deps;
    const { status } = job;
    // Where the answer does not have the state, the first GET has it.
    if (status === undefined) return { kind: 'again' };

    const observed = { ...job, status };
    // The answer to a message may show the end of an earlier one.
    const first: Observation = isCreate
      ? this.detector.observe(observed, env.clock.now())
      : { kind: 'again' };
    await this.seen(observed, !inputs.wait || first.kind === 'done');
    return first;
  }

  /** Another run of this command sent the request: follows its job like that run. */
  private async attach({ record, sentAgoMs }: Attach): Promise<EndReason> {
    const { state, jobId, kind, before } = record;
    if (state === 'ended') return this.endInThread(record);
    const answeredAt = this.deps.env.clock.now() - sentAgoMs;
    if (kind === 'message') this.detector = new EndDetector({ answeredAt, before });
    return this.follow(jobId, kind === 'message' ? undefined : answeredAt + CREATION_LAG_MS);
  }

  private follow(jobId: string, ignoreGoneUntil?: number): Promise<EndReason> {
    this.started(jobId, 'attached');
    return this.wait({ since: this.deps.env.clock.now(), first: { inMs: 0 }, ignoreGoneUntil });
  }

  /** The thread has the command's end. The job itself is not read: later commands may have changed it since. */
  private endInThread({ jobId, status, prLink }: Attach['record']): EndReason {
    this.started(jobId, 'attached');
    if (status === null) return { kind: 'gone' };

    this.report.job = { id: jobId, status, prLink };
    return { kind: 'job-ended' };
  }

  private async wait(schedule: Schedule<WaitEnd>): Promise<EndReason> {
    const { log, env, deadline } = this.deps;
    const interval = this.deps.inputs['poll-interval'];

    const timing = { ...schedule, intervalMs: interval && interval * 1000 };
    const end = await poll((limitMs) => this.look(limitMs), timing, {
      ...env,
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
  private async look(limitMs: number): Promise<Attempt<WaitEnd, FailedAttempt>> {
    const { service, env, inputs } = this.deps;
    const reading = await service.retrieve(this.report.jobId, limitMs, env.signal);
    if (reading.kind === 'failure') return reading;

    const observation = this.detector.observe(reading.job, env.clock.now());
    const isDone = observation.kind === 'done';
    await this.seen(reading.job, isDone || !inputs.wait);
    if (isDone || inputs.wait) return observation;

    return { kind: 'done', value: observation.atDeadline ?? 'detached' };
  }

  private async read(jobId: string): Promise<JobRead> {
    const { service, log, env, deadline } = this.deps;
    const reading = await service.retrieve(jobId, deadline - env.clock.now(), env.signal);
    if (reading.kind === 'failure' && !env.signal.aborted) log.readFailed(reading);
    return reading;
  }

  private started(jobId: string, request: 'created' | 'messaged' | 'attached'): void {
    this.report.jobId = jobId;
    this.report.request = request;
    this.deps.log.started(jobId, request);
  }

  private async seen(job: Job, isEnd: boolean): Promise<void> {
    this.report.job = job;
    this.deps.log.seen(job, isEnd);
    if (!isEnd) await this.thread?.seen(job);
  }
}
