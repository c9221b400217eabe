import type { Comment } from '../github/comments.ts';
import type { Issue } from '../github/issues.ts';
import type { ProgressComment } from './progress-comment.ts';
import { hasUnverified, type PostedRecord, recordsIn } from './record.ts';
import { LIST_PAUSES, pauseOrThrow, readRecords, type Thread } from './thread.ts';

/** The claim of one run, and what the run has read of its thread. */
export class ThreadReader {
  readonly claim: ProgressComment;
  readonly thread: Thread;
  /**
   * Until the first decision, these are the records of all lists so far, so one record can occur twice, in two states. Later,
   * they are the records of the last list.
   */
  records: readonly PostedRecord[] = [];
  /** The issue as it was read before the last list of its comments; undefined for a run that has not read it. */
  issue: Issue | undefined;
  /** A list before the first decision had lines like records that cannot be verified. */
  hasUnverified = false;

  constructor(claim: ProgressComment, thread: Thread) {
    this.claim = claim;
    this.thread = thread;
  }

  async read(): Promise<void> {
    this.records = await readRecords(this.thread);
  }

  /**
   * Reads the thread until a list is complete, and at most four times. A list may be older than the last changes of the thread.
   * If it lacked the claim of another run, two runs would send. If no list shows our own claim, other runs may not see it,
   * either, so the result is false. Also rejects with the reason of the signal.
   */
  async readUntilComplete(): Promise<boolean> {
    const { comments, sign, signal } = this.thread;

    for (const pauseMs of LIST_PAUSES) {
      await pauseOrThrow(pauseMs, this.thread);
      // GitHub is asked for the number of comments before each list. If a comment is deleted between the two requests, the
      // list is too short, and is read again. The other way round, the number would be too low, and a list that lacks a claim
      // would seem to be complete.
      this.issue = await comments.readIssue();
      const { commentCount } = this.issue;
      const listed = await comments.list({ signal });
      const records = recordsIn(listed, sign);

      // What any list showed counts, even if a later one lacks it. The comments of suspended accounts are part of the number
      // but of no list, so there are threads whose lists never seem complete. A run must be able to go on there.
      this.records = [...this.records, ...records];
      this.hasUnverified ||= hasUnverified(listed, sign);

      const own = this.ownClaim(records);
      if (own === undefined) continue;

      this.claim.identify(own);
      if (isCompleteUpTo(own.id, listed, commentCount)) return true;
    }

    const own = this.ownClaim(this.records);
    if (own !== undefined) this.claim.identify(own);
    return own !== undefined;
  }

  /**
   * Run A, which is this one, has its claim in two comments if GitHub created the first one without confirming it. The claim of
   * another run, B, may stand between the two. B may have read the thread before A's first comment could be seen, and send. So
   * A's newer comment counts: then B's claim is older than A's, and A waits for B.
   */
  private ownClaim(records: readonly PostedRecord[]): PostedRecord | undefined {
    const { nonce } = this.claim.record;
    const own = records.filter((record) => record.nonce === nonce);
    return own.toSorted((a, b) => b.id - a.id)[0];
  }
}

/**
 * A list is complete if it has as many comments up to our own as the issue has in all. Newer comments do not count, because one
 * that was written just now would make up for an older one that the list lacks, and the older one may be a claim.
 */
function isCompleteUpTo(ownId: number, listed: readonly Comment[], count: number): boolean {
  return listed.filter(({ id }) => id <= ownId).length >= count;
}
