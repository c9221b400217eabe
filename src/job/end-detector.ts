import type { Job } from '../service/schema.ts';

/** The message whose end is waited for. */
export interface SentMessage {
  /** When the service answered it, in ms of the monotonic clock. */
  answeredAt: number;
  /** The job just before the message; null where that is not known. */
  before: { status: string; prLink: string | null } | null;
}

/** What an observation means. `knownEnd` is an end whose pull request may still be missing. */
export type Observation = { kind: 'goes-on'; inMs?: number; knownEnd?: Job } | { kind: 'ended'; job: Job };

/** A link may come a little after `completed`: it is read again three times, over 15 s. */
const LINK_READS = 3;
/** After a message an end without proof counts after 60 s and three equal answers. */
const UNPROVEN_MS = 60_000;
const EQUAL_ANSWERS = 3;
const SHORT_PAUSE_MS = 5_000;

const TERMINAL: ReadonlySet<string> = new Set(['completed', 'archived', 'failed']);

/** Whether a status is one of the ends that the specification names (section 3). */
export function isTerminal(status: string): boolean {
  return TERMINAL.has(status);
}

/** Whether the job was still active when the message arrived: the end may be an earlier message's. */
export function isShared({ before }: SentMessage): boolean {
  return before !== null && !isTerminal(before.status);
}

/**
 * Tells a job's end from what only looks like one: the first answers after a message may still show the end of the
 * instruction before it, and a link may come late.
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

  /** Takes one observation: the body of the POST, or of a GET, at its time. */
  observe(job: Job, at: number, source: 'post' | 'get'): Observation {
    if (this.message && source === 'post') return { kind: 'goes-on' };
    if (!isTerminal(job.status)) {
      this.wasActive = true;
      this.equalAnswers = 0;
      this.linkReads = 0;
      return { kind: 'goes-on' };
    }
    if (this.message && !this.isProven(job, this.message)) {
      if (at - this.message.answeredAt < UNPROVEN_MS) return { kind: 'goes-on' };
      if (!this.isSettled(job)) return { kind: 'goes-on', inMs: SHORT_PAUSE_MS };
    }
    if (job.status === 'completed' && job.prLink === null && this.linkReads++ < LINK_READS) {
      return { kind: 'goes-on', inMs: SHORT_PAUSE_MS, knownEnd: job };
    }
    return { kind: 'ended', job };
  }

  /** A job that was active before the message proves nothing by being active or by a new link. */
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
