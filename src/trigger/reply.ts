import type { GitHubApi } from '../github/api.ts';
import { react } from '../github/command-comments.ts';
import { threadComments, withReplyLine } from '../github/comments.ts';
import {
  asGitHubError,
  describeGitHubError,
  ignoreGitHubError,
  permissionHint,
} from '../github/github-error.ts';
import {
  type Annotation,
  type Icon,
  messageMarkdown,
  type OutputValues,
  outputs,
} from '../runner/presentation.ts';
import type { Publisher } from '../runner/publisher.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';

/** The reply to a command that starts no work. */
export interface Reply extends Annotation {
  icon: Icon;
  /** Markdown between what happened and what to do next. */
  details?: string;
  /** Markdown below everything else. */
  footer?: string;
  /** The outcome is `skipped`, unless it is given here. */
  values?: OutputValues;
}

export interface ReplyPlace {
  api: GitHubApi;
  issue: number;
  commandId: string;
  publisher: Publisher;
  /** The run must not write in the thread. */
  isSilent: boolean;
}

/** Replies in the thread, or else in the log. Returns whether the step fails. */
export async function publishReply(reply: Reply, place: ReplyPlace): Promise<boolean> {
  const { icon, details, footer, values, ...message } = reply;
  const { publisher } = place;
  const answer = messageMarkdown(message, icon, publisher.help, details);
  const body = footer === undefined ? answer : `${answer}\n\n${footer}`;

  let whereToRead = text`See the log or the job summary for the reply.`;
  let summary = body;
  const url = await post(body, place);
  if (url === undefined) {
    publisher.group(text`Reply`, body.split('\n'));
  } else {
    whereToRead = text`Reply: ${link(url)}`;
    summary = `${body}\n\n${toMarkdown(whereToRead)}`;
  }

  await publisher.publish({
    outputs: outputs({ outcome: 'skipped', ...values, 'comment-url': url ?? '' }),
    summary: `${summary}\n`,
    annotations: [{ ...message, next: whereToRead }],
  });

  const isFailing = values?.outcome === 'failed';
  if (isFailing) await reactConfused(place);
  return isFailing;
}

/** A rejected reaction is ignored, because the run reports the error anyway. */
export async function reactConfused({ api, commandId, isSilent }: ReplyPlace): Promise<void> {
  if (!isSilent) await react(commandId, 'confused', api).catch(ignoreGitHubError);
}

/** Returns the comment's URL; undefined if the run must not write in the thread, or GitHub rejects the comment. */
async function post(
  body: string,
  { api, issue, publisher, isSilent }: ReplyPlace,
): Promise<string | undefined> {
  if (isSilent) return undefined;

  try {
    const text = withReplyLine(publisher.redact(body));
    const { url } = await threadComments(api, issue).create(text);
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
