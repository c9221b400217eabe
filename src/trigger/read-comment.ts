import { isOurs } from '../github/comments.ts';
import type { Account } from '../github/payloads.ts';
import { DEFAULT_COMMAND } from '../inputs/inputs.ts';
import type { EventComment } from './event.ts';
import { type ParsedCommand, parseComment } from './parse.ts';

/** A new comment that a person wrote, and that is a command. */
export interface CommandEvent extends EventComment {
  skipped?: undefined;
  commandName: string;
  parsed: Exclude<ParsedCommand, { kind: 'none' }>;
}

const NO_COMMAND = 'No line of the comment, outside of code and quotes, starts with the command.';

/** `skipped` says why a comment is no command. `reviewer` has submitted a review without one. */
export function readComment(
  comment: EventComment,
  commandInput: string | undefined,
): CommandEvent | { skipped: string; reviewer?: Account | undefined } {
  const commandName = commandInput?.trim() || DEFAULT_COMMAND;
  const parsed = parseComment(commandName, comment.body);
  const skipped = whyIgnored(comment);
  if (parsed.kind !== 'none')
    return skipped === undefined ? { ...comment, commandName, parsed } : { skipped };

  const isReviewByPerson = comment.kind === 'review' && skipped === undefined;
  return { skipped: NO_COMMAND, reviewer: isReviewByPerson ? comment.author : undefined };
}

/** Why a comment cannot be a command, whatever it says. */
function whyIgnored({ isNew, sender, author, body }: EventComment): string | undefined {
  if (!isNew) return 'Only new comments are processed.';
  // An app that writes with a user's token counts as that user, who authorized it.
  if (author.type !== 'User' || /\[bot\]$/i.test(author.login))
    return 'The comment was not written by a person.';
  if (sender.id !== author.id) return 'The sender of the event is not the author of the comment.';
  return isOurs(body) ? 'The comment was written by this action.' : undefined;
}
