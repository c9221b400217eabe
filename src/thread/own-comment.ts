import { asFault, type GitHubFault, isGone } from '../github/faults.ts';
import type { Thread, ThreadState } from './read.ts';
import { isSameRun, type ThreadRecord, withRecord } from './record.ts';
import { createOnce, persist } from './writes.ts';

/** How long a written record counts as up to date, in ms. */
const FRESH_MS = 10_000;

/** A run's own progress comment and the record in it. A write resolves with the fault, if GitHub did not confirm it. */
export class OwnComment {
  record: ThreadRecord;
  body = '';
  id: number | undefined;
  /** The comment may be in the thread, although no answer confirmed it. */
  mayExist = false;
  readonly #thread: Thread;
  /** The first number that counts: a stale list may still show a comment that was deleted. */
  #firstSeq = 0;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(thread: Thread, record: ThreadRecord) {
    this.#thread = thread;
    this.record = record;
  }

  /** Writes a new comment. `retry`: for a job's id, which must not be lost. */
  write(retry = false): Promise<GitHubFault | undefined> {
    const { state, first, seq } = this.record;
    // Before the request, a new comment has a new position among the others, who may have read the thread without it.
    // Afterwards the command keeps its position.
    this.record = { ...this.record, first: state === 'sending' ? null : first, seq: seq + 1 };
    this.mayExist = true;
    const created = createOnce(this.body, this.record, this.#thread, retry);
    return created.then(({ id }) => this.#isIn(id, this.#thread.clock.now()), asFault);
  }

  /** Without a comment only `record` and `body` change. What is written already is not sent again. */
  async edit(change: Partial<ThreadRecord>, body = this.body, retry = false) {
    const { comments, signing, warn, clock } = this.#thread;
    const { id } = this;
    const changed = { ...this.record, ...change };
    const isSame = body === this.body && JSON.stringify(changed) === JSON.stringify(this.record);
    if (isSame && clock.now() - this.#writtenAt < FRESH_MS) return undefined;
    this.body = body;
    this.record = { ...changed, seq: changed.seq + 1 };
    this.#writtenAt = Number.NEGATIVE_INFINITY;
    if (id === undefined) return undefined;
    this.record.first ??= id;
    const text = withRecord(body, this.record, signing);
    const edited = persist(() => comments.update(id, text), this.#thread, retry);
    const fault = await edited.then(() => this.#isIn(id, clock.now()), asFault);
    if (fault) warn({ type: 'not-edited', fault });
    if (fault && isGone(fault)) {
      this.id = undefined;
      this.mayExist = false;
      this.#firstSeq = this.record.seq + 1;
    }
    return fault;
  }

  isFoundIn({ records }: ThreadState): boolean {
    // Of two comments of ours the first: others that see both go by it as well.
    const ours = records.find(({ record }) => isSameRun(record, this.record) && record.seq >= this.#firstSeq);
    if (ours === undefined) return false;
    this.#thread.reader.readChangesSince(ours.updatedAt);
    this.#isIn(ours.id);
    return true;
  }

  #isIn(id: number, writtenAt = this.#writtenAt): undefined {
    if (id !== this.id) this.#thread.onProgressComment?.(id);
    this.id = id;
    this.#writtenAt = writtenAt;
  }
}
