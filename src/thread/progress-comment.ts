import type { Comment } from '../github/comments.ts';
import { asGitHubError, type GitHubError, isGone } from '../github/github-error.ts';
import { type ThreadRecord, withRecord } from './record.ts';
import { createComment, type Thread } from './thread.ts';
import { notEdited } from './warnings.ts';

/** The comment that shows the progress of one run, and holds its record. */
export class ProgressComment {
  private readonly thread: Thread;
  /** The text that was last written, without the record. */
  private markdown = '';
  /** GitHub has confirmed that the comment contains the ID of the job. */
  hasJob = false;
  /** The comment, once GitHub has confirmed or listed it. */
  private posted: Pick<Comment, 'id' | 'author'> | undefined;

  constructor(thread: Thread) {
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
   * Writes the comment for the first time, with the claim of the run. Returns the error if GitHub does not confirm it. The
   * comment may exist all the same, but it is not looked for here, because the run reads the thread next anyway.
   */
  async claim(markdown: string, record: ThreadRecord): Promise<GitHubError | undefined> {
    const { comments, sign } = this.thread;
    this.markdown = markdown;
    try {
      this.posted = await comments.create(withRecord(markdown, record, sign));
      return undefined;
    } catch (error) {
      return asGitHubError(error);
    }
  }

  /** Takes a comment from a list as that of this run. */
  identify(comment: Pick<Comment, 'id' | 'author'>): void {
    this.posted = comment;
  }

  /** Shows another text, if it is another one. */
  async show(markdown: string, record: ThreadRecord): Promise<void> {
    if (markdown !== this.markdown) await this.save(markdown, record);
  }

  /** Writes the record into the comment, and leaves the text as it is. */
  async saveRecord(record: ThreadRecord): Promise<void> {
    await this.save(this.markdown, record);
  }

  /**
   * Writes text and record into the comment. Returns false, after a warning, if that fails. In a stopped run, it writes nothing
   * and returns true.
   */
  async save(markdown: string, record: ThreadRecord): Promise<boolean> {
    this.markdown = markdown;
    // A stopped run is killed within seconds. That is enough for one edit, and this one must turn the comment into the answer.
    if (this.thread.signal.aborted) return true;

    try {
      await this.write(markdown, record);
      this.hasJob = record.jobId !== undefined;
      return true;
    } catch (error) {
      this.thread.warn(notEdited(asGitHubError(error)));
      return false;
    }
  }

  /**
   * Edits the comment. If it is gone, because a person or another run of the command removed it, it is written anew: without
   * it, no run may know of the request.
   * Rejects with a GitHubError.
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
}
