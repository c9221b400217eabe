import type { Issue } from '../github/comments.ts';
import {
  asGitHubError,
  type GitHubError,
  ignoreGitHubError,
  isGone,
  isPermanent,
} from '../github/github-error.ts';
import type { StartedJob } from '../service/schema.ts';
import { decide, type FinalDecision, isAccepted, type Target } from './decide.ts';
import {
  type AcceptedRecord,
  newRecord,
  type PostedComment,
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
  pause,
  readRecords,
  removeComment,
  type Thread,
} from './thread.ts';
import {
  JOB_NOT_RECORDED,
  notEdited,
  notNotified,
  notPosted,
  withoutComments,
} from './warnings.ts';

interface ThreadCommand {
  id: string;
  target: Target;
  nonce: string;
  deadline: number;
  /** The run may not go on without its thread. */
  isRequired: boolean;
  /** From the second one on, an earlier attempt may have sent the request. */
  attempt: number;
}

/** Times are by GitHub's clock. */
export interface ShownProgress {
  job: StartedJob | undefined;
  /** A run that only follows a job does not know it. */
  acceptedAt: number | undefined;
  now: number;
}

/**
 * `state`: undefined if nothing was sent, `sending` if it is unclear whether the request arrived.
 */
interface Answer {
  state: ThreadRecord['state'] | undefined;
  job: StartedJob | undefined;
  markdown: string;
  /** Nobody needs to be notified: the answer takes the place of the progress comment. */
  isQuiet?: boolean;
}

const READ_EVERY_MS = 3_000;
/** Limits of half of the age, after which the progress comment is edited. */
const MIN_EDIT_PAUSE_MS = 120_000;
const MAX_EDIT_PAUSE_MS = 1_800_000;

/**
 * One run of a command, as its comments show it. The run calls `begin`, then `sent` or `attach`;
 * one that only follows a job calls `follow` instead. Then come `show`, `post`, and `clean`. Only
 * `begin` rejects, with the reason of the signal.
 */
export class ThreadRun {
  /** What this run has to record. Its comment may lag behind. */
  record: ThreadRecord;
  private readonly command: ThreadCommand;
  private readonly render: (progress: ShownProgress) => string;
  private readonly thread: Thread;
  /** The progress comment, once GitHub has confirmed or listed it. */
  private comment: PostedComment | undefined;
  private written = { markdown: '', at: 0 };
  private isJobSaved = false;
  private hasWarned = false;
  /** Of all lists before the first decision, so one can occur twice; later, of the last list. */
  private records: readonly PostedRecord[] = [];
  private issue: Issue | undefined;
  /** Another run may have written the answer. */
  private answerId: number | undefined;
  private answerState: ThreadRecord['state'] | undefined;

  constructor(command: ThreadCommand, render: ThreadRun['render'], thread: Thread) {
    this.record = newRecord(command.id, command.nonce, thread.comments.now());
    this.command = command;
    this.render = render;
    this.thread = thread;
  }

