// What the world consists of. Times are milliseconds since 1970, whole seconds, as GitHub keeps them.
// Everything may be changed in place.

export type Account = { id: number; login: string; type: 'User' | 'Bot' };

export type Role = 'none' | 'read' | 'write' | 'admin';

export type Token = { login: string; isReadOnly: boolean };

export type Repository = {
  id: number;
  owner: Account;
  name: string;
  visibility?: 'public' | 'internal' | 'private';
  head?: string;
  roles: Map<Account, Role>;
  issues: Issue[];
  /** What GitHub says of two revisions; those of pull requests are known. */
  comparisons: Comparison[];
};

export type Issue = {
  id: number;
  repository: Repository;
  number: number;
  title: string;
  body: string | null;
  user: Account;
  url: string;
  pull: boolean;
  state: 'open' | 'closed';
  change: Change;
  comments: Comment[];
  reviews: Review[];
  reviewComments: ReviewComment[];
};

export type Comparison = {
  base: string;
  head: string;
  files: readonly ChangedFile[];
  /** Oldest first. */
  commits: readonly Commit[];
};

export type Change = Comparison & {
  mergedAt: number | null;
  hasConflicts?: boolean;
};

/** As GitHub says it; without a patch: binary, or too large. */
export type ChangedFile = {
  filename: string;
  previous_filename?: string;
  status: 'added' | 'modified' | 'renamed' | 'removed';
  additions: number;
  deletions: number;
  patch?: string;
};

export type Commit = {
  sha: string;
  message: string;
  author: string;
  at: number;
};

export type Reaction = { id: number; user: Account; content: string };

export type Comment = {
  id: number;
  issue: Issue;
  body: string;
  user: Account;
  createdAt: number;
  reactions: Reaction[];
};

/** A submitted review, whose body may be empty, or a draft. */
export type Review = Comment & { state: 'CHANGES_REQUESTED' | 'COMMENTED' | 'PENDING' };

/** An inline comment. Without `line`, later commits changed it; without `originalLine` too, it is on the file. */
export type ReviewComment = Comment & {
  path: string;
  hunk: string;
  line?: number;
  startLine?: number;
  originalLine?: number;
  answers?: number;
  review: number | null;
  isResolved?: boolean;
};

export type WorldEvent = {
  kind: 'comment-created' | 'comment-edited' | 'comment-removed' | 'reaction-added';
  by: string;
  comment: Comment;
  body?: string;
};

export const fullName = ({ owner, name }: Repository): string => `${owner.login}/${name}`;
