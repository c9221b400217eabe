import { codeSpan, collapsible } from '../text/markdown.ts';
import { code, shortened, type Text, text } from '../text/sentence.ts';
import type { Refused } from './parse.ts';
import type { Reply } from './reply.ts';

const EXAMPLES = [
  {
    words: 'add a quickstart',
    effect: 'Sends this instruction to the agent. Later commands in the thread continue the job.',
  },
  { words: '--new add a quickstart', effect: 'Starts a new job.' },
  {
    words: '--job ID add a quickstart',
    effect: 'Continues another job, from now on in this thread.',
  },
  {
    words: '--status',
    effect: 'Shows the status of the thread’s job, or of another job with `--job ID`.',
  },
  { words: '--help', effect: 'Shows whether the API key works, and this help.' },
];

const COMMAND_RULES =
  'The command must start a line of a new comment or review. The instruction can span several lines. What is above the command is sent as context. Edits are ignored.';

function usage(commandName: string): string {
  // This is a list, because the narrow columns of a table would break the options on a phone.
  const examples = EXAMPLES.map(
    ({ words, effect }) => `- ${codeSpan(`${commandName} ${words}`)}: ${effect}`,
  );
  return [examples.join('\n'), COMMAND_RULES].join('\n\n');
}

/** For replies that first say something else. */
export function foldedUsage(commandName: string): string {
  return collapsible('How to use the command', usage(commandName));
}

/** The reply to a command that cannot be carried out as it is written. */
export function refusal(parsed: Refused, commandName: string): Reply {
  switch (parsed.kind) {
    case 'cannot-stop':
      return cannotStop(commandName);
    case 'missing':
      return missingInstruction(commandName);
    case 'unknown-option':
      return unknownOption(commandName, parsed.option);
    case 'several':
      return severalCommands(parsed.lines);
    case 'mail':
      return MAIL;
    case 'hidden':
      return HIDDEN_TEXT;
    case 'unclosed':
      return UNCLOSED_CODE;
    case 'invalid':
      return invalidCommand(commandName, parsed.reason);
  }
}

const MAIL: Reply = {
  icon: 'failed',
  title: 'Comment on GitHub instead',
  level: 'notice',
  happened: text`The comment came by email, and it is not clear which words are yours. Nothing was sent.`,
  next: text`Comment on GitHub. Or reply with the command first, in one paragraph, and a blank line below it.`,
};

const HIDDEN_TEXT: Reply = {
  icon: 'failed',
  title: 'Hidden text',
  level: 'notice',
  happened: text`The comment contains an HTML comment, which readers may not see. Nothing was sent.`,
  next: text`Remove it, or put it in a code block of its own, and comment again.`,
};

const UNCLOSED_CODE: Reply = {
  icon: 'failed',
  title: 'Close the code block',
  level: 'notice',
  happened: text`A line that starts with the command is in a code block that is not closed. Nothing was sent.`,
  next: text`Close the code block, and comment again.`,
};

function severalCommands([first, second]: readonly string[]): Reply {
  return {
    icon: 'failed',
    title: 'One command per comment',
    level: 'notice',
    happened: text`The comment has two: ${lineOf(first)} and ${lineOf(second)}. Nothing was sent.`,
    next: text`Write a comment for each, or put the line that is not a command in a code block.`,
  };
}

const lineOf = (line = '') => code(shortened(line.trim(), 80));

function invalidCommand(commandName: string, reason: Text): Reply {
  return {
    icon: 'failed',
    title: 'Invalid command',
    level: 'notice',
    happened: text`${reason} Nothing was sent.`,
    footer: foldedUsage(commandName),
  };
}

function unknownOption(commandName: string, option: string): Reply {
  const reason = text`Unknown option ${code(shortened(option, 40))}.`;
  const isUsualDash = option.startsWith('--');
  const dash = isUsualDash
    ? []
    : text` A dash before the first word means an option. To start the instruction with a dash, write ${code(`${commandName} -- …`)}.`;
  return invalidCommand(commandName, text`${reason}${dash}`);
}

function missingInstruction(commandName: string): Reply {
  return {
    icon: 'note',
    title: 'What should the agent do?',
    level: 'notice',
    happened: text`Write it after the command. For example, comment ${code(`${commandName} add a page about rate limits`)}.`,
    footer: foldedUsage(commandName),
  };
}

function cannotStop(commandName: string): Reply {
  return {
    icon: 'note',
    title: 'A job cannot be stopped',
    level: 'notice',
    happened: text`The service offers no way to stop a job. Nothing was sent.`,
    next: text`Close its pull request, or comment what the agent should do instead: ${code(`${commandName} …`)}.`,
  };
}
