import { Refusal } from './answer.ts';
import type { Grant, Token } from './people.ts';
import { type Comment, fullName, type Issue, type Repository } from './records.ts';
import type { World } from './world.ts';

const locked = { documentation_url: 'https://docs.github.com/articles/locking-conversations/' };

/** @throws Refusal 401. The stand-in serves nobody without a token, although GitHub would. */
export function authenticate(world: World, authorization: string | undefined): Token {
  if (!authorization) throw new Refusal(401, 'Requires authentication');
  const value = /^(?:token|bearer) (\S+)$/i.exec(authorization)?.[1];
  const token = value === undefined ? undefined : world.token(value);
  if (!token)
    throw new Refusal(401, 'Bad credentials', { documentation_url: 'https://docs.github.com/rest' });
  return token;
}

/** What a token may do in one repository. Everything throws a Refusal where it may not. */
export class Access {
  readonly #world: World;
  readonly #token: Token;

  constructor(world: World, token: Token) {
    this.#world = world;
    this.#token = token;
  }

  /** The repository, 404 where it does not exist or must not be known to exist. */
  repository(owner: string, name: string): Repository {
    const found = this.#world.repository(`${owner}/${name}`);
    if (!found || (found.private && !this.#reaches(found))) throw new Refusal(404, 'Not Found');
    return found;
  }

  /** Reading issues and comments; in a public repository everybody may. */
  read(repository: Repository, what: Issue | undefined): void {
    if (repository.private && !this.#granted(['read', 'write'], what)) throw this.#notAccessible();
  }

  /** Writing comments and reactions: a person may wherever they can read. */
  write(issue: Issue): void {
    if (!this.#reaches(issue.repository) || !this.#granted(['write'], issue)) throw this.#notAccessible();
  }

  /** Beyond `write`: a locked thread takes comments of people with write access only. */
  comment(issue: Issue): void {
    this.write(issue);
    if (issue.locked && (this.#token.kind === 'installation' || !this.#pushes(issue.repository))) {
      throw new Refusal(403, 'Unable to create comment because issue is locked.', locked);
    }
  }

  /** Editing and removing: one's own, and everybody's with write access. */
  change(comment: Comment): void {
    this.write(comment.issue);
    if (this.#token.kind === 'user' && comment.user !== this.#token.account)
      this.push(comment.issue.repository);
  }

  /** @throws Refusal 403 for people without write access. */
  push(repository: Repository): void {
    if (!this.#pushes(repository)) throw new Refusal(403, 'Must have admin rights to Repository.');
  }

  #pushes(repository: Repository): boolean {
    if (this.#token.kind === 'installation') return true;
    return this.#world.holds(repository, this.#token.account.login, 'write');
  }

  #reaches(repository: Repository): boolean {
    const { kind, repositories, account } = this.#token;
    if (repositories && !repositories.includes(fullName(repository).toLowerCase())) return false;
    return kind === 'installation' || this.#world.holds(repository, account.login, 'read');
  }

  /** The thread of a pull request opens with either grant, that of an issue with `issues` only. */
  #granted(enough: readonly Grant[], what: Issue | undefined): boolean {
    const { issues, pullRequests } = this.#token;
    return enough.includes(issues) || (what?.pull != null && enough.includes(pullRequests));
  }

  #notAccessible(): Refusal {
    const by = this.#token.kind === 'installation' ? 'integration' : 'personal access token';
    return new Refusal(403, `Resource not accessible by ${by}`);
  }
}
