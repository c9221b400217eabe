import type { Comment } from '../github/comments.ts';
import {
  asGitHubError,
  type GitHubError,
  ignoreGitHubError,
  isGone,
  isPermanent,
} from '../github/github-error.ts';
import type { Issue } from '../github/issues.ts';
import type { StartedJob } from '../service/schema.ts';
import { decide, type FinalDecision, isAccepted, type Refusal, type Target } from './decide.ts';
import {
  type AcceptedRecord,
  type AcceptedRequest,
  newRecord,
  type PostedRecord,
  recordsIn,
  type ThreadRecord,
  wholeSeconds,
  withRecord,
} from './record.ts';
import {
  createComment,
  isCompleteUpTo,
  LIST_PAUSES,
  pauseOrThrow,
  readRecords,
  removeComment,
  type Thread,
} from './thread.ts';
import { JOB_NOT_RECORDED, notEdited, notNotified, notPosted } from './warnings.ts';

export interface ThreadCommand {
  /** The ID of the comment, or what identifies a command that no comment contains. */
  id: string;
  target: Target;
  /** A random value by which the run recognizes its own comments. */
  nonce: string;
  /** When the run must stop waiting, in ms of `clock.now()`. */
  deadline: number;
  /** The run may not go on without its thread. */
  isRequired: boolean;
  /** Of the workflow run. From the second one on, an earlier attempt may have sent the request. */
  attempt: number;
}

/** What the progress comment shows. Times are in ms since 1970, by GitHub's clock. */
export interface ShownProgress {
  /** Undefined before the service has accepted the request, and before the job was read. */
  job: StartedJob | undefined;
  /** When the service accepted the request. A run that only follows a job does not know it. */
  acceptedAt: number | undefined;
  now: number;
}

/**
 * `state`: undefined if nothing was sent, and `sending` if it is unclear whether the request
 * arrived.
 */
export interface Answer extends Pick<ThreadRecord, 'prLink' | 'status'> {
  state: ThreadRecord['state'] | undefined;
  markdown: string;
  /** Nobody needs to be notified: the answer takes the place of the progress comment. */
  isQuiet?: boolean;
}

/** How often a run that waits for others reads the thread. */
const READ_EVERY_MS = 3_000;

/** The time in the progress comment is edited after half of the job's age, within these limits. */
const MIN_EDIT_PAUSE_MS = 120_000;
const MAX_EDIT_PAUSE_MS = 1_800_000;

/**
 * One run of a command, as its comments show it: first the progress comment, at the end the answer.
 * The run calls `begin`, then `sent` if it has sent the request itself, or `attach` if another run
 * has. A run that only follows a job calls `follow` instead. Then it calls `show` with each reading
 * of the job, and at the end `post` and `clean`. If the signal is aborted, `begin` rejects with its
 * reason. The other methods never reject.
 */
export class ThreadRun {
  /** What this run has to record. Its comment may lag behind. */
  record: ThreadRecord;
  private readonly command: ThreadCommand;
  private readonly render: (progress: ShownProgress) => string;
  private readonly thread: Thread;
  /** The progress comment, once GitHub has confirmed or listed it. */
  private comment: Pick<Comment, 'id' | 'author'> | undefined;
  /** Its text that was last written, and when. */
  private written = { markdown: '', at: 0 };
  /** GitHub has confirmed that it contains the ID of the job. */
  private isJobSaved = false;
  private hasWarned = false;
  /**
   * Until the first decision, those of all lists, so one can occur twice, in two states. Later,
   * those of the last list.
   */
  private records: readonly PostedRecord[] = [];
  /** The issue as it was read before the last list for the first decision. */
  private issue: Issue | undefined;
  /** The comment that answers the command. Another run may have written it. */
  private answerId: number | undefined;
  private answerState: ThreadRecord['state'] | undefined;

  constructor(command: ThreadCommand, render: ThreadRun['render'], thread: Thread) {
    this.record = newRecord(command.id, command.nonce, thread.comments.now());
    this.command = command;
    this.render = render;
    this.thread = thread;
  }

