import { asFault, type GitHubFault, isGone, isRefusedForGood } from '../github/comments.ts';
import { SILENT_AFTER, type Wait } from './decide.ts';
import { LIST_PAUSES, pause, type ThreadDeps } from './deps.ts';
import { type ThreadState, ThreadUnreadable, unreadable } from './read.ts';
import { readRecord, type ThreadRecord, withRecord } from './record.ts';
import { jobOfCommand, runsIn } from './runs.ts';
import { createOnce, persist } from './writes.ts';

/** Why there is no reading that a decision may be based on. */
export type NoReading = 'record-refused' | 'record-not-found' | 'thread-unreadable';

/** For how long a record that stands in the thread need not be written there again, in ms. */
const FRESH_MS = 10_000;

/** A run's own progress comment and the record in it. */
export class OwnComment {
  /** As last written, or as last tried. */
  record: ThreadRecord;
  /** What people read. */
  body = '';
  id: number | undefined;
  /** Why GitHub did not take, or did not show, what the last `reading` needed. */
  fault: GitHubFault | undefined;
  readonly #deps: ThreadDeps;
  /** A first record may be in the thread although no answer said so. */
  #unaccounted = false;
  #refused = false;
  /** The first number that counts: a stale list may still show a comment that was removed. */
  #firstSeq = 0;
  /** When the comment was last known to be there as it should be, by `clock.now()`. */
  #freshAt = Number.NEGATIVE_INFINITY;

  constructor(deps: ThreadDeps, record: ThreadRecord) {
    this.#deps = deps;
    this.record = record;
  }

  /** Writes a comment with the record as it is now; false where GitHub did not confirm it: then a reading tells. */
  async write(): Promise<boolean> {
    const { comments, signing } = this.#deps;
    this.#next();
    try {
      const { data } = await comments.create(withRecord(this.body, this.record, signing));
      this.#isIn(data.id);
      return true;
    } catch (error) {
      this.fault = asFault(error);
      this.#refused = isRefusedForGood(this.fault) && !this.#unaccounted;
      // Every other fault counts as unclear, so that a second one never passes for a first refusal.
      this.#unaccounted = true;
      return false;
    }
  }

