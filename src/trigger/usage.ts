import { codeSpan, collapsible } from '../text/markdown.ts';
import { code, shortened, type Text, text } from '../text/sentence.ts';
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
  'The command must start the first line of a new comment or review. Only quotes can be above it. The instruction can span several lines. Edits are ignored.';

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

/** For a command that cannot be carried out as it is written. */
export function invalidCommand(commandName: string, reason: Text): Reply {
  return {
    icon: 'failed',
    title: 'Invalid command',
    level: 'notice',
    happened: text`${reason} Nothing was sent.`,
    details: usage(commandName),
  };
}

export function unknownOption(commandName: string, option: string): Reply {
  const reason = text`Unknown option ${code(shortened(option, 40))}.`;
  const isUsualDash = option.startsWith('--');
  const dash = isUsualDash
    ? []
    : text` A dash before the first word means an option. To start the instruction with a dash, write ${code(`${commandName} -- …`)}.`;
  return invalidCommand(commandName, text`${reason}${dash}`);
}

export function missingInstruction(commandName: string): Reply {
  return {
    icon: 'note',
    title: 'What should the agent do?',
    level: 'notice',
    happened: text`Write it after the command. For example, comment ${code(`${commandName} add a page about rate limits`)}.`,
    footer: foldedUsage(commandName),
  };
}

export function cannotStop(commandName: string): Reply {
  return {
    icon: 'note',
    title: 'A job cannot be stopped',
    level: 'notice',
    happened: text`The service offers no way to stop a job. Nothing was sent.`,
    next: text`Close its pull request, or comment what the agent should do instead: ${code(`${commandName} …`)}.`,
  };
}
