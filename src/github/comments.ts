/** A comment of an issue or pull request, as far as runs care about it. */
export interface Comment {
  id: number;
  /** Null where GitHub names no author any more. `type` is GitHub's: `User`, `Bot`, … */
  author: { id: number; type: string } | null;
  /** Markdown, empty where there is none. */
  body: string;
  /** `updated_at` in milliseconds since 1970. */
  updatedAt: number;
  /** `html_url`. */
  url: string;
}

/** What a call gave, and the answer's `Date` header in milliseconds since 1970: GitHub's clock, not ours. */
export interface Dated<T> {
  data: T;
  date: number;
}

/**
 * GitHub's comments of one issue, one method a call. Every method rejects with a `GitHubFault`, has its own
 * time limit, and is sent once: a write that is repeated by itself can make four comments of one
 * (trust.md, Traps, 2).
 */
export interface ThreadComments {
  /** Comments in ascending order of id. `page` counts from 1; `more`: there is a next page. */
  list(page: number): Promise<Dated<{ comments: Comment[]; more: boolean }>>;
  get(id: number): Promise<Dated<Comment>>;
  create(body: string): Promise<Dated<Comment>>;
  update(id: number, body: string): Promise<Dated<Comment>>;
  remove(id: number): Promise<Dated<null>>;
  /** `GET /user`: the account behind the token. */
  whoAmI(): Promise<Dated<{ id: number }>>;
}

/** A call to GitHub that gave no result. */
export class GitHubFault extends Error {
  override name = 'GitHubFault';
  /** The HTTP status; `lost` where no readable answer came, so that a write may have happened. */
  readonly status: number | 'lost';
  /** The primary or secondary rate limit: a 429, or the 403 that stands for one. */
  readonly rateLimited: boolean;

  constructor(message: string, about: { status: number | 'lost'; rateLimited?: boolean; cause?: unknown }) {
    super(message, { cause: about.cause });
    this.status = about.status;
    this.rateLimited = about.rateLimited ?? about.status === 429;
  }
}

/** The error as a `GitHubFault`; anything else (a bug, an abort) is thrown on. */
export function asFault(error: unknown): GitHubFault {
  if (error instanceof GitHubFault) return error;
  throw error;
}

/** The comment (or its issue) does not exist any more. */
export function isGone(fault: GitHubFault): boolean {
  return fault.status === 404 || fault.status === 410;
}

/** Asking again changes nothing: 404, 410, 422, a 403 that is no rate limit (record.md, Before sending, 3). */
export function isRefusedForGood(fault: GitHubFault): boolean {
  return isGone(fault) || fault.status === 422 || (fault.status === 403 && !fault.rateLimited);
}

/** The write may have happened although it was not confirmed. */
export function mayHaveHappened(fault: GitHubFault): boolean {
  return fault.status === 'lost' || fault.status === 408 || fault.status >= 500;
}
