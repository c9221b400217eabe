import type { PromptReader } from '../context/prompt.ts';
import { NothingToDo, SetupError } from '../errors.ts';
import { reasonOf, reportOf } from '../result/ends.ts';
import type { Course, JobReport } from '../result/report.ts';
import type { StartedJob } from '../service/schema.ts';
import { type Sent, send } from '../service/send.ts';
import type { Text } from '../text/sentence.ts';
import type { Decision, Refusal } from '../thread/decide.ts';
import type { PostedRecord } from '../thread/record.ts';
import type { Conversation, JobRequest, Work } from './conversation.ts';
import { beforeOf } from './end-detector.ts';
import { type FollowedJob, Follower, type FollowerDeps, jobIn, readJob } from './follower.ts';
import { whyNotContinued, whyNotReopened, whyRejected } from './replacement.ts';

export interface JobRunDeps extends FollowerDeps {
  request: Pick<JobRequest, 'commandName' | 'instruction' | 'target'>;
  promptFor: PromptReader['promptFor'];
  conversation?:
    | Pick<Conversation, 'run' | 'progress' | 'factsFor' | 'endOfPullRequest'>
    | undefined;
}

type Decided = Exclude<Decision, { type: 'wait' }>;
type Message = Extract<Decision, { type: 'message' }>;
type Accepted = Extract<Sent, { kind: 'accepted' }>;
type Replaced = Course['replaced'];

/** One job, from the decision what to send to its end. */
export class JobRun {
  /** Also undefined once GitHub has rejected comments in a thread that is not required. */
  conversation: JobRunDeps['conversation'];
  private readonly deps: JobRunDeps;

  constructor(deps: JobRunDeps) {
    this.deps = deps;
    this.conversation = deps.conversation;
  }

  /** Never rejects for what the service does. */
  async carryOut(): Promise<JobReport> {
    const { request, clock, signal } = this.deps;
    const { instruction = '' } = request;
    const began = clock.now();

    const course = await this.toEnd().catch((error): Course => {
      if (!signal.aborted || error !== signal.reason) throw error;

      return this.notSent({ kind: 'canceled-before-sending' });
    });

    const durationMs = clock.now() - began;
    const startedAt = clock.wall() - durationMs;
    return reportOf({ ...course, instruction, startedAt, durationMs });
  }

  private async toEnd(): Promise<Course> {
    const { request, signal } = this.deps;
    const { target, instruction } = request;
    signal.throwIfAborted();
    if (instruction === undefined && target.type === 'job') return this.onlyFollow(target.jobId);

    const decision = await this.decide();
    switch (decision.type) {
      case 'create':
        return this.create();
      case 'message':
        return this.message(decision);
      case 'attach':
        return this.attach(decision.record);
      case 'refuse':
        return this.refuse(decision);
    }
  }

  /** A run that does not require its thread goes on without it where GitHub rejects comments. */
  private async decide(): Promise<Decided> {
    const { log, request } = this.deps;
    const { target } = request;

    const { conversation } = this;
    const verdict = await conversation?.run.begin(conversation.progress());
    if (verdict !== undefined && verdict.type !== 'no-thread') return verdict;

    if (verdict) log.withoutThread(verdict.fault);
    this.conversation = undefined;
    return target.type === 'job'
      ? { type: 'message', jobId: target.jobId, prLink: null }
      : { type: 'create' };
  }

  private refuse({ because, claim, fault }: Refusal): Course {
    return this.notSent({ kind: because, claim, fault });
  }

  private notSent(reason: Course['reason']): Course {
    const { target } = this.deps.request;
    const jobId = target.type === 'job' ? target.jobId : '';
    return { reason, jobId, request: jobId === '' ? 'create' : 'message' };
  }

  private create(replaced?: Replaced): Promise<Course> {
    return this.send({ kind: 'create', jobId: '', before: null }, { replaced });
  }

  /** Sends the instruction to a job, or creates a new one if that job cannot be continued. */
  private async message({ jobId, prLink }: Message): Promise<Course> {
    const job = await readJob(jobId, this.deps);
    // The thread may know a pull request that the service does not return.
    const earlier = { status: job?.status, prLink: job?.prLink ?? prLink };
    const unusable = await this.whyUnusable(jobId, earlier);
    if (unusable) return this.create({ jobId, why: unusable });

    const course = await this.send({ kind: 'message', jobId, before: beforeOf(job) }, { earlier });
    const rejected = this.isNamed ? undefined : whyRejected(jobId, course.reason, this.isCommand);
    return rejected ? this.create({ jobId, why: rejected }) : course;
  }

  /** A job that the request names is never replaced. */
  private async whyUnusable(
    jobId: string,
    { status, prLink }: NonNullable<Course['earlier']>,
  ): Promise<Text | undefined> {
    if (this.isNamed) return undefined;

    const why = whyNotContinued(jobId, status, this.isCommand);
    if (why) return why;

    const end = await this.conversation?.endOfPullRequest(prLink ?? '');
    return end && whyNotReopened(jobId, end);
  }

