import type { Comment } from '../github/comments.ts';
import type { ProgressComment } from './progress-comment.ts';
import { hasUnverified, type PostedRecord, recordsIn } from './record.ts';
import { LIST_PAUSES, pauseOrThrow, readRecords, type Thread } from './thread.ts';

/** What one run has read of its thread. */
export class ThreadReader {
  /** Those of the last reading, except that the readings before the first decision are added up. */
  records: readonly PostedRecord[] = [];
  /** The first readings showed lines like records that cannot be verified. */
  hasUnverified = false;
  private readonly nonce: string;
  private readonly thread: Thread;

  constructor(nonce: string, thread: Thread) {
    this.nonce = nonce;
    this.thread = thread;
  }

  /** Rejects with a GitHubError. */
  async read(): Promise<void> {
    this.records = await readRecords(this.thread);
  }

  /**
   * Reads the thread after the claim was written, until a list is complete. A list may be older than the last changes of the
   * thread, and if it lacked the claim of another run, two runs would send. Returns whether a list showed our own claim: one
   * that GitHub does not show to us is not shown to other runs, either. Rejects with a GitHubError, or with the reason of the
   * signal.
   */
  async readUntilComplete(progress: ProgressComment): Promise<boolean> {
    const { comments, sign } = this.thread;

    for (const pauseMs of LIST_PAUSES) {
      await pauseOrThrow(pauseMs, this.thread);
      // The number is asked for before each list. If a comment is deleted between the two calls, the list is shorter than the
      // number and is read again. The other way round, the number would be as low as a list that lacks a claim.
      const count = await comments.count();
      const listed = await comments.list(this.thread);
      const records = recordsIn(listed, sign);

      // What one list showed counts, even if a later one lacks it. Some issues never have as many comments in a list as in
      // their number, for example after GitHub suspends an account, so a run must be able to go on with what it has seen.
      this.records = [...this.records, ...records];
      this.hasUnverified ||= hasUnverified(listed, sign);

      const own = this.ownClaim(records);
      if (own === undefined) continue;
      progress.identify(own);
      if (isCompleteUpTo(own.id, listed, count)) return true;
    }

    const own = this.ownClaim(this.records);
    if (own !== undefined) progress.identify(own);
    return own !== undefined;
  }

  /**
   * Our own claim stands in two comments if GitHub created one without confirming it. The newest one counts. A run whose claim
   * stands between the two may have decided before the older one could be seen, so it may send, and we must not: compared with
   * our newest comment, its claim is older, and we wait for it.
   */
  private ownClaim(records: readonly PostedRecord[]): PostedRecord | undefined {
    const own = records.filter(({ nonce }) => nonce === this.nonce);
    return own.toSorted((a, b) => b.id - a.id)[0];
  }
}

/**
 * Whether a list has as many comments as the issue, counted up to our own. Comments after our own do not count, because one
 * that was written just now would make up for an older one that the list lacks, and that one may be a claim.
 */
function isCompleteUpTo(ownId: number, listed: readonly Comment[], count: number): boolean {
  return listed.filter(({ id }) => id <= ownId).length >= count;
}
