import { codeSpan, collapsible } from '../text/markdown.ts';
import { code, sentences, shortened, type Text, text } from '../text/sentence.ts';
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

const RULES = [
  'The command must start a line of a new comment or review.',
  'The instruction can span several lines.',
  'What is above the command is sent as context. Edits are ignored.',
].join(' ');

export function foldedUsage(commandName: string): string {
  // This is a list, because the narrow columns of a table would break the options on a phone.
  const examples = EXAMPLES.map(
    ({ words, effect }) => `- ${codeSpan(`${commandName} ${words}`)}: ${effect}`,
  );
  return collapsible('How to use the command', [...examples, '', RULES].join('\n'));
}

/** The reply to a command that cannot be carried out as it is written. */
export function refusal(parsed: Refused, commandName: string): Reply {
  const message = messageFor(parsed, commandName);
  return { icon: 'failed', level: 'notice', ...message };
}

type Message = Pick<Reply, 'title' | 'happened'> & Partial<Reply>;

function messageFor(parsed: Refused, commandName: string): Message {
  switch (parsed.kind) {
    case 'cannot-stop':
      return {
        icon: 'note',
        title: 'A job cannot be stopped',
        happened: text`The service offers no way to stop a job. Nothing was sent.`,
        next: sentences(
          text`Close its pull request, or comment what the agent should do instead:`,
          text`${code(`${commandName} …`)}.`,
        ),
      };
    case 'missing':
      return {
        icon: 'note',
        title: 'What should the agent do?',
        happened: sentences(
          text`Write it after the command. For example, comment`,
          text`${code(`${commandName} add a page about rate limits`)}.`,
        ),
        footer: foldedUsage(commandName),
      };
    case 'several':
      return severalCommands(parsed.lines);
    case 'unknown-option':
      return invalidCommand(unknownOption(parsed.option, commandName), commandName);
    case 'invalid':
      return invalidCommand(parsed.reason, commandName);
    default:
      return UNCERTAIN[parsed.kind];
  }
}

const NOTHING_SENT = text`Nothing was sent.`;

/** What the author may not want to be sent. */
const UNCERTAIN: Readonly<Record<'mail' | 'hidden' | 'unclosed', Message>> = {
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

function severalCommands(lines: readonly string[]): Message {
  const [first = '', second = ''] = lines.map((line) => shortened(line.trim(), 80));
  return {
    title: 'One command per comment',
    happened: text`The comment has two: ${code(first)} and ${code(second)}. Nothing was sent.`,
    next: text`Write a comment for each, or put the line that is not a command in a code block.`,
  };
}

function invalidCommand(reason: Text, commandName: string): Message {
  return {
    title: 'Invalid command',
    happened: text`${reason} Nothing was sent.`,
    footer: foldedUsage(commandName),
  };
}

function unknownOption(option: string, commandName: string): Text {
  const reason = text`Unknown option ${code(shortened(option, 40))}.`;
  if (option.startsWith('--')) return reason;
  return sentences(
    reason,
    text`A dash before the first word means an option.`,
    text`To start the instruction with a dash, write ${code(`${commandName} -- …`)}.`,
  );
}
