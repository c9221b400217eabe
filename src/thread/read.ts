import { allComments, type ReadingLimits } from '../github/all-comments.ts';
import { asFault, type Comment, type GitHubFault, type ThreadComments } from '../github/comments.ts';
import type { ThreadOptions } from './deps.ts';
import { readRecord, type ThreadRecord } from './record.ts';

/** A verified record by our own account, and the comment that holds it. */
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

/** The thread as one reading shows it. */
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

/** An installation's token, `GITHUB_TOKEN` too, writes as a `Bot`; any other as a user. */
export function isInstallationToken(token: string): boolean {
  return token.startsWith('ghs_');
}

/**
 * Tells the comments of the token's account from all others. `GET /user` is asked at most once, however many threads
 * are read, and its failure is final: without it nobody can say which records are ours.
 */
export function ownAccount(
  token: string,
  comments: Pick<ThreadComments, 'whoAmI'>,
): ThreadOptions['account'] {
  if (isInstallationToken(token)) return async () => (comment) => comment.author?.type === 'Bot';
  let account: Promise<number> | undefined;
  return async () => {
    account ??= comments.whoAmI().then(({ data }) => data.id);
    const id = await account;
    return (comment) => comment.author?.id === id;
  };
}

/** Clocks of GitHub's servers may differ a little, and a list may lag behind. */
const OVERLAP_MS = 60_000;

/** Reads one thread as often as it is asked to. */
export class ThreadReader {
  readonly #deps: Pick<ThreadOptions, 'comments' | 'signing' | 'account' | 'warn'>;
  readonly #warnedOf = new Set<number>();
  /** Where the last whole reading took several pages: its comments, and what later readings have changed. */
  #known: Map<number, Comment> | undefined;
  #since: number | undefined;

  constructor(deps: Pick<ThreadOptions, 'comments' | 'signing' | 'account' | 'warn'>) {
    this.#deps = deps;
  }

  /** Rejects with `ThreadUnreadable`, or with a signal's reason before the next page. */
  async read(limits: ReadingLimits = {}): Promise<ThreadState> {
    try {
      const isOwn = await this.#deps.account();
      const { comments, at } = await this.#comments(limits);
      const state = this.#stateOf(comments, isOwn, at);
      this.#warnOf(state.unusable);
      return state;
    } catch (error) {
      throw new ThreadUnreadable(asFault(error));
    }
  }

  /**
   * From now on only changes are asked for where the thread has several pages. For a reading that is known to be no
   * older than `time`. Comments that are removed later are not noticed: whoever leaves something out for the sake of a
   * comment must ask for that comment first.
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
    const { comments } = this.#deps;
    if (this.#known !== undefined && this.#since !== undefined) {
      limits.signal?.throwIfAborted();
      const { data, date } = await comments.list(1, this.#since);
      if (data.lastPage === undefined) {
        for (const comment of data.comments) this.#known.set(comment.id, comment);
        return { comments: [...this.#known.values()], at: date };
      }
    }
    const all = await allComments((page) => comments.list(page), limits);
    if (all.pages > 1) this.#known = new Map(all.comments.map((comment) => [comment.id, comment]));
    return all;
  }

  #stateOf(all: Comment[], isOwn: (comment: Comment) => boolean, at: number): ThreadState {
    const state: ThreadState = { records: [], unusable: [], at };
    const byOthers: (FoundRecord & { why: 'other-account' })[] = [];
    for (const comment of all.toSorted((a, b) => a.id - b.id)) {
      const { id: commentId, body, url, updatedAt } = comment;
      const found = readRecord(body, this.#deps.signing);
      if (found.type === 'record') {
        const { record } = found;
        if (isOwn(comment)) state.records.push({ commentId, url, updatedAt, record });
        else byOthers.push({ commentId, url, updatedAt, record, why: 'other-account' });
      } else if (found.type === 'unverified' && isOwn(comment)) {
        state.unusable.push({ commentId, command: found.command, why: 'unverified' });
      }
    }
    // A run writes with one token: what stands here by our account and by another is a copy that somebody pasted.
    const ours = new Set(state.records.map(({ record }) => record.run.nonce));
    for (const { commentId, record, why } of byOthers) {
      if (!ours.has(record.run.nonce)) state.unusable.push({ commentId, command: record.command, why });
    }
    return state;
  }

  #warnOf(unusable: UnusableRecord[]): void {
    const fresh = unusable.filter(({ commentId }) => !this.#warnedOf.has(commentId));
    for (const { commentId } of fresh) this.#warnedOf.add(commentId);
    for (const [type, all] of Map.groupBy(fresh, ({ why }) => why)) {
      this.#deps.warn({ type, commentIds: all.map(({ commentId }) => commentId) });
    }
  }
}
