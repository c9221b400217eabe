import {
  type Account,
  type Change,
  type Comment,
  fullName,
  type Issue,
  type Reaction,
  type Repository,
  type Review,
  type ReviewComment,
  type Role,
  type Token,
  type WorldEvent,
} from './records.ts';

/**
 * The state of the simulated GitHub, and the way for tests to change it. Names of people and repositories are not case
 * sensitive, as on GitHub. Everybody may read every repository.
 */
export class World {
  readonly events: WorldEvent[] = [];
  readonly tokens = new Map<string, Token>();
  readonly #clock: () => number;
  readonly #pages: string;
  readonly #users = new Map<string, Account>();
  /** By their names, earlier ones too. */
  readonly #repositories = new Map<string, Repository>();
  // Numbers of real comments have long left 32 bits; so do these.
  #id = 3_000_000_000;

  constructor(clock: () => number, pages: string) {
    this.#clock = clock;
    this.#pages = pages;
  }

  /** Adds the account, or returns the one that is there. `…[bot]` makes a Bot. */
  addUser(login: string): Account {
    const type = login.endsWith('[bot]') ? 'Bot' : 'User';
    const account = this.user(login) ?? { id: this.#nextId(), login, type };
    this.#users.set(login.toLowerCase(), account);
    return account;
  }

  user(login: string): Account | undefined {
    return this.#users.get(login.toLowerCase());
  }

  addRepository(name: string, { id = this.#nextId() } = {}): Repository {
    const [owner = '', short = ''] = name.split('/');
    const own = { roles: new Map(), issues: [], comparisons: [] };
    const repository = { id, owner: this.addUser(owner), name: short, ...own };
    this.renameRepository(repository, short);
    return repository;
  }

  renameRepository(repository: Repository, name: string): void {
    repository.name = name;
    this.#repositories.set(fullName(repository).toLowerCase(), repository);
  }

  repository(name: string): Repository | undefined {
    return this.#repositories.get(name.toLowerCase());
  }

  addToken(value: string, { login = 'github-actions[bot]', isReadOnly = false } = {}): void {
    this.tokens.set(value, { login, isReadOnly });
  }

  setPermission({ roles }: Repository, login: string, role: Role): void {
    roles.set(this.addUser(login), role);
  }

  addIssue(
    repository: Repository,
    options: Partial<Pick<Issue, 'number' | 'title' | 'body' | 'pull'>> & {
      user?: string;
      change?: Partial<Change>;
    } = {},
  ): Issue {
    const { issues, owner } = repository;
    const next = Math.max(0, ...issues.map(({ number }) => number)) + 1;
    const { number = next, pull = false, user = owner.login, change } = options;
    const issue: Issue = {
      id: this.#nextId(),
      repository,
      title: 'Something about the documentation',
      body: null,
      state: 'open',
      ...options,
      number,
      pull,
      url: `${this.#pages}/${fullName(repository)}/${pull ? 'pull' : 'issues'}/${number}`,
      change: {
        mergedAt: null,
        base: 'ba5e'.repeat(10),
        head: '4ead'.repeat(10),
        files: [],
        commits: [],
        ...change,
      },
      user: this.addUser(user),
      comments: [],
      reviews: [],
      reviewComments: [],
    };

    issues.push(issue);
    return issue;
  }

  /** Says that these files were added between two revisions. */
  compare({ comparisons }: Repository, base: string, head: string, added: readonly string[]): void {
    const status = 'added';
    const files = added.map(
      (filename) => ({ filename, status, additions: 1, deletions: 0 }) as const,
    );
    comparisons.push({ base, head, files, commits: [] });
  }

  merge(pull: Issue): void {
    pull.state = 'closed';
    pull.change.mergedAt = this.#now();
  }

  addComment(issue: Issue, body: string, author: Author): Comment {
    const comment = this.#written(issue, body, author);
    issue.comments.push(comment);
    this.events.push({ kind: 'comment-created', by: author.as, comment, body });
    return comment;
  }

  addReview(issue: Issue, body: string, options: Author & Partial<Pick<Review, 'state'>>): Review {
    const { state = 'COMMENTED' } = options;
    const review = { ...this.#written(issue, body, options), state };
    issue.reviews.push(review);
    return review;
  }

  addReviewComment(
    issue: Issue,
    body: string,
    options: Author & Partial<Omit<ReviewComment, keyof Comment>>,
  ): ReviewComment {
    const { as, at, id, ...place } = options;
    const somewhere = { path: 'docs/a.md', hunk: '@@ -1 +1 @@\n-one\n+two', review: null };
    const comment = { ...somewhere, ...place, ...this.#written(issue, body, options) };
    issue.reviewComments.push(comment);
    return comment;
  }

  #written(issue: Issue, body: string, author: Author): Comment {
    const { as, at = this.#now(), id = this.#nextId() } = author;
    return { id, issue, body, user: this.addUser(as), createdAt: at, reactions: [] };
  }

  editComment(comment: Comment, body: string, by: string): Comment {
    comment.body = body;
    this.events.push({ kind: 'comment-edited', by, comment, body });
    return comment;
  }

  removeComment(comment: Comment, by: string): void {
    const { comments } = comment.issue;
    comments.splice(comments.indexOf(comment), 1);
    this.events.push({ kind: 'comment-removed', by, comment });
  }

  /** A second reaction of the same kind by the same account is the first one, as on GitHub. */
  addReaction(comment: Comment, content: string, by: string): Reaction {
    const user = this.addUser(by);
    const { reactions } = comment;
    const known = reactions.find((one) => one.user === user && one.content === content);
    if (known) return known;

    const reaction = { id: this.#nextId(), user, content };
    reactions.push(reaction);
    this.events.push({ kind: 'reaction-added', by, comment, body: content });
    return reaction;
  }

  #now(): number {
    return Math.floor(this.#clock() / 1000) * 1000;
  }

  #nextId(): number {
    this.#id += 1;
    return this.#id;
  }
}

/**
 * Who wrote something, and when, for threads that are older than the test. Reviews and inline comments are numbered
 * apart, so tests may choose the ID.
 */
type Author = { as: string; at?: number; id?: number };
