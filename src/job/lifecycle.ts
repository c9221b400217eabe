import type { Outcome } from '../inputs/inputs.ts';
import { type Look, poll, type Schedule } from '../poll.ts';
import type { Job } from '../service/job.ts';
import { type Sent, send } from '../service/send.ts';
import { Ending, isTerminal, type Turn, type Verdict } from './end-detector.ts';
import { plainLink } from './pull-request-link.ts';
import { type Because, type JobReport, MUST_FAIL, outcomeOf } from './report.ts';
import type { Gate, Plan, Request } from './send-guard.ts';
import type { JobDeps, JobOptions, JobTask, Trouble } from './task.ts';
import { endOfUnsent, given } from './unsent.ts';

/** 404 within this time of creating means 'not there yet'. */
const NOT_YET_MS = 60_000;

/** Carries out one job run from the request to the job's end; never rejects for what the service does. */
export async function runJob(task: JobTask, options: JobOptions, deps: JobDeps): Promise<JobReport> {
  const run = new Run(task, options, deps);
  if (deps.signal.aborted) return run.stopped('before-sending');
  try {
    if (task.kind === 'request') return await run.request(task);
    await task.begin?.();
    return await run.attach(task.jobId, { kind: 'attach' });
  } catch (error) {
    // What the thread or the gathering of context was doing when the signal came.
    if (deps.signal.aborted && error === deps.signal.reason) return run.stoppedEarly();
    throw error;
  }
}

/** What the poll is to know of a verdict that is no end. */
function lookAgain({ inMs, knownEnd }: Extract<Verdict, { kind: 'goes-on' }>) {
  return {
    ...(inMs === undefined ? {} : { inMs }),
    ...(knownEnd === undefined ? {} : { atDeadline: knownEnd }),
  };
}

class Run {
  private readonly startedAt: number;
  private readonly startedNow: number;
  private readonly options: JobOptions;
  private readonly deps: JobDeps;
  private intent: JobReport['intent'];
  private asked: string;
  private jobId = '';
  private result: JobReport['request'] = '';
  private job: Job | undefined;
  private replaced: JobReport['replaced'];
  private shared = false;

  constructor(task: JobTask, options: JobOptions, deps: JobDeps) {
    this.options = options;
    this.deps = deps;
    const named = task.kind === 'attach' ? task.jobId : task.named;
    this.intent = task.kind === 'attach' ? 'attach' : named === undefined ? 'create' : 'message';
    this.asked = task.kind === 'attach' ? '' : task.prompts.instruction;
    this.jobId = named ?? '';
    this.startedAt = deps.clock.wall();
    this.startedNow = deps.clock.now();
  }

  /** Asks the gate, sends what it says, and follows the job (design: behaviour.md, The life of a job run). */
  async request(task: Extract<JobTask, { kind: 'request' }>): Promise<JobReport> {
    const { gate, mayReplace, prompts } = task;
    let plan: Plan = await gate.begin();
    for (;;) {
      if (plan.type === 'refuse') return this.report(plan.outcome, { kind: 'held', refusal: plan });
      if (plan.type === 'attach') return this.attachTo(plan);
      this.intent = plan.type;
      this.jobId = plan.type === 'message' ? plan.jobId : '';
      let request: Request = { kind: 'create' };
      if (plan.type === 'message') {
        const before = await this.stateBefore(plan.jobId);
        if (before?.status === 'archived' && mayReplace) {
          this.replaced = { jobId: plan.jobId, why: 'archived' };
          plan = await gate.jobIsGone(plan.jobId);
          continue;
        }
        request = { kind: 'message', jobId: plan.jobId, before };
      }
      const prompt = request.kind === 'create' ? await prompts.forCreate() : prompts.instruction;
      if (typeof prompt !== 'string')
        return this.report('failed', {
          kind: 'no-context',
          what: prompt.missing,
          ...(prompt.remedy ? { remedy: prompt.remedy } : {}),
        });
      const sent = await this.send(request, prompt, gate);
      if (sent.kind === 'held') {
        plan = await gate.begin();
        continue;
      }
      const isGone = sent.kind === 'refused' && (sent.last.status === 404 || sent.last.status === 410);
      if (isGone && request.kind === 'message' && mayReplace) {
        this.replaced = { jobId: request.jobId, why: 'gone' };
        plan = await gate.jobIsGone(request.jobId);
        continue;
      }
      if (sent.kind !== 'accepted') return this.report(...endOfUnsent(sent));
      return this.accepted(sent, request, gate);
    }
  }

