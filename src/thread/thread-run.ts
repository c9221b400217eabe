import { asGitHubError, ignoreGitHubError } from '../github/github-error.ts';
import type { Issue } from '../github/issues.ts';
import { decideBeforeSending, type FinalDecision, type ThreadCommand } from './before-sending.ts';
import { ProgressComment } from './progress-comment.ts';
import {
  type AcceptedRecord,
  newRecord,
  type PostedRecord,
  type ThreadRecord,
  wholeSeconds,
} from './record.ts';
import { createComment, removeComment, type Thread } from './thread.ts';
import { ThreadReader } from './thread-reader.ts';
import { JOB_NOT_RECORDED, notPosted } from './warnings.ts';

export type AcceptedRequest = Pick<
  AcceptedRecord,
  'kind' | 'jobId' | 'before' | 'reviewsReadAt' | 'head'
>;

/** `state`: undefined if nothing was sent, and `sending` if it is unclear whether the request arrived. */
export interface Answer extends Pick<ThreadRecord, 'prLink' | 'status'> {
  state: ThreadRecord['state'] | undefined;
  markdown: string;
}

/** The comment that answers the command. Another run may have written it. */
interface PostedAnswer {
  commentId: number;
  /** Whether it shows the end of the job. If not, the job goes on, nothing was sent, or it is unclear whether it was. */
  isEnd: boolean;
}

/**
 * One run of a command, as its comments show it. The run calls `begin`, then `sent` if it has sent the request itself, or
 * `attach` if another run has. A run that only follows a job calls `follow` instead of both. Then it calls `show` for each
 * reading of the job, and at the end `post` and `clean`. If the signal is aborted, `begin` rejects with its reason. The other
 * methods never reject.
 */
export class ThreadRun {
  /** What this run has to record until its answer. The progress comment may lag behind. */
  record: ThreadRecord;
  private readonly command: ThreadCommand;
  private readonly thread: Thread;
  private readonly progress: ProgressComment;
  private readonly reader: ThreadReader;
  private answer: PostedAnswer | undefined;
  private nothingSent = false;

  constructor(command: ThreadCommand, thread: Thread) {
    this.command = command;
    this.thread = thread;
    this.progress = new ProgressComment(thread);
    this.reader = new ThreadReader(command.nonce, thread);
    this.record = newRecord(command.id, command.nonce, thread.comments.now());
  }

  /** The records of all runs, as the thread was last read. */
  get records(): readonly PostedRecord[] {
    return this.reader.records;
  }

  /** The issue as it was read before the first decision; undefined for a run that has not read it. */
  get issue(): Issue | undefined {
    return this.reader.issue;
  }

  /** The ID of the account that writes the comments of this run. Undefined until GitHub has named it. */
  get account(): number | undefined {
    return this.progress.account;
  }

  /** Posts the first comment of a run that may send a request. See `decideBeforeSending`. */
  begin(markdown: string): Promise<FinalDecision> {
    const { command, progress, reader, thread, record: claim } = this;
    return decideBeforeSending(markdown, { command, claim, progress, reader, thread });
  }

  /** Posts the first comment of a run that only follows a job. It sends nothing, so it needs no decision. */
  async follow(jobId: string, markdown: string): Promise<void> {
    this.record = { ...this.record, state: 'sent', jobId };
    await this.progress.show(markdown, this.record);
  }

  /**
   * Takes over the job of another run of this command, and what that run has recorded of the request. The time of that record
   * must stay, because the thread's job is that of the latest time, and a later command may have started another job meanwhile.
   * Returns how long ago the service answered the request, in ms.
   */
  async attach(other: AcceptedRecord): Promise<number> {
    const { kind, jobId, time, reviewsReadAt, head, before, prLink } = other;
    this.record = { ...this.record, kind, jobId, time, reviewsReadAt, head, before, prLink };

    // Once the thread has the end, the comment of this run is removed soon, so it is not worth an edit.
    if (other.state === 'sent') {
      this.record = { ...this.record, state: 'sent' };
      await this.progress.saveRecord(this.record);
    }
    return Math.max(0, this.thread.comments.now() - time);
  }

  /**
   * Records that the service has accepted the request. The run calls it before it reads the job for the first time: if it is
   * killed while it waits, the thread has the job's ID. In a stopped
   * run, `ProgressComment.save` writes nothing, because the answer has the ID.
   */
  async sent(accepted: AcceptedRequest, markdown: string): Promise<void> {
    const time = wholeSeconds(this.thread.comments.now());
    this.record = { ...this.record, ...accepted, state: 'sent', time };
    const isSaved = await this.progress.save(markdown, this.record);
    if (!isSaved) this.thread.warn(JOB_NOT_RECORDED);
  }

