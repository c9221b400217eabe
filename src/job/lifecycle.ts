import type { Clock } from '../clock.ts';
import type { PromptReader } from '../context/prompt.ts';
import type { Outcome } from '../inputs/inputs.ts';
import type { Schedule } from '../poll.ts';
import type { ServiceClient } from '../service/client.ts';
import type { Job } from '../service/schema.ts';
import { type Sent, send } from '../service/send.ts';
import type { Attach } from '../thread/decide.ts';
import type { Request, Verdict } from '../thread/run.ts';
import type { JobRequest, SendGuard } from './conversation.ts';
import {
  type EndReason,
  type JobReport,
  outcomeOf,
  outcomeOfUnsent,
  type Replaced,
  reportOf,
} from './report.ts';
import {
  beforeMessage,
  EndDetector,
  endInThread,
  isShared,
  type JobObserver,
  type Observation,
  type SentMessage,
  toAttempt,
  type WaitEnd,
  waitForEnd,
} from './wait.ts';

/** Within this time after creation, 404 means 'not yet visible'. */
export const CREATION_LAG_MS = 60_000;

export interface LifecycleDeps {
  /** The instruction with its context, read just before it is sent. */
  promptFor: PromptReader;
  guard: SendGuard;
  service: ServiceClient;
  clock: Clock;
  /** End of the wait, in ms of the monotonic clock. */
  deadline: number;
  signal: AbortSignal;
  random: () => number;
  observer: JobObserver;
  wait: boolean;
  /** A fixed pause between polls in ms. */
  intervalMs?: number | undefined;
  /** How a pull request ended; undefined while it is open, or where that cannot be read. */
  pullRequestEnd: (prLink: string) => Promise<'merged' | 'closed' | undefined>;
  /** Whether the service is on loopback, where a pull request's address may be http. */
  loopback: boolean;
}

/** Carries out a job run from the request to the job's end; never rejects for what the service does. */
export async function runJob(
  { instruction, target }: Pick<JobRequest, 'instruction' | 'target'>,
  deps: LifecycleDeps,
): Promise<JobReport> {
  const named = target.type === 'job' ? target.jobId : undefined;
  const intent = instruction === undefined ? 'attach' : named === undefined ? 'create' : 'message';
  const run = new JobRun({ intent, instruction: instruction ?? '', jobId: named ?? '' }, deps);
  if (deps.signal.aborted) return run.stopped('before-sending');
  try {
    if (instruction !== undefined) return await run.request(target.type === 'continue');
    await deps.guard.follow(named ?? '');
    return await run.follow(named ?? '', new EndDetector());
  } catch (error) {
    // The signal came while the thread was read or context was gathered.
    if (deps.signal.aborted && error === deps.signal.reason) return run.stoppedEarly();
    throw error;
  }
}

class JobRun {
  private readonly startedAt: number;
  private readonly startedNow: number;
  private readonly deps: LifecycleDeps;
  private readonly report: Pick<
    JobReport,
    'intent' | 'instruction' | 'jobId' | 'request' | 'job' | 'replaced' | 'shared'
  >;

  constructor(about: Pick<JobReport, 'intent' | 'instruction' | 'jobId'>, deps: LifecycleDeps) {
    this.deps = deps;
    this.report = { ...about, request: '', shared: false };
    this.startedAt = deps.clock.wall();
    this.startedNow = deps.clock.now();
  }

  /** Sends what the guard decides, and follows the job. */
  async request(mayReplace: boolean): Promise<JobReport> {
    const { guard, promptFor } = this.deps;
    let verdict = await guard.begin();
    for (;;) {
      if (verdict.type === 'refuse') return this.end(verdict.outcome, { kind: 'blocked', refusal: verdict });
      if (verdict.type === 'attach') return this.attach(verdict);
      this.report.intent = verdict.type;
      this.report.jobId = verdict.type === 'message' ? verdict.jobId : '';
      let request: Request = { kind: 'create' };
      if (verdict.type === 'message') {
        const { jobId } = verdict;
        const { before, ended } = await beforeMessage(verdict, mayReplace, this.deps);
        request = { kind: 'message', jobId, before };
        if (ended) {
          verdict = await this.replace(jobId, ended);
          continue;
        }
      }
      const prompt = await promptFor(request.kind);
      if (typeof prompt !== 'string') return this.end('failed', { kind: 'no-context', error: prompt });
      const sent = await this.send(request, prompt);
      if (sent.kind === 'accepted') return this.accepted(sent, request);
      if (sent.kind === 'not-permitted') {
        verdict = await guard.begin();
        continue;
      }
      const isGone = sent.kind === 'refused' && (sent.status === 404 || sent.status === 410);
      if (isGone && request.kind === 'message' && mayReplace) {
        verdict = await this.replace(request.jobId, 'gone');
        continue;
      }
      return this.end(outcomeOfUnsent(sent), sent);
    }
  }

