import { allComments, type Comment, type ReadingLimits, type ThreadComments } from '../github/comments.ts';
import { asFault, type GitHubFault } from '../github/faults.ts';
import { readRecord, type SigningKey, type ThreadRecord } from './record.ts';

/** Problems that do not change the run's outcome. */
export type ThreadWarning =
  /** The progress comment could not be edited. */
  | { type: 'not-edited'; fault: GitHubFault }
  /** The job's id is in no comment: a re-run would refuse instead of attaching to it. */
  | { type: 'job-not-recorded' }
  /** The result is in no comment. */
  | { type: 'not-posted'; fault: GitHubFault }
  /** A comment that the result replaces is still there. */
  | { type: 'not-removed'; commentId: number; fault: GitHubFault }
  /** Records that were not used: they do not verify, or another account wrote them. */
  | { type: 'unverified' | 'other-account'; commentIds: number[] };

export interface ReaderOptions {
  comments: ThreadComments;
  signing: SigningKey;
  /** Which comments are by the account behind the token; see `ownAccount`. */
  account: () => Promise<(comment: Comment) => boolean>;
  warn: (warning: ThreadWarning) => void;
}

/** A verified record by our own account, and its comment. */
export interface FoundRecord {
  commentId: number;
  url: string;
  /** By GitHub's clock, milliseconds since 1970. */
  updatedAt: number;
  record: ThreadRecord;
}

/** A record that is not used: it does not verify, or it does and another account wrote it. */
export interface UnusableRecord {
  commentId: number;
  /** The command that it names, where that can be read. */
  command: string | undefined;
  why: 'unverified' | 'other-account';
}

/** A snapshot of the thread. */
export interface ThreadState {
  /** Ascending by comment id. */
  records: FoundRecord[];
  unusable: UnusableRecord[];
  /** GitHub's time of the reading, milliseconds since 1970; of several answers the earliest. */
  at: number;
}

/** The thread cannot be read to its end, or it cannot be known which comments are ours. */
export class ThreadUnreadable extends Error {
  override name = 'ThreadUnreadable';
  readonly fault: GitHubFault;

  constructor(fault: GitHubFault) {
    super('The comments of the thread cannot be read.', { cause: fault });
    this.fault = fault;
  }
}

/** For `catch`: an unreadable thread is one without a state; anything else is thrown on. */
export function unreadable(error: unknown): undefined {
  if (error instanceof ThreadUnreadable) return undefined;
  throw error;
}

/**
 * Which comments are by the token's account. An installation's token (`GITHUB_TOKEN` too) writes as a `Bot`; for any
 * other, `GET /user` is sent at most once, however many threads are read, and its failure is final: without it, our
 * records cannot be identified.
 */
export function ownAccount(
  token: string,
  comments: Pick<ThreadComments, 'whoAmI'>,
): ReaderOptions['account'] {
  if (token.startsWith('ghs_')) return async () => (comment) => comment.author?.type === 'Bot';
  let account: Promise<number> | undefined;
  return async () => {
    account ??= comments.whoAmI();
    const id = await account;
    return (comment) => comment.author?.id === id;
  };
}

/** Clocks of GitHub's servers may differ a little, and a list may lag behind. */
const OVERLAP_MS = 60_000;

/** Reads one thread, any number of times. */
export class ThreadReader {
  readonly #options: ReaderOptions;
  readonly #warnedOf = new Set<number>();
  /** Where the last whole reading took several pages: its comments, and what later readings have changed. */
  #known: Map<number, Comment> | undefined;
  #since: number | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** Rejects with `ThreadUnreadable`, or with a signal's reason before the next page. */
  async read(limits: ReadingLimits = {}): Promise<ThreadState> {
    try {
      const isOwn = await this.#options.account();
      const { comments, at } = await this.#comments(limits);
      const found = recordsIn(comments, this.#options.signing, isOwn);
      this.#warnOf(found.unusable);
      return { ...found, at };
    } catch (error) {
      throw new ThreadUnreadable(asFault(error));
    }
  }

  /**
   * From now on, reads only changes if the thread has several pages. Call it after a reading that is known to be no older
   * than `time`. Later deletions are not noticed: before relying on a comment, request it.
   */
  readChangesSince(time: number): void {
    if (this.#known !== undefined) this.#since ??= time - OVERLAP_MS;
  }

  /** The next reading shows the whole thread again: a comment seems to have been removed. */
  readAllAgain(): void {
    this.#known = undefined;
    this.#since = undefined;
  }

  async #comments(limits: ReadingLimits): Promise<{ comments: Comment[]; at: number }> {
    const { comments } = this.#options;
    if (this.#known !== undefined && this.#since !== undefined) {
      limits.signal?.throwIfAborted();
      const changed = await comments.list(1, this.#since);
      if (changed.lastPage === undefined) {
        for (const comment of changed.comments) this.#known.set(comment.id, comment);
        return { comments: [...this.#known.values()], at: comments.now() };
      }
    }
    const all = await allComments(comments, limits);
    if (all.pages > 1) this.#known = new Map(all.comments.map((comment) => [comment.id, comment]));
    return all;
  }

  #warnOf(unusable: UnusableRecord[]): void {
    const fresh = unusable.filter(({ commentId }) => !this.#warnedOf.has(commentId));
    for (const { commentId } of fresh) this.#warnedOf.add(commentId);
    for (const [type, all] of Map.groupBy(fresh, ({ why }) => why)) {
      this.#options.warn({ type, commentIds: all.map(({ commentId }) => commentId) });
    }
  }
}

/** The records of one thread in some of its comments. */
export function recordsIn(
  comments: Comment[],
  signing: SigningKey,
  isOwn: (comment: Comment) => boolean,
): Omit<ThreadState, 'at'> {
  const records: FoundRecord[] = [];
  const unusable: UnusableRecord[] = [];
  const byOthers: { commentId: number; record: ThreadRecord }[] = [];
  for (const comment of comments.toSorted((a, b) => a.id - b.id)) {
    const { id: commentId, body, url, updatedAt } = comment;
    const found = readRecord(body, signing);
    if (found.type === 'record') {
      const { record } = found;
      if (isOwn(comment)) records.push({ commentId, url, updatedAt, record });
      else byOthers.push({ commentId, record });
    } else if (found.type === 'unverified' && isOwn(comment)) {
      unusable.push({ commentId, command: found.command, why: 'unverified' });
    }
  }
  // A run writes with one token, so if our account has the same run's record, another account's is a copy.
  const ours = new Set(records.map(({ record }) => record.run.nonce));
  for (const { commentId, record } of byOthers) {
    if (ours.has(record.run.nonce)) continue;
    unusable.push({ commentId, command: record.command, why: 'other-account' });
  }
  return { records, unusable };
}
