import { asGitHubError, ignoreGitHubError } from '../github/github-error.ts';
import type { StartedJob } from '../service/schema.ts';
import { decideBeforeSending, type FinalDecision, type ThreadCommand } from './before-sending.ts';
import { isAccepted } from './decide.ts';
import { ProgressComment, type RenderProgress } from './progress-comment.ts';
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
  'kind' | 'jobId' | 'before' | 'reviewsReadAt' | 'changes'
>;

/** `state`: undefined if nothing was sent, and `sending` if it is unclear whether the request arrived. */
export interface Answer extends Pick<ThreadRecord, 'prLink' | 'status'> {
  state: ThreadRecord['state'] | undefined;
  markdown: string;
  /** Nobody needs to be notified: the answer takes the place of the progress comment. */
  isQuiet?: boolean;
}

/** The comment that answers the command. Another run may have written it. */
interface PostedAnswer {
  commentId: number;
  /** The comment shows the end of the job. If not, the job goes on, nothing was sent, or it is unclear whether it was. */
  isEnd: boolean;
}

/**
 * One run of a command, as its comments show it. The run calls `begin`, then `sent` if it has sent the request itself, or
 * `attach` if another run has. A run that only follows a job calls `follow` instead of both. Then it shows each reading of the
 * job with `show`, and at the end it calls `post` and `clean`. If the signal is aborted, `begin` rejects with its reason. The
 * other methods never reject.
 */
export class ThreadRun {
  private readonly progress: ProgressComment;
  private readonly command: ThreadCommand;
  private readonly thread: Thread;
  private readonly reader: ThreadReader;
  private answer: PostedAnswer | undefined;
  private nothingSent = false;

  constructor(command: ThreadCommand, render: RenderProgress, thread: Thread) {
    const record = newRecord(command.id, command.nonce, thread.comments.now());
    this.command = command;
    this.thread = thread;
    this.progress = new ProgressComment(record, render, thread);
    this.reader = new ThreadReader(this.progress, thread);
  }

  /** What this run has recorded, or will record with its next comment. */
  get record(): ThreadRecord {
    return this.progress.record;
  }

  /** Posts the first comment of a run that may send a request. */
  begin(): Promise<FinalDecision> {
    return decideBeforeSending(this.command, this.reader);
  }

  /** Posts the first comment of a run that only follows a job. It sends nothing, so it needs no decision. */
  async follow(jobId: string): Promise<void> {
    this.note({ state: 'sent', jobId });
    await this.progress.saveWith(undefined);
  }

  /**
   * Takes over the job of another run of this command, and what that run has recorded of the request. The time of that record
   * must stay, because the thread's job is that of the latest time, and a later command may have started another job meanwhile.
   * Resolves to the time since the service answered the request, in ms.
   */
  async attach(other: AcceptedRecord): Promise<number> {
    const { kind, jobId, time, reviewsReadAt, changes, before, prLink } = other;
    this.note({ kind, jobId, time, reviewsReadAt, changes, before, prLink });

    // Once the thread has the end, the comment of this run is removed soon, so it is not worth an edit.
    if (other.state === 'sent') {
      this.note({ state: 'sent' });
      await this.progress.save();
    }
    return Math.max(0, this.thread.comments.now() - time);
  }

  /**
   * Records that the service has accepted the request. The run calls it before it reads the job for the first time: if it is
   * killed while it waits, the thread has the job's ID. In a stopped run, the answer has that ID instead.
   */
  async sent(accepted: AcceptedRequest, answer: StartedJob): Promise<void> {
    this.note({ ...accepted, state: 'sent', time: wholeSeconds(this.thread.comments.now()) });
    const isSaved = await this.progress.saveWith(answer);
    if (!isSaved) this.thread.warn(JOB_NOT_RECORDED);
  }

  /** Shows the job in the progress comment, if people learn something from it. */
  show(job: StartedJob): Promise<void> {
    return this.progress.show(job);
  }

  /** What the thread tells about a job, for a prompt. */
  factsFor(jobId: string | undefined) {
    const { records, issue } = this.reader;
    const times = records
      .filter((record) => isAccepted(record) && record.jobId === jobId)
      .flatMap(({ reviewsReadAt }) => reviewsReadAt ?? []);
    return { reviewsSince: times.length === 0 ? undefined : Math.max(...times), issue };
  }

  /**
   * Answers the command, if possible in a new comment, because GitHub notifies nobody of an edit. Resolves to the URL of the
   * answer, unless it could not be posted, or has no plain URL. Call `clean` afterwards.
   */
  async post({ state, markdown, isQuiet, ...end }: Answer): Promise<string | undefined> {
    const record = state && { ...this.progress.record, ...end, state, isAnswer: true };
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
    if (isQuiet) return this.turnIntoAnswer(markdown, record);

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

    const replaced = this.reader.records.filter((record) => this.isReplaced(record));
    const ids = new Set([this.progress.id, ...replaced.map(({ id }) => id)]);
    ids.delete(this.answer?.commentId);
    for (const id of ids) if (id !== undefined) await removeComment(id, this.thread);
  }

  private isReplaced(record: PostedRecord): boolean {
    const { author, command, nonce, isAnswer, state } = record;
    // Anybody can copy one of our comments, with its record. What another account has written is not ours to remove.
    const isByAccount = author !== undefined && author.id === this.progress.account;
    if (!isByAccount || command !== this.command.id) return false;

    // As long as no comment shows the end, other runs of the command may follow the job, too, and need their progress comments.
    // Only our own are removed. There are two if GitHub created the first one without confirming it.
    if (!this.answer?.isEnd) return !isAnswer && nonce === this.command.nonce;

    // The end replaces all progress comments of the command, and answers such as 'Job started'. Other ends, and answers that
    // say that it is unclear whether the request arrived, stay: they keep other runs of the command from sending.
    return !isAnswer || state === 'sent';
  }

  /** Finds an end that another run of this command has posted. If GitHub does not answer, the last reading counts. */
  private async readEndByOthers(): Promise<PostedRecord | undefined> {
    await this.reader.read().catch(ignoreGitHubError);
    const { id, nonce } = this.command;
    return this.reader.records.find(
      (record) => record.command === id && record.nonce !== nonce && record.state === 'ended',
    );
  }

  /** Edits the progress comment, so that it becomes the answer. */
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

  private note(known: Partial<ThreadRecord>): void {
    this.progress.record = { ...this.progress.record, ...known };
  }
}