  /**
   * Posts the claim of a run that may send a request, and reads what other runs say until it is
   * clear what this one may do. The claim comes first: if two runs read before they write, neither
   * sees the other.
   */
  async begin(): Promise<FinalDecision> {
    const { signal } = this.thread;
    const claimError = await this.claim();
    signal.throwIfAborted();

    const { isRequired, attempt } = this.command;
    const isRejected = claimError !== undefined && isPermanent(claimError);
    if (isRejected && !isRequired && attempt === 1)
      return { type: 'no-thread', githubError: claimError };

    // If the claim has failed, people have to know why, because that was the first thing that went
    // wrong.
    const refuse = (githubError?: GitHubError): Refusal =>
      claimError
        ? { type: 'refuse', because: 'record-rejected', githubError: claimError }
        : { type: 'refuse', because: 'thread-unreadable', githubError };
    if (isRejected || claimError?.rateLimited) return refuse();

    try {
      const isListed = await this.readWithClaim(claimError === undefined);
      return isListed ? await this.decideWithOthers() : refuse();
    } catch (error) {
      signal.throwIfAborted();
      return refuse(asGitHubError(error));
    }
  }

  /**
   * Posts the first comment of a run that only follows a job. It sends nothing, so it needs no
   * decision.
   */
  async follow(jobId: string): Promise<void> {
    this.note({ state: 'sent', jobId });
    await this.save(undefined);
  }

  /**
   * Takes over what another run of this command has recorded of the request. Its time must stay,
   * because the thread's job is that of the latest time, and a later command may have started
   * another job meanwhile. Resolves to the time since the service answered the request, in ms.
   */
  async attach(other: AcceptedRecord): Promise<number> {
    const { kind, jobId, time, reviewsReadAt, changes, before, prLink } = other;
    this.note({ kind, jobId, time, reviewsReadAt, changes, before, prLink });

    // Once the thread has the end, the comment of this run is removed soon, so it is not worth an
    // edit.
    if (other.state === 'sent') {
      this.note({ state: 'sent' });
      await this.save(undefined);
    }
    return Math.max(0, this.thread.comments.now() - time);
  }

  /**
   * Records that the service has accepted the request. The run calls it before it reads the job for
   * the first time: if it is killed while it waits, the thread has the job's ID. In a stopped run,
   * the answer has that ID instead.
   */
  async sent(accepted: AcceptedRequest, answer: StartedJob): Promise<void> {
    this.note({ ...accepted, state: 'sent', time: wholeSeconds(this.thread.comments.now()) });
    const isSaved = await this.save(answer);
    if (!isSaved) this.thread.warn(JOB_NOT_RECORDED);
  }

  /** Shows the job, if people learn something from it, or if the time in the comment is old. */
  async show(job: StartedJob): Promise<void> {
    const { markdown, at } = this.written;
    const isKnown = this.textAt(at, job) === markdown;

    const halfOfAge = (at - this.record.time) / 2;
    const pause = Math.min(Math.max(halfOfAge, MIN_EDIT_PAUSE_MS), MAX_EDIT_PAUSE_MS);
    const isRecent = this.thread.comments.now() < at + pause;
    if (!isKnown || !isRecent) await this.save(job);
  }

  /** What the thread tells about a job, for a prompt. */
  factsFor(jobId: string | undefined) {
    const times = this.records
      .filter((record) => isAccepted(record) && record.jobId === jobId)
      .flatMap(({ reviewsReadAt }) => reviewsReadAt ?? []);
    const reviewsSince = times.length === 0 ? undefined : Math.max(...times);
    return { reviewsSince, issue: this.issue };
  }

  /**
   * Answers the command, if possible in a new comment, because GitHub notifies nobody of an edit.
   * Resolves to the URL of the answer, unless it could not be posted, or has no plain URL. Call
   * `clean` afterwards.
   */
  async post({ state, markdown, isQuiet, ...end }: Answer): Promise<string | undefined> {
    const { thread } = this;
    const record = state && { ...this.record, ...end, state, isAnswer: true };
    this.answerState = state;

    // If it is unclear whether the request arrived, the claim stays where it is: a new comment
    // would be younger than the claims of other runs of the command, so the first of those could
    // send. A stopped run has time for a single request.
    if (state === 'sending' || thread.signal.aborted) return this.editIntoAnswer(markdown, record);

    // People need to read an end only once. A run that has sent nothing answers in any case.
    const endByOther = state && (await this.readEndByOther());
    if (endByOther) {
      this.answerState = 'ended';
      return this.answeredBy(endByOther);
    }
    if (isQuiet) return this.editIntoAnswer(markdown, record);

    try {
      return this.answeredBy(await createComment(markdown, record, thread));
    } catch (error) {
      return this.editIntoAnswer(markdown, record, asGitHubError(error));
    }
  }

