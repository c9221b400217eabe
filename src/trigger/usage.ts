import { codeSpan, collapsible } from '../text/markdown.ts';
import { code, sentences, shortened, text } from '../text/sentence.ts';
import type { Refused } from './parse.ts';
import type { Reply } from './reply.ts';

const EXAMPLES = [
  [
    'add a quickstart',
    'Sends this instruction to the agent. Later commands in the thread continue the job.',
  ],
  ['--new add a quickstart', 'Starts a new job.'],
  ['--job ID add a quickstart', 'Continues another job, from now on in this thread.'],
  ['--status', 'Shows the status of the thread’s job, or of another job with `--job ID`.'],
  ['--help', 'Shows whether the API key works, and this help.'],
];

const RULES = [
  'The command must start a line of a new comment or review.',
  'The instruction can span several lines.',
  'What is above the command is sent as context. Edits are ignored.',
].join(' ');

export function foldedUsage(commandName: string): string {
  // This is a list, because the narrow columns of a table would break the options on a phone.
  const examples = EXAMPLES.map(
    ([words, effect]) => `- ${codeSpan(`${commandName} ${words}`)}: ${effect}`,
  );
  return collapsible('How to use the command', [...examples, '', RULES].join('\n'));
}

const NOTHING_SENT = text`Nothing was sent.`;

/** What the author may not want to be sent. */
const UNCERTAIN: Readonly<Record<'mail' | 'hidden' | 'unclosed', Reply>> = {
  mail: {
    title: 'Comment on GitHub instead',
    happened: sentences(
      text`The comment came by email, and it is not clear which words are yours.`,
      NOTHING_SENT,
    ),
    next: sentences(
      text`Comment on GitHub.`,
      text`Or reply with the command first, in one paragraph, and a blank line below it.`,
    ),
  },
  hidden: {
    title: 'Hidden text',
    happened: sentences(
      text`The comment contains an HTML comment, which readers may not see.`,
      NOTHING_SENT,
    ),
    next: text`Remove it, or put it in code of its own, and comment again.`,
  },
  unclosed: {
    title: 'Close the code block',
    happened: sentences(
      text`A line that starts with the command is in a code block that is not closed.`,
      NOTHING_SENT,
    ),
    next: text`Close the code block, and comment again.`,
  },
};

/** The reply to a command that cannot be carried out as it is written. */
export function refusal(parsed: Refused, commandName: string): Reply {
  const call = (words: string) => code(`${commandName} ${words}`);
  switch (parsed.kind) {
    case 'cannot-stop':
      return {
        title: 'A job cannot be stopped',
        happened: sentences(text`The service offers no way to stop a job.`, NOTHING_SENT),
        next: sentences(
          text`Close its pull request, or comment what the agent should do instead:`,
          text`${call('…')}.`,
        ),
      };
    case 'missing':
      return {
        title: 'What should the agent do?',
        happened: sentences(
          text`Write it after the command. For example, comment`,
          text`${call('add a page about rate limits')}.`,
        ),
        footer: foldedUsage(commandName),
      };
    case 'several':
      return { icon: 'failed', ...severalCommands(parsed.lines) };
    case 'unknown-option':
    case 'invalid':
      return {
        icon: 'failed',
        title: 'Invalid command',
        happened: sentences(parsed.reason, NOTHING_SENT),
        footer: foldedUsage(commandName),
      };
    default:
      return { icon: 'failed', ...UNCERTAIN[parsed.kind] };
  }
}

function severalCommands(lines: readonly string[]): Reply {
  const [first = '', second = ''] = lines.map((line) => shortened(line.trim(), 80));
  return {
    title: 'One command per comment',
    happened: text`The comment has two: ${code(first)} and ${code(second)}. Nothing was sent.`,
    next: text`Write a comment for each, or put the line that is not a command in a code block.`,
  };
}
