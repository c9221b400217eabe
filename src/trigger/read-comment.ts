import type { Account } from '../github/accounts.ts';
import { isOurs } from '../github/comments.ts';
import { DEFAULT_COMMAND } from '../inputs/inputs.ts';
import { text } from '../text/sentence.ts';
import { type CommentDetails, type EventComment, unreadableEvent } from './event.ts';
import { type ParsedCommand, parseComment } from './parse.ts';

/** A new comment that a person wrote, and that is a command. */
export interface CommandEvent extends CommentDetails {
  skipped?: undefined;
  commandName: string;
  parsed: Exclude<ParsedCommand, { kind: 'none' }>;
  body: string;
}

const NO_COMMAND = 'No line of the comment, outside of code and quotes, starts with the command.';
const UNREADABLE = unreadableEvent(text`has no valid comment, issue, or sender`);

/**
 * `skipped` says why a comment is no command. `reviewer` has submitted a review without one.
 * A payload that is not readable fails the run only if the comment may be a command.
 */
export function readComment(
  { kind, body, details }: EventComment,
  commandInput: string | undefined,
): CommandEvent | { skipped: string; reviewer?: Account | undefined } {
  if (body === undefined) throw UNREADABLE;

  const commandName = commandInput?.trim() || DEFAULT_COMMAND;
  const parsed = parseComment(commandName, body);
  const ignored = details && whyIgnored(details, body);
  if (parsed.kind === 'none') {
    const isReviewByPerson = kind === 'review' && ignored === undefined;
    return { skipped: NO_COMMAND, reviewer: isReviewByPerson ? details?.author : undefined };
  }

  if (details === undefined) throw UNREADABLE;
  return ignored === undefined ? { ...details, commandName, parsed, body } : { skipped: ignored };
}

/** Why a comment cannot be a command, whatever it says. */
function whyIgnored({ isNew, sender, author }: CommentDetails, body: string): string | undefined {
  if (!isNew) return 'Only new comments are processed.';
  // An app that writes with a user's token counts as that user, who authorized it.
  if (author.type !== 'User' || /\[bot\]$/i.test(author.login))
    return 'The comment was not written by a person.';
  if (sender.id !== author.id) return 'The sender of the event is not the author of the comment.';
  return isOurs(body) ? 'The comment was written by this action.' : undefined;
}
