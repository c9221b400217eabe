import type { Job } from '../service/schema.ts';

/** What was asked of the job, as far as its end depends on it. Times in ms of one clock. */
export type Turn =
  | { kind: 'create' | 'attach' }
  /** `before` is the state just before the message; undefined where it could not be read. */
  | { kind: 'message'; messagedAt: number; before?: { status: string; prLink: string | null } | undefined };

/** What an observation means. `knownEnd` is an end that only wants a second look at its link. */
export type Verdict = { kind: 'goes-on'; inMs?: number; knownEnd?: Job } | { kind: 'ended'; job: Job };

/** A link may come a little after `completed`: three more looks over 15 s. */
const LINK_LOOKS = 3;
/** A message's end without proof counts after 60 s and three equal readings. */
const UNPROVEN_MS = 60_000;
const EQUAL_READINGS = 3;
const SHORT_PAUSE_MS = 5_000;

const TERMINAL: ReadonlySet<string> = new Set(['completed', 'archived', 'failed']);

/** Whether a status is one of the ends that the specification names (section 3). */
export function isTerminal(status: string): boolean {
  return TERMINAL.has(status);
}

/**
 * Tells a job's end from what only looks like it (design: behaviour.md, Polling, 'After a message'): the
 * first answers after a message may still show the previous turn's end, and a link may come late.
 */
export class Ending {
  private readonly turn: Turn;
  private movedOn = false;
  private equal = 0;
  private lastReading = '';
  private linkLooks = 0;

  constructor(turn: Turn) {
    this.turn = turn;
  }

  /** Takes in one observation: the body of the POST, or a GET's, at its time. */
  see(job: Job, at: number, source: 'post' | 'get'): Verdict {
    if (this.turn.kind === 'message' && source === 'post') return { kind: 'goes-on' };
    if (!isTerminal(job.status)) {
      this.movedOn = true;
      this.equal = 0;
      this.linkLooks = 0;
      return { kind: 'goes-on' };
    }
    const settled = this.settled(job, at);
    if (settled !== 'yes')
      return { kind: 'goes-on', ...(settled === 'soon' ? { inMs: SHORT_PAUSE_MS } : {}) };
    if (job.status === 'completed' && job.prLink === null && this.linkLooks++ < LINK_LOOKS) {
      return { kind: 'goes-on', inMs: SHORT_PAUSE_MS, knownEnd: job };
    }
    return { kind: 'ended', job };
  }

  /** Whether a terminal status is this turn's own. */
  private settled(job: Job, at: number): 'yes' | 'no' | 'soon' {
    const { turn } = this;
    if (turn.kind !== 'message') return 'yes';
    // A job that was already active before the message proves nothing by being active or by a new link.
    if (turn.before && isTerminal(turn.before.status)) {
      if (this.movedOn || job.prLink !== turn.before.prLink) return 'yes';
    }
    if (at - turn.messagedAt < UNPROVEN_MS) return 'no';
    const reading = JSON.stringify([job.status, job.prLink]);
    this.equal = reading === this.lastReading ? this.equal + 1 : 1;
    this.lastReading = reading;
    return this.equal >= EQUAL_READINGS ? 'yes' : 'soon';
  }
}
