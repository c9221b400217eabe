import type { Account } from './people.ts';
import type { Revision } from './versions.ts';

// What the world consists of. Times are milliseconds since 1970, whole seconds, as GitHub keeps them.

export type Repository = {
  id: number;
  owner: Account;
  name: string;
  private: boolean;
  /** Issues switched off: issues answer 410, pull requests still have their thread. */
  issuesDisabled: boolean;
  createdAt: number;
};

/** An issue, or a pull request where `pull` is set. May be changed in place. */
export type Issue = {
  id: number;
  repository: Repository;
  number: number;
  title: string;
  body: string | null;
  user: Account;
  state: 'open' | 'closed';
  locked: boolean;
  /** Deleted issues answer 410. */
  deleted: boolean;
  pull: Pull | null;
  createdAt: number;
  updatedAt: number;
};

export type Pull = {
  /** Branch names. */
  head: string;
  base: string;
  headSha: string;
  baseSha: string;
  draft: boolean;
  merged: boolean;
};

export type Association =
  | 'COLLABORATOR'
  | 'CONTRIBUTOR'
  | 'FIRST_TIME_CONTRIBUTOR'
  | 'MEMBER'
  | 'NONE'
  | 'OWNER';

/** Never changed in place: an edit makes a new record under the same id. */
export type Comment = {
  readonly id: number;
  readonly issue: Issue;
  readonly body: string;
  readonly user: Account;
  readonly association: Association;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export const reactionContents = [
  '+1',
  '-1',
  'laugh',
  'confused',
  'heart',
  'hooray',
  'rocket',
  'eyes',
] as const;
export type ReactionContent = (typeof reactionContents)[number];

export type Reaction = {
  readonly id: number;
  readonly comment: number;
  readonly user: Account;
  readonly content: ReactionContent;
  readonly createdAt: number;
};

/** One write, in the order in which the world took them. */
export type WorldEvent = {
  revision: Revision;
  at: number;
  kind: 'comment-created' | 'comment-edited' | 'comment-removed' | 'reaction-added' | 'reaction-removed';
  /** Login of who did it. */
  by: string;
  repository: string;
  issue: number;
  /** The comment's id. */
  comment: number;
  /** The body after a comment was created or edited, the reaction's content. */
  body?: string;
};

export const fullName = (repository: Repository): string => `${repository.owner.login}/${repository.name}`;
