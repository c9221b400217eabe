import { SkippedRun } from '../errors.ts';
import { isOurs } from '../github/comments.ts';
import type { EventComment } from '../github/event.ts';
import { DEFAULT_COMMAND, givenPromptInputs } from '../inputs/inputs.ts';
import type { RawInputs } from '../inputs/invalid-inputs.ts';
import { code, type Text, text } from '../text/sentence.ts';
import { type ParsedCommand, parseComment } from './parse.ts';

/** A new comment that a person wrote, and that is a command. */
export interface CommandEvent extends EventComment {
  commandName: string;
  parsed: Exclude<ParsedCommand, { kind: 'none' }>;
}

/**
 * Undefined for a person's review without a command, to which a workflow applies its prompt. Any
 * other comment that is no command ends the run.
 */
export function readComment(comment: EventComment, inputs: RawInputs): CommandEvent | undefined {
  const commandName = inputs.command?.trim() || DEFAULT_COMMAND;
  const parsed = parseComment(commandName, comment.body);
  const isForPrompt = comment.kind === 'review' && givenPromptInputs(inputs).length > 0;
  const isCommand = parsed.kind !== 'none' || isForPrompt;
  const why = isCommand ? whyIgnored(comment) : notCommand(commandName);
  if (why !== undefined) throw new SkippedRun({ title: 'Skipped: not a command', happened: why });

  return parsed.kind === 'none' ? undefined : { ...comment, commandName, parsed };
}

function notCommand(commandName: string): Text {
  const call = code(commandName);
  return text`No line of the comment, outside of code and quotes, starts with the command ${call}.`;
}

/** Why a comment cannot be a command, whatever it says. */
function whyIgnored({ isNew, sender, author, body }: EventComment): Text | undefined {
  if (!isNew) return text`Only new comments are processed.`;
  // An app that writes with a user's token counts as that user, who authorized it.
  if (author.type !== 'User' || /\[bot\]$/i.test(author.login))
    return text`The comment was not written by a person.`;
  if (sender.id !== author.id)
    return text`The sender of the event is not the author of the comment.`;
  return isOurs(body) ? text`The comment was written by this action.` : undefined;
}
