import type { Clock } from '../clock.ts';
import type { Missing } from '../context/prompt.ts';
import type { PostAttempt, Reading, ServiceClient } from '../service/client.ts';
import type { Job } from '../service/job.ts';
import type { Gate, Request } from './send-guard.ts';

/** What a job run is to do. */
export type JobTask =
  /** Wait for a job and send nothing; `begin` rejects with a signal's reason only. */
  | { kind: 'attach'; jobId: string; begin?: (() => Promise<void>) | undefined }
  /**
   * Ask for work; the gate says whether of a new job or of which one. `named` is a job that was named, and
   * `mayReplace` allows a new job in place of one that cannot be used any more.
   */
  | { kind: 'request'; prompts: Prompts; gate: Gate; mayReplace: boolean; named?: string | undefined };

/** The texts that can be sent. Context goes along with creates only, and is gathered only then. */
export interface Prompts {
  instruction: string;
  forCreate: () => Promise<string | Missing>;
}

export interface JobOptions {
  wait: boolean;
  /** A fixed pause between polls in ms. */
  intervalMs?: number | undefined;
  /** Whether the service is on loopback, where a pull request's address may be http. */
  loopback: boolean;
}

/** A GET that gave no job. */
export type Trouble = Extract<Reading, { kind: 'failure' }>;

/** What others want to know while the run goes on; none of them can change it, and none rejects. */
export interface JobWatcher {
  sending(request: Request, prompt: string): void;
  pausing(attempt: PostAttempt, ms: number): void;
  /** The job exists: called before the first poll. */
  started(jobId: string, request: 'created' | 'messaged' | 'attached'): void;
  /** `isEnd`: the result comes next. */
  seen(job: Job, isEnd: boolean): Promise<void> | void;
  /** A GET gave no job; the job is asked for again after `pauseMs`, or not at all. */
  troubled(reading: Trouble, pauseMs?: number): void;
  /** The chance to say something while nothing happens. Gives in how many ms the next one is due. */
  heartbeat(): number;
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
