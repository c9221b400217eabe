import { asFault, type GitHubFault, isGone } from '../github/faults.ts';
import type { FoundRecord, Thread, ThreadState } from './read.ts';
import { isSameRun, type ThreadRecord, withRecord } from './record.ts';
import { createOnce, isMissing, persist, type Retry } from './writes.ts';

/** How long a written record counts as up to date, in ms. */
const FRESH_MS = 10_000;
/** How often a comment that does not change is asked for, in ms. */
const LOOK_EVERY_MS = 30_000;

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
  /** When GitHub last confirmed that the comment exists. */
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(thread: Thread, record: ThreadRecord) {
    this.#thread = thread;
    this.record = record;
  }

  /** Writes a new comment. `persist` is for a job's ID, which must not be lost. */
  write(retry: Retry = 'once'): Promise<GitHubFault | undefined> {
    const { state, first, seq } = this.record;
    // Before the request, a new comment has a new position among the others, who may have read the thread without it.
    // Afterwards the command keeps its position.
    this.record = { ...this.record, first: state === 'sending' ? null : first, seq: seq + 1 };

    this.mayExist = true;
    const created = createOnce(this.body, this.record, this.#thread, retry);
    return created.then((comment) => this.#remember(comment, this.#thread.clock.now()), asFault);
  }

  /** Without a comment only `record` and `body` change. The same text is not sent again within 10 s. */
  async edit(
    change: Partial<ThreadRecord>,
    body = this.body,
    retry: Retry = 'once',
  ): Promise<GitHubFault | undefined> {
    const record = { ...this.record, ...change };
    if (this.#isUpToDate(record, body)) return undefined;

    this.body = body;
    this.record = { ...record, seq: record.seq + 1 };
    this.#writtenAt = Number.NEGATIVE_INFINITY;
    return this.id === undefined ? undefined : this.#update(this.id, retry);
  }

  #isUpToDate(record: ThreadRecord, body: string): boolean {
    const isSame = body === this.body && JSON.stringify(record) === JSON.stringify(this.record);
    return isSame && this.#thread.clock.now() - this.#writtenAt < FRESH_MS;
  }

  async #update(id: number, retry: Retry): Promise<GitHubFault | undefined> {
    const { comments, signing, warn, clock } = this.#thread;
    this.record.first ??= id;
    const text = withRecord(this.body, this.record, signing);
    const edited = persist(() => comments.update(id, text), this.#thread, retry);
    const fault = await edited.then((comment) => this.#remember(comment, clock.now()), asFault);

    if (fault) warn({ type: 'not-edited', fault });
    if (fault && isGone(fault)) this.#forget();
    return fault;
  }

  /** Writes the comment anew if somebody deleted it: without it, another run of this command would not see this one. */
  async restore(): Promise<void> {
    const { clock } = this.#thread;
    if (this.id === undefined || clock.now() - this.#seenAt < LOOK_EVERY_MS) return;

    const isDeleted = await isMissing(this.id, this.#thread);
    this.#seenAt = clock.now();
    if (!isDeleted) return;

    this.#forget();
    await this.write();
  }

  /** Finds this run's record in a thread, and remembers its comment. Returns whether it is there. */
  findIn({ records }: ThreadState): boolean {
    // If the record was written twice, the first comment counts for the other runs, too.
    const ours = records.find(
      ({ record }) => isSameRun(record, this.record) && record.seq >= this.#firstSeq,
    );
    if (ours === undefined) return false;

    this.#thread.reader.readChangesSince(ours.updatedAt);
    this.#remember(ours);
    return true;
  }

  #remember(comment: Pick<FoundRecord, 'id' | 'author'>, writtenAt = this.#writtenAt): undefined {
    const { account, clock } = this.#thread;
    account.learnFrom(comment);
    this.id = comment.id;
    this.#writtenAt = writtenAt;
    this.#seenAt = clock.now();
  }

  #forget(): void {
    this.id = undefined;
    this.mayExist = false;
    this.#firstSeq = this.record.seq + 1;
  }
}