  /**
   * The claim comes first: if two runs read before they write, neither sees the other. Resolves to
   * undefined if GitHub rejects the comments of a run that can go on without a thread.
   */
  async begin(): Promise<FinalDecision | undefined> {
    const { signal, warn } = this.thread;
    const claimError = await this.claim();
    signal.throwIfAborted();

    const { isRequired, attempt } = this.command;
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
        await this.claim();
        isListed = await this.readUntilComplete();
      }
      // A claim that no list shows may not be seen by other runs, either.
      return isListed ? await this.decideWithOthers() : refuse();
    } catch (error) {
      signal.throwIfAborted();
      return refuse(asGitHubError(error));
    }
  }

  async follow(jobId: string): Promise<void> {
    this.note({ state: 'sent', jobId });
    await this.save(undefined);
  }

  /**
   * Takes over the record of another run, and its time: the thread's job is that of the latest
   * time, and a later command may have started one meanwhile. Resolves to the time since then, in
   * ms.
   */
  async attach(other: AcceptedRecord): Promise<number> {
    const { kind, jobId, time, reviewsReadAt, changes, before, prLink } = other;
    this.note({ kind, jobId, time, reviewsReadAt, changes, before, prLink });

    if (other.state === 'sent') {
      this.note({ state: 'sent' });
      await this.save(undefined);
    }
    return this.thread.comments.now() - time;
  }

  /** Call it before the job is read: if the run is killed later, the thread has the job's ID. */
  async sent(accepted: Partial<ThreadRecord>, job: StartedJob): Promise<void> {
    this.note({ ...accepted, state: 'sent', time: wholeSeconds(this.thread.comments.now()) });
    const isSaved = await this.save(job);
    if (!isSaved) this.thread.warn(JOB_NOT_RECORDED);
  }

  async show(job: StartedJob): Promise<void> {
    const { markdown, at } = this.written;
    const isKnown = this.textAt(at, job) === markdown;

    const halfOfAge = (at - this.record.time) / 2;
    const pause = Math.min(Math.max(halfOfAge, MIN_EDIT_PAUSE_MS), MAX_EDIT_PAUSE_MS);
    const isRecent = this.thread.comments.now() < at + pause;
    if (!isKnown || !isRecent) await this.save(job);
  }

  factsFor(jobId: string | undefined) {
    const times = this.records
      .filter((record) => isAccepted(record) && record.jobId === jobId)
      .flatMap(({ reviewsReadAt }) => reviewsReadAt ?? []);
    const reviewsSince = times.length === 0 ? undefined : Math.max(...times);
    return { reviewsSince, issue: this.issue };
  }

  /** Resolves to the URL of the answer. GitHub notifies people of a new comment, not of an edit. */
  async post({ state, job, markdown, isQuiet }: Answer): Promise<string | undefined> {
    const { thread } = this;
    const status = state === 'ended' ? job?.reportedStatus : undefined;
    const end = { prLink: job?.prLink, status, isAnswer: true };
    const record = state && { ...this.record, ...end, state };
    this.answerState = state;

    // An unclear claim keeps its place: a new comment would be younger than the claims of other
    // runs of the command, so the first of those could send. A stopped run has time for one
    // request.
    if (state === 'sending' || thread.signal.aborted) return this.editIntoAnswer(markdown, record);

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

  async clean(): Promise<void> {
    // Without an answer, the progress comment is the only memory of the request. If nothing was
    // sent, it must go all the same: its claim makes a re-run refuse.
    const isOnlyMemory = this.answerId === undefined && this.answerState !== undefined;
    if (isOnlyMemory || this.thread.signal.aborted) return;

    const replaced = this.records.filter((record) => this.isReplaced(record));
    const ids = new Set([this.comment?.id, ...replaced.map(({ id }) => id)]);
    ids.delete(this.answerId);
    for (const id of ids) if (id !== undefined) await removeComment(id, this.thread);
  }

  /** A claim that GitHub does not confirm may exist. The reading that follows tells. */
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
   * A list may be older than the thread, and if it lacks another run's claim, both send. So what
   * any list has shown counts. After four, the run goes on, because comments of suspended accounts
   * are counted and never listed. Resolves to whether our claim was listed.
   */
  private async readUntilComplete(): Promise<boolean> {
    const { comments, sign, signal } = this.thread;

    for (const pauseMs of LIST_PAUSES) {
      await pause(pauseMs, this.thread);
      signal.throwIfAborted();

      // The number comes before the list: if a comment is deleted in between, the list is read
      // again. The other way round, a list that lacks a claim would seem complete.
      this.issue = await comments.readIssue();
      const listed = await comments.list({ signal });

      this.records = [...this.records, ...recordsIn(listed, sign)];
      this.comment = this.newestClaim();
      if (isCompleteUpTo(this.comment?.id, listed, this.issue.commentCount)) return true;
    }
    return this.records.some(({ id }) => id === this.comment?.id);
  }

  /**
   * There are two if GitHub did not confirm the first. The run of a claim between them may have
   * read the thread before the first could be seen, and send. So the newer one counts.
   */
  private newestClaim(): ThreadRun['comment'] {
    const listed = this.records.filter(({ nonce }) => nonce === this.command.nonce);
    const claims = [this.comment ?? [], listed].flat();
    return claims.toSorted((a, b) => b.id - a.id)[0];
  }

  private async decideWithOthers(): Promise<FinalDecision> {
    const { clock, comments, signal } = this.thread;
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

      // If a person deletes it during the pause, its request may have arrived all the same.
      olderClaim = decision.claim ?? olderClaim;
      await pause(Math.min(READ_EVERY_MS, deadline - clock.now()), this.thread);
      signal.throwIfAborted();
      this.records = await readRecords(this.thread);
    }
  }

  private note(known: Partial<ThreadRecord>): void {
    this.record = { ...this.record, ...known };
  }

  private async save(job: StartedJob | undefined): Promise<boolean> {
    const { signal, warn } = this.thread;

    // A stopped run has time for one edit, which is the answer.
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

  /** A comment that is gone is written anew: without it, no run may know of the request. */
  private async edit(markdown: string, record: ThreadRecord | undefined): Promise<PostedComment> {
    const { comments, sign } = this.thread;
    if (this.comment !== undefined) {
      try {
        return await comments.update(this.comment.id, withRecord(markdown, record, sign));
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }

    const created = await createComment(markdown, record, this.thread);
    this.comment = created;
    return created;
  }

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

  private async readEndByOther(): Promise<PostedRecord | undefined> {
    const records = await readRecords(this.thread).catch(ignoreGitHubError);
    this.records = records ?? this.records;

    const { id, nonce } = this.command;
    return this.records.find(
      (record) => record.command === id && record.nonce !== nonce && record.state === 'ended',
    );
  }

  /** `postError`: why the answer is not in a new comment. */
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

  private answeredBy({ id, url }: PostedComment): string | undefined {
    this.answerId = id;
    return url;
  }

  private isReplaced({ id, author, command, nonce, isAnswer, state }: PostedRecord): boolean {
    // Anybody can copy one of our comments, with its record.
    const isByAccount = author !== undefined && author.id === this.comment?.author?.id;
    if (!isByAccount || command !== this.command.id) return false;

    // Until a comment shows the end, other runs of the command need their progress comments.
    const isOwn = nonce === this.command.nonce;
    if (this.answerState !== 'ended') return !isAnswer && isOwn;

    // Of two runs that edit their comments at the same time, each may take the other's for
    // progress.
    const { answerId = Number.POSITIVE_INFINITY } = this;
    const isEdited = answerId === this.comment?.id;
    if (isEdited && !isOwn && id > answerId) return false;

    // Other ends and unclear answers stay: they keep other runs of the command from sending.
    return !isAnswer || state === 'sent';
  }
}
