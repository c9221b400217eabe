// What the world consists of. Times are milliseconds since 1970, whole seconds, as GitHub keeps them.

/** The kinds of accounts on GitHub. */
export type Account = { id: number; login: string; type: 'User' | 'Bot' | 'Organization' };

export const roles = ['none', 'read', 'write', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What the permission endpoint says of somebody: `roleName` is the whole role, which may be a custom one. */
export type Standing = { permission: Role; roleName: string };

export type Grant = 'write' | 'read' | 'none';

/**
 * A token and the account that it acts as. An installation's token (`GITHUB_TOKEN` too) is bound to what its
 * grants say; with a user's token the user's own standing counts as well.
 */
export type Token = {
  kind: 'installation' | 'user';
  account: Account;
  issues: Grant;
  pullRequests: Grant;
  /** The repository of an installation's token, as `owner/name`; elsewhere it reads public data. Undefined: all. */
  repositories: readonly string[] | undefined;
};

export type Repository = {
  id: number;
  owner: Account;
  name: string;
  private: boolean;
};

/** An issue or a pull request. May be changed in place. */
export type Issue = {
  id: number;
  repository: Repository;
  number: number;
  title: string;
  body: string | null;
  user: Account;
  locked: boolean;
  pull: boolean;
  state: 'open' | 'closed';
  createdAt: number;
  /** Of a pull request. */
  change: Change;
};

/** What changed from one revision to another. May be changed in place. */
export type Comparison = {
  base: string;
  head: string;
  files: readonly ChangedFile[];
  /** Oldest first. */
  commits: readonly Commit[];
};

/** What a pull request holds. May be changed in place. */
export type Change = Comparison & {
  draft: boolean;
  mergedAt: number | null;
  /** The commit that the merge made. */
  mergedAs: string | null;
  /** Where the head is: another repository for a fork. */
  from: Repository;
};

/** As GitHub says it; without a patch: binary, or too large. */
export type ChangedFile = {
  filename: string;
  previous_filename?: string;
  status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged';
  additions: number;
  deletions: number;
  patch?: string;
};

/** Newest first in the lists of a repository. */
export type Release = { tag: string; draft: boolean };

export type Commit = { sha: string; message: string; author: string; at: number };

/** Never changed in place: an edit makes a new record under the same id. */
export type Comment = {
  readonly id: number;
  readonly issue: Issue;
  readonly body: string;
  readonly user: Account;
  /** GitHub's own word, such as `MEMBER`. */
  readonly association: string;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** A submitted review, whose body may be empty, or a draft: `submittedAt` is null. */
export type Review = Omit<Comment, 'createdAt' | 'updatedAt'> & {
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'PENDING';
  readonly submittedAt: number | null;
};

/**
 * An inline comment. Without `line`, later commits changed it; without `originalLine` too, the comment is on the file.
 * GitHub numbers these comments apart from others, so their reactions are kept apart, too.
 */
export type ReviewComment = Comment & {
  readonly path: string;
  readonly hunk: string;
  readonly line?: number;
  readonly startLine?: number;
  readonly originalLine?: number;
  /** The comment that it answers. */
  readonly answers?: number;
  readonly review: number | null;
  readonly reactions: Reaction[];
};

export type Reaction = { readonly id: number; readonly user: Account; readonly content: string };

/** One write to a thread. */
export type WorldEvent = {
  kind: 'comment-created' | 'comment-edited' | 'comment-removed' | 'reaction-added';
  /** Login of who did it. */
  by: string;
  /** The comment's id. */
  comment: number;
  /** The body after a comment was created or edited, the reaction's content. */
  body?: string;
};

export const fullName = ({ owner, name }: Repository): string => `${owner.login}/${name}`;
