import type { Pending } from '../poll.ts';
import { isTerminal, type Job, returnedLink } from '../service/schema.ts';
import type { Before } from '../thread/record.ts';

export interface SentMessage {
  /** When the service answered it, in ms of the monotonic clock. */
  answeredAt: number;
  /** The job just before the message; null where that is not known. */
  before: Before;
}

/** A pull request may appear shortly after `completed`: the job is read three more times, over 15 s. */
const LINK_READS = 3;
/** After a message, an end that may be an earlier one counts after 60 s and three equal responses. */
const UNCONFIRMED_MS = 60_000;
const EQUAL_RESPONSES = 3;
const SHORT_PAUSE_MS = 5_000;

/** After a message, a stale status may still show the previous end, and the pull request may be late. */
export class EndDetector {
  /** The job was still active when the message arrived: its end may be an earlier message's. */
  readonly wasActiveBefore: boolean;
  private readonly message: SentMessage | undefined;
  private hasBeenActive = false;
  private equalResponses = 0;
  private lastResponse = '';
  private linkReads = 0;

  constructor(message?: SentMessage) {
    this.message = message;
    this.wasActiveBefore = Boolean(message?.before && !isTerminal(message.before.status));
  }

  /** Evaluates one response; `hasEnded`: only the job's pull request may be missing. */
  observe(job: Job, at: number): { kind: 'done' } | Pending {
    const { status } = job;
    const link = returnedLink(job);
    if (!isTerminal(status)) {
      this.hasBeenActive = true;
      this.equalResponses = 0;
      this.linkReads = 0;
      return { kind: 'again' };
    }

    if (this.message && !this.isConfirmed(link, this.message)) {
      if (at - this.message.answeredAt < UNCONFIRMED_MS) return { kind: 'again' };
      const response = JSON.stringify([status, link]);
      this.equalResponses = response === this.lastResponse ? this.equalResponses + 1 : 1;
      this.lastResponse = response;
      if (this.equalResponses < EQUAL_RESPONSES) return { kind: 'again', inMs: SHORT_PAUSE_MS };
    }

    if (status === 'completed' && link === null && this.linkReads++ < LINK_READS)
      return { kind: 'again', inMs: SHORT_PAUSE_MS, hasEnded: true };
    return { kind: 'done' };
  }

  /**
   * Whether the end is that of this message: the job has been active since, or its pull request has changed. Neither proves
   * that if the job was active before the message; nor does a pull request that an earlier end may have lacked so far.
   */
  private isConfirmed(link: string | null, { before }: SentMessage): boolean {
    if (before === null || this.wasActiveBefore) return false;
    const mayBeLate = before.status === 'completed' && before.prLink === null;
    return this.hasBeenActive || (link !== before.prLink && !mayBeLate);
  }
}

/** What the record keeps of the job before a message; null where that is not known. */
export function beforeOf(job: Job | undefined): Before {
  return job ? { status: job.status, prLink: returnedLink(job) } : null;
}
