import type { Clock } from '../clock.ts';
import type { Purse } from './budget.ts';
import type { Failure, Query, VisitorsClient } from './client.ts';
import type { Slots } from './slots.ts';
import type { Answer } from './wire.ts';

/** Tries of one request in all, and the pauses in ms before the next one where the service tells none. */
const TRIES = 3;
const PAUSES_MS = [2_000, 5_000];
const THROTTLED_PAUSES_MS = [5_000, 15_000];

/** Why there is no answer; `tries` were made. */
export interface NoAnswer extends Failure {
  tries: number;
  /** `budget`: no request was left for another try. `time`: it would have to wait until `retryAt`, too long. */
  because: 'refused' | 'used-up' | 'budget' | 'time';
  /** In ms since 1970. */
  retryAt?: number;
}

export type Asked =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'no-answer'; why: NoAnswer }
  /** There was no request left for it. */
  | { kind: 'unpaid' }
  | { kind: 'stopped' };

export interface AskerDeps {
  client: VisitorsClient;
  clock: Clock;
  /** No wait goes on beyond this time of the clock. */
  deadline: number;
  slots: Slots;
  onPause: (failure: Failure, ms: number) => void;
}

/** Asks until there is an answer or no use in asking (design: behaviour.md, Visitors). */
export class Asker {
  private readonly deps: AskerDeps;
  /** A pause that the service told one request holds for all of them. */
  private notBefore = 0;

  constructor(deps: AskerDeps) {
    this.deps = deps;
  }

  /**
   * One question, three requests in all. Each is taken out of the purse before it is waited for, so that nobody
   * waits for one that cannot be made. Never rejects.
   */
  ask(query: Query, purse: Purse, signal: AbortSignal): Promise<Asked> {
    return this.deps.slots.run(() => this.tryAll(query, purse, signal));
  }

  private async tryAll(query: Query, purse: Purse, signal: AbortSignal): Promise<Asked> {
    const { client, clock, deadline, onPause } = this.deps;
    if (signal.aborted) return { kind: 'stopped' };
    if (!purse.take()) return { kind: 'unpaid' };
    for (let tries = 1; ; tries++) {
      await this.untilAllowed(signal);
      if (signal.aborted) {
        purse.giveBack();
        return { kind: 'stopped' };
      }
      const reading = await client.read(query, signal);
      if (reading.kind === 'answer') return reading;
      if (signal.aborted) return { kind: 'stopped' };
      const end = (because: NoAnswer['because'], more = {}): Asked => ({
        kind: 'no-answer',
        why: { ...reading, tries, because, ...more },
      });
      if (reading.failure !== 'may-fail') return end('refused');
      if (tries === TRIES) return end('used-up');
      const untold = (reading.status === 429 ? THROTTLED_PAUSES_MS : PAUSES_MS)[tries - 1] ?? 0;
      const pause = reading.retryAfterMs ?? untold;
      if (clock.now() + pause >= deadline) return end('time', { retryAt: clock.wall() + pause });
      if (reading.retryAfterMs !== undefined) this.notBefore = Math.max(this.notBefore, clock.now() + pause);
      if (!purse.take()) return end('budget');
      onPause(reading, pause);
      if (reading.retryAfterMs === undefined) await clock.sleep(pause, signal).catch(() => {});
    }
  }

  private async untilAllowed(signal: AbortSignal): Promise<void> {
    const { clock } = this.deps;
    for (let left = this.notBefore - clock.now(); left > 0 && !signal.aborted; ) {
      await clock.sleep(left, signal).catch(() => {});
      left = this.notBefore - clock.now();
    }
  }
}
