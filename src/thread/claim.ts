import type { Comment, Issue } from '../github/comments.ts';
import { asGitHubError, type GitHubError, isPermanent } from '../github/github-error.ts';
import type { RunComment } from './comment.ts';
import { decide, type FinalDecision, isAccepted, type Target } from './decide.ts';
import { type PostedComment, type PostedRecord, recordsIn } from './record.ts';
import { hasOtherKey, LIST_PAUSES, pause, readRecords, type Thread } from './thread.ts';
import { withoutComments } from './warnings.ts';

/** What the decision of a run depends on, besides its thread. */
interface Sender {
  target: Target;
  deadline: number;
  /** The run may not go on without its thread. */
  isRequired: boolean;
  /** From the second one on, an earlier attempt may have sent the request. */
  attempt: number;
}

const READ_EVERY_MS = 3_000;

/** A run before it sends: it writes its claim, reads the thread, and decides what it may do. */
export class Claim {
  readonly comment: RunComment;
  private readonly sender: Sender;
  private readonly thread: Thread;
  private issue: Issue | undefined;
  private hasOtherKey = false;

  constructor(sender: Sender, comment: RunComment, thread: Thread) {
    this.comment = comment;
    this.sender = sender;
    this.thread = thread;
  }

  /**
   * The claim comes first: if two runs read before they write, neither sees the other. Resolves to
   * undefined if GitHub rejects the comments of a run that can go on without a thread. Rejects only
   * with the reason of the signal.
   */
  async decide(): Promise<FinalDecision | undefined> {
    const { comment } = this;
    const { signal, warn } = this.thread;
    const claimError = await comment.create();
    signal.throwIfAborted();

    const { isRequired, attempt } = this.sender;
    const isRejected = claimError !== undefined && isPermanent(claimError);
    if (isRejected && !isRequired && attempt === 1) {
      warn(withoutComments(claimError));
      return undefined;
    }

    const refuse = (githubError?: GitHubError): FinalDecision => ({
      type: 'refuse',
      because: claimError
        ? { kind: 'record-rejected', githubError: claimError }
        : { kind: 'thread-unreadable', githubError },
    });
    if (claimError && claimError.failed.failure !== 'unclear') return refuse();

    try {
      let isListed = await this.readUntilComplete();
      if (!isListed && claimError) {
        await comment.create();
        isListed = await this.readUntilComplete();
      }
      // A claim that no list shows may not be seen by other runs, either.
      return isListed ? await this.decideWithOthers() : refuse();
    } catch (error) {
      signal.throwIfAborted();
      return refuse(asGitHubError(error));
    }
  }

  /** What the thread said of the job that gets the request. */
  factsFor(jobId: string | undefined) {
    const requests = this.comment.records.filter(
      (record) => isAccepted(record) && record.jobId === jobId,
    );
    const times = requests.map(({ reviewsReadAt = 0 }) => reviewsReadAt);
    return { reviewsSince: Math.max(0, ...times), issue: this.issue };
  }

  /**
   * A list may be older than the thread, and if it lacks another run's claim, both send. So what
   * any list has shown counts. After four, the run goes on, because comments of suspended accounts
   * are counted and never listed. Resolves to whether our claim was listed.
   */
  private async readUntilComplete(): Promise<boolean> {
    const { comment, thread } = this;
    const { comments, signer, signal } = thread;

    for (const pauseMs of LIST_PAUSES) {
      await pause(pauseMs, thread);
      signal.throwIfAborted();

      // The number comes before the list: if a comment is deleted in between, the list is read
      // again. The other way round, a list that lacks a claim would seem complete.
      this.issue = await comments.readIssue();
      const listed = await comments.list({ signal });

      comment.records = [...comment.records, ...recordsIn(listed, signer)];
      comment.posted = this.newestClaim();
      this.hasOtherKey = hasOtherKey(listed, comment.posted, thread);
      if (isCompleteUpTo(comment.posted?.id, listed, this.issue.commentCount)) return true;
    }
    return comment.records.some(({ id }) => id === comment.posted?.id);
  }

  /**
   * There are two if GitHub did not confirm the first. The run of a claim between them may have
   * read the thread before the first could be seen, and send. So the newer one counts.
   */
  private newestClaim(): PostedComment | undefined {
    const { posted, records, record } = this.comment;
    const listed = records.filter(({ nonce }) => nonce === record.nonce);
    const claims = [posted ?? [], listed].flat();
    return claims.toSorted((a, b) => b.id - a.id)[0];
  }

  private async decideWithOthers(): Promise<FinalDecision> {
    const { comment, hasOtherKey } = this;
    const { clock, comments, signal } = this.thread;
    const { target, deadline } = this.sender;
    const { requestId, nonce } = comment.record;
    let olderClaim: PostedRecord | undefined;

    for (;;) {
      const decision = decide({
        requestId,
        nonce,
        target,
        ownCommentId: comment.posted?.id ?? Number.POSITIVE_INFINITY,
        records: comment.records,
        olderClaim,
        hasOtherKey,
        now: comments.now(),
        isPastDeadline: clock.now() >= deadline,
      });
      if (decision.type !== 'wait') return decision;

      // If a person deletes it during the pause, its request may have arrived all the same.
      olderClaim = decision.claim ?? olderClaim;
      await pause(Math.min(READ_EVERY_MS, deadline - clock.now()), this.thread);
      signal.throwIfAborted();
      comment.records = await readRecords(this.thread);
    }
  }
}

/**
 * Comments after our own do not count: one that was written just now would make up for an older one
 * that the list lacks, and the older one may be a claim.
 */
function isCompleteUpTo(
  ownId: number | undefined,
  listed: readonly Comment[],
  count: number,
): boolean {
  if (ownId === undefined || !listed.some(({ id }) => id === ownId)) return false;
  return listed.filter(({ id }) => id <= ownId).length >= count;
}
