import type { Account } from './people.ts';
import {
  type Association,
  type Comment,
  fullName,
  type Issue,
  type Reaction,
  type ReactionContent,
  type Repository,
  type WorldEvent,
} from './records.ts';
import { type Revision, Versions } from './versions.ts';

type Change = Pick<WorldEvent, 'kind' | 'by' | 'body'>;

/** Numbers of real comments have long left 32 bits; so do these. */
const firstId = 3_000_000_000;

/** The part of the world that changes: comments and their reactions, with all they ever were. */
export abstract class Threads {
  /** Every write in order. */
  readonly events: WorldEvent[] = [];
  readonly #comments = new Versions<Comment>();
  readonly #reactions = new Versions<Reaction>();
  readonly #clock: () => number;
  #id = firstId;
  #revision: Revision = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  abstract addUser(login: string): Account;
  abstract holds(repository: Repository, login: string, role: 'write'): boolean;

  /** Counts the writes; stale lists are told which one to show. */
  get revision(): Revision {
    return this.#revision;
  }

  /** The clock, in whole seconds: GitHub's times have no fractions. */
  now(): number {
    return Math.floor(this.#clock() / 1000) * 1000;
  }

  /** Ascending over everything in the world, so over the comments of a repository too. */
  nextId(): number {
    this.#id += 1;
    return this.#id;
  }

  /** @param options.at when it was written, for threads that are older than the test. */
  addComment(
    issue: Issue,
    body: string,
    options: { as: string; association?: Association; at?: number },
  ): Comment {
    const user = this.addUser(options.as);
    const at = options.at ?? this.now();
    const comment: Comment = {
      id: this.nextId(),
      issue,
      body,
      user,
      association: options.association ?? this.#association(issue.repository, user),
      createdAt: at,
      updatedAt: at,
    };
    this.#comments.put(comment, this.#write(comment, { kind: 'comment-created', by: user.login, body }));
    issue.updatedAt = this.now();
    return comment;
  }

  /** @throws if there is no such comment (any more). @param by the author, if nobody is named. */
  editComment(id: number, body: string, by?: string): Comment {
    const before = this.#existing(id);
    const after: Comment = { ...before, body, updatedAt: this.now() };
    this.#comments.put(
      after,
      this.#write(after, { kind: 'comment-edited', by: by ?? before.user.login, body }),
    );
    return after;
  }

  removeComment(id: number, by?: string): void {
    const comment = this.#existing(id);
    this.#comments.remove(
      id,
      this.#write(comment, { kind: 'comment-removed', by: by ?? comment.user.login }),
    );
  }

  comment(id: number, at: Revision = this.#revision): Comment | undefined {
    return this.#comments.get(id, at);
  }

  /** What a reader of the thread sees, ascending by id: now, or as of a revision. */
  comments(issue: Issue, at: Revision = this.#revision): Comment[] {
    return this.#comments.list(at, (comment) => comment.issue === issue);
  }

  commentsOf(repository: Repository, at: Revision = this.#revision): Comment[] {
    return this.#comments.list(at, (comment) => comment.issue.repository === repository);
  }

  /** A second reaction of the same kind by the same account is the first one, as on GitHub. */
  addReaction(comment: number, content: ReactionContent, as: string): { reaction: Reaction; added: boolean } {
    const user = this.addUser(as);
    const known = this.reactions(comment).find((one) => one.user === user && one.content === content);
    if (known) return { reaction: known, added: false };
    const reaction: Reaction = { id: this.nextId(), comment, user, content, createdAt: this.now() };
    const change: Change = { kind: 'reaction-added', by: user.login, body: content };
    this.#reactions.put(reaction, this.#write(this.#existing(comment), change));
    return { reaction, added: true };
  }

  removeReaction(reaction: Reaction): void {
    const change: Change = { kind: 'reaction-removed', by: reaction.user.login, body: reaction.content };
    this.#reactions.remove(reaction.id, this.#write(this.#existing(reaction.comment), change));
  }

  reactions(comment: number | Comment, at: Revision = this.#revision): Reaction[] {
    const id = typeof comment === 'number' ? comment : comment.id;
    return this.#reactions.list(at, (reaction) => reaction.comment === id);
  }

  #existing(id: number): Comment {
    const comment = this.comment(id);
    if (!comment) throw new Error(`no comment ${id}`);
    return comment;
  }

  #write(comment: Comment, change: Change): Revision {
    this.#revision += 1;
    this.events.push({
      revision: this.#revision,
      at: this.now(),
      repository: fullName(comment.issue.repository),
      issue: comment.issue.number,
      comment: comment.id,
      ...change,
    });
    return this.#revision;
  }

  #association(repository: Repository, user: Account): Association {
    if (user.id === repository.owner.id) return 'OWNER';
    if (!this.holds(repository, user.login, 'write')) return 'NONE';
    return repository.owner.type === 'Organization' ? 'MEMBER' : 'COLLABORATOR';
  }
}
