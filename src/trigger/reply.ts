import type { Environment } from '../environment.ts';
import type { UserMessage } from '../errors.ts';
import { react, threadComments, withReplyLine } from '../github/comments.ts';
import { explain } from '../github/explain.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import { joined } from '../result/document.ts';
import type { Outputs, Publisher } from '../runner/publisher.ts';
import { type Annotation, type Icon, userMessageMarkdown } from '../runner/user-message.ts';
import { toMarkdown } from '../text/markdown.ts';
import { link, sentences, text } from '../text/sentence.ts';
import type { EventComment } from './event.ts';

/** The reply to a command that starts no work. */
export interface Reply extends UserMessage {
  /** By default a notice. */
  level?: Annotation['level'];
  /** By default `note`. With `failed`, the command gets a reaction, too. */
  icon?: Icon;
  /** Markdown below everything else. */
  footer?: string;
  /** Outputs of the run. Unless they contain an outcome, it is `skipped`. */
  values?: Outputs;
}

export const FAILED = { level: 'error', icon: 'failed', values: { outcome: 'failed' } } as const;

/**
 * Posts the reply in the thread. If that is not possible, the log and the job summary contain it.
 * Resolves to true if the step fails.
 */
export async function publishReply(
  reply: Reply,
  comment: EventComment,
  env: Environment,
): Promise<boolean> {
  const { publisher } = env;
  const { values, next = [] } = reply;
  const body = replyMarkdown(reply, publisher.help);

  const url = mayWrite(env) ? await postReply(body, comment, env) : undefined;
  const posted = url === undefined ? [] : text`Reply: ${link(url)}`;
  if (url === undefined) publisher.group(text`Reply`, body.split('\n'));

  const isUnseen = url === undefined && mayWrite(env);
  const outcome = values?.outcome ?? (isUnseen ? 'failed' : 'skipped');
  await publisher.publish({
    outputs: { headline: reply.title, ...values, outcome, 'comment-url': url },
    summary: `${joined([body, toMarkdown(posted)])}\n`,
    annotations: [{ level: 'notice', ...reply, next: sentences(next, posted) }],
  });

  if (reply.icon === 'failed') await reactConfused(comment, env);
  return outcome === 'failed';
}

export function replyMarkdown(reply: Reply, help: Publisher['help']): string {
  const { icon = 'note', footer = '' } = reply;
  return joined([userMessageMarkdown(reply, icon, help), footer]);
}

/** The run reports the error anyway, so GitHub need not accept the reaction. */
export async function reactConfused({ commandId }: EventComment, env: Environment): Promise<void> {
  if (!mayWrite(env)) return;
  await react(commandId, 'confused', await env.openGitHub()).catch(ignoreGitHubError);
}

/** In the thread. This is read from the raw inputs, because others of them may be invalid. */
function mayWrite({ inputs }: Environment): boolean {
  const value = (name: string) => inputs[name]?.trim().toLowerCase();
  return value('dry-run') !== 'true' && value('comment') !== 'never';
}

/** The comment's URL, if there is one, and it is plain. */
async function postReply(
  body: string,
  { issue }: EventComment,
  { openGitHub, publisher }: Environment,
): Promise<string | undefined> {
  try {
    const comments = threadComments(await openGitHub(), issue);
    const { url } = await comments.create(withReplyLine(publisher.redact(body)));
    return url;
  } catch (error) {
    const title = 'Could not post the reply';
    publisher.warn({ title, ...explain(error, { what: 'the comment' }) });
    return undefined;
  }
}
