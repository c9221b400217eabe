import type { Account } from '../github/accounts.ts';
import { isOurs } from '../github/comments.ts';
import { DEFAULT_COMMAND } from '../inputs/inputs.ts';
import type { Command } from '../job-request.ts';
import { code, text } from '../text/sentence.ts';
import { type EventComment, unreadableEvent } from './event.ts';
import { type ParsedCommand, parseComment } from './parse.ts';

/** A new comment that a person wrote, and that is a command. */
export interface CommandEvent extends Pick<Command, 'issueInEvent' | 'lines'> {
  commandName: string;
  parsed: Exclude<ParsedCommand, { kind: 'none' }>;
  commandId: string;
  author: Account;
  issue: number;
  comment: NonNullable<Command['comment']>;
}

/** `skipped` says why a comment is no command. */
type CommentMeaning =
  | { kind: 'command'; command: CommandEvent }
  /** A person submitted this review without a command. */
  | { kind: 'review'; reviewer: Account; skipped: string }
  | { kind: 'other'; skipped: string };

const NO_COMMAND = 'No line of the comment, outside of code and quotes, starts with the command.';

/** A payload that is not readable fails the run only if the comment may be a command. */
export function readComment(said: EventComment, commandInput: string | undefined): CommentMeaning {
  const { kind, body, written, issue, sender } = said;
  if (body === undefined) throw unreadable(said.part);

  const commandName = commandInput?.trim() || DEFAULT_COMMAND;
  const parsed = parseComment(commandName, body);
  const ignoreReason = whyIgnored(said, body);
  if (parsed.kind === 'none') {
    const isByPerson = kind === 'review' && written && sender && issue && !ignoreReason;
    return isByPerson
      ? { kind: 'review', reviewer: written.author, skipped: NO_COMMAND }
      : { kind: 'other', skipped: NO_COMMAND };
  }

  if (written === undefined) throw unreadable(said.part);
  if (sender === undefined) throw unreadable('sender');
  if (issue === undefined) throw unreadable(kind === 'comment' ? 'issue' : 'pull_request');
  if (ignoreReason !== undefined) return { kind: 'other', skipped: ignoreReason };

  const { number, ...issueInEvent } = issue;
  const { url, ...comment } = written;
  return {
    kind: 'command',
    command: {
      commandName,
      parsed,
      ...comment,
      issue: number,
      issueInEvent,
      comment: { url, body },
    },
  };
}

const unreadable = (part: string) =>
  unreadableEvent(text`has no valid ${code(`github.event.${part}`)}`);

/** Why a comment cannot be a command, whatever it says. */
function whyIgnored({ isNew, sender, written }: EventComment, body: string): string | undefined {
  const { id, type, login = '' } = written?.author ?? {};
  if (!isNew) return 'Only new comments are processed.';
  // An app that writes with a user's token counts as that user, who authorized it.
  if (type !== 'User' || /\[bot\]$/i.test(login)) return 'The comment was not written by a person.';
  if (sender?.id !== id) return 'The sender of the event is not the author of the comment.';
  return isOurs(body) ? 'The comment was written by this action.' : undefined;
}
