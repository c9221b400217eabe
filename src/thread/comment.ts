import {
  asGitHubError,
  type GitHubError,
  ignoreGitHubError,
  isGone,
} from '../github/github-error.ts';
import type { StartedJob } from '../service/schema.ts';
import {
  type AcceptedRecord,
  type PostedComment,
  type PostedRecord,
  type ThreadRecord,
  wholeSeconds,
  withRecord,
} from './record.ts';
import {
  createComment,
  isByAccount,
  readRecords,
  removeComment,
  renew,
  type Thread,
} from './thread.ts';
import { JOB_NOT_RECORDED, notEdited, notNotified, notPosted } from './warnings.ts';

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

/** Limits of half of the age, after which the progress comment is edited. */
const MIN_EDIT_PAUSE_MS = 120_000;
const MAX_EDIT_PAUSE_MS = 1_800_000;

/**
 * What a run writes into its thread, from its claim on: the progress comment, and the answer. A run
 * that has its job calls `sent`, `attach`, or `follow`. Then come `show`, `post`, and `clean`.
 */
export class RunComment {
  /** What this run has to record. Its comment may lag behind. */
  record: ThreadRecord;
  /** The progress comment, once GitHub has confirmed or listed it. */
  posted: PostedComment | undefined;
  /** Of all lists before the first decision, so one can occur twice; later, of the last list. */
  records: readonly PostedRecord[] = [];
  private readonly render: (progress: ShownProgress) => string;
  private readonly thread: Thread;
  private written = { markdown: '', at: 0 };
  private isJobSaved = false;
  private hasWarned = false;
  /** Another run may have written the answer. */
  private answerId: number | undefined;
  private answerState: ThreadRecord['state'] | undefined;

  constructor(record: ThreadRecord, render: RunComment['render'], thread: Thread) {
    this.record = record;
    this.render = render;
    this.thread = thread;
  }

  /** Without a search for a comment that GitHub does not confirm. */
  async create(): Promise<void> {
    const { comments, signer } = this.thread;
    const markdown = this.textFor(undefined);
    this.posted = await comments.create(withRecord(markdown, this.record, signer));
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
      await renew(endByOther, this.posted, thread);
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
    const ids = new Set([this.posted?.id, ...replaced.map(({ id }) => id)]);
    ids.delete(this.answerId);
    for (const id of ids) if (id !== undefined) await removeComment(id, this.thread);
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
    const { comments, signer } = this.thread;
    if (this.posted !== undefined) {
      try {
        return await comments.update(this.posted.id, withRecord(markdown, record, signer));
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }

    const created = await createComment(markdown, record, this.thread);
    this.posted = created;
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

    const { command, nonce } = this.record;
    return this.records.find(
      (record) => record.command === command && record.nonce !== nonce && record.state === 'ended',
    );
  }

  /** `postError`: why the answer is not in a new comment. */
  private async editIntoAnswer(
    markdown: string,
    record: ThreadRecord | undefined,
    postError?: GitHubError,
  ): Promise<string | undefined> {
    const { warn } = this.thread;
    if (this.posted === undefined) {
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

  private isReplaced(record: PostedRecord): boolean {
    const { id, command, nonce, isAnswer, state } = record;
    // Anybody can copy one of our comments, with its record.
    const { posted } = this;
    const isByUs = posted !== undefined && isByAccount(record, posted);
    if (!isByUs || command !== this.record.command) return false;

    // Until a comment shows the end, other runs of the command need their progress comments.
    const isOwn = nonce === this.record.nonce;
    if (this.answerState !== 'ended') return !isAnswer && isOwn;

    // Of two runs that edit their comments at the same time, each may take the other's for
    // progress.
    const { answerId = Number.POSITIVE_INFINITY } = this;
    const isEdited = answerId === posted.id;
    if (isEdited && !isOwn && id > answerId) return false;

    // Other ends and unclear answers stay: they keep other runs of the command from sending.
    return !isAnswer || state === 'sent';
  }
}
