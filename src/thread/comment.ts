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
import { createComment, isByAccount, readRecords, type Thread } from './thread.ts';
import { jobNotRecorded, notNotified, notPosted } from './warnings.ts';

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
  /** Before the first decision, from all lists, so one can occur twice; then from the last one. */
  records: readonly PostedRecord[] = [];
  private readonly render: (progress: ShownProgress) => string;
  private readonly thread: Thread;
  private written = { markdown: '', at: 0 };
  /** Another run may have written the answer. */
  private answerId: number | undefined;
  private answerState: ThreadRecord['state'] | undefined;

  constructor(record: ThreadRecord, render: RunComment['render'], thread: Thread) {
    this.record = record;
    this.render = render;
    this.thread = thread;
  }

  /** Resolves to why GitHub does not confirm the comment, which may exist all the same. */
  async create(): Promise<GitHubError | undefined> {
    const { comments, signer } = this.thread;
    const body = withRecord(this.textFor(undefined), this.record, signer);
    try {
      this.posted = await comments.create(body);
      return undefined;
    } catch (error) {
      return asGitHubError(error);
    }
  }

  async follow(jobId: string): Promise<void> {
    this.record = { ...this.record, state: 'sent', jobId };
    await this.save(undefined);
  }

  /**
   * Takes over the record of another run, and its time: the thread's job is that of the latest
   * time, and a later request may have started one meanwhile. Resolves to the time since then, in
   * ms.
   */
  async attach(other: AcceptedRecord): Promise<number> {
    const { nonce } = this.record;
    this.record = { ...other, nonce, state: 'sent', isAnswer: false };
    if (other.state === 'sent') await this.save(undefined);
    return this.thread.comments.now() - other.time;
  }

  /** Call it before the job is read: if the run is killed later, the thread has the job's ID. */
  async sent(accepted: Partial<ThreadRecord>, job: StartedJob): Promise<void> {
    const time = wholeSeconds(this.thread.comments.now());
    this.record = { ...this.record, ...accepted, state: 'sent', time };
    const error = await this.save(job);
    if (error) this.thread.warn(jobNotRecorded(error));
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
    const record = state && { ...this.record, state, isAnswer: true, prLink: job?.prLink, status };
    this.answerState = state;

    // An unclear claim keeps its place: a new comment would be younger than the claims of other
    // runs of the request, so the first of those could send. A stopped run has time for one
    // request.
    if (state === 'sending' || thread.signal.aborted) return this.editIntoAnswer(markdown, record);

    const ends = state ? await this.readEndsByOthers() : [];
    const end = ends.find(({ isFormer }) => !isFormer);
    if (end) {
      this.answerState = 'ended';
      return this.answeredBy(end);
    }

    // An end that only the former key confirms is no news, but the next run may not have that key.
    if (isQuiet || ends.length > 0) return this.editIntoAnswer(markdown, record);

    try {
      return this.answeredBy(await createComment(markdown, record, thread));
    } catch (error) {
      return this.editIntoAnswer(markdown, record, asGitHubError(error));
    }
  }

  async clean(): Promise<void> {
    // Without an answer, the progress comment is the only memory of the request. If nothing was
    // sent, it must go all the same: its claim makes a re-run refuse.
    const { comments, signal } = this.thread;
    const isOnlyMemory = this.answerId === undefined && this.answerState !== undefined;
    if (isOnlyMemory || signal.aborted) return;

    const replaced = this.records.filter((record) => this.isReplaced(record));
    const ids = new Set([...replaced, ...(this.posted ? [this.posted] : [])].map(({ id }) => id));
    if (this.answerId !== undefined) ids.delete(this.answerId);
    // If a run that sent nothing cannot remove its claim, the refusal of the next one links it.
    for (const id of ids) await comments.remove(id).catch(ignoreGitHubError);
  }

  /** Resolves to why the comment is as it was. */
  private async save(job: StartedJob | undefined): Promise<GitHubError | undefined> {
    // A stopped run has time for one edit, which is the answer.
    if (this.thread.signal.aborted) return undefined;
    return this.edit(this.textFor(job), this.record).then(() => undefined, asGitHubError);
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

  private async readEndsByOthers(): Promise<PostedRecord[]> {
    const records = await readRecords(this.thread).catch(ignoreGitHubError);
    this.records = records ?? this.records;

    const { requestId, nonce } = this.record;
    return this.records.filter(
      (record) =>
        record.requestId === requestId && record.nonce !== nonce && record.state === 'ended',
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
      if (postError) warn(notPosted(postError));
      return undefined;
    }

    try {
      const url = this.answeredBy(await this.edit(markdown, record));
      if (postError) warn(notNotified(postError));
      return url;
    } catch (error) {
      warn(notPosted(asGitHubError(error)));
      return undefined;
    }
  }

  private answeredBy({ id, url }: PostedComment): string | undefined {
    this.answerId = id;
    return url;
  }

  private isReplaced(record: PostedRecord): boolean {
    const { id, requestId, nonce, isAnswer, state, isFormer } = record;
    // Anybody can copy one of our comments, with its record.
    const { posted } = this;
    const isByUs = posted !== undefined && isByAccount(record, posted);
    if (!isByUs || requestId !== this.record.requestId) return false;

    // Until a comment shows the end, other runs of the request need their progress comments.
    const isOwn = nonce === this.record.nonce;
    if (this.answerState !== 'ended') return !isAnswer && isOwn;

    // If two runs edit their comments at the same time, each may take the other's for progress.
    const { answerId = Number.POSITIVE_INFINITY } = this;
    const isEdited = answerId === posted.id;
    if (isEdited && !isOwn && id > answerId) return false;

    // Other ends and unclear answers stay: they keep other runs of the request from sending. So
    // does what the former key signed: a run that started before cannot read this one's end.
    return !isFormer && (!isAnswer || state === 'sent');
  }
}
