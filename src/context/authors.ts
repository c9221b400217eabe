import type { Account } from '../github/accounts.ts';
import { isOurs } from '../github/comments.ts';
import type { RenderedComment } from '../github/rendered-comments.ts';
import type { MayCommand } from '../job-request.ts';
import { findCommand } from '../text/command.ts';

/** A run asks GitHub about the permission of at most so many people. */
const MAX_PEOPLE = 20;

/** Leaves out commands, comments of bots and of this action, and comments without any text. */
export function quotable(comments: readonly RenderedComment[], command: string): RenderedComment[] {
  return comments.filter(({ author, body, html }) => {
    const isCommand = findCommand(command, body) !== undefined;
    return author?.type !== 'Bot' && html.trim() !== '' && !isOurs(body) && !isCommand;
  });
}

/**
 * The returned function finds the comments of people who may use the command. It asks GitHub about
 * each person only once, and only about the 20 who wrote last; comments of others are left out. The
 * permission of `commandAuthor` was checked before.
 */
export function permissionFilter(mayCommand: MayCommand, commandAuthor: Account | undefined) {
  const answers = new Map<number, Promise<boolean>>();
  if (commandAuthor) answers.set(commandAuthor.id, Promise.resolve(true));

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
