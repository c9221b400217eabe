import {
  type Account,
  type Change,
  type Comment,
  type Comparison,
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
 * The state of the simulated GitHub, and the way for tests to change and read it. Names of people and repositories are
 * not case sensitive, as on GitHub. Everybody may read every repository.
 */
export class World {
  /** Every write to the conversation of a thread, in order. */
  events: WorldEvent[] = [];
  reviews: Review[] = [];
  reviewComments: ReviewComment[] = [];
  readonly tokens = new Map<string, Token>();
  readonly #clock: () => number;
  readonly #users = new Map<string, Account>();
  /** By their names, earlier ones too. */
  readonly #repositories = new Map<string, Repository>();
  readonly #issues: Issue[] = [];
  readonly #comparisons = new Map<string, Comparison>();
  readonly #roles = new Map<string, Role>();
  /** Ascending by ID. */
  readonly #comments = new Map<number, Comment>();
  // Numbers of real comments have long left 32 bits; so do these.
  #id = 3_000_000_000;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The clock, in whole seconds: GitHub's times have no fractions. */
  now(): number {
    return Math.floor(this.#clock() / 1000) * 1000;
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

  /** @param name `owner/name` */
  addRepository(name: string, { id = this.#nextId() } = {}): Repository {
    const [owner = '', short = ''] = name.split('/');
    const repository = { id, owner: this.addUser(owner), name: short };
    this.#repositories.set(name.toLowerCase(), repository);
    return repository;
  }

  /** From now on, GitHub redirects from the old name. */
  renameRepository(repository: Repository, name: string): void {
    repository.name = name;
    this.#repositories.set(fullName(repository).toLowerCase(), repository);
  }

  /** Where GitHub redirects from a path with an earlier name of a repository. */
  movedTo(path: string): string | undefined {
    const [, name = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(path) ?? [];
    const found = this.repository(name);
    const isEarlier = found && fullName(found).toLowerCase() !== name.toLowerCase();
    return isEarlier ? `/repositories/${found.id}${rest}` : undefined;
  }

  pathByName(path: string): string {
    return path.replace(/^\/repositories\/(\d+)(?=\/|$)/, (whole, id) => {
      const found = [...this.#repositories.values()].find((one) => one.id === Number(id));
      return found ? `/repos/${fullName(found)}` : whole;
    });
  }

  /** @param name `owner/name` */
  repository(name: string): Repository | undefined {
    return this.#repositories.get(name.toLowerCase());
  }

  addToken(value: string, token: Partial<Token> = {}): void {
    const all = { login: 'github-actions[bot]', issues: 'write', pullRequests: 'write' } as const;
    this.tokens.set(value, { ...all, ...token });
  }

  setPermission(where: Repository | string, login: string, role: Role): void {
    this.addUser(login);
    this.#roles.set(roleKey(this.#found(where), login), role);
  }

  role(where: Repository, login: string): Role {
    const ofOthers = this.user(login) === where.owner ? 'admin' : 'read';
    return this.#roles.get(roleKey(where, login)) ?? ofOthers;
  }

  /** Adds an issue, or a pull request with `pull`. Numbers increase by one by default. */
  addIssue(
    where: Repository | string,
    options: Partial<Pick<Issue, 'number' | 'title' | 'body' | 'pull'>> & {
      user?: string;
      change?: Partial<Change>;
    } = {},
  ): Issue {
    const repository = this.#found(where);
    const issue: Issue = {
      id: this.#nextId(),
      repository,
      number: this.#nextNumber(repository),
      title: 'Something about the documentation',
      body: null,
      pull: false,
      state: 'open',
      ...options,
      change: {
        mergedAt: null,
        mergedAs: null,
        base: 'ba5e'.repeat(10),
        head: '4ead'.repeat(10),
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

  /** Whether any comparison of the repository starts or ends there. */
  hasCommit(where: Repository, revision: string): boolean {
    const known = [...this.#comparisons].filter(([key]) => key.startsWith(`${where.id} `));
    return known.some(([, { base, head }]) => [base, head].includes(revision));
  }

  addComment(issue: Issue, body: string, author: Omit<Author, 'id'>): Comment {
    const comment = this.#written(issue, body, author);
    const { id, user } = comment;
    this.#comments.set(id, comment);
    this.events.push({ kind: 'comment-created', by: user.login, comment: id, body });
    return comment;
  }

  addReview(issue: Issue, body: string, options: Author & Partial<Pick<Review, 'state'>>): Review {
    const { state = 'COMMENTED', ...author } = options;
    const review = { ...this.#written(issue, body, author), state };
    this.reviews.push(review);
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
    this.reviewComments.push(comment);
    return comment;
  }

  #written(issue: Issue, body: string, author: Author): Comment {
    const { as, at = this.now(), id = this.#nextId() } = author;
    return { id, issue, body, user: this.addUser(as), createdAt: at, reactions: [] };
  }

  editComment(id: number, body: string, by: string): Comment {
    const before = this.comment(id);
    if (!before) throw new Error(`no comment ${id}`);

    const after = { ...before, body };
    this.#comments.set(id, after);
    this.events.push({ kind: 'comment-edited', by, comment: id, body });
    return after;
  }

  removeComment(id: number, by: string): void {
    this.#comments.delete(id);
    this.events.push({ kind: 'comment-removed', by, comment: id });
  }

  comment(id: number): Comment | undefined {
    return this.#comments.get(id);
  }

  comments(issue: Issue): Comment[] {
    return [...this.#comments.values()].filter((comment) => comment.issue === issue);
  }

  /** A second reaction of the same kind by the same account is the first one, as on GitHub. */
  addReaction({ id, reactions }: Comment, content: string, user: Account): Reaction {
    const known = reactions.find((one) => one.user === user && one.content === content);
    if (known) return known;

    const reaction = { id: this.#nextId(), user, content };
    reactions.push(reaction);
    this.events.push({ kind: 'reaction-added', by: user.login, comment: id, body: content });
    return reaction;
  }

  #found(where: Repository | string): Repository {
    const found = typeof where === 'string' ? this.repository(where) : where;
    if (!found) throw new Error(`no repository ${where}`);
    return found;
  }

  #nextNumber(repository: Repository): number {
    const taken = this.#issues.filter((issue) => issue.repository === repository);
    return Math.max(0, ...taken.map(({ number }) => number)) + 1;
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

const roleKey = ({ id }: Repository, login: string): string => `${id} ${login}`.toLowerCase();
