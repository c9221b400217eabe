import type { Outcome } from '../inputs/inputs.ts';
import { type Attempt, type PollDeps, poll, type Schedule } from '../poll.ts';
import type { FailedAttempt, JobRead, ServiceClient } from '../service/client.ts';
import type { Job } from '../service/schema.ts';
import { text } from '../text/sentence.ts';
import type { Attach } from '../thread/decide.ts';
import type { Request, Verdict } from '../thread/run.ts';
import type { EndReason, Replaced } from './report.ts';

/** Receives a job run's events, for log, thread and outputs. Never rejects. */
export interface JobObserver {
  sending(request: Request, prompt: string): void;
  pausing(attempt: FailedAttempt, ms: number): void;
  /** The job exists: called before the first poll. */
  started(jobId: string, request: 'created' | 'messaged' | 'attached'): void;
  /** `isEnd`: this is the last observation. */
  seen(job: Job, isEnd: boolean): Promise<void> | void;
  /** A GET gave no job; it is repeated after `pauseMs`, or not at all. */
  readFailed(read: FailedAttempt, pauseMs?: number): void;
  /** Called during pauses. Returns the number of ms until the next call. */
  heartbeat(): number;
}

/** The message whose result is awaited. */
export interface SentMessage {
  /** When the service answered it, in ms of the monotonic clock. */
  answeredAt: number;
  /** The job just before the message; null where that is not known. */
  before: { status: string; prLink: string | null } | null;
}

/** Whether an observation is the job's end. `knownEnd`: an end whose pull request may still be missing. */
export type Observation = { kind: 'pending'; inMs?: number; knownEnd?: Job } | { kind: 'ended'; job: Job };

/** A pull request may appear shortly after `completed`: the job is read three more times, over 15 s. */
const LINK_READS = 3;
/** After a message, an end that may be an earlier one counts after 60 s and three equal responses. */
const UNPROVEN_MS = 60_000;
const EQUAL_ANSWERS = 3;
const SHORT_PAUSE_MS = 5_000;

const TERMINAL: ReadonlySet<string> = new Set(['completed', 'archived', 'failed']);

/** Whether a status is one of the ends that the specification names (section 3). */
export function isTerminal(status: string): boolean {
  return TERMINAL.has(status);
}

/** Whether the job was still active when the message arrived: the end may be an earlier message's. */
export function isShared({ before }: Pick<SentMessage, 'before'>): boolean {
  return before !== null && !isTerminal(before.status);
}

/**
 * Detects a job's end. The first responses after a message may still show the end of the previous instruction, and the
 * pull request may appear late.
 */
export class EndDetector {
  private readonly message: SentMessage | undefined;
  private wasActive = false;
  private equalAnswers = 0;
  private lastAnswer = '';
  private linkReads = 0;

  constructor(message?: SentMessage) {
    this.message = message;
  }

  /** Evaluates one observation, from the response to a POST or GET at the time `at`. */
  observe(job: Job, at: number, source: 'post' | 'get'): Observation {
    if (this.message && source === 'post') return { kind: 'pending' };
    if (!isTerminal(job.status)) {
      this.wasActive = true;
      this.equalAnswers = 0;
      this.linkReads = 0;
      return { kind: 'pending' };
    }
    if (this.message && !this.isProven(job, this.message)) {
      if (at - this.message.answeredAt < UNPROVEN_MS) return { kind: 'pending' };
      if (!this.isSettled(job)) return { kind: 'pending', inMs: SHORT_PAUSE_MS };
    }
    if (job.status === 'completed' && job.prLink === null && this.linkReads++ < LINK_READS) {
      return { kind: 'pending', inMs: SHORT_PAUSE_MS, knownEnd: job };
    }
    return { kind: 'ended', job };
  }

  /** For a job that was active before the message, neither activity nor a new pull request proves that the end is new. */
  private isProven(job: Job, { before }: SentMessage): boolean {
    return before !== null && isTerminal(before.status) && (this.wasActive || job.prLink !== before.prLink);
  }

  private isSettled({ status, prLink }: Job): boolean {
    const answer = JSON.stringify([status, prLink]);
    this.equalAnswers = answer === this.lastAnswer ? this.equalAnswers + 1 : 1;
    this.lastAnswer = answer;
    return this.equalAnswers >= EQUAL_ANSWERS;
  }
}

interface WaitDeps extends Pick<PollDeps, 'clock' | 'deadline' | 'signal' | 'random'> {
  service: Pick<ServiceClient, 'retrieve'>;
  /** False: read the job once, so that later steps know its state. */
  wait: boolean;
  onJob(job: Job, isEnd: boolean): Promise<void>;
  observer: Pick<JobObserver, 'readFailed' | 'heartbeat'>;
}

