import type { Account } from '../github/accounts.ts';
import type { GitHubApi } from '../github/api.ts';
import { react } from '../github/command-comments.ts';
import { threadComments, wasRefused, withReplyLine } from '../github/comments.ts';
import { explain } from '../github/explain.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
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

/** Anybody can write a hundred commands, which must not become two hundred comments. */
export async function publishRefusal(
  refusal: Reply,
  { id }: Account,
  place: ReplyPlace,
): Promise<boolean> {
  const { api, issue, isSilent } = place;
  const since = api.now() - REFUSAL_LASTS;
  const isRefusedAgain =
    !isSilent && (await wasRefused(id, { api, issue, since }).catch(ignoreGitHubError));
  if (!isRefusedAgain) return publishReply({ ...refusal, refused: id }, place);

  await reactConfused(place);
  return publishReply(refusal, { ...place, isSilent: true });
}

/**
 * Posts the reply in the thread. If that is not possible, the log and the job summary contain it.
 * Resolves to true if the step fails.
 */
export async function publishReply(reply: Reply, place: ReplyPlace): Promise<boolean> {
  const { icon, details, footer, values, refused, ...message } = reply;
  const { publisher } = place;
  const answer = userMessageMarkdown(message, icon, publisher.help, details);
  const body = footer === undefined ? answer : `${answer}\n\n${footer}`;

  let whereToRead = text`See the log or the job summary for the reply.`;
  let summary = body;
  const url = await postReply(body, refused, place);
  const isUnseen = url === undefined && !place.isSilent;
  const outcome = values?.outcome ?? (isUnseen ? 'failed' : 'skipped');
  if (url === undefined) {
    publisher.group(text`Reply`, body.split('\n'));
  } else {
    whereToRead = text`Reply: ${link(url)}`;
    summary = `${body}\n\n${toMarkdown(whereToRead)}`;
  }

  await publisher.publish({
    outputs: outputs({
      headline: message.title,
      ...values,
      outcome,
      'comment-url': url,
    }),
    summary: `${summary}\n`,
    annotations: [{ ...message, next: whereToRead }],
  });

  if (icon === 'failed') await reactConfused(place);
  return outcome === 'failed';
}

/** The run reports the error anyway, so GitHub need not accept the reaction. */
export async function reactConfused({ api, commandId, isSilent }: ReplyPlace): Promise<void> {
  if (!isSilent) await react(commandId, 'confused', api).catch(ignoreGitHubError);
}

/** The comment's URL, if there is one, and it is plain. */
async function postReply(
  body: string,
  refused: number | undefined,
  { api, issue, publisher, isSilent }: ReplyPlace,
): Promise<string | undefined> {
  if (isSilent) return undefined;

  try {
    const comment = withReplyLine(publisher.redact(body), refused);
    const { url } = await threadComments(api, issue).create(comment);
    return url;
  } catch (error) {
    publisher.warn({
      title: 'Could not post the reply',
      ...explain(error, { what: 'the comment' }),
    });
    return undefined;
  }
}
