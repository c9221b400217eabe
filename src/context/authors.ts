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
 * Finds the comments of people who may use the command. GitHub is asked about each person only once,
 * and only about those who wrote last. The permission of `commandAuthor` was checked before.
 */
export function permissionFilter(mayCommand: MayCommand, commandAuthor: Account | undefined) {
  const answers = new Map<number, Promise<boolean>>();
  if (commandAuthor !== undefined) answers.set(commandAuthor.id, Promise.resolve(true));
  const most = answers.size + MAX_PEOPLE;

  return async (comments: readonly RenderedComment[]): Promise<RenderedComment[]> => {
    const newestFirst = comments.toSorted(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
    );
    for (const { author } of newestFirst) {
      const isAsked = author === undefined || answers.has(author.id) || answers.size >= most;
      if (!isAsked) answers.set(author.id, mayCommand(author));
    }

    const permissions = await Promise.all(
      comments.map(({ author }) => author && answers.get(author.id)),
    );
    return comments.filter((_, index) => permissions[index]);
  };
}
