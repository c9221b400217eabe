import type { GitHubApi } from '../github/api.ts';
import { react } from '../github/command-comments.ts';
import { threadComments, withReplyLine } from '../github/comments.ts';
import {
  asGitHubError,
  describeGitHubError,
  ignoreGitHubError,
  permissionHint,
} from '../github/github-error.ts';
import { type OutputValues, outputs } from '../runner/outputs.ts';
import type { Publisher } from '../runner/publisher.ts';
import { type Annotation, type Icon, userMessageMarkdown } from '../runner/user-message.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';

/** The reply to a command that starts no work. */
export interface Reply extends Annotation {
  icon: Icon;
  /** Markdown between what happened and what to do next. */
  details?: string;
  /** Markdown below everything else. */
  footer?: string;
  /** Outputs of the run. Unless they contain an outcome, it is `skipped`. */
  values?: OutputValues;
}

export interface ReplyPlace {
  api: GitHubApi;
  issue: number;
  commandId: string;
  publisher: Publisher;
  /** True if the run must not write in the thread. */
  isSilent: boolean;
}

/**
 * Posts the reply in the thread. If that is not possible, the log and the job summary contain it.
 * Returns whether the step fails.
 */
export async function publishReply(reply: Reply, place: ReplyPlace): Promise<boolean> {
  const { icon, details, footer, values, ...message } = reply;
  const { publisher } = place;
  const answer = userMessageMarkdown(message, icon, publisher.help, details);
  const body = footer === undefined ? answer : `${answer}\n\n${footer}`;

  let whereToRead = text`See the log or the job summary for the reply.`;
  let summary = body;
  const url = await postReply(body, place);
  if (url === undefined) {
    publisher.group(text`Reply`, body.split('\n'));
  } else {
    whereToRead = text`Reply: ${link(url)}`;
    summary = `${body}\n\n${toMarkdown(whereToRead)}`;
  }

  await publisher.publish({
    outputs: outputs({ outcome: 'skipped', ...values, 'comment-url': url }),
    summary: `${summary}\n`,
    annotations: [{ ...message, next: whereToRead }],
  });

  const stepFails = values?.outcome === 'failed';
  if (stepFails) await reactConfused(place);
  return stepFails;
}

/** If GitHub rejects the reaction, that is ignored, because the run reports the error anyway. */
export async function reactConfused({ api, commandId, isSilent }: ReplyPlace): Promise<void> {
  if (!isSilent) await react(commandId, 'confused', api).catch(ignoreGitHubError);
}

/**
 * Returns the comment's URL. Undefined if the run must not write in the thread, if GitHub rejects
 * the comment, or if it returns no plain URL.
 */
async function postReply(
  body: string,
  { api, issue, publisher, isSilent }: ReplyPlace,
): Promise<string | undefined> {
  if (isSilent) return undefined;

  try {
    const comment = withReplyLine(publisher.redact(body));
    const { url } = await threadComments(api, issue).create(comment);
    return url;
  } catch (error) {
    const githubError = asGitHubError(error);
    publisher.warn({
      title: 'Could not post the reply',
      happened: describeGitHubError(githubError, 'the comment'),
      next: permissionHint(githubError),
      topic: 'Could not post the result',
    });
    return undefined;
  }
}