  private get isCommand(): boolean {
    return this.deps.request.commandName !== undefined;
  }

  private get isNamed(): boolean {
    return this.deps.request.target.type === 'job';
  }

  private async send(work: Work, known: Partial<Course>): Promise<Course> {
    const { promptFor, log } = this.deps;
    const course = { ...known, request: work.kind, jobId: work.jobId };

    const facts = this.conversation?.factsFor(work) ?? { reviewsSince: 0 };
    const prompt = await promptFor(work.kind, facts);
    if (prompt instanceof NothingToDo)
      return { ...course, reason: { kind: 'nothing-to-do', error: prompt } };
    if (prompt instanceof SetupError)
      return { ...course, reason: { kind: 'no-context', error: prompt } };

    log.sending(work, prompt.text);
    const sent = await this.post(work, prompt.text);
    return sent.kind === 'accepted'
      ? this.accepted(sent, work, { ...course, prompt })
      : { ...course, prompt, reason: sent };
  }

  private post(work: Work, prompt: string): Promise<Sent> {
    const { service, log, clock, signal, deadline } = this.deps;
    const jobId = work.jobId || undefined;

    return send((stop) => service.post({ jobId, prompt }, stop), {
      clock,
      signal,
      deadline,
      onPause: (failed, ms) => log.pausing(failed, ms),
      beforeRetry: async () => {
        // The job may have changed during the pause, and the record and the detector rely on its state.
        if (jobId) work.before = beforeOf(await readJob(jobId, this.deps));
      },
    });
  }

  private async accepted(
    { job, answeredAt }: Accepted,
    work: Work,
    course: Omit<Course, 'reason'>,
  ): Promise<Course> {
    const { kind, before } = work;
    const isNew = kind === 'create';
    // A message goes to the job that was addressed, whatever ID its answer carries.
    const jobId = isNew ? job.id : work.jobId;
    const answer = { ...job, id: jobId };

    this.deps.log.started(jobId, kind);
    const { conversation } = this;
    const reviewsReadAt = course.prompt?.reviewsReadAt ?? null;
    const accepted = { kind, jobId, before, reviewsReadAt };
    await conversation?.run.sent(accepted, conversation.progress(answer));
    if (!this.deps.inputs.wait) return { ...course, jobId, ...(await this.leave(answer)) };

    const message = isNew ? undefined : { answeredAt, before };
    const followed = { jobId, answeredAt, answer, isNew, message };
    return { ...course, jobId, ...(await this.follow(followed)) };
  }

  /** The run does not wait: only the answer to its request shows the job's state. */
  private async leave(answer: StartedJob): Promise<Pick<Course, 'reason' | 'job'>> {
    const job = jobIn(answer);
    if (job) this.deps.log.seen(job, true);

    const { aborted } = this.deps.signal;
    return { reason: { kind: aborted ? 'canceled-while-waiting' : 'detached' }, job };
  }

  private follow(followed: FollowedJob) {
    const { log } = this.deps;
    const { conversation } = this;
    const follower = new Follower(followed, this.deps, async (job, isEnd) => {
      log.seen(job, isEnd);
      if (!isEnd) await conversation?.run.show(conversation.progress(job));
    });
    return follower.toEnd();
  }

  /** A run that sends nothing, whatever the thread says about its command. */
  private async onlyFollow(jobId: string): Promise<Course> {
    const { conversation } = this;
    await conversation?.run.follow(jobId, conversation.progress());
    return this.followOther(jobId, {});
  }

  /** Another run of this command sent the request: follows its job like that run. */
  private async attach(record: PostedRecord): Promise<Course> {
    const sinceAnswer = (await this.conversation?.run.attach(record)) ?? 0;
    const { state, jobId, kind, before } = record;
    if (state === 'ended') return this.endInThread(record);

    const answeredAt = this.deps.clock.now() - sinceAnswer;
    const isNew = kind === 'create';
    const message = kind === 'message' ? { answeredAt, before } : undefined;
    return this.followOther(jobId, { answeredAt, isNew, message });
  }

  private async followOther(jobId: string, known: Partial<FollowedJob>): Promise<Course> {
    this.deps.log.started(jobId, 'attach');
    const followed = { jobId, answeredAt: this.deps.clock.now(), isNew: false, ...known };
    return { request: 'attach', jobId, ...(await this.follow(followed)) };
  }

  /** The thread has the command's end. The job itself is not read: later commands may have changed it since. */
  private endInThread({ jobId, status, prLink }: PostedRecord): Course {
    this.deps.log.started(jobId, 'attach');
    const job = { id: jobId, status: status ?? '', prLink };
    return { reason: reasonOf(job), request: 'attach', jobId, job };
  }
}
