import type { Environment } from '../environment.ts';
import { react, threadComments, withReplyLine } from '../github/comments.ts';
import type { EventComment } from '../github/event.ts';
import { explain } from '../github/explain.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import { isDryRun } from '../inputs/inputs.ts';
import { addressValue, wordValue } from '../runner/output-values.ts';
import type { FinalNotice } from '../runner/publisher.ts';
import { collapsible, toMarkdown } from '../text/markdown.ts';
import { code, link, sentences, text } from '../text/sentence.ts';
import type { Refused } from './parse.ts';

export const FAILED = {
  level: 'error',
  icon: 'failed',
  values: { outcome: wordValue('failed') },
} as const;

const EXAMPLES = [
  [
    'add a quickstart',
    'Sends this instruction to the agent, and what is above the command as context. It can span ' +
      'several lines. Later commands in the thread continue the job.',
  ],
  ['--new add a quickstart', 'Starts a new job.'],
  ['--job ID add a quickstart', 'Continues another job, from now on in this thread.'],
  ['--status', 'Shows the status of the thread’s job, or of another job with `--job ID`.'],
  ['--help', 'Shows this help, and whether the API key works.'],
] as const;

export function usage(commandName: string) {
  return {
    title: 'How to use the command',
    happened: text`Start a line of a new comment or review with the command. Edits are ignored.`,
    // This is a list, because the narrow columns of a table would break the options on a phone.
    list: EXAMPLES.map(([words, effect]) => text`${code(`${commandName} ${words}`)}: ${effect}`),
  };
}

export function foldedUsage(commandName: string): string {
  const { title, happened, list } = usage(commandName);
  const examples = list.map((item) => `- ${toMarkdown(item)}`);
  return collapsible(title, [toMarkdown(happened), '', ...examples].join('\n'));
}

/** One without a next step gets an example, and the usage. */
const REFUSALS: Readonly<Record<Refused['kind'], Partial<FinalNotice> & { title: string }>> = {
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
    happened: text`The comment contains \`<!--\`, and readers may not see what follows.`,
    next: text`Remove it, also from code, and comment again.`,
  },
  mail: {
    title: 'Comment on GitHub instead',
    happened: text`This comment came by email, or contains one.`,
    next: text`Write the command in a new comment on GitHub, without the email.`,
  },
};

export function refusal({ kind, reason = [] }: Refused, commandName: string): FinalNotice {
  const { happened = [], ...rest } = REFUSALS[kind];
  const said = sentences(reason, happened, text`Nothing was sent.`);
  const reply: FinalNotice = { icon: 'failed', ...rest, happened: said };
  if (reply.next) return reply;

  return {
    ...reply,
    next: text`For example, comment ${code(`${commandName} add a page about rate limits`)}.`,
    footer: foldedUsage(commandName),
  };
}

/**
 * Posts the reply in the thread. If that is not possible, the log and the job summary contain it.
 * Resolves to true if the step fails.
 */
export async function publishReply(
  reply: FinalNotice,
  comment: EventComment,
  env: Environment,
): Promise<boolean> {
  const { publisher } = env;
  const { values, footer = '' } = reply;
  const body = publisher.markdown(reply);

  const url = mayWrite(env) ? await postReply(body, comment, env) : undefined;
  const posted = url === undefined ? [] : text`Reply: ${link(url)}`;
  if (url === undefined) publisher.group(text`Reply`, body.split('\n'));
  else publisher.info(posted);

  const isUnseen = url === undefined && mayWrite(env);
  const outcome = values?.outcome ?? wordValue(isUnseen ? 'failed' : 'skipped');
  await publisher.end({
    ...reply,
    footer: `${footer}\n\n${toMarkdown(posted)}`.trim(),
    values: { ...values, outcome, 'comment-url': addressValue(url) },
  });

  if (reply.icon === 'failed') await reactConfused(comment, env);
  return outcome === 'failed';
}

/** The run reports the error anyway, so GitHub need not accept the reaction. */
export async function reactConfused({ commandId }: EventComment, env: Environment): Promise<void> {
  if (!mayWrite(env)) return;
  await react(commandId, 'confused', await env.openGitHub()).catch(ignoreGitHubError);
}

/** In the thread. */
function mayWrite({ inputs }: Environment): boolean {
  return !isDryRun(inputs) && inputs.comment?.trim() !== 'never';
}

/** The comment's URL, if there is one, and it is plain. */
async function postReply(
  body: string,
  { issue }: EventComment,
  { openGitHub, publisher }: Environment,
): Promise<string | undefined> {
  try {
    const comments = threadComments(await openGitHub(), issue.number);
    const { url } = await comments.create(withReplyLine(publisher.redact(body)));
    return url;
  } catch (error) {
    const title = 'Could not post the reply';
    publisher.warn({ title, ...explain(error, { what: 'the comment' }) });
    return undefined;
  }
}
