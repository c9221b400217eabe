import type { Clock } from '../clock.ts';
import type { Outcome } from '../inputs.ts';
import { type Look, type PollEnd, poll, type Schedule } from '../poll.ts';
import type { PostAttempt, Reading, ServiceClient } from '../service/client.ts';
import type { Job } from '../service/schema.ts';
import { type Sent, send } from '../service/send.ts';
import { Ending, isTerminal, type Turn, type Verdict } from './ending.ts';
import { plainLink } from './link.ts';
import type { Because, JobReport } from './report.ts';

/** What a job run is to do. */
export type JobTask =
  | { kind: 'create'; prompt: string }
  | { kind: 'message'; jobId: string; prompt: string }
  | { kind: 'attach'; jobId: string };

export interface JobOptions {
  wait: boolean;
  dryRun: boolean;
  /** A fixed pause between polls in ms. */
  intervalMs?: number | undefined;
  /** Whether the service is on loopback, where a pull request's address may be http. */
  loopback: boolean;
}

/** What others want to know while the run goes on; none of them can change it. */
export interface JobWatcher {
  sending(task: JobTask): void;
  pausing(attempt: PostAttempt, ms: number): void;
  /** The job exists: called before the first poll. */
  started(jobId: string, request: 'created' | 'messaged' | 'attached'): void;
  seen(job: Job): void;
  troubled(reading: Reading): void;
  heartbeat(): void;
}

export interface JobDeps {
  service: ServiceClient;
  clock: Clock;
  /** End of the waiting, in ms of the monotonic clock. */
  deadline: number;
  signal: AbortSignal;
  random: () => number;
  watcher: JobWatcher;
}

/** 404 within this time of creating means 'not there yet'. */
const NOT_YET_MS = 60_000;

