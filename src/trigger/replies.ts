import type { Environment } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { threadComments } from '../github/comments.ts';
import { asFault, howToPermit, refused } from '../github/faults.ts';
import { withReplyLine } from '../github/hidden-lines.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { ICONS, type Icon, messageOnly, type Outputs } from '../runner/presentation.ts';
import { codeSpan, toMarkdown } from '../text/markdown.ts';
import { type Text, text } from '../text/sentence.ts';
import type { CommandEvent } from './comment.ts';

/** The reply to a command that starts no work. */
export interface Reply {
  outcome?: 'denied';
  icon: Icon;
  title: string;
  /** Shown in the annotation, too, whose level is `notice` by default. */
  happened?: Text | undefined;
  level?: 'warning';
  /** Further paragraphs; a string is Markdown. */
  more: (Text | string)[];
  known?: Partial<Outputs>;
}

export interface CommandRun {
  event: CommandEvent;
  inputs: Inputs;
  env: Environment;
  api: GitHubApi;
}

export function bodyOf({ icon, title, happened = [], more }: Reply): string {
  const paragraphs = [`### ${ICONS[icon]} ${title}`, happened, ...more].map((paragraph) =>
    typeof paragraph === 'string' ? paragraph : toMarkdown(paragraph),
  );
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

const USAGE = [
  [
    'add a quickstart',
    'Gives the agent this instruction. Later commands in the thread continue the job.',
  ],
  ['--new add a quickstart', 'Starts a new job.'],
  [
    '--job ID add a quickstart',
    'Sends the instruction to that job, and continues it in this thread.',
  ],
  ['--status', 'Shows the status of the thread’s job, or of another job with `--job ID`.'],
  ['--help', 'Shows this help.'],
];

/** The usage of the command; `why`: the command is not valid. */
export function usage(command: string, why?: Text): Reply {
  // On a phone, a table would break the flags apart.
  const examples = USAGE.map(
    ([example, effect]) => `- ${codeSpan(`${command} ${example}`)}: ${effect}`,
  );
  return {
    ...(why ? { icon: 'failed', title: 'Invalid command' } : { icon: 'note', title: 'Usage' }),
    happened: why,
    more: [
      examples.join('\n'),
      'The command must start the first line of a new comment. The instruction can span several lines. Edits are ignored.',
    ],
  };
}

/** Posts the reply in the thread, or writes it to log and summary where that is not possible. Never fails the step. */
export async function publishReply(reply: Reply, run: CommandRun): Promise<boolean> {
  const { outcome = 'skipped', level = 'notice', title, happened, known } = reply;
  const { publisher } = run.env;
  const body = bodyOf(reply);
  const url = await post(body, run);
  const isPosted = url !== '';

  const place = isPosted ? 'the thread' : 'the log or the job summary';
  const where = text`See ${place} for the reply.`;
  const paragraphs = happened ? [happened, where] : [where];
  const message = messageOnly(
    { ...known, outcome, 'comment-url': url },
    { level, title, paragraphs },
  );
  if (!isPosted) publisher.group(text`Reply`, body.split('\n'));
  const summary = isPosted ? message.summary : `${body}\n`;
  await publisher.publish({ ...message, summary });
  return false;
}

/** Returns the URL of the comment; '' without one. */
async function post(
  body: string,
  { inputs, env: { publisher }, api, event }: CommandRun,
): Promise<string> {
  if (inputs['dry-run'] || inputs.comment === 'never') return '';

  try {
    const comments = threadComments(api, event.issue);
    const { url } = await comments.create(withReplyLine(publisher.redact(body)));
    return url;
  } catch (error) {
    const fault = asFault(error);
    publisher.warn('Could not post the reply', refused(fault, 'the comment'), howToPermit(fault));
    return '';
  }
}
