import { asFault, type Comment, GitHubFault, type ThreadComments } from '../github/comments.ts';
import { readRecord, type Seal, type ThreadRecord } from './record.ts';
import type { Warn } from './warning.ts';

/** A verified record of ours and the comment that holds it. */
export interface Seen {
  commentId: number;
  url: string;
  /** By GitHub's clock, milliseconds since 1970. */
  updatedAt: number;
  record: ThreadRecord;
}

/** The thread as one reading shows it. */
export interface Reading {
  /** Ascending by comment id. */
  seen: Seen[];
  /** Lines of our form by our own account that do not verify. */
  unverified: { commentId: number; command: string | undefined }[];
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

/** An installation's token, `GITHUB_TOKEN` too, writes as a `Bot`; any other as a user (record.md, 'Ours'). */
export function isInstallationToken(token: string): boolean {
  return token.startsWith('ghs_');
}

export interface ReaderDeps {
  comments: ThreadComments;
  seal: Seal;
  /** What `isInstallationToken` says of the token behind `comments`. */
  asBot: boolean;
  warn: Warn;
}

/**
 * Reads the whole thread; rejects with `ThreadUnreadable`. An aborted signal ends it between two pages, with
 * the signal's reason.
 */
export type Read = (signal?: AbortSignal) => Promise<Reading>;

const READINGS_AT_MOST = 5;
/** 50,000 comments: twenty times what GitHub lets a conversation hold. A list beyond that is broken. */
const PAGES_AT_MOST = 500;

/**
 * Reads as often as it is called; warns of each line that does not verify once. `GET /user` is asked once at most, and its failure is final: without it nobody can say which records are
 * ours (record.md, 'Ours').
 */
export function readerOf(deps: ReaderDeps): Read {
  let account: Promise<number> | undefined;
  const warnedOf = new Set<number>();

  const isOurs = async (): Promise<(comment: Comment) => boolean> => {
    if (deps.asBot) return (comment) => comment.author?.type === 'Bot';
    account ??= deps.comments.whoAmI().then((answer) => answer.data.id);
    const id = await account;
    return (comment) => comment.author?.id === id;
  };

  return async (signal) => {
    try {
      const ours = await isOurs();
      const { comments, at } = await stableComments(deps.comments, signal);
      const reading = toReading(comments.filter(ours), deps.seal, at);
      const fresh = reading.unverified.map((each) => each.commentId).filter((id) => !warnedOf.has(id));
      for (const id of fresh) warnedOf.add(id);
      if (fresh.length > 0) deps.warn({ type: 'unverified', commentIds: fresh });
      return reading;
    } catch (error) {
      throw new ThreadUnreadable(asFault(error));
    }
  };
}

interface Pages {
  comments: Comment[];
  pages: number;
  at: number;
}

/**
 * record.md, Before sending, 2: several pages are read until two readings hold the same comments, five times
 * at most, then the union counts. A comment removed between two pages hides another.
 */
async function stableComments(comments: ThreadComments, signal?: AbortSignal): Promise<Omit<Pages, 'pages'>> {
  const all = new Map<number, Comment>();
  let last: Pages | undefined;
  for (let count = 1; count <= READINGS_AT_MOST; count += 1) {
    const next = await allPages(comments, signal);
    if (next.pages === 1 && last === undefined) return next;
    if (last !== undefined && sameComments(last.comments, next.comments)) return next;
    for (const comment of next.comments) all.set(comment.id, comment);
    last = next;
  }
  return { comments: [...all.values()], at: last?.at ?? 0 };
}

async function allPages(calls: ThreadComments, signal?: AbortSignal): Promise<Pages> {
  const comments = new Map<number, Comment>();
  let at = Number.POSITIVE_INFINITY;
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const { data, date } = await calls.list(page);
    for (const comment of data.comments) comments.set(comment.id, comment);
    at = Math.min(at, date);
    if (page === PAGES_AT_MOST && data.more) throw new GitHubFault('the list has no end', { status: 'lost' });
    if (!data.more) return { comments: [...comments.values()], pages: page, at };
  }
}

function sameComments(one: Comment[], other: Comment[]): boolean {
  const ids = new Set(one.map((comment) => comment.id));
  return ids.size === other.length && other.every((comment) => ids.has(comment.id));
}

function toReading(ours: Comment[], seal: Seal, at: number): Reading {
  const reading: Reading = { seen: [], unverified: [], at };
  for (const { id: commentId, body, url, updatedAt } of ours.toSorted((a, b) => a.id - b.id)) {
    const found = readRecord(body, seal);
    if (found.type === 'record') reading.seen.push({ commentId, url, updatedAt, record: found.record });
    if (found.type === 'unverified') reading.unverified.push({ commentId, command: found.command });
  }
  return reading;
}
