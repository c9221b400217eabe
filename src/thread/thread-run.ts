import type { Comment } from '../github/comments.ts';
import {
  asGitHubError,
  type GitHubError,
  ignoreGitHubError,
  isGone,
  isPermanent,
} from '../github/github-error.ts';
import type { Issue } from '../github/issues.ts';
import { type Decision, type DecisionFacts, decide, type Target } from './decide.ts';
import {
  hasUnverified,
  newRecord,
  type PostedRecord,
  recordsIn,
  type ThreadRecord,
  wholeSeconds,
  withRecord,
} from './record.ts';
import {
  createComment,
  LIST_PAUSES,
  pause,
  readRecords,
  removeComment,
  type Thread,
} from './thread.ts';
import { JOB_NOT_RECORDED, notEdited, notPosted } from './warnings.ts';

interface ThreadCommand {
  /** The comment's ID; in runs without one: workflow run, job, step, and a hash of the instruction. */
  id: string;
  target: Target;
  nonce: string;
  /** When the run must stop waiting, by `clock.now()`. */
  deadline: number;
  /** False: if GitHub rejects comments, the run may continue without the thread. */
  isRequired: boolean;
}

/** `no-thread`: GitHub rejects comments, and nothing in the thread forbids to send. */
export type FinalDecision =
  | Exclude<Decision, { type: 'wait' }>
  | { type: 'no-thread'; githubError: GitHubError };

export type AcceptedRequest = Pick<
  ThreadRecord,
  'kind' | 'jobId' | 'before' | 'reviewsReadAt' | 'head'
>;

/** `state`: undefined if nothing was sent, `sending` if that is unclear. */
export interface Answer extends Pick<ThreadRecord, 'prLink' | 'status'> {
  state: ThreadRecord['state'] | undefined;
  body: string;
}

const ASK_EVERY_MS = 3_000;

/**
 * One run of a command, as its comments show it: `begin` (or `follow`), `sent` after the POST, `show` at any time, then
 * `post` and `clean`. An aborted signal makes `begin` reject with its reason; the others never reject.
 */
export class ThreadRun {
  records: readonly PostedRecord[] = [];
  /** The issue as it was read before the last list of its comments. Undefined if the run has not read it. */
  issue: Issue | undefined;
  readonly record: ThreadRecord;
  /** The ID of the account that writes the comments; 0 until GitHub has confirmed one. */
  account = 0;
  private readonly command: ThreadCommand;
  private readonly thread: Thread;
  private body = '';
  /** The comment of this run, once GitHub has confirmed it. */
  private id: number | undefined;
  private hasUnverified = false;
  /** An older record of this command that was `sending`. */
  private olderClaim: PostedRecord | undefined;
  /** The comment that answers the command; it may be another run's. */
  private answerId: number | undefined;
  private nothingSent = false;
  /** The thread has the end of the command's job. */
  private hasEnd = false;

  constructor(command: ThreadCommand, thread: Thread) {
    this.command = command;
    this.thread = thread;
    this.record = newRecord(command.id, command.nonce, thread.comments.now());
  }

  /** Says `sending` in a comment, then reads what other runs say until it is clear what this one may do. */
  async begin(body: string): Promise<FinalDecision> {
    const { signal } = this.thread;
    const githubError = await this.claim(body);
    signal.throwIfAborted();

    try {
      if (githubError && isPermanent(githubError)) return await this.withoutRecord(githubError);

      const isListed = await this.firstReading(githubError);
      if (!isListed) return { type: 'refuse', because: 'thread-unreadable', githubError };
      return await this.decideWithOthers();
    } catch (error) {
      signal.throwIfAborted();
      return { type: 'refuse', because: 'thread-unreadable', githubError: asGitHubError(error) };
    }
  }

  /** Instead of `begin`, in a run that sends nothing and only follows a job. */
  async follow(jobId: string, body: string): Promise<void> {
    Object.assign(this.record, { state: 'sent', jobId });
    await this.show(body);
  }

  /**
   * Another run of this command sent the request: this one has the same job, since the same time. Returns the time since the
   * service answered, in ms.
   */
  async attach(other: PostedRecord): Promise<number> {
    const { kind, jobId, time, reviewsReadAt, head, before, prLink } = other;
    Object.assign(this.record, { kind, jobId, time, reviewsReadAt, head, before, prLink });

    // If the thread has the end already, the comment of this run is about to go.
    if (other.state === 'sent') {
      this.record.state = 'sent';
      await this.save(this.body);
    }
    return Math.max(0, this.thread.comments.now() - time);
  }