  /** Removes the comments that the answer replaces. */
  async clean(): Promise<void> {
    // Until the answer stands, the progress comment is the only memory of the request, and without
    // it a re-run would send the request again. If nothing was sent, it must go even without an
    // answer, because its claim makes a re-run refuse.
    const isOnlyMemory = this.answerId === undefined && this.answerState !== undefined;
    if (isOnlyMemory || this.thread.signal.aborted) return;

    const replaced = this.records.filter((record) => this.isReplaced(record));
    const ids = new Set([this.comment?.id, ...replaced.map(({ id }) => id)]);
    ids.delete(this.answerId);
    for (const id of ids) if (id !== undefined) await removeComment(id, this.thread);
  }

  /**
   * A claim that GitHub does not confirm may exist. It is not looked for, because the run reads the
   * thread next anyway.
   */
  private async claim(): Promise<GitHubError | undefined> {
    const { comments, sign } = this.thread;
    const markdown = this.textFor(undefined);
    try {
      this.comment = await comments.create(withRecord(markdown, this.record, sign));
      return undefined;
    } catch (error) {
      return asGitHubError(error);
    }
  }

  /**
   * Reads the thread for the first time. A claim that GitHub neither confirmed nor lists has most
   * likely not arrived, so it is written once more. A run whose claim no list shows must not send,
   * because other runs may not see the claim, either.
   */
  private async readWithClaim(isConfirmed: boolean): Promise<boolean> {
    const isListed = await this.readUntilComplete();
    if (isListed || isConfirmed) return isListed;

    await this.claim();
    return this.readUntilComplete();
  }

  /**
   * A list may be older than the last changes of the thread, and if it lacks the claim of another
   * run, two runs send. So the thread is read until a list is complete, and what any list has shown
   * counts. After four, the run goes on: the issue also counts the comments of suspended accounts,
   * which are in no list. Resolves to whether the lists show our own claim.
   */
  private async readUntilComplete(): Promise<boolean> {
    const { comments, sign, signal } = this.thread;

    for (const pauseMs of LIST_PAUSES) {
      await pauseOrThrow(pauseMs, this.thread);
      // The number is read before the list. If a comment is deleted in between, the list is too
      // short, and is read again. The other way round, a list that lacks a claim would seem to be
      // complete.
      this.issue = await comments.readIssue();
      const listed = await comments.list({ signal });

      this.records = [...this.records, ...recordsIn(listed, sign)];
      this.comment = this.newestClaim();
      if (isCompleteUpTo(this.comment?.id, listed, this.issue.commentCount)) return true;
    }
    return this.records.some(({ id }) => id === this.comment?.id);
  }

  /**
   * A run has two claims if GitHub created the first one without confirming it. The claim of
   * another run may stand between them, and that run may have read the thread before the first one
   * could be seen, and send. So the newer one counts.
   */
  private newestClaim(): ThreadRun['comment'] {
    const listed = this.records.filter(({ nonce }) => nonce === this.command.nonce);
    const claims = [this.comment ?? [], listed].flat();
    return claims.toSorted((a, b) => b.id - a.id)[0];
  }

  /** Decides, and waits for other runs where it has to. */
  private async decideWithOthers(): Promise<FinalDecision> {
    const { clock, comments } = this.thread;
    const { id: command, nonce, target, deadline } = this.command;
    let olderClaim: PostedRecord | undefined;

    for (;;) {
      const decision = decide({
        command,
        nonce,
        target,
        ownCommentId: this.comment?.id ?? Number.POSITIVE_INFINITY,
        records: this.records,
        olderClaim,
        now: comments.now(),
        isPastDeadline: clock.now() >= deadline,
      });
      if (decision.type !== 'wait') return decision;

      // If a person deletes the claim during the pause, its request may have arrived all the same.
      olderClaim = decision.claim ?? olderClaim;
      await pauseOrThrow(Math.min(READ_EVERY_MS, deadline - clock.now()), this.thread);
      this.records = await readRecords(this.thread);
    }
  }

