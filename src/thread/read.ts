import type { Clock } from '../clock.ts';
import type { OwnAccount } from '../github/account.ts';
import { allComments } from '../github/all-comments.ts';
import type { ReadingLimits } from '../github/api.ts';
import type { Comment, ThreadComments } from '../github/comments.ts';
import type { GitHubFault } from '../github/faults.ts';
import { readRecord, type SigningKey, type ThreadRecord } from './record.ts';

export type ThreadWarning =
  | { type: 'not-edited' | 'not-posted'; fault: GitHubFault }
  | { type: 'not-removed'; commentId: number; fault: GitHubFault }
  /** The job's id is in no comment: a re-run would refuse instead of attaching to it. */
  | { type: 'job-not-recorded' };

/** The comments of one issue, and who writes there. */
export interface Thread {
  comments: ThreadComments;
  signing: SigningKey;
  account: OwnAccount;
  reader: ThreadReader;
  clock: Clock;
  /** Ends the run: waits reject with its reason, a call under way is completed. */
  signal: AbortSignal;
  warn: (warning: ThreadWarning) => void;
  /** Called once a new comment has the result of a run with a progress comment. */
  onResultPosted: () => void;
}

export function openThread(thread: Omit<Thread, 'reader'>): Thread {
  return { ...thread, reader: new ThreadReader(thread) };
}

/** A comment with a verified record by our own account. */
export interface FoundRecord extends Pick<Comment, 'id' | 'url' | 'updatedAt' | 'author'> {
  record: ThreadRecord;
}

export interface ThreadState {
  /** Ascending by comment id. */
  records: FoundRecord[];
  unusable: { id: number; command: string | undefined }[];
  /** When it was read, in ms since 1970 by GitHub's clock; of several answers the earliest. */
  at: number;
}

/** Clocks of GitHub's servers may differ a little, and a list may lag behind. */
const OVERLAP_MS = 60_000;

class ThreadReader {
  readonly #thread: Omit<Thread, 'reader'>;
  /** Where there are several pages. */
  #cached: Map<number, Comment> | undefined;
  #since: number | undefined;

  constructor(thread: Omit<Thread, 'reader'>) {
    this.#thread = thread;
  }

  /** Rejects with a `GitHubFault`, or with a signal's reason. */
  async read(limits: ReadingLimits = {}): Promise<ThreadState> {
    const { account, signing } = this.#thread;
    const isOwn = await account.matcher();
    const { comments, at } = await this.#comments(limits);
    return { ...recordsIn(comments, signing, isOwn), at };
  }

  /**
   * From now on, reads only changes if the thread has several pages, after a reading that is no older than `time`.
   * Deletions are then not noticed: before relying on a comment, request it.
   */
  readChangesSince(time: number): void {
    // rule: a reading of changes goes back to our own record
    if (this.#cached !== undefined) this.#since ??= time - OVERLAP_MS;
  }

  async #comments(limits: ReadingLimits): Promise<{ comments: Comment[]; at: number }> {
    const { comments } = this.#thread;

    if (this.#cached !== undefined && this.#since !== undefined) {
      const changed = await comments.list(1, this.#since);
      if (changed.lastPage === undefined) {
        for (const comment of changed.comments) this.#cached.set(comment.id, comment);
        return { comments: [...this.#cached.values()], at: comments.now() };
      }
    }

    const all = await allComments(comments, limits);
    if (all.pages > 1) this.#cached = new Map(all.comments.map((comment) => [comment.id, comment]));
    return all;
  }
}

/** The records in comments: those that count, and those that only look like it. */
export function recordsIn(
  comments: Comment[],
  signing: SigningKey,
  isOwn: (comment: Comment) => boolean,
) {
  const records: FoundRecord[] = [];
  const unverified: ThreadState['unusable'] = [];
  const byOthers: Pick<FoundRecord, 'id' | 'record'>[] = [];

  for (const comment of comments.toSorted((a, b) => a.id - b.id)) {
    const { id, body, url, updatedAt, author } = comment;
    const line = readRecord(body, signing);
    const isOurs = isOwn(comment);

    if (line?.record && isOurs) records.push({ id, url, updatedAt, author, record: line.record });
    else if (line?.record) byOthers.push({ id, record: line.record });
    else if (line && isOurs) unverified.push({ id, command: line.command });
  }

  // A run writes with one token, and what became of an answered command is known: another account's record is a copy.
  const runs = new Set(records.map(({ record }) => record.run.nonce));
  const isAnswer = ({ record: { state } }: FoundRecord) =>
    state !== 'sending' && state !== 'unsent';
  const answered = new Set(records.filter(isAnswer).map(({ record }) => record.command));
  const foreign = byOthers.filter(
    ({ record }) => !runs.has(record.run.nonce) && !answered.has(record.command),
  );
  const unusable = [
    ...unverified,
    ...foreign.map(({ id, record }) => ({ id, command: record.command })),
  ];
  return { records, unusable: unusable.toSorted((a, b) => a.id - b.id) };
}
