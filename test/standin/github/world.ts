import type {
  Account,
  Change,
  Comment,
  Comparison,
  Issue,
  Reaction,
  Release,
  Repository,
  Review,
  ReviewComment,
} from './records.ts';
import { type Role, roles, type Standing, type Token, type WorldEvent } from './records.ts';

/** GitHub's number of the account behind `GITHUB_TOKEN`. */
const ACTIONS_BOT = { login: 'github-actions[bot]', id: 41898282 };

/**
 * The state of the simulated GitHub, and the way for tests to change and read it. Names of people and repositories are
 * not case sensitive, as on GitHub. Accounts without a role in a repository have `read`, or `none` in a private one.
 */
export class World {
  /** Every write to a thread, in order. */
  readonly events: WorldEvent[] = [];
  /** By time. */
  readonly reviews: Review[] = [];
  readonly reviewComments: ReviewComment[] = [];
  readonly #clock: () => number;
  readonly #users = new Map<string, Account>();
  readonly #repositories = new Map<string, Repository>();
  readonly #issues: Issue[] = [];
  readonly #comparisons = new Map<string, Comparison>();
  readonly #releases = new Map<Repository, readonly Release[]>();
  readonly #standings = new Map<string, Standing>();
  readonly #tokens = new Map<string, Token>();
  /** The comments after that many writes, ascending by ID. */
  readonly #history: (readonly Comment[])[] = [[]];
  readonly #reactions = new Map<number, Reaction[]>();
  // Numbers of real comments have long left 32 bits; so do these.
  #id = 3_000_000_000;

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number) {
    this.#clock = clock;
    this.addUser(ACTIONS_BOT.login, ACTIONS_BOT);
  }

  /** The clock, in whole seconds: GitHub's times have no fractions. */
  now(): number {
    return Math.floor(this.#clock() / 1000) * 1000;
  }

  /** How many writes there have been; a stale list shows the world at an earlier one. */
  get revision(): number {
    return this.events.length;
  }

  /** Adds the account, or returns the one that is there. `…[bot]` makes a Bot. */
  addUser(login: string, { id, type }: Partial<Account> = {}): Account {
    const known = this.user(login);
    if (known) return known;
    const guessed = login.endsWith('[bot]') ? 'Bot' : 'User';
    const account: Account = { id: id ?? this.#nextId(), login, type: type ?? guessed };
    this.#users.set(login.toLowerCase(), account);
    return account;
  }

  user(login: string): Account | undefined {
    return this.#users.get(login.toLowerCase());
  }

  /** @param name `owner/name`; the owner is added where it is new and has the role `admin`, if a person. */
  addRepository(
    name: string,
    options: { id?: number; private?: boolean; owner?: Account['type'] } = {},
  ): Repository {
    const [owner = '', short = ''] = name.split('/');
    const repository: Repository = {
      id: options.id ?? this.#nextId(),
      owner: this.addUser(owner, { type: options.owner ?? 'User' }),
      name: short,
      private: options.private ?? false,
    };
    this.#repositories.set(name.toLowerCase(), repository);
    if (repository.owner.type === 'User')
      this.setPermission(repository, repository.owner.login, 'admin');
    return repository;
  }

  /** @param name `owner/name` */
  repository(name: string): Repository | undefined {
    return this.#repositories.get(name.toLowerCase());
  }

  /** Sets the account of a token: `ghs_…` is an installation, `github-actions[bot]`; others are the user `login`. */
  addToken(
    value: string,
    options: Partial<Omit<Token, 'kind' | 'account'>> & { login?: string } = {},
  ): void {
    const { login, issues = 'write', pullRequests = 'write', repositories } = options;
    const kind = value.startsWith('ghs_') ? 'installation' : 'user';
    if (kind === 'user' && !login) throw new Error('whose token is it? Give `login`');
    const account = this.addUser(login ?? ACTIONS_BOT.login);
    this.#tokens.set(value, { kind, account, issues, pullRequests, repositories });
  }

  token(value: string): Token | undefined {
    return this.#tokens.get(value);
  }

  /** @param role or both words of the answer (a finer or custom role, or an odd pair) */
  setPermission(where: Repository | string, login: string, role: Role | Standing): void {
    this.addUser(login);
    const key = standingKey(this.#found(where), login);
    this.#standings.set(key, typeof role === 'string' ? standingOf(role) : role);
  }

  standing(where: Repository, login: string): Standing {
    const known = this.#standings.get(standingKey(where, login));
    return known ?? standingOf(where.private ? 'none' : 'read');
  }

  /** Is a permission of at least this rank held? */
  holds(where: Repository, login: string, least: Role): boolean {
    return roles.indexOf(this.standing(where, login).permission) >= roles.indexOf(least);
  }

  /** Adds an issue, or a pull request with `pull`. Numbers increase by one by default. */
  addIssue(
    where: Repository | string,
    options: Partial<Pick<Issue, 'number' | 'title' | 'body' | 'locked' | 'pull'>> & {
      user?: string;
      change?: Partial<Change>;
    } = {},
  ): Issue {
    const repository = this.#found(where);
    const taken = this.#issues.filter((issue) => issue.repository === repository);
    const issue: Issue = {
      id: this.#nextId(),
      repository,
      number: Math.max(0, ...taken.map(({ number }) => number)) + 1,
      title: 'Something about the documentation',
      body: null,
      locked: false,
      pull: false,
      state: 'open',
      createdAt: this.now(),
      ...options,
      change: {
        draft: false,
        mergedAt: null,
        mergedAs: null,
        base: 'ba5e'.repeat(10),
        head: '4ead'.repeat(10),
        from: repository,
        files: [],
        commits: [],
        ...options.change,
      },
      user: this.addUser(options.user ?? repository.owner.login),
    };
    this.#issues.push(issue);
    return issue;
  }

  issue(where: Repository | string, number: number): Issue | undefined {
    const repository = this.#found(where);
    return this.#issues.find((issue) => issue.repository === repository && issue.number === number);
  }

  /** @param as the commit that the merge makes */
  merge(pull: Issue, as = '3e26'.repeat(10)): void {
    pull.state = 'closed';
    Object.assign(pull.change, { mergedAt: this.now(), mergedAs: as });
  }

  /** The pull requests of a repository that hold a commit or were merged as it, newest first. */
  pullsOf(where: Repository, commit: string): Issue[] {
    const holds = ({ change }: Issue) =>
      [change.mergedAs, change.head, ...change.commits.map(({ sha }) => sha)].includes(commit);
    return this.#issues
      .filter((one) => one.repository === where && one.pull && holds(one))
      .toReversed();
  }

  /** What GitHub says of two revisions; those of pull requests are known. */
  addComparison(where: Repository | string, comparison: Comparison): void {
    const { base, head } = comparison;
    this.#comparisons.set(`${this.#found(where).id} ${base}...${head}`, comparison);
  }

  comparison(where: Repository, basehead: string): Comparison | undefined {
    const pulls = this.#issues.filter((one) => one.repository === where && one.pull);
    const changes = pulls.map(({ change }) => change);
    const ofPull = changes.findLast(({ base, head }) =>
      [`main...${head}`, `${base}...${head}`].includes(basehead),
    );
    return this.#comparisons.get(`${where.id} ${basehead}`) ?? ofPull;
  }

  /** @param releases newest first */
  setReleases(where: Repository | string, releases: readonly Release[]): void {
    this.#releases.set(this.#found(where), releases);
  }

  releases(where: Repository): readonly Release[] {
    return this.#releases.get(where) ?? [];
  }

  /** @param options.at when it was written, for threads that are older than the test. */
  addComment(
    issue: Issue,
    body: string,
    { at = this.now(), ...author }: Omit<Author, 'id'> & { at?: number },
  ): Comment {
    const comment = { ...this.#written(issue, body, author), createdAt: at, updatedAt: at };
    const { id, user } = comment;
    const all = [...this.#shown(), comment];
    this.#write({ kind: 'comment-created', by: user.login, comment: id, body }, all);
    return comment;
  }

  /** @param options.at when it was submitted */
  addReview(
    issue: Issue,
    body: string,
    options: Author & { at?: number; state?: Review['state'] },
  ): Review {
    const { at = this.now(), state = 'COMMENTED' } = options;
    const submittedAt = state === 'PENDING' ? null : at;
    const review = { ...this.#written(issue, body, options), state, submittedAt };
    this.reviews.push(review);
    return review;
  }

  addReviewComment(
    issue: Issue,
    body: string,
    options: Author & { at?: number } & Partial<
        Pick<ReviewComment, 'path' | 'hunk' | 'line' | 'startLine' | 'originalLine'> &
          Pick<ReviewComment, 'answers' | 'review'>
      >,
  ): ReviewComment {
    const { as: _, at = this.now(), ...place } = options;
    const comment = {
      path: 'docs/a.md',
      hunk: '@@ -1 +1 @@\n-one\n+two',
      review: null,
      reactions: [],
      createdAt: at,
      updatedAt: at,
      ...place,
      ...this.#written(issue, body, options),
    };
    this.reviewComments.push(comment);
    return comment;
  }

  #written(issue: Issue, body: string, { as, association, id = this.#nextId() }: Author) {
    const user = this.addUser(as);
    const known = association ?? this.#association(issue.repository, user);
    return { id, issue, body, user, association: known };
  }

  /** @throws if the comment does not exist (any more). @param by the author by default */
  editComment(id: number, body: string, by?: string): Comment {
    const before = this.#existing(id);
    const after = { ...before, body, updatedAt: this.now() };
    const all = this.#shown().map((one) => (one === before ? after : one));
    this.#write({ kind: 'comment-edited', by: by ?? before.user.login, comment: id, body }, all);
    return after;
  }

  removeComment(id: number, by?: string): void {
    const removed = this.#existing(id);
    const all = this.#shown().filter((one) => one !== removed);
    this.#write({ kind: 'comment-removed', by: by ?? removed.user.login, comment: id }, all);
  }

  comment(id: number, at = this.revision): Comment | undefined {
    return this.#shown(at).find((comment) => comment.id === id);
  }

  /** What a reader of the thread sees, ascending by id: now, or at an earlier revision. */
  comments(issue: Issue, at = this.revision): Comment[] {
    return this.#shown(at).filter((comment) => comment.issue === issue);
  }

  /** The comments of all threads of a repository. */
  commentsIn(where: Repository, at = this.revision): Comment[] {
    return this.#shown(at).filter(({ issue }) => issue.repository === where);
  }

  /** A second reaction of the same kind by the same account is the first one, as on GitHub. */
  addReaction(
    comment: number,
    content: string,
    as: string,
  ): { reaction: Reaction; added: boolean } {
    const user = this.addUser(as);
    const all = this.reactions({ id: comment });
    const known = all.find((one) => one.user === user && one.content === content);
    if (known) return { reaction: known, added: false };
    const reaction = { id: this.#nextId(), user, content };
    this.#reactions.set(comment, [...all, reaction]);
    this.#write({ kind: 'reaction-added', by: user.login, comment, body: content }, this.#shown());
    return { reaction, added: true };
  }

  reactions({ id }: Pick<Comment, 'id'>): readonly Reaction[] {
    return this.#reactions.get(id) ?? [];
  }

  #found(where: Repository | string): Repository {
    const found = typeof where === 'string' ? this.repository(where) : where;
    if (!found) throw new Error(`no repository ${where}`);
    return found;
  }

  #shown(at = this.revision): readonly Comment[] {
    return this.#history[at] ?? [];
  }

  #existing(id: number): Comment {
    const found = this.comment(id);
    if (!found) throw new Error(`no comment ${id}`);
    return found;
  }

  #write(event: WorldEvent, after: readonly Comment[]): void {
    this.events.push(event);
    this.#history.push(after);
  }

  #association(repository: Repository, user: Account): string {
    if (user.id === repository.owner.id) return 'OWNER';
    if (!this.holds(repository, user.login, 'write')) return 'NONE';
    return repository.owner.type === 'Organization' ? 'MEMBER' : 'COLLABORATOR';
  }

  #nextId(): number {
    this.#id += 1;
    return this.#id;
  }
}

/** Who wrote something. Reviews and inline comments are numbered apart, so tests may choose the ID. */
type Author = { as: string; association?: string; id?: number };

const standingKey = ({ id }: Repository, login: string): string => `${id} ${login}`.toLowerCase();

const standingOf = (role: Role): Standing => ({ permission: role, roleName: role });
