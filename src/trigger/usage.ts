import { codeSpan, collapsible } from '../text/markdown.ts';
import { code, sentences, text } from '../text/sentence.ts';
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

/** One without a next step gets an example, and the usage. */
const REFUSALS: Readonly<Record<Refused['kind'], Partial<Reply> & { title: string }>> = {
  'cannot-stop': {
    icon: 'note',
    title: 'A job cannot be stopped',
    happened: text`The service offers no way to stop a job.`,
    next: text`Close its pull request, or comment what the agent should do instead.`,
  },
  missing: {
    icon: 'note',
    title: 'What should the agent do?',
    happened: text`The command has no instruction.`,
  },
  invalid: { title: 'Invalid command' },
  several: {
    title: 'One command per comment',
    next: text`Write a comment for each, or put the line that is not a command in a code block.`,
  },
  unclosed: {
    title: 'Close the code block',
    happened: text`A line that starts with the command is in a code block that is not closed.`,
    next: text`Close the code block, and comment again.`,
  },
  hidden: {
    title: 'Hidden text',
    happened: text`The comment contains an HTML comment, which readers may not see.`,
    next: text`Remove it, or put it in code of its own, and comment again.`,
  },
  mail: {
    title: 'Comment on GitHub instead',
    happened: text`The comment came by email, and it is not clear which words are yours.`,
    next: sentences(
      text`Comment on GitHub.`,
      text`Or reply with the command first, in one paragraph, and a blank line below it.`,
    ),
  },
};

/** The reply to a command that cannot be carried out as it is written. */
export function refusal({ kind, reason = [] }: Refused, commandName: string): Reply {
  const { happened = [], ...rest } = REFUSALS[kind];
  const said = sentences(reason, happened, text`Nothing was sent.`);
  const reply: Reply = { icon: 'failed', ...rest, happened: said };
  if (reply.next) return reply;

  return {
    ...reply,
    next: text`For example, comment ${code(`${commandName} add a page about rate limits`)}.`,
    footer: foldedUsage(commandName),
  };
}
