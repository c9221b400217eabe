import type { Account } from '../github/accounts.ts';
import { isOurs } from '../github/comments.ts';
import type { RenderedComment } from '../github/rendered-comments.ts';
import type { MayCommand } from '../job-request.ts';
import { isCommand } from '../text/command.ts';

/** The number of people about whose permission a run asks GitHub at most. */
const MAX_PEOPLE = 20;

/** Commands, comments of this action, and comments without any text are in neither list. */
export function quotable(comments: readonly RenderedComment[], command: string) {
  const withWords = comments.filter(
    ({ body, html }) => html.trim() !== '' && !isOurs(body) && !isCommand(command, body),
  );

  const isByBot = ({ author }: RenderedComment) => author?.type === 'Bot';
  return {
    byPeople: withWords.filter((comment) => !isByBot(comment)),
    byBots: withWords.filter(isByBot),
  };
}

/**
 * The returned function finds the comments of people who may use the command. It asks GitHub about
 * each person only once, and only about those who wrote last; comments of others are left out. The
 * permission of `commandAuthor` was checked before.
 */
export function permissionFilter(mayCommand: MayCommand, commandAuthor: Account | undefined) {
  const answers = new Map<number, Promise<boolean>>();
  const permissionOf = async (author: Account) =>
    author.id === commandAuthor?.id || (await answers.get(author.id)) === true;

  return async (comments: readonly RenderedComment[]): Promise<RenderedComment[]> => {
    const newestFirst = comments.toSorted(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
    );
    for (const { author } of newestFirst) {
      const isUnknown = author && author.id !== commandAuthor?.id && !answers.has(author.id);
      if (isUnknown && answers.size < MAX_PEOPLE) answers.set(author.id, mayCommand(author));
    }

    const permissions = await Promise.all(
      comments.map(({ author }) => author && permissionOf(author)),
    );
    return comments.filter((_, index) => permissions[index]);
  };
}
