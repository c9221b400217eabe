import type { Clock } from '../clock.ts';
import {
  asFault,
  type GitHubFault,
  isGone,
  isRefusedForGood,
  type ThreadComments,
} from '../github/comments.ts';
import { type Read, type Reading, ThreadUnreadable } from './reading.ts';
import { type Seal, type ThreadRecord, withRecord } from './record.ts';
import { jobOfCommand, runsIn } from './runs.ts';
import type { Warn } from './warning.ts';

export interface OwnDeps {
  comments: ThreadComments;
  seal: Seal;
  clock: Clock;
  /** Ends the run: waits reject with its reason, a call under way is waited for. */
  signal?: AbortSignal | undefined;
  read: Read;
  warn: Warn;
  /** Told the id of the progress comment as soon as it is known: a run may be killed at any moment after. */
  progressIn?: ((commentId: number) => void) | undefined;
}

/** How long to wait for a list to catch up with a write, milliseconds (record.md, Before sending, 2). */
export const PAUSES = [0, 1000, 2000, 4000];

/** A sleep that an aborted signal turns into a rejection with its reason, whatever the clock makes of it. */
export async function pause(ms: number, deps: { clock: Clock; signal?: AbortSignal | undefined }) {
  await rest(ms, deps);
  deps.signal?.throwIfAborted();
}

/** A sleep that an aborted signal ends early: false then. */
export async function rest(
  ms: number,
  { clock, signal }: { clock: Clock; signal?: AbortSignal | undefined },
): Promise<boolean> {
  // Timers reject with an error of their own, and a clock of another kind with the signal's reason.
  const woken = (error: unknown) => {
    if (!signal?.aborted) throw error;
  };
  if (ms > 0 && !signal?.aborted) await clock.sleep(ms, signal).catch(woken);
  return !signal?.aborted;
}

/** A run's own progress comment and the record in it. */
export class OwnComment {
  /** As last written, or as last tried. */
  record: ThreadRecord;
  /** What people read. */
  body = '';
  id: number | undefined;
  url: string | undefined;
  /** GitHub took no first record, for good: the run goes on without one. */
  withoutRecord = false;
  /** Why GitHub did not take, or did not show, what the last `reading` needed. */
  fault: GitHubFault | undefined;
  readonly #deps: OwnDeps;
  /** A first record may be in the thread although no answer said so. */
  #unaccounted = false;
  /** The first number that counts: a stale list may still show a comment that was removed. */
  #since = 0;

  constructor(deps: OwnDeps, record: ThreadRecord) {
    this.#deps = deps;
    this.record = record;
  }

  /**
   * Writes a comment with the record as it is now; false where GitHub did not confirm it: then a reading tells.
   */
  async write(): Promise<boolean> {
    const { comments, seal, warn } = this.#deps;
    this.record = { ...this.record, first: null, seq: this.record.seq + 1 };
    try {
      const { data } = await comments.create(withRecord(this.body, this.record, seal));
      this.#isIn(data.id, data.url);
      return true;
    } catch (error) {
      const fault = asFault(error);
      this.fault = fault;
      if (isRefusedForGood(fault) && !this.#unaccounted) {
        this.withoutRecord = true;
        warn({ type: 'no-record', fault });
      }
      // Every other fault counts as unclear, so that a second one never passes for a first refusal.
      this.#unaccounted = true;
      return false;
    }
  }

  /**
   * Puts a change into the record, and the record into the comment. `gone`: somebody removed the comment.
   * Without a comment nothing happens, and that is `failed`.
   */
  async edit(change: Partial<ThreadRecord>): Promise<'written' | 'gone' | 'failed'> {
    const { comments, seal, warn } = this.#deps;
    this.record = { ...this.record, ...change, seq: this.record.seq + 1 };
    if (this.id === undefined) return 'failed';
    try {
      this.record.first ??= this.id;
      await comments.update(this.id, withRecord(this.body, this.record, seal));
      return 'written';
    } catch (error) {
      const fault = asFault(error);
      warn({ type: 'not-edited', fault });
      return isGone(fault) ? 'gone' : 'failed';
    }
  }

  /** The comment is gone: the next reading begins with a new one. */
  forget(): void {
    this.id = undefined;
    this.url = undefined;
    this.#unaccounted = false;
    this.#since = this.record.seq + 1;
  }

  /** Looks once for a comment of ours whose answer was lost; says nothing where there is none. */
  async find(): Promise<void> {
    if (this.id !== undefined) return;
    // Without the signal: this is for when it has ended the run.
    const reading = await this.#deps.read().catch(unreadable);
    if (reading !== undefined) this.#findIn(reading);
  }

  /**
   * A reading that counts (record.md, Before sending, 1 to 3): it shows a job for this command, or our own
   * record, or GitHub took no record of ours. Otherwise why there is none.
   */
  async reading(): Promise<Reading | 'record-not-found' | 'thread-unreadable'> {
    this.fault = undefined;
    if (this.id === undefined && !this.withoutRecord && !this.#unaccounted) await this.write();
    const first = await this.#readUntilSeen(PAUSES);
    if (first !== 'record-not-found') return first;
    await this.write();
    return this.#readUntilSeen([0]);
  }

  async #readUntilSeen(pauses: number[]): Promise<Reading | 'record-not-found' | 'thread-unreadable'> {
    let last: 'record-not-found' | 'thread-unreadable' = 'record-not-found';
    for (const ms of pauses) {
      await pause(ms, this.#deps);
      const reading = await this.#deps.read(this.#deps.signal).catch((error) => {
        if (error instanceof ThreadUnreadable) this.fault = error.fault;
        return unreadable(error);
      });
      if (reading !== undefined && this.#counts(reading)) return reading;
      last = reading === undefined ? 'thread-unreadable' : 'record-not-found';
    }
    return last;
  }

  #counts(reading: Reading): boolean {
    const isThere = this.#findIn(reading);
    const { command } = this.record;
    return isThere || this.withoutRecord || jobOfCommand(runsIn(reading.seen), command) !== undefined;
  }

  #findIn({ seen }: Reading): boolean {
    const { mark } = this.record.run;
    // Of two comments of ours the first: others that see both go by it as well.
    const ours = seen.find(({ record }) => record.run.mark === mark && record.seq >= this.#since);
    if (ours !== undefined) this.#isIn(ours.commentId, ours.url);
    return ours !== undefined;
  }

  #isIn(id: number, url: string): void {
    if (id !== this.id) this.#deps.progressIn?.(id);
    this.id = id;
    this.url = url;
  }
}

/** For `catch`: an unreadable thread is a reading that is not there; anything else is thrown on. */
export function unreadable(error: unknown): undefined {
  if (error instanceof ThreadUnreadable) return undefined;
  throw error;
}
