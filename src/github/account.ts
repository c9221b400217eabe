import type { Comment, ThreadComments } from './comments.ts';

/** The account behind the token, by which a run tells its own comments from those of others. */
export class OwnAccount {
  readonly #isInstallation: boolean;
  readonly #comments: Pick<ThreadComments, 'whoAmI'>;
  #id: Promise<number> | undefined;

  constructor(token: string, comments: Pick<ThreadComments, 'whoAmI'>) {
    // `GITHUB_TOKEN` is one as well.
    this.#isInstallation = token.trim().startsWith('ghs_');
    this.#comments = comments;
  }

  /**
   * Whether a comment is ours. GitHub does not tell an installation which account it has, so until it has written
   * something, every `Bot` counts. For other tokens `GET /user` is sent at most once, and its failure is final.
   */
  async matcher(): Promise<(comment: Pick<Comment, 'author'>) => boolean> {
    if (this.#isInstallation && this.#id === undefined)
      return ({ author }) => author?.type === 'Bot';

    this.#id ??= this.#comments.whoAmI();
    const id = await this.#id;
    return ({ author }) => author?.id === id;
  }

  /** Takes the account from a comment that this run has written. */
  learnFrom({ author }: Pick<Comment, 'author'>): void {
    if (author !== null) this.#id ??= Promise.resolve(author.id);
  }
}