  attach(jobId: string, turn: Turn, notYetUntil?: number): Promise<JobReport> {
    this.begin(jobId, 'attached');
    return this.follow(new Ending(turn), {
      since: this.deps.clock.now(),
      first: 'now',
      intervalMs: this.options.intervalMs,
      ...(notYetUntil === undefined ? {} : { notYetUntil }),
    });
  }

  /** A signal before the polling: what is known by now says whether a job goes on. */
  stoppedEarly(): JobReport {
    const hasJob = this.result !== '' || this.intent === 'attach';
    return this.stopped(hasJob ? 'waiting' : 'before-sending');
  }

  stopped(where: Extract<Because, { kind: 'stopped' }>['where']): JobReport {
    return this.report(where === 'sending' ? 'unknown' : 'cancelled', { kind: 'stopped', where });
  }

  /** Another run of this command has sent it: its job is followed, by the rules that held for that run. */
  private attachTo(plan: Extract<Plan, { type: 'attach' }>): Promise<JobReport> {
    if (plan.ended) return this.endOf(plan);
    const { jobId, kind, before, sentAgoMs } = plan;
    const sentNow = this.deps.clock.now() - sentAgoMs;
    if (kind !== 'message') return this.attach(jobId, { kind: 'attach' }, sentNow + NOT_YET_MS);
    this.shared = before !== null && !isTerminal(before.status);
    return this.attach(jobId, { kind: 'message', messagedAt: sentNow, before: before ?? undefined });
  }

  /** The command's end stands in the thread; the job itself may be at work on a later command by now. */
  private async endOf({ jobId, prLink }: Extract<Plan, { type: 'attach' }>): Promise<JobReport> {
    const { service, signal, watcher } = this.deps;
    this.begin(jobId, 'attached');
    const reading = await service.retrieve(jobId, this.left(), signal);
    if (signal.aborted) return this.stopped('waiting');
    if (reading.kind === 'failure') watcher.troubled(reading);
    const job = reading.kind === 'job' ? reading.job : undefined;
    if (job && isTerminal(job.status)) return this.ended({ ...job, prLink: prLink ?? job.prLink });
    return this.ended({ ...job, id: jobId, status: 'completed', prLink });
  }

  /** The state just before a message; a failure there is no obstacle, the POST decides. */
  private async stateBefore(jobId: string): Promise<{ status: string; prLink: string | null } | null> {
    const { service, signal, watcher } = this.deps;
    const reading = await service.retrieve(jobId, this.left(), signal);
    if (reading.kind === 'job') return { status: reading.job.status, prLink: reading.job.prLink };
    if (!signal.aborted) watcher.troubled(reading);
    return null;
  }

  private send(request: Request, prompt: string, gate: Gate): Promise<Sent> {
    const { service, clock, deadline, signal, watcher } = this.deps;
    watcher.sending(request, prompt);
    return send(
      (stop) =>
        request.kind === 'create'
          ? service.create(prompt, stop)
          : service.message(request.jobId, prompt, stop),
      {
        clock,
        deadline,
        signal,
        onPause: (attempt, ms) => watcher.pausing(attempt, ms),
        mayPost: () => gate.sending(request),
      },
    );
  }

