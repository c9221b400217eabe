import { asFault, type GitHubFault, isGone, isPermanent } from '../github/faults.ts';
import { type Refuse, refuse, type Wait } from './decide.ts';
import { type ThreadState, ThreadUnreadable, unreadable } from './read.ts';
import { readRecord, type ThreadRecord, withRecord } from './record.ts';
import { jobOfCommand, runsIn } from './runs.ts';
import { createOnce, LIST_PAUSES, pause, persist, type Thread } from './writes.ts';

/** How long a record counts as up to date after it was written or read, in ms. */
const FRESH_MS = 10_000;

/** A run's own progress comment and the record in it. */
export class OwnComment {
  /** As last written, or as last tried. */
  record: ThreadRecord;
  /** The visible text, Markdown. */
  body = '';
  id: number | undefined;
  readonly #thread: Thread;
  /** GitHub's error, if it rejected or did not list the comment. */
  #fault: GitHubFault | undefined;
  /** A first record may be in the thread although no answer confirmed it. */
  #mayExist = false;
  #refused = false;
  /** The first number that counts: a stale list may still show a comment that was deleted. */
  #firstSeq = 0;
  /** When the comment was last known to hold the record, by `clock.now()`. */
  #freshAt = Number.NEGATIVE_INFINITY;

  constructor(thread: Thread, record: ThreadRecord) {
    this.#thread = thread;
    this.record = record;
  }

  /**
   * Writes a new comment. False where GitHub did not confirm it: then a reading shows whether it exists. `retry`: for
   * a job's id, which must not be lost.
   */
  async write({ retry = false } = {}): Promise<boolean> {
    const { comments, signing } = this.#thread;
    const { state, first, seq } = this.record;
    // Before the request, a new comment has a new position among the others, who may have read the thread without it.
    // Afterwards the command keeps its position.
    this.record = { ...this.record, first: state === 'sending' ? null : first, seq: seq + 1 };
    try {
      const id = retry
        ? (await createOnce(this.body, this.record, this.#thread)).commentId
        : (await comments.create(withRecord(this.body, this.record, signing))).id;
      this.#isIn(id);
      return true;
    } catch (error) {
      this.#fault = asFault(error);
      this.#refused = isPermanent(this.#fault) && !this.#mayExist;
      // Whatever the fault, a second one must never pass for a first refusal.
      this.#mayExist = true;
      return false;
    }
  }

  /**
   * Changes the record, and writes record and text into the comment. `gone`: the comment was deleted. Without a
   * comment only the record changes, and that is `failed`. A change that changes nothing is not sent.
   */
  async edit(
    change: Partial<ThreadRecord>,
    { body = this.body, retry = false } = {},
  ): Promise<'written' | 'gone' | 'failed'> {
    const { comments, signing, warn, clock } = this.#thread;
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
      await (retry ? persist(update, this.#thread) : update());
      this.#freshAt = clock.now();
      return 'written';
    } catch (error) {
      const fault = asFault(error);
      warn({ type: 'not-edited', fault });
      if (!isGone(fault)) return 'failed';
      // The next reading begins with a new comment.
      this.id = undefined;
      this.#mayExist = false;
      this.#firstSeq = this.record.seq + 1;
      return 'gone';
    }
  }

  /** Looks once for a comment of ours whose answer was lost, without the signal: this is for when it has ended the run. */
  async find(): Promise<void> {
    if (this.id !== undefined) return;
    const state = await this.#thread.reader.read().catch(unreadable);
    if (state !== undefined) this.#findIn(state);
  }

  /** A reading that counts: it shows our own record, or a job for this command. Otherwise why nothing may be sent. */
  async reading(isLate: () => boolean): Promise<ThreadState | Refuse> {
    if (!this.#refused) this.#fault = undefined;
    if (isLate()) return refuse('thread-unreadable');
    if (this.id === undefined && !this.#mayExist) await this.write();
    if (this.#refused) return refuse('record-refused', { fault: this.#fault });
    const first = await this.#readUntilFound(LIST_PAUSES, isLate);
    if (!('because' in first) || first.because !== 'record-not-found' || isLate()) return first;
    await this.write();
    return this.#readUntilFound([0], isLate);
  }

  async #readUntilFound(pauses: number[], isLate: () => boolean): Promise<ThreadState | Refuse> {
    const { reader, signal } = this.#thread;
    let because: Refuse['because'] = 'record-not-found';
    for (const ms of pauses) {
      await pause(ms, this.#thread);
      const state = await reader.read({ signal, isLate }).catch((error) => {
        if (error instanceof ThreadUnreadable) this.#fault = error.fault;
        return unreadable(error);
      });
      if (state !== undefined && this.#counts(state)) return state;
      because = state === undefined ? 'thread-unreadable' : 'record-not-found';
      if (isLate()) break;
    }
    return refuse(because, { fault: this.#fault });
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
    this.#thread.reader.readChangesSince(ours.updatedAt);
    const wasFresh = this.#freshAt;
    this.#isIn(ours.commentId);
    if (ours.record.seq !== this.record.seq) this.#freshAt = wasFresh;
    return true;
  }

  #isIn(id: number): void {
    if (id !== this.id) this.#thread.onProgressComment?.(id);
    this.id = id;
    this.#freshAt = this.#thread.clock.now();
  }
}

const ASK_EVERY_MS = 3000;

/**
 * Asks for one comment every 3 s until its record has changed, the comment is gone, it has been silent for too long, or
 * the deadline has come. The caller reads the thread again afterwards.
 */
export async function waitForRecord(wait: Wait, deadline: number, thread: Thread): Promise<void> {
  const { comments, clock, signing, reader } = thread;
  const end = Math.min(clock.now() + wait.remainingMs, deadline);
  while (clock.now() < end) {
    await pause(Math.min(ASK_EVERY_MS, deadline - clock.now()), thread);
    try {
      const { body } = await comments.get(wait.commentId);
      const found = readRecord(body, signing);
      if (found.type !== 'record' || found.record.seq !== wait.seq) return;
    } catch (error) {
      if (!isGone(asFault(error))) continue;
      reader.readAllAgain();
      return;
    }
  }
}
