import type { UserMessage } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { react } from '../github/comment-reactions.ts';
import { threadComments, wasRefused, withReplyLine } from '../github/comments.ts';
import { explain } from '../github/explain.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import type { Outputs, Publisher } from '../runner/publisher.ts';
import { type Annotation, type Icon, userMessageMarkdown } from '../runner/user-message.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, text } from '../text/sentence.ts';

/** The reply to a command that starts no work. */
export interface Reply extends UserMessage {
  /** By default a notice. */
  level?: Annotation['level'];
  /** By default `note`. With `failed`, the command gets a reaction, too. */
  icon?: Icon;
  /** Markdown between what happened and what to do next. */
  details?: string;
  /** Markdown below everything else. */
  footer?: string;
  /** Outputs of the run. Unless they contain an outcome, it is `skipped`. */
  values?: Outputs;
  /** The ID of the account that may not use the command. */
  refused?: number;
}

export interface ReplyPlace {
  api: GitHubApi;
  issue: number;
  commandId: string;
  publisher: Publisher;
  /** True if the run must not write in the thread. */
  isSilent: boolean;
}

/** How long an account gets no second comment that it may not use the command, in ms. */
const REFUSAL_LASTS = 3_600_000;

/**
 * Posts the reply in the thread. If that is not possible, the log and the job summary contain it.
 * Resolves to true if the step fails.
 */
export async function publishReply(reply: Reply, place: ReplyPlace): Promise<boolean> {
  const { icon, values } = reply;
  const { publisher, isSilent } = place;
  const body = replyMarkdown(reply, publisher.help);

  const isRepeated = await isRefusedAgain(reply, place);
  const url = isSilent || isRepeated ? undefined : await postReply(body, reply, place);
  if (url === undefined) publisher.group(text`Reply`, body.split('\n'));
  const whereToRead =
    url === undefined
      ? text`See the log or the job summary for the reply.`
      : text`Reply: ${link(url)}`;

  const isUnseen = url === undefined && !isSilent;
  const outcome = values?.outcome ?? (isUnseen ? 'failed' : 'skipped');
  await publisher.publish({
    outputs: { headline: reply.title, ...values, outcome, 'comment-url': url },
    summary: url === undefined ? `${body}\n` : `${body}\n\n${toMarkdown(whereToRead)}\n`,
    annotations: [{ level: 'notice', ...reply, next: whereToRead }],
  });

  if (icon === 'failed' || isRepeated) await reactConfused(place);
  return outcome === 'failed';
}

export function replyMarkdown(reply: Reply, help: Publisher['help']): string {
  const { icon = 'note', details, footer = '' } = reply;
  const markdown = userMessageMarkdown(reply, icon, help, details);
  return `${markdown}\n\n${footer}`.trimEnd();
}

/** Anybody can write a hundred commands, which must not become two hundred comments. */
async function isRefusedAgain({ refused }: Reply, place: ReplyPlace): Promise<boolean> {
  const { api, issue, isSilent } = place;
  if (refused === undefined || isSilent) return false;

  const since = api.now() - REFUSAL_LASTS;
  return (await wasRefused(refused, { api, issue, since }).catch(ignoreGitHubError)) === true;
}

/** The run reports the error anyway, so GitHub need not accept the reaction. */
export async function reactConfused({ api, commandId, isSilent }: ReplyPlace): Promise<void> {
  if (!isSilent) await react(commandId, 'confused', api).catch(ignoreGitHubError);
}

/** The comment's URL, if there is one, and it is plain. */
async function postReply(
  body: string,
  { refused }: Reply,
  { api, issue, publisher }: ReplyPlace,
): Promise<string | undefined> {
  try {
    const comment = withReplyLine(publisher.redact(body), refused);
    const { url } = await threadComments(api, issue).create(comment);
    return url;
  } catch (error) {
    const title = 'Could not post the reply';
    publisher.warn({ title, ...explain(error, { what: 'the comment' }) });
    return undefined;
  }
}
