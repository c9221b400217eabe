import type { Account } from '../github/accounts.ts';
import { isOurs } from '../github/comments.ts';
import { DEFAULT_COMMAND } from '../inputs/inputs.ts';
import { code, text } from '../text/sentence.ts';
import { type CommentDetails, type EventComment, unreadableEvent } from './event.ts';
import { type ParsedCommand, parseComment } from './parse.ts';

/** A new comment that a person wrote, and that is a command. */
export interface CommandEvent extends CommentDetails {
  commandName: string;
  parsed: Exclude<ParsedCommand, { kind: 'none' }>;
  body: string;
}

/** `skipped` says why a comment is no command. */
type CommentMeaning =
  | { kind: 'command'; command: CommandEvent }
  /** A person submitted this review without a command. */
  | { kind: 'review'; reviewer: Account; skipped: string }
  | { kind: 'other'; skipped: string };

const NO_COMMAND = 'No line of the comment, outside of code and quotes, starts with the command.';

/** A payload that is not readable fails the run only if the comment may be a command. */
export function readComment(
  { kind, body, details, unreadable }: EventComment,
  commandInput: string | undefined,
): CommentMeaning {
  if (body === undefined) throw unreadableComment(unreadable);

  const commandName = commandInput?.trim() || DEFAULT_COMMAND;
  const parsed = parseComment(commandName, body);
  const ignored = details && whyIgnored(details, body);
  if (parsed.kind === 'none') {
    const isReviewByPerson = kind === 'review' && details && ignored === undefined;
    return isReviewByPerson
      ? { kind: 'review', reviewer: details.author, skipped: NO_COMMAND }
      : { kind: 'other', skipped: NO_COMMAND };
  }

  if (details === undefined) throw unreadableComment(unreadable);
  if (ignored !== undefined) return { kind: 'other', skipped: ignored };
  return { kind: 'command', command: { ...details, commandName, parsed, body } };
}

function unreadableComment(part = 'comment') {
  return unreadableEvent(text`has no valid ${code(`github.event.${part}`)}`);
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