/** Carries out one job run from the request to the job's end; never rejects for what the service does. */
export async function runJob(task: JobTask, options: JobOptions, deps: JobDeps): Promise<JobReport> {
  const { clock, watcher, service } = deps;
  const run = new Run(task, options, deps);
  if (options.dryRun) {
    const prompt = task.kind === 'attach' ? undefined : task.prompt;
    const target =
      task.kind === 'create'
        ? ('create' as const)
        : task.kind === 'message'
          ? { message: task.jobId }
          : { retrieve: task.jobId };
    return run.report('skipped', { kind: 'dry-run', previews: [service.preview(target, prompt)] });
  }
  if (task.kind === 'attach') return run.attach(task.jobId);

  const before = task.kind === 'message' ? await run.stateBefore(task.jobId) : undefined;
  watcher.sending(task);
  const sent = await send(
    (signal) =>
      task.kind === 'create'
        ? service.create(task.prompt, signal)
        : service.message(task.jobId, task.prompt, signal),
    {
      clock,
      deadline: deps.deadline,
      signal: deps.signal,
      onPause: (attempt, ms) => watcher.pausing(attempt, ms),
    },
  );
  if (sent.kind !== 'accepted') return run.notSent(sent);

  // A message goes to the job that was addressed, whatever id its answer carries.
  const jobId = task.kind === 'message' ? task.jobId : sent.job.id;
  const turn: Turn =
    task.kind === 'message' ? { kind: 'message', messagedAt: sent.requestedAt, before } : { kind: 'create' };
  run.begin(jobId, task.kind === 'message' ? 'messaged' : 'created', sent.job);
  if (!options.wait) return run.report('detached', { kind: 'detached' });
  const ending = new Ending(turn);
  const first = ending.see(sent.job, clock.now(), 'post');
  if (first.kind === 'ended') return run.ended(first.job);
  return run.follow(ending, {
    since: sent.requestedAt,
    first: lookAgain(first),
    intervalMs: options.intervalMs,
    ...(task.kind === 'create' ? { notYetUntil: sent.requestedAt + NOT_YET_MS } : {}),
  });
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
  private readonly task: JobTask;
  private readonly options: JobOptions;
  private readonly deps: JobDeps;
  private jobId: string;
  private request: JobReport['request'] = '';
  private job: Job | undefined;

  constructor(task: JobTask, options: JobOptions, deps: JobDeps) {
    this.task = task;
    this.options = options;
    this.deps = deps;
    this.jobId = task.kind === 'create' ? '' : task.jobId;
    this.startedAt = deps.clock.wall();
    this.startedNow = deps.clock.now();
  }

  begin(jobId: string, request: 'created' | 'messaged' | 'attached', job?: Job): void {
    this.jobId = jobId;
    this.request = request;
    this.deps.watcher.started(jobId, request);
    if (job) this.saw(job);
  }

  /** The state just before a message; a failure there is no obstacle, the POST decides. */
  async stateBefore(jobId: string): Promise<{ status: string; prLink: string | null } | undefined> {
    const reading = await this.deps.service.retrieve(jobId, this.left(), this.deps.signal);
    if (reading.kind === 'failure') {
      if (!this.deps.signal.aborted) this.deps.watcher.troubled(reading);
      return undefined;
    }
    return { status: reading.job.status, prLink: reading.job.prLink };
  }

  async attach(jobId: string): Promise<JobReport> {
    if (this.deps.signal.aborted)
      return this.report('cancelled', { kind: 'stopped', where: 'before-sending' });
    this.begin(jobId, 'attached');
    const since = this.deps.clock.now();
    const ending = new Ending({ kind: 'attach' });
    if (this.options.wait) {
      return this.follow(ending, { since, first: 'now', intervalMs: this.options.intervalMs });
    }
    // Without waiting one look still tells a later step what there is.
    const reading = await this.deps.service.retrieve(jobId, this.left(), this.deps.signal);
    if (this.deps.signal.aborted) return this.report('cancelled', { kind: 'stopped', where: 'waiting' });
    if (reading.kind === 'failure') return this.lost('unreadable', reading);
    this.saw(reading.job);
    return isTerminal(reading.job.status)
      ? this.ended(reading.job)
      : this.report('detached', { kind: 'detached' });
  }

  async follow(ending: Ending, schedule: Schedule<Job>): Promise<JobReport> {
    const { clock, deadline, signal, random, watcher, service } = this.deps;
    let trouble: Extract<Reading, { kind: 'failure' }> | undefined;
    const look = async (limitMs: number): Promise<Look<Job>> => {
      const reading = await service.retrieve(this.jobId, limitMs, signal);
      if (reading.kind === 'failure') {
        trouble = reading;
        if (!signal.aborted) watcher.troubled(reading);
        const throttled = reading.status === 429;
        return {
          kind: 'failure',
          failure: reading.failure,
          throttled,
          ...(reading.retryAfterMs === undefined ? {} : { toldMs: reading.retryAfterMs }),
        };
      }
      this.saw(reading.job);
      const verdict = ending.see(reading.job, clock.now(), 'get');
      if (verdict.kind === 'ended') return { kind: 'done', value: verdict.job };
      return { kind: 'again', ...lookAgain(verdict) };
    };
    const end: PollEnd<Job> = await poll(look, schedule, {
      clock,
      deadline,
      signal,
      random,
      heartbeat: () => watcher.heartbeat(),
    });
    switch (end.kind) {
      case 'done':
        return this.ended(end.value);
      case 'timed-out':
        return this.report('timed-out', end);
      case 'stopped':
        return this.report('cancelled', { kind: 'stopped', where: 'waiting' });
      default:
        return this.lost(end.kind, trouble);
    }
  }

  ended(job: Job): JobReport {
    return this.report(outcomeOf(job), { kind: 'job-ended' });
  }

  notSent(sent: Exclude<Sent, { kind: 'accepted' }>): JobReport {
    if (sent.kind === 'stopped')
      return this.report('cancelled', { kind: 'stopped', where: 'before-sending' });
    const { what, words, status } = sent.last;
    switch (sent.kind) {
      case 'refused':
        return this.report('failed', {
          kind: 'refused',
          what,
          words,
          ...(status === undefined ? {} : { status }),
        });
      case 'used-up':
        return this.report('failed', { kind: 'not-sent', what, words, tries: sent.tries });
      case 'out-of-time':
        return this.report('failed', { kind: 'out-of-time', what, words, retryAt: sent.retryAt });
      case 'unclear':
        return this.report(
          'unknown',
          sent.last.stopped ? { kind: 'stopped', where: 'sending' } : { kind: 'unclear', what, words },
        );
    }
  }

  report(outcome: Outcome, because: Because): JobReport {
    const { clock } = this.deps;
    const link = this.job ? plainLink(this.job.prLink, this.options.loopback) : undefined;
    return {
      outcome,
      because,
      request: this.request,
      intent: this.task.kind,
      jobId: this.jobId,
      ...(this.job ? { job: this.job } : {}),
      prLink: link ?? '',
      linkUnusable: this.job !== undefined && this.job.prLink !== null && link === undefined,
      asked: this.task.kind === 'attach' ? '' : this.task.prompt,
      mustFail: MUST_FAIL.has(because.kind) || (this.jobId === '' && because.kind !== 'dry-run'),
      startedAt: this.startedAt,
      durationMs: clock.now() - this.startedNow,
    };
  }

  private lost(kind: 'gone' | 'unreadable', trouble?: Extract<Reading, { kind: 'failure' }>): JobReport {
    if (kind === 'gone') return this.report('unknown', { kind: 'gone' });
    const { what = 'gave no readable answer', words = '', status } = trouble ?? {};
    return this.report('unknown', { kind, what, words, ...(status === undefined ? {} : { status }) });
  }

  private saw(job: Job): void {
    this.job = job;
    this.deps.watcher.seen(job);
  }

  private left(): number {
    return this.deps.deadline - this.deps.clock.now();
  }
}

/** Ends that are the run's own failure, whatever `fail-on` says (design: interface.md, `fail-on`). */
const MUST_FAIL: ReadonlySet<Because['kind']> = new Set([
  'stopped',
  'refused',
  'not-sent',
  'out-of-time',
  'unclear',
] as const);

/** The outcome of a job that has ended (design: interface.md, outcomes). */
export function outcomeOf(job: Job): Outcome {
  if (job.status === 'failed') return 'failed';
  if (job.prLink !== null) return 'pr-opened';
  return job.status === 'archived' ? 'archived' : 'no-changes';
}