  /** Writes what must not be lost, a job's id, into a new comment: as often as it may take. Never rejects. */
  async writeForSure(): Promise<boolean> {
    this.#next();
    const written = await createOnce(this.body, this.record, this.#deps).catch((error) => {
      this.fault = asFault(error);
    });
    if (written) this.#isIn(written.commentId);
    return written !== undefined;
  }

  /**
   * Puts a change into the record, and both record and body into the comment. `gone`: somebody removed the comment.
   * Without a comment nothing happens, and that is `failed`. A change that changes nothing is not sent.
   */
  async edit(
    change: Partial<ThreadRecord>,
    { body = this.body, forSure = false } = {},
  ): Promise<'written' | 'gone' | 'failed'> {
    const { comments, signing, warn, clock } = this.#deps;
    const { id } = this;
    const changed = { ...this.record, ...change };
    const isSame = body === this.body && JSON.stringify(changed) === JSON.stringify(this.record);
    if (isSame && clock.now() - this.#freshAt < FRESH_MS) return 'written';
    this.body = body;
    this.record = { ...changed, seq: changed.seq + 1 };
    this.#freshAt = Number.NEGATIVE_INFINITY;
    if (id === undefined) return 'failed';
    this.record.first ??= id;
    const update = () => comments.update(id, withRecord(body, this.record, signing));
    try {
      await (forSure ? persist(update, this.#deps) : update());
      this.#freshAt = clock.now();
      return 'written';
    } catch (error) {
      const fault = asFault(error);
      warn({ type: 'not-edited', fault });
      if (!isGone(fault)) return 'failed';
      this.#forget();
      return 'gone';
    }
  }

  /** Looks once for a comment of ours whose answer was lost; says nothing where there is none. */
  async find(): Promise<void> {
    if (this.id !== undefined) return;
    // Without the signal: this is for when it has ended the run.
    const state = await this.#deps.reader.read().catch(unreadable);
    if (state !== undefined) this.#findIn(state);
  }

  /** A reading that counts: it shows our own record, or a job for this command. Otherwise why there is none. */
  async reading(isLate: () => boolean): Promise<ThreadState | NoReading> {
    this.fault = undefined;
    if (isLate()) return 'thread-unreadable';
    if (this.id === undefined && !this.#unaccounted) await this.write();
    if (this.#refused) return 'record-refused';
    const first = await this.#readUntilSeen(LIST_PAUSES, isLate);
    if (first !== 'record-not-found' || isLate()) return first;
    await this.write();
    return this.#readUntilSeen([0], isLate);
  }

  async #readUntilSeen(pauses: number[], isLate: () => boolean): Promise<ThreadState | NoReading> {
    const { reader, signal } = this.#deps;
    let last: NoReading = 'record-not-found';
    for (const ms of pauses) {
      await pause(ms, this.#deps);
      const state = await reader.read({ signal, isLate }).catch((error) => {
        if (error instanceof ThreadUnreadable) this.fault = error.fault;
        return unreadable(error);
      });
      if (state !== undefined && this.#counts(state)) return state;
      last = state === undefined ? 'thread-unreadable' : 'record-not-found';
      if (isLate()) break;
    }
    return last;
  }

  #counts(state: ThreadState): boolean {
    const isThere = this.#findIn(state);
    return isThere || jobOfCommand(runsIn(state.records), this.record.command) !== undefined;
  }

  #findIn({ records }: ThreadState): boolean {
    const { run, command } = this.record;
    // Of two comments of ours the first: others that see both go by it as well.
    const ours = records.find(
      ({ record }) =>
        record.run.nonce === run.nonce && record.command === command && record.seq >= this.#firstSeq,
    );
    if (ours === undefined) return false;
    this.#deps.reader.readChangesSince(ours.updatedAt);
    const wasFresh = this.#freshAt;
    this.#isIn(ours.commentId);
    if (ours.record.seq !== this.record.seq) this.#freshAt = wasFresh;
    return true;
  }

  /**
   * A comment that is written anew before the request has a new place among the others, who may have read the thread
   * without it. Afterwards the command keeps its place.
   */
  #next(): void {
    const { state, first, seq } = this.record;
    this.record = { ...this.record, first: state === 'sending' ? null : first, seq: seq + 1 };
  }

  /** The comment is gone: the next reading begins with a new one. */
  #forget(): void {
    this.id = undefined;
    this.#unaccounted = false;
    this.#firstSeq = this.record.seq + 1;
  }

  #isIn(id: number): void {
    if (id !== this.id) this.#deps.progressIn?.(id);
    this.id = id;
    this.#freshAt = this.#deps.clock.now();
  }
}

const ASK_EVERY = 3000;

/**
 * Asks for one comment every 3 s until its record has changed, the comment is gone, its last change is 90 s
 * past, or the deadline has come. Whoever waits reads the thread again afterwards. `now`: GitHub's time when the
 * wait was decided.
 */
export async function waitForRecord(
  wait: Wait,
  now: number,
  deps: ThreadDeps & { deadline: number },
): Promise<void> {
  const { comments, clock, deadline, signing, reader } = deps;
  // For a comment that cannot be asked for: a wait must end without an answer, too.
  const longest = clock.now() + (wait.until - now);
  for (;;) {
    const left = deadline - clock.now();
    if (left <= 0) return;
    await pause(Math.min(ASK_EVERY, left), deps);
    try {
      const { data, date } = await comments.get(wait.commentId);
      const found = readRecord(data.body, signing);
      if (found.type !== 'record' || found.record.seq !== wait.seq) return;
      if (date - data.updatedAt >= SILENT_AFTER) return;
    } catch (error) {
      const isRemoved = isGone(asFault(error));
      if (isRemoved) reader.readAllAgain();
      if (isRemoved || clock.now() >= longest) return;
    }
  }
}
