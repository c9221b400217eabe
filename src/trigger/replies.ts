import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { threadComments } from '../github/comments.ts';
import { asFault, howToPermit, refused } from '../github/faults.ts';
import { withReplyLine } from '../github/hidden-lines.ts';
import type { Help } from '../runner/help.ts';
import {
  type Annotation,
  type Icon,
  messageMarkdown,
  type Outputs,
  outputs,
} from '../runner/presentation.ts';
import { codeSpan, toMarkdown } from '../text/markdown.ts';
import { link, type Text, text } from '../text/sentence.ts';
import type { CommandEvent } from './comment.ts';

interface ReplyParts {
  outcome?: 'denied';
  icon: Icon;
  /** Markdown between what happened and what to do next. */
  details?: string;
  values?: Partial<Outputs>;
}

/** The reply to a command that starts no work. */
export type Reply = ReplyParts & Annotation;

/** A run for a command in a comment. */
export interface CommandSession extends Session {
  command: CommandEvent;
  api: GitHubApi;
}

/** The reply as the Markdown of a comment. */
export function bodyOf({ icon, details, ...message }: Reply, help: Help): string {
  return messageMarkdown(message, icon, help, details);
}

const USAGE = [
  [
    'add a quickstart',
    'Sends this instruction to the agent. Later commands in the thread continue the job.',
  ],
  ['--new add a quickstart', 'Starts a new job.'],
  [
    '--job ID add a quickstart',
    'Sends the instruction to that job, which becomes the job of this thread.',
  ],
  ['--status', 'Shows the status of the thread’s job, or of another job with `--job ID`.'],
  ['--help', 'Shows this help.'],
];

/** The help for the command. `why`: what is wrong with it. */
export function usage(command: string, why?: Text): Reply {
  // On a phone, a table would break the flags apart.
  const examples = USAGE.map(
    ([example, effect]) => `- ${codeSpan(`${command} ${example}`)}: ${effect}`,
  );

  return {
    icon: why ? 'failed' : 'note',
    title: why ? 'Invalid command' : 'Usage',
    level: 'notice',
    happened: why ?? [],
    details: examples.join('\n'),
    next: text`The command must start the first line of a new comment or review. The instruction can span several lines. Edits are ignored.`,
  };
}

/** Posts the reply in the thread; if that is not possible, writes it to the log. Returns false: the step does not fail. */
export async function publishReply(reply: Reply, session: CommandSession): Promise<boolean> {
  const { outcome = 'skipped', values } = reply;
  const { publisher } = session;
  const body = bodyOf(reply, publisher.help);
  const url = await post(body, session);
  const isPosted = url !== '';
  if (!isPosted) publisher.group(text`Reply`, body.split('\n'));

  const whereToRead = isPosted
    ? text`Reply: ${link(url)}`
    : text`See the log or the job summary for the reply.`;
  const paragraphs = isPosted ? [body, toMarkdown(whereToRead)] : [body];
  await publisher.publish({
    outputs: outputs({ ...values, outcome, 'comment-url': url }),
    summary: `${paragraphs.join('\n\n')}\n`,
    annotations: [{ ...reply, next: whereToRead }],
  });
  return false;
}

/** Returns the URL of the comment; '' without one. */
async function post(
  body: string,
  { inputs, publisher, api, command }: CommandSession,
): Promise<string> {
  if (inputs['dry-run'] || inputs.comment === 'never') return '';

  try {
    const comments = threadComments(api, command.issue);
    const { url } = await comments.create(withReplyLine(publisher.redact(body)));
    return url;
  } catch (error) {
    const fault = asFault(error);
    publisher.warn({
      title: 'Could not post the reply',
      happened: refused(fault, 'the comment'),
      next: howToPermit(fault),
      topic: 'Could not post the result',
    });
    return '';
  }
}
