import type { Comment } from '../github/comments.ts';
import { asGitHubError, type GitHubError, isGone } from '../github/github-error.ts';
import type { StartedJob } from '../service/schema.ts';
import { type ThreadRecord, withRecord } from './record.ts';
import { createComment, type Thread } from './thread.ts';
import { notEdited } from './warnings.ts';

/** What the comment shows. Times are in ms since 1970, by GitHub's clock. */
export interface ShownProgress {
  /** Undefined before the service has accepted the request, and before the job was read. */
  job: StartedJob | undefined;
  /** When the service accepted the request. A run that only follows a job does not know it. */
  acceptedAt: number | undefined;
  now: number;
}

export type RenderProgress = (progress: ShownProgress) => string;

const MINUTE_MS = 60_000;
/** How long after the request the comment is edited if nothing but the time has changed, in minutes. */
const EDITS = [2, 5, 10, 15, 20, 30, 45];
/** The pause between later edits, in minutes. */
const LATER_EDITS = 30;

/** The comment that shows the progress of one run, and holds its record. */
export class ProgressComment {
  /** What this run has to record until its answer. The comment may lag behind. */
  record: ThreadRecord;
  private readonly render: RenderProgress;
  private readonly thread: Thread;
  /** GitHub has confirmed that the comment contains the ID of the job. */
  hasJob = false;
  /** The text that was last written, without the record, and when. */
  private written = { markdown: '', at: 0 };
  /** The comment, once GitHub has confirmed or listed it. */
  private posted: Pick<Comment, 'id' | 'author'> | undefined;
  private hasWarned = false;

  constructor(record: ThreadRecord, render: RenderProgress, thread: Thread) {
    this.record = record;
    this.render = render;
    this.thread = thread;
  }

  get id(): number | undefined {
    return this.posted?.id;
  }

  /** The ID of the account that writes the comments of this run. Undefined until GitHub has named it. */
  get account(): number | undefined {
    return this.posted?.author?.id;
  }

  /**
   * Writes the comment for the first time, with the claim of the run. If GitHub does not confirm it, the comment may exist all
   * the same. It is not looked for here, because the run reads the thread next anyway.
   */
  async claim(): Promise<GitHubError | undefined> {
    const { comments, sign } = this.thread;
    const markdown = this.textFor(undefined);
    try {
      this.posted = await comments.create(withRecord(markdown, this.record, sign));
      return undefined;
    } catch (error) {
      return asGitHubError(error);
    }
  }

  /** Takes a comment from a list as that of this run. */
  identify(comment: Pick<Comment, 'id' | 'author'>): void {
    this.posted = comment;
  }

  /** Shows the job, if people learn something from it, or if the time in the comment is old. */
  async show(job: StartedJob): Promise<void> {
    const { markdown, at } = this.written;
    const isKnown = this.textAt(at, job) === markdown;
    const isRecent = this.thread.comments.now() < nextEditAt(this.record.time, at);
    if (!isKnown || !isRecent) await this.saveWith(job);
  }

  /** Writes the record, and the job as it is now. */
  saveWith(job: StartedJob | undefined): Promise<boolean> {
    return this.save(this.textFor(job));
  }

  /**
   * Writes the record, and leaves the text as it is, or as `markdown` says. If that fails, it warns once, and resolves to
   * false. In a stopped run, it writes nothing.
   */
  async save(markdown = this.written.markdown): Promise<boolean> {
    // A stopped run is killed within seconds. That is enough for one edit, and this one must turn the comment into the answer.
    if (this.thread.signal.aborted) return true;

    try {
      await this.write(markdown, this.record);
      this.hasJob = this.record.jobId !== undefined;
      return true;
    } catch (error) {
      if (!this.hasWarned) this.thread.warn(notEdited(asGitHubError(error)));
      this.hasWarned = true;
      return false;
    }
  }

  /**
   * Edits the comment. If it is gone, because a person or another run of the command removed it, it is written anew: without
   * it, no run may know of the request.
   */
  async write(
    markdown: string,
    record: ThreadRecord | undefined,
  ): Promise<Pick<Comment, 'id' | 'url'>> {
    const { comments, sign } = this.thread;
    if (this.id !== undefined) {
      try {
        return await comments.update(this.id, withRecord(markdown, record, sign));
      } catch (error) {
        if (!isGone(asGitHubError(error))) throw error;
      }
    }

    const created = await createComment(markdown, record, this.thread);
    this.posted = created;
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
}

/** All times are in ms since 1970. */
function nextEditAt(startedAt: number, lastEditAt: number): number {
  const minutes = (lastEditAt - startedAt) / MINUTE_MS;
  const last = EDITS.at(-1) ?? 0;
  const laterEdits = Math.floor((minutes - last) / LATER_EDITS) + 1;
  const next = EDITS.find((each) => each > minutes) ?? last + laterEdits * LATER_EDITS;
  return startedAt + next * MINUTE_MS;
}
