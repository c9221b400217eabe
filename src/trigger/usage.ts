import { codeSpan, collapsible } from '../text/markdown.ts';
import { type Text, text } from '../text/sentence.ts';
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
  { words: '--help', effect: 'Shows whether the setup works, and this help.' },
];

const COMMAND_RULES =
  'The command must start the first line of a new comment or review. The instruction can span several lines. Edits are ignored.';

/** Returns Markdown that shows how to use the command. */
function usage(commandName: string): string {
  // This is a list, because the narrow columns of a table would break the options on a phone.
  const examples = EXAMPLES.map(
    ({ words, effect }) => `- ${codeSpan(`${commandName} ${words}`)}: ${effect}`,
  );
  return [examples.join('\n'), COMMAND_RULES].join('\n\n');
}

/** Returns the usage for replies that first say something else. */
export function foldedUsage(commandName: string): string {
  return collapsible('How to use the command', usage(commandName));
}

/** Returns the reply to a command that cannot be carried out as it is written. */
export function invalidCommand(commandName: string, reason: Text): Reply {
  return {
    icon: 'failed',
    title: 'Invalid command',
    level: 'notice',
    happened: text`${reason} Nothing was sent.`,
    details: usage(commandName),
  };
}
