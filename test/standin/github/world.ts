import { type Account, kindOf, type Role, roles, type Standing, standing, type Token } from './people.ts';
import { fullName, type Issue, type Pull, type Repository } from './records.ts';
import { Threads } from './threads.ts';

export type Clock = () => number;

/** Either the name of something or the thing itself. */
export type RepositoryName = string | Repository;

/** GitHub's own number of the account behind `GITHUB_TOKEN`. */
const actionsBot: Account = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' };

/**
 * Everything that the stand-in knows, and the tests' way to set it up and to look at it. Names of people
 * and repositories are not case sensitive, as on GitHub. Times come from the clock that was passed in.
 */
export class World extends Threads {
  readonly #users = new Map<string, Account>();
  readonly #repositories = new Map<string, Repository>();
  readonly #issues = new Map<string, Issue>();
  readonly #standings = new Map<string, Standing>();
  readonly #tokens = new Map<string, Token>();

  constructor(now: Clock) {
    super(now);
    this.#users.set(actionsBot.login, actionsBot);
  }

  /** Adds the account, or returns the one that is there. `…[bot]` makes a Bot. */
  addUser(login: string, { id, type }: { id?: number; type?: Account['type'] } = {}): Account {
    const known = this.user(login);
    if (known) return known;
    const made: Account = { id: id ?? this.nextId(), login, type: type ?? guessType(login) };
    this.#users.set(login.toLowerCase(), made);
    return made;
  }

  user(login: string): Account | undefined {
    return this.#users.get(login.toLowerCase());
  }

  /** @param name `owner/name`; the owner is added where it is new and has the role `admin`, if a person. */
  addRepository(
    name: string,
    options: { id?: number; private?: boolean; issuesDisabled?: boolean; owner?: Account['type'] } = {},
  ): Repository {
    const [owner = '', short = ''] = name.split('/');
    const made: Repository = {
      id: options.id ?? this.nextId(),
      owner: this.addUser(owner, { type: options.owner ?? 'User' }),
      name: short,
      private: options.private ?? false,
      issuesDisabled: options.issuesDisabled ?? false,
      createdAt: this.now(),
    };
    this.#repositories.set(name.toLowerCase(), made);
    if (made.owner.type === 'User') this.setPermission(made, made.owner.login, 'admin');
    return made;
  }

  repository(name: RepositoryName): Repository | undefined {
    return typeof name === 'string' ? this.#repositories.get(name.toLowerCase()) : name;
  }

  repositoryById(id: number): Repository | undefined {
    return [...this.#repositories.values()].find((repository) => repository.id === id);
  }

  /**
   * Says whom a token acts as: `ghs_…` an installation (by default `github-actions[bot]`), else a user.
   * Grants are `write` unless told otherwise.
   */
  addToken(
    value: string,
    options: Partial<Pick<Token, 'kind' | 'issues' | 'pullRequests'>> & {
      login?: string;
      repositories?: readonly string[];
    } = {},
  ): Token {
    const kind = options.kind ?? kindOf(value);
    if (kind === 'user' && !options.login) throw new Error('whose token is it? Give `login`');
    const made: Token = {
      value,
      kind,
      account: this.addUser(options.login ?? actionsBot.login),
      issues: options.issues ?? 'write',
      pullRequests: options.pullRequests ?? 'write',
      repositories: options.repositories?.map((name) => name.toLowerCase()),
    };
    this.#tokens.set(value, made);
    return made;
  }

  token(value: string): Token | undefined {
    return this.#tokens.get(value);
  }

  /** @param role one of GitHub's own, or both words of the answer (a custom role, or an odd pair). */
  setPermission(name: RepositoryName, login: string, role: Role | Standing): void {
    this.addUser(login);
    this.#standings.set(this.#key(name, login), typeof role === 'string' ? standing(role) : role);
  }

  /** Everybody can read a public repository. */
  standing(name: RepositoryName, login: string): Standing {
    const repository = this.#repository(name);
    return (
      this.#standings.get(this.#key(repository, login)) ?? standing(repository.private ? 'none' : 'read')
    );
  }

  /** Is a role of at least this rank held? A custom role counts as the permission it builds on. */
  holds(name: RepositoryName, login: string, least: Role): boolean {
    const { permission, roleName } = this.standing(name, login);
    const role = roles.find((known) => known === roleName) ?? permission;
    return roles.indexOf(role) >= roles.indexOf(least);
  }

  /** Adds an issue, or with `pull` a pull request. Numbers go up by one unless one is given. */
  addIssue(
    name: RepositoryName,
    options: Partial<Pick<Issue, 'number' | 'title' | 'body' | 'state' | 'locked' | 'deleted'>> & {
      user?: string;
      pull?: boolean | Partial<Pull>;
    } = {},
  ): Issue {
    const repository = this.#repository(name);
    const { user = repository.owner.login, pull = false, number, ...rest } = options;
    const at = this.now();
    const made: Issue = {
      id: this.nextId(),
      repository,
      number: number ?? this.#nextNumber(repository),
      title: 'Something about the documentation',
      body: null,
      state: 'open',
      locked: false,
      deleted: false,
      createdAt: at,
      updatedAt: at,
      ...rest,
      user: this.addUser(user),
      pull: pull === false ? null : { ...newPull, ...(pull === true ? {} : pull) },
    };
    this.#issues.set(`${repository.id} ${made.number}`, made);
    return made;
  }

  issue(name: RepositoryName, number: number): Issue | undefined {
    return this.#issues.get(`${this.#repository(name).id} ${number}`);
  }

  #nextNumber(repository: Repository): number {
    const taken = [...this.#issues.values()].filter((issue) => issue.repository === repository);
    return Math.max(0, ...taken.map((issue) => issue.number)) + 1;
  }

  #repository(name: RepositoryName): Repository {
    const found = this.repository(name);
    if (!found) throw new Error(`no repository ${String(name)}`);
    return found;
  }

  #key(name: RepositoryName, login: string): string {
    return `${fullName(this.#repository(name)).toLowerCase()} ${login.toLowerCase()}`;
  }
}

const newPull: Pull = {
  head: 'docs-change',
  base: 'main',
  headSha: 'a'.repeat(40),
  baseSha: 'b'.repeat(40),
  draft: false,
  merged: false,
};

function guessType(login: string): Account['type'] {
  return login.endsWith('[bot]') ? 'Bot' : 'User';
}