  private async accepted(
    sent: Extract<Sent, { kind: 'accepted' }>,
    request: Request,
    gate: Gate,
  ): Promise<JobReport> {
    const { clock } = this.deps;
    const { requestedAt, answeredAt } = sent;
    // A message goes to the job that was addressed, whatever id its answer carries.
    const job = request.kind === 'message' ? { ...sent.job, id: request.jobId } : sent.job;
    this.begin(job.id, request.kind === 'message' ? 'messaged' : 'created');
    await gate.sent(job);
    // Where the answer does not tell the state, the first GET does.
    const { status } = job;
    const known = status === undefined ? undefined : { ...job, status };
    if (known) await this.saw(known);
    if (!this.options.wait) {
      if (this.deps.signal.aborted) return this.stopped('waiting');
      return this.report('detached', { kind: 'detached' });
    }
    let turn: Turn = { kind: 'create' };
    if (request.kind === 'message') {
      turn = { kind: 'message', messagedAt: answeredAt, before: request.before ?? undefined };
      this.shared = request.before !== null && !isTerminal(request.before.status);
    }
    const ending = new Ending(turn);
    const first: Verdict = known ? ending.see(known, clock.now(), 'post') : { kind: 'goes-on' };
    if (first.kind === 'ended') return this.ended(first.job);
    return this.follow(ending, {
      since: requestedAt,
      first: lookAgain(first),
      intervalMs: this.options.intervalMs,
      ...(request.kind === 'create' ? { notYetUntil: requestedAt + NOT_YET_MS } : {}),
    });
  }

  /** To the job's end; without waiting, to the first reading, which still tells a later step what there is. */
  private async follow(ending: Ending, schedule: Schedule<Job>): Promise<JobReport> {
    const { clock, deadline, signal, random, watcher, service } = this.deps;
    let trouble: Trouble | undefined;
    const look = async (limitMs: number): Promise<Look<Job | 'goes on'>> => {
      const reading = await service.retrieve(this.jobId, limitMs, signal);
      if (reading.kind === 'failure') {
        trouble = reading;
        return {
          kind: 'failure',
          failure: reading.failure,
          throttled: reading.status === 429,
          ...(reading.retryAfterMs === undefined ? {} : { toldMs: reading.retryAfterMs }),
        };
      }
      const verdict = ending.see(reading.job, clock.now(), 'get');
      await this.saw(reading.job, verdict.kind === 'ended');
      if (verdict.kind === 'ended') return { kind: 'done', value: verdict.job };
      if (!this.options.wait) return { kind: 'done', value: verdict.knownEnd ?? 'goes on' };
      return { kind: 'again', ...lookAgain(verdict) };
    };
    const end = await poll(look, schedule, {
      clock,
      deadline,
      signal,
      random,
      heartbeat: () => watcher.heartbeat(),
      failed: (pauseMs) => trouble && watcher.troubled(trouble, pauseMs),
    });
    switch (end.kind) {
      case 'done':
        return end.value === 'goes on'
          ? this.report('detached', { kind: 'detached' })
          : this.ended(end.value);
      case 'timed-out':
        return this.report('timed-out', end);
      case 'stopped':
        return this.stopped('waiting');
      default:
        return this.lost(end.kind, trouble);
    }
  }

  private begin(jobId: string, request: 'created' | 'messaged' | 'attached'): void {
    this.jobId = jobId;
    this.result = request;
    this.deps.watcher.started(jobId, request);
  }

  private ended(job: Job): JobReport {
    this.job = job;
    return this.report(outcomeOf(job), { kind: 'job-ended' });
  }

  private report(outcome: Outcome, because: Because): JobReport {
    const { clock } = this.deps;
    const link = this.job ? plainLink(this.job.prLink, this.options.loopback) : undefined;
    return {
      outcome,
      because,
      request: this.result,
      intent: this.intent,
      jobId: this.jobId,
      ...(this.job ? { job: this.job } : {}),
      prLink: link ?? '',
      linkUnusable: this.job !== undefined && this.job.prLink !== null && link === undefined,
      asked: this.asked,
      ...(this.replaced ? { replaced: this.replaced } : {}),
      shared: this.shared,
      mustFail: MUST_FAIL.has(because.kind) || this.jobId === '',
      startedAt: this.startedAt,
      durationMs: clock.now() - this.startedNow,
    };
  }

  private lost(kind: 'gone' | 'unreadable', trouble?: Trouble): JobReport {
    if (kind === 'gone') return this.report('unknown', { kind: 'gone' });
    const { what = 'gave no readable answer', words = '' } = trouble ?? {};
    return this.report('unknown', { kind, what, words, ...given(trouble) });
  }

  private async saw(job: Job, isEnd = false): Promise<void> {
    this.job = job;
    await this.deps.watcher.seen(job, isEnd);
  }

  private left(): number {
    return this.deps.deadline - this.deps.clock.now();
  }
}