  /** Records an accepted request; call it before the first poll. */
  async sent(accepted: AcceptedRequest, body: string): Promise<void> {
    const time = wholeSeconds(this.thread.comments.now());
    Object.assign(this.record, accepted, { state: 'sent', time });
    const isSaved = await this.save(body);
    if (!isSaved) this.thread.warn(JOB_NOT_RECORDED);
  }

  async show(body: string): Promise<void> {
    if (body !== this.body) await this.save(body);
  }

  /** Answers the command. Returns the answer's URL; '' if it could not be posted. Call `clean` afterwards. */
  async post({ state, body, ...end }: Answer): Promise<string> {
    const { signal } = this.thread;
    const record = state && { ...this.record, ...end, state, isAnswer: true };
    this.nothingSent = record === undefined;
    // What is unclear stays where it is: the oldest comment of the command must not go.
    if (signal.aborted || state === 'sending') return this.turnIntoAnswer(body, record);

    const other = state && (await this.endByOthers());
    this.hasEnd = state === 'ended' || other !== undefined;
    if (other !== undefined) {
      this.answerId = other.id;
      return other.url;
    }

    try {
      const { id, url } = await this.create(body, record);
      this.answerId = id;
      return url;
    } catch (error) {
      const githubError = asGitHubError(error);
      if (this.id === undefined) this.thread.warn(notPosted(githubError));
      return this.turnIntoAnswer(body, record);
    }
  }

  /** Removes the comments that the answer replaces. */
  async clean(): Promise<void> {
    // Without an answer, the progress comment is the only memory of a request.
    const isOnlyMemory = this.answerId === undefined && !this.nothingSent;
    if (isOnlyMemory || this.thread.signal.aborted) return;

    const replaced = this.records.filter(
      (record) => record.author?.id === this.account && this.isReplaced(record),
    );
    const ids = new Set([this.id, ...replaced.map(({ id }) => id)]);
    ids.delete(this.answerId);
    for (const id of ids) if (id !== undefined) await removeComment(id, this.thread);
  }

  /** Before the end is known, only the progress of this run is. */
  private isReplaced({ command, nonce, isAnswer, state }: PostedRecord): boolean {
    if (command !== this.record.command) return false;
    if (!this.hasEnd) return !isAnswer && nonce === this.record.nonce;

    // An answer that is `sent` says that the job goes on, such as 'Job started'.
    return !isAnswer || state === 'sent';
  }

  /** Writes the first comment. Even if GitHub does not confirm it, it may be there. */
  private async claim(body: string): Promise<GitHubError | undefined> {
    this.body = body;
    const { comments, sign } = this.thread;
    const text = withRecord(body, this.record, sign);
    return comments.create(text).then((comment) => this.remember(comment), asGitHubError);
  }

  /** Returns whether GitHub lists our own record. `githubError`: of writing it. */
  private async firstReading(githubError: GitHubError | undefined): Promise<boolean> {
    if (await this.readUntilComplete()) return true;

    const isConfirmed = githubError === undefined;
    if (isConfirmed) return false;
    await this.claim(this.body);
    return this.readUntilComplete();
  }

  /**
   * A list may lack what was written before: it is read until it shows our own record, and up to it as many comments as the
   * issue has. What any of the lists showed counts. Returns whether our own record is there.
   */
  private async readUntilComplete(): Promise<boolean> {
    const { comments, sign } = this.thread;

    for (const pauseMs of LIST_PAUSES) {
      await this.pause(pauseMs);
      // Asked before each list: a comment that is deleted in between makes the list too short, not the number too low.
      this.issue = await comments.readIssue();
      const list = await comments.list(this.thread);
      const listed = recordsIn(list, sign);

      this.records = [...this.records, ...listed];
      this.hasUnverified ||= hasUnverified(list, sign);
      if (this.findOwn(listed) && this.isComplete(list, this.issue.commentCount)) return true;
    }
    return this.findOwn(this.records);
  }

  /** Whether a list is complete up to our own comment: newer ones must not make up for an older one that it lacks. */
  private isComplete(list: readonly Comment[], count: number): boolean {
    const { id: own = 0 } = this;
    return list.filter(({ id }) => id <= own).length >= count;
  }

