import type { GitHubApi } from '../github/api.ts';
import { threadComments } from '../github/comments.ts';
import { asFault, howToPermit, refused } from '../github/faults.ts';
import { withReplyLine } from '../github/hidden-lines.ts';
import type { Outcome } from '../inputs/inputs.ts';
import {
  type Annotation,
  type Icon,
  messageMarkdown,
  type Outputs,
  outputs,
} from '../runner/presentation.ts';
import type { Publisher } from '../runner/publisher.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';

/** The reply to a command that starts no work. */
export interface Reply extends Annotation {
  /** Default: `skipped`. */
  outcome?: Outcome;
  icon: Icon;
  /** Markdown between what happened and what to do next. */
  details?: string;
  values?: Partial<Outputs>;
}

/** Where a reply is written. */
export interface ReplyPlace {
  api: GitHubApi;
  issue: number;
  publisher: Publisher;
  /** The run must not write in the thread. */
  isSilent: boolean;
}

/** Posts the reply in the thread; if that is not possible, writes it to the log. Returns whether the step fails. */
export async function publishReply(reply: Reply, place: ReplyPlace): Promise<boolean> {
  const { icon, details, outcome = 'skipped', values, ...message } = reply;
  const { publisher } = place;
  const body = messageMarkdown(message, icon, publisher.help, details);
  const url = await post(body, place);
  const isPosted = url !== '';
  if (!isPosted) publisher.group(text`Reply`, body.split('\n'));

  const whereToRead = isPosted
    ? text`Reply: ${link(url)}`
    : text`See the log or the job summary for the reply.`;
  const paragraphs = isPosted ? [body, toMarkdown(whereToRead)] : [body];
  await publisher.publish({
    outputs: outputs({ ...values, outcome, 'comment-url': url }),
    summary: `${paragraphs.join('\n\n')}\n`,
    annotations: [{ ...message, next: whereToRead }],
  });
  return outcome === 'failed';
}

/** Returns the URL of the comment; '' without one. */
async function post(
  body: string,
  { api, issue, publisher, isSilent }: ReplyPlace,
): Promise<string> {
  if (isSilent) return '';

  try {
    const text = withReplyLine(publisher.redact(body));
    const { url } = await threadComments(api, issue).create(text);
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