  /** Follows a job whose request this run did not send. */
  follow(jobId: string, detector: EndDetector, ignoreGoneUntil?: number): Promise<JobReport> {
    this.started(jobId, 'attached');
    return this.wait(detector, {
      since: this.deps.clock.now(),
      first: { inMs: 0 },
      intervalMs: this.deps.intervalMs,
      ignoreGoneUntil,
    });
  }

  /** Stopped before polling: the report so far shows whether a job is running. */
  stoppedEarly(): JobReport {
    const hasJob = this.report.request !== '' || this.report.intent === 'attach';
    return this.stopped(hasJob ? 'waiting' : 'before-sending');
  }

  stopped(where: Extract<EndReason, { kind: 'stopped' }>['where']): JobReport {
    return this.end(where === 'sending' ? 'unknown' : 'cancelled', { kind: 'stopped', where });
  }

  /** Another run of this command sent the request: follows its job like that run. */
  private attach(attach: Attach): Promise<JobReport> {
    if (attach.ended) return this.endOf(attach);
    const { jobId, kind, before, sentAgoMs } = attach;
    const sentNow = this.deps.clock.now() - sentAgoMs;
    if (kind !== 'message') return this.follow(jobId, new EndDetector(), sentNow + CREATION_LAG_MS);
    return this.follow(jobId, this.detectorFor({ answeredAt: sentNow, before }));
  }

  private async endOf(attach: Attach): Promise<JobReport> {
    this.started(attach.jobId, 'attached');
    return this.concluded(await endInThread(attach, this.deps));
  }

  private detectorFor(message: SentMessage): EndDetector {
    this.report.shared = isShared(message);
    return new EndDetector(message);
  }

  private replace(jobId: string, why: Replaced['why']): Promise<Verdict> {
    this.report.replaced = { jobId, why };
    return this.deps.guard.jobIsGone(jobId);
  }

  private send(request: Request, prompt: string): Promise<Sent> {
    const { service, clock, deadline, signal, observer, guard } = this.deps;
    observer.sending(request, prompt);
    return send(
      (stop) => service.post({ jobId: request.kind === 'message' ? request.jobId : undefined, prompt }, stop),
      {
        clock,
        deadline,
        signal,
        onPause: (attempt, ms) => observer.pausing(attempt, ms),
        mayPost: () => guard.sending(request),
      },
    );
  }

  private async accepted(sent: Extract<Sent, { kind: 'accepted' }>, request: Request): Promise<JobReport> {
    const { clock, guard, signal, wait, intervalMs } = this.deps;
    const { requestedAt, answeredAt } = sent;
    // A message goes to the job that was addressed, whatever id its answer carries.
    const job = request.kind === 'message' ? { ...sent.job, id: request.jobId } : sent.job;
    this.started(job.id, request.kind === 'message' ? 'messaged' : 'created');
    await guard.sent(job);
    // Where the answer does not have the state, the first GET has it.
    const { status } = job;
    const known = status === undefined ? undefined : { ...job, status };
    const detector =
      request.kind === 'message'
        ? this.detectorFor({ answeredAt, before: request.before })
        : new EndDetector();
    const first: Observation = known ? detector.observe(known, clock.now(), 'post') : { kind: 'pending' };
    if (known) await this.onJob(known, !wait || first.kind === 'ended');
    if (!wait) return signal.aborted ? this.stopped('waiting') : this.end('detached', { kind: 'detached' });
    if (first.kind === 'ended') return this.ended(first.job);
    return this.wait(detector, {
      since: requestedAt,
      // What was written meanwhile belongs to the first pause.
      from: answeredAt,
      first: toAttempt(first),
      intervalMs,
      ignoreGoneUntil: request.kind === 'create' ? requestedAt + CREATION_LAG_MS : undefined,
    });
  }

  /** Waits for the job's end. */
  private async wait(detector: EndDetector, schedule: Schedule<Job>): Promise<JobReport> {
    const end = await waitForEnd(this.report.jobId, detector, schedule, {
      ...this.deps,
      onJob: (job, isEnd) => this.onJob(job, isEnd),
    });
    return this.concluded(end);
  }

  private concluded(end: WaitEnd): JobReport {
    return 'job' in end ? this.ended(end.job) : this.end(end.outcome, end.reason);
  }

  private started(jobId: string, request: 'created' | 'messaged' | 'attached'): void {
    this.report.jobId = jobId;
    this.report.request = request;
    this.deps.observer.started(jobId, request);
  }

  private async onJob(job: Job, isEnd = false): Promise<void> {
    this.report.job = job;
    await this.deps.observer.seen(job, isEnd);
  }

  private ended(job: Job): JobReport {
    this.report.job = job;
    return this.end(outcomeOf(job), { kind: 'job-ended' });
  }

  private end(outcome: Outcome, reason: EndReason): JobReport {
    return reportOf(
      {
        ...this.report,
        outcome,
        reason,
        startedAt: this.startedAt,
        durationMs: this.deps.clock.now() - this.startedNow,
      },
      this.deps.loopback,
    );
  }
}