/** A pending observation in the form that polling expects. */
export function toAttempt({ inMs, knownEnd }: Extract<Observation, { kind: 'pending' }>) {
  return { inMs, atDeadline: knownEnd };
}

/** A job's end, or why there is none. */
export type WaitEnd = { job: Job } | { outcome: Outcome; reason: EndReason };

/** Polls until the job ends, or until polling ends without a result. Never rejects. */
export async function waitForEnd(
  jobId: string,
  detector: EndDetector,
  schedule: Schedule<Job>,
  { service, wait, onJob, observer, ...deps }: WaitDeps,
): Promise<WaitEnd> {
  let failed: FailedAttempt | undefined;
  const attempt = async (limitMs: number): Promise<Attempt<Job | 'pending'>> => {
    const reading = await service.retrieve(jobId, limitMs, deps.signal);
    if (reading.kind === 'failure') {
      failed = reading;
      return { ...reading, throttled: reading.status === 429 };
    }
    const observation = detector.observe(reading.job, deps.clock.now(), 'get');
    await onJob(reading.job, observation.kind === 'ended' || !wait);
    if (observation.kind === 'ended') return { kind: 'done', value: observation.job };
    if (!wait) return { kind: 'done', value: observation.knownEnd ?? 'pending' };
    return { kind: 'again', ...toAttempt(observation) };
  };
  const end = await poll(attempt, schedule, {
    ...deps,
    heartbeat: () => observer.heartbeat(),
    failed: (pauseMs) => failed && observer.readFailed(failed, pauseMs),
  });
  switch (end.kind) {
    case 'done':
      return end.value === 'pending'
        ? { outcome: 'detached', reason: { kind: 'detached' } }
        : { job: end.value };
    case 'timed-out':
      return { outcome: 'timed-out', reason: end };
    case 'stopped':
      return { outcome: 'cancelled', reason: { kind: 'stopped', where: 'waiting' } };
    case 'gone':
      return { outcome: 'unknown', reason: { kind: 'gone' } };
    case 'unreadable':
      return {
        outcome: 'unknown',
        reason: {
          ...(failed ?? { what: text`returned no readable response`, serviceMessage: '' }),
          kind: 'unreadable',
        },
      };
  }
}

type ReadDeps = Pick<WaitDeps, 'service' | 'clock' | 'deadline' | 'signal' | 'observer'>;

/** One GET, whose failure is logged. */
async function readOnce(
  jobId: string,
  { service, clock, deadline, signal, observer }: ReadDeps,
): Promise<JobRead> {
  const reading = await service.retrieve(jobId, deadline - clock.now(), signal);
  if (reading.kind === 'failure' && !signal.aborted) observer.readFailed(reading);
  return reading;
}

/** The end of a command that the thread already has; its job itself may be active for a later command by now. */
export async function endInThread(
  { jobId, prLink }: Pick<Attach, 'jobId' | 'prLink'>,
  deps: ReadDeps,
): Promise<WaitEnd> {
  const reading = await readOnce(jobId, deps);
  if (deps.signal.aborted) return { outcome: 'cancelled', reason: { kind: 'stopped', where: 'waiting' } };
  // The record holds no status: without a job and a pull request, nothing says how it ended.
  if (reading.kind === 'failure' && prLink === null) {
    const isGone = reading.failure === 'gone';
    return { outcome: 'unknown', reason: isGone ? { kind: 'gone' } : { ...reading, kind: 'unreadable' } };
  }
  const job = reading.kind === 'job' ? reading.job : { id: jobId, status: 'completed', prLink };
  const status = isTerminal(job.status) ? job.status : 'completed';
  return { job: { ...job, status, prLink: prLink ?? job.prLink } };
}

/**
 * The job just before a message, where it can be read: a failure is no obstacle, the POST decides. `ended`: why a job
 * that may be replaced cannot be continued; its pull request is read in parallel.
 */
export async function beforeMessage(
  { jobId, prLink }: Extract<Verdict, { type: 'message' }>,
  mayReplace: boolean,
  deps: ReadDeps & { pullRequestEnd: (prLink: string) => Promise<'merged' | 'closed' | undefined> },
): Promise<{ before: SentMessage['before']; ended?: Replaced['why'] | undefined }> {
  const endOf = async (link: string | null) => (mayReplace && link ? deps.pullRequestEnd(link) : undefined);
  const [reading, known] = await Promise.all([readOnce(jobId, deps), endOf(prLink)]);
  const before = reading.kind === 'job' ? { status: reading.job.status, prLink: reading.job.prLink } : null;
  if (mayReplace && before?.status === 'archived') return { before, ended: 'archived' };
  const isNewer = before?.prLink && before.prLink !== prLink;
  return { before, ended: isNewer ? await endOf(before.prLink) : known };
}
