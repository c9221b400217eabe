import { Refusal } from './answers.ts';
import { type Comment, fullName, type Issue, type Repository, type Token } from './records.ts';
import type { World } from './world.ts';

/** What a token may do. Everything throws a Refusal where it may not. */
export class Access {
  readonly token: Token;
  readonly #world: World;
  readonly #isPerson: boolean;

  /** @throws Refusal 401. The simulation requires a token, although GitHub does not. */
  constructor(world: World, authorization: string | undefined) {
    if (!authorization) throw new Refusal(401, 'Requires authentication');
    const token = world.token(/^(?:token|bearer) (\S+)$/i.exec(authorization)?.[1] ?? '');
    if (!token) throw new Refusal(401, 'Bad credentials');
    this.token = token;
    this.#world = world;
    this.#isPerson = token.kind === 'user';
  }

  /** The repository, 404 where it does not exist or must not be known to exist. */
  repository(owner: string, name: string): Repository {
    const found = this.#world.repository(`${owner}/${name}`);
    const isShown = (one: Repository) =>
      this.#isPerson ? this.#holds(one, 'read') : !one.private || this.#reaches(one);
    if (!found || !isShown(found)) throw new Refusal(404, 'Not Found');
    return found;
  }

  /** Reading issues and comments; in a public repository everybody may. */
  read(repository: Repository, issue: Issue | undefined): void {
    if (repository.private && !this.#granted('read', issue)) throw this.#notAccessible();
  }

  /** Reading what pull requests hold; in a public repository everybody may. */
  readPulls(repository: Repository): void {
    if (repository.private && this.token.pullRequests === 'none') throw this.#notAccessible();
  }

  /** Writing comments and reactions: a person may wherever they can read. */
  write(issue: Issue): void {
    if (!this.#reaches(issue.repository) || !this.#granted('write', issue))
      throw this.#notAccessible();
  }

  /** Beyond `write`: a locked thread takes comments of people with write access only. */
  comment(issue: Issue): void {
    this.write(issue);
    if (!issue.locked || (this.#isPerson && this.#holds(issue.repository, 'write'))) return;
    throw new Refusal(403, 'Unable to create comment because issue is locked.');
  }

  /** Editing and removing: one's own, and everybody's with write access. */
  change({ issue, user }: Comment): void {
    this.write(issue);
    if (user !== this.token.account) this.push(issue.repository);
  }

  /** @throws Refusal 403 for people without write access. */
  push(repository: Repository): void {
    if (this.#isPerson && !this.#holds(repository, 'write')) {
      throw new Refusal(403, 'Must have push access to the repository.');
    }
  }

  /** Is the repository among those the token was made for? */
  #reaches(repository: Repository): boolean {
    return this.token.repositories?.includes(fullName(repository)) ?? true;
  }

  #holds(repository: Repository, role: 'read' | 'write'): boolean {
    return this.#world.holds(repository, this.token.account.login, role);
  }

  /** The thread of a pull request opens with either grant, that of an issue with `issues` only. */
  #granted(least: 'read' | 'write', issue: Issue | undefined): boolean {
    const { issues, pullRequests } = this.token;
    const grants = issue?.pull ? [issues, pullRequests] : [issues];
    return grants.includes('write') || (least === 'read' && grants.includes('read'));
  }

  #notAccessible(): Refusal {
    const by = this.#isPerson ? 'personal access token' : 'integration';
    return new Refusal(403, `Resource not accessible by ${by}`);
  }
}
