import type { Account } from '../github/accounts.ts';
import { isOurs } from '../github/comments.ts';
import type { RenderedComment } from '../github/rendered-comments.ts';
import type { MayCommand } from '../job-request.ts';
import { textAfter } from '../text/visible.ts';

/** How many people a run asks GitHub about. */
const MAX_PEOPLE = 20;

/** Without those of bots and of this action, and without commands. */
export function quotable(comments: readonly RenderedComment[], command: string): RenderedComment[] {
  return comments.filter(({ author, body, html }) => {
    const isCommand = textAfter(command, body) !== undefined;
    return author?.type !== 'Bot' && html.trim() !== '' && !isOurs(body) && !isCommand;
  });
}

/**
 * Finds the comments of those who may use the command, of the 20 who wrote last. Asks about everybody
 * only once. `permitted`: whose permission was already checked.
 */
export function permissionFilter(mayCommand: MayCommand, permitted: Account | undefined) {
  const answers = new Map<number, Promise<boolean>>();
  if (permitted) answers.set(permitted.id, Promise.resolve(true));

  return async (comments: readonly RenderedComment[]): Promise<RenderedComment[]> => {
    const newestFirst = comments.toSorted(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
    );
    for (const { author } of newestFirst) {
      const isUnknown = author && !answers.has(author.id);
      if (isUnknown && answers.size < MAX_PEOPLE) answers.set(author.id, mayCommand(author));
    }

    const permissions = await Promise.all(
      comments.map(({ author }) => author && answers.get(author.id)),
    );
    return comments.filter((_, index) => permissions[index]);
  };
}