  private note(known: Partial<ThreadRecord>): void {
    this.record = { ...this.record, ...known };
  }

  /**
   * Writes the record, and the job as it is now. If that fails, it warns once, and resolves to
   * false.
   */
  private async save(job: StartedJob | undefined): Promise<boolean> {
    const { signal, warn } = this.thread;
    // A stopped run is killed within seconds. That is enough for one edit, and that one is the
    // answer.
    if (signal.aborted) return true;

    try {
      await this.edit(this.textFor(job), this.record);
      this.isJobSaved = true;
      return true;
    } catch (error) {
      if (!this.hasWarned) warn(notEdited(asGitHubError(error)));
      this.hasWarned = true;
      return false;
    }
  }

  /**
   * Edits the progress comment. If it is gone, because a person or another run of the command
   * removed it, it is written anew: without it, no run may know of the request.
   */
  private async edit(
    markdown: string,
    record: ThreadRecord | undefined,
  ): Promise<Pick<Comment, 'id' | 'url'>> {
    const { comments, sign } = this.thread;
    if (this.comment !== undefined) {
      try {
        return await comments.update(this.comment.id, withRecord(markdown, record, sign));
      } catch (error) {
        if (!isGone(asGitHubError(error))) throw error;
      }
    }

    const created = await createComment(markdown, record, this.thread);
    this.comment = created;
    return created;
  }

  /** The text that is about to be written. */
  private textFor(job: StartedJob | undefined): string {
    const at = this.thread.comments.now();
    const markdown = this.textAt(at, job);
    this.written = { markdown, at };
    return markdown;
  }

  private textAt(now: number, job: StartedJob | undefined): string {
    const { kind, time } = this.record;
    return this.render({ job, acceptedAt: kind === undefined ? undefined : time, now });
  }

  /**
   * The end of this command that another run has posted. If GitHub does not answer, the last list
   * counts.
   */
  private async readEndByOther(): Promise<PostedRecord | undefined> {
    const records = await readRecords(this.thread).catch(ignoreGitHubError);
    this.records = records ?? this.records;

    const { id, nonce } = this.command;
    return this.records.find(
      (record) => record.command === id && record.nonce !== nonce && record.state === 'ended',
    );
  }

  /** `postError`: why the answer is not in a new comment, of which people would be notified. */
  private async editIntoAnswer(
    markdown: string,
    record: ThreadRecord | undefined,
    postError?: GitHubError,
  ): Promise<string | undefined> {
    const { warn } = this.thread;
    if (this.comment === undefined) {
      if (postError) warn(notPosted(postError, false));
      return undefined;
    }

    try {
      const url = this.answeredBy(await this.edit(markdown, record));
      if (postError) warn(notNotified(postError));
      return url;
    } catch (error) {
      warn(notPosted(asGitHubError(error), this.isJobSaved));
      return undefined;
    }
  }

  private answeredBy({ id, url }: Pick<Comment, 'id' | 'url'>): string | undefined {
    this.answerId = id;
    return url;
  }

  private isReplaced({ author, command, nonce, isAnswer, state }: PostedRecord): boolean {
    // Anybody can copy one of our comments, with its record. What another account has written is
    // not ours to remove.
    const isByAccount = author !== undefined && author.id === this.comment?.author?.id;
    if (!isByAccount || command !== this.command.id) return false;

    // Until a comment shows the end, other runs of the command may follow the job, too, and need
    // their progress comments. Only our own are removed. There are two if GitHub created the first
    // one without confirming it.
    if (this.answerState !== 'ended') return !isAnswer && nonce === this.command.nonce;

    // The end replaces all progress comments of the command, and answers such as 'Job started'.
    // Other ends, and answers that say that it is unclear whether the request arrived, stay: they
    // keep other runs of the command from sending.
    return !isAnswer || state === 'sent';
  }
}