  async show(markdown: string): Promise<void> {
    await this.progress.show(markdown, this.record);
  }

  /**
   * Answers the command, if possible in a new comment, because GitHub notifies nobody of an edit. Returns the URL of the
   * answer. Undefined if it could not be posted, or if GitHub returns no plain URL. Call `clean` afterwards.
   */
  async post({ state, markdown, ...end }: Answer): Promise<string | undefined> {
    const record = state && { ...this.record, ...end, state, isAnswer: true };
    this.nothingSent = record === undefined;

    // If it is unclear whether the request arrived, the claim must stay, and it must stay where it is: the oldest claim of a
    // command keeps all other runs of that command from sending. So the progress comment becomes the answer. If a new
    // comment replaced it, the claim would be younger than those of other runs, and the first of those could send.
    const staysInPlace = state === 'sending';
    // A stopped run has time for a single request.
    if (staysInPlace || this.thread.signal.aborted) return this.turnIntoAnswer(markdown, record);

    // Another run of this command may have posted the end meanwhile, and people need to read it only once. A run that has sent
    // nothing answers in any case.
    const endByOthers = state && (await this.readEndByOthers());
    if (endByOthers !== undefined) {
      this.answer = { commentId: endByOthers.id, isEnd: true };
      return endByOthers.url;
    }

    try {
      const { id, url } = await createComment(markdown, record, this.thread);
      this.answer = { commentId: id, isEnd: state === 'ended' };
      return url;
    } catch (error) {
      const githubError = asGitHubError(error);
      if (this.progress.id === undefined) this.thread.warn(notPosted(githubError, false));
      return this.turnIntoAnswer(markdown, record);
    }
  }

  /** Removes the comments that the answer replaces. */
  async clean(): Promise<void> {
    // The progress comment is removed only after the answer stands. Until then, it is the only memory of the request, and
    // without it a re-run would send the request again. If nothing was sent, the comment must go even without an answer,
    // because its claim would make a re-run refuse.
    const isOnlyMemory = this.answer === undefined && !this.nothingSent;
    if (isOnlyMemory || this.thread.signal.aborted) return;

    const replaced = this.records.filter((record) => this.isReplaced(record));
    const ids = new Set([this.progress.id, ...replaced.map(({ id }) => id)]);
    ids.delete(this.answer?.commentId);
    for (const id of ids) if (id !== undefined) await removeComment(id, this.thread);
  }

  private isReplaced(record: PostedRecord): boolean {
    const { author, command, nonce, isAnswer, state } = record;
    // Anybody can copy one of our comments, with its record. What another account has written is not ours to remove.
    const isByAccount = author !== undefined && author.id === this.account;
    if (!isByAccount || command !== this.record.command) return false;

    // As long as no comment shows the end, other runs of the command may follow the job, too, and need their progress comments.
    // Only our own are removed. There are two if GitHub created the first one without confirming it.
    if (!this.answer?.isEnd) return !isAnswer && nonce === this.record.nonce;

    // The end replaces all progress comments of the command, and answers such as 'Job started'. Other ends, and answers that
    // say that it is unclear whether the request arrived, stay: they keep other runs of the command from sending.
    return !isAnswer || state === 'sent';
  }

  /** Finds an end that another run of this command has posted. If GitHub does not answer, the last reading counts. */
  private async readEndByOthers(): Promise<PostedRecord | undefined> {
    await this.reader.read().catch(ignoreGitHubError);
    const { command, nonce } = this.record;
    return this.records.find(
      (record) => record.command === command && record.nonce !== nonce && record.state === 'ended',
    );
  }

  /** Edits the progress comment, so that it becomes the answer. Returns its URL like `post`. */
  private async turnIntoAnswer(
    markdown: string,
    record: ThreadRecord | undefined,
  ): Promise<string | undefined> {
    if (this.progress.id === undefined) return undefined;

    try {
      const { id, url } = await this.progress.write(markdown, record);
      this.answer = { commentId: id, isEnd: record?.state === 'ended' };
      return url;
    } catch (error) {
      this.thread.warn(notPosted(asGitHubError(error), this.progress.hasJob));
      return undefined;
    }
  }
}