  /** If our record was written twice, the newer comment counts: more of the others are older. */
  private findOwn(records: readonly PostedRecord[]): boolean {
    const own = records.filter(({ nonce }) => nonce === this.record.nonce);
    const newest = own.toSorted((a, b) => a.id - b.id).at(-1);
    if (newest) this.remember(newest);
    return newest !== undefined;
  }

  private remember({ id, author }: Pick<Comment, 'id' | 'author'>): undefined {
    this.id = id;
    this.account = author?.id ?? 0;
  }

  private async decideWithOthers(): Promise<FinalDecision> {
    const { clock } = this.thread;
    const { deadline } = this.command;

    for (;;) {
      const decision = decide(this.question());
      if (decision.type !== 'wait') return decision;

      this.olderClaim = decision.claim ?? this.olderClaim;
      await this.pause(Math.min(ASK_EVERY_MS, deadline - clock.now()));
      this.records = await readRecords(this.thread);
    }
  }

  private question(): DecisionFacts {
    const { clock, comments } = this.thread;
    const { id: command, nonce, target, deadline } = this.command;
    return {
      command,
      nonce,
      target,
      own: this.id ?? Number.POSITIVE_INFINITY,
      records: this.records,
      hasUnverified: this.hasUnverified,
      claim: this.olderClaim,
      now: comments.now(),
      isPastDeadline: clock.now() >= deadline,
    };
  }

  /** GitHub rejects the first comment. An earlier run may have written there all the same. */
  private async withoutRecord(githubError: GitHubError): Promise<FinalDecision> {
    if (this.command.isRequired) return { type: 'refuse', because: 'record-refused', githubError };

    try {
      this.records = await readRecords(this.thread);
    } catch (error) {
      if (isPermanent(asGitHubError(error))) return { type: 'no-thread', githubError };
      throw error;
    }

    const decision = decide({ ...this.question(), isPastDeadline: true });
    const concernsCommand =
      decision.type === 'attach' ||
      (decision.type === 'refuse' && decision.because === 'this-command');
    return concernsCommand ? decision : { type: 'no-thread', githubError };
  }

  private async endByOthers(): Promise<PostedRecord | undefined> {
    this.records = (await readRecords(this.thread).catch(ignoreGitHubError)) ?? this.records;
    const { command, nonce } = this.record;
    return this.records.find(
      (record) => record.command === command && record.nonce !== nonce && record.state === 'ended',
    );
  }

  /** Writes `record` into the progress comment. Returns whether a comment has it. */
  private async save(body: string): Promise<boolean> {
    this.body = body;
    // A stopped run has time for one edit, which is its answer.
    if (this.thread.signal.aborted) return true;

    try {
      await this.write(body, this.record);
      return true;
    } catch (error) {
      this.thread.warn(notEdited(asGitHubError(error)));
      return false;
    }
  }

  private async turnIntoAnswer(body: string, record: ThreadRecord | undefined): Promise<string> {
    if (this.id === undefined) return '';

    try {
      const { url } = await this.write(body, record);
      this.answerId = this.id;
      return url;
    } catch (error) {
      this.thread.warn(notPosted(asGitHubError(error)));
      return '';
    }
  }

  /** Edits the comment of this run, or writes a new one if there is none any more. Rejects with a GitHubFault. */
  private async write(body: string, record: ThreadRecord | undefined): Promise<{ url: string }> {
    const { comments, sign } = this.thread;
    if (this.id !== undefined) {
      try {
        return await comments.update(this.id, withRecord(body, record, sign));
      } catch (error) {
        if (!isGone(asGitHubError(error))) throw error;
      }
    }

    const created = await this.create(body, record);
    this.remember(created);
    return created;
  }

  private create(body: string, record: ThreadRecord | undefined) {
    const { comments, sign } = this.thread;
    return record
      ? createComment(body, record, this.thread)
      : comments.create(withRecord(body, undefined, sign));
  }

  private async pause(ms: number): Promise<void> {
    await pause(ms, this.thread);
    this.thread.signal.throwIfAborted();
  }
}

/** Posts the record of a job in the thread of its pull request, unless one is there. Rejects with a GitHubFault. */
export async function announce(
  body: string,
  record: ThreadRecord,
  thread: Thread,
): Promise<{ url: string }> {
  const records = await readRecords(thread);
  const existing = records.find(({ jobId }) => jobId === record.jobId);
  return existing ?? createComment(body, record, thread);
}
