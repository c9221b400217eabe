import type { Session } from '../environment.ts';
import type { InputsError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { react } from '../github/command-comments.ts';
import { threadComments, withReplyLine } from '../github/comments.ts';
import { asFault, howToPermit, ignoreFault, refused } from '../github/faults.ts';
import { invalidInputs, problemLine } from '../inputs/invalid-inputs.ts';
import {
  type Annotation,
  type Icon,
  messageMarkdown,
  type Outputs,
  outputs,
} from '../runner/presentation.ts';
import type { Publisher } from '../runner/publisher.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { WEB_PAGE } from '../service/schema.ts';
import { codeSpan, toMarkdown } from '../text/markdown.ts';
import { link, sentences, type Text, text } from '../text/sentence.ts';
import type { CommandEvent } from './comment.ts';

/** The reply to a command that starts no work. */
export interface Reply extends Annotation {
  icon: Icon;
  /** Markdown between what happened and what to do next. */
  details?: string;
  /** Default: the outcome `skipped`. */
  values?: Partial<Outputs>;
}

export interface ReplyPlace {
  api: GitHubApi;
  issue: number;
  commandId: string;
  publisher: Publisher;
  /** The run must not write in the thread. */
  isSilent: boolean;
}

/** In the thread, or else in the log. Returns whether the step fails. */
export async function publishReply(reply: Reply, place: ReplyPlace): Promise<boolean> {
  const { icon, details, values, ...message } = reply;
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
    outputs: outputs({ outcome: 'skipped', ...values, 'comment-url': url }),
    summary: `${paragraphs.join('\n\n')}\n`,
    annotations: [{ ...message, next: whereToRead }],
  });

  const isFailing = values?.outcome === 'failed';
  if (isFailing) await reactConfused(place);
  return isFailing;
}

/** Optional, because the run reports the error anyway. */
export async function reactConfused({ api, commandId, isSilent }: ReplyPlace): Promise<void> {
  if (!isSilent) await react(commandId, 'confused', api).catch(ignoreFault);
}

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

const USAGE = [
  [
    'add a quickstart',
    'Sends this instruction to the agent. Later commands in the thread continue the job.',
  ],
  ['--new add a quickstart', 'Starts a new job.'],
  ['--job ID add a quickstart', 'Continues another job, from now on in this thread.'],
  ['--status', 'Shows the status of the thread’s job, or of another job with `--job ID`.'],
  ['--help', 'Shows this help, and whether the setup works.'],
];

const RULES =
  'The command must start the first line of a new comment or review. The instruction can span several lines. Edits are ignored.';

/** The help for the command. `why`: what is wrong with it. `setup`: whether the setup works. */
export function usage(
  command: string,
  { why, setup = [] }: { why?: Text | undefined; setup?: Text[] },
): Reply {
  // On a phone, a table would break the flags apart.
  const examples = USAGE.map(
    ([example, effect]) => `- ${codeSpan(`${command} ${example}`)}: ${effect}`,
  );
  const details = [examples.join('\n'), RULES, ...setup.map(toMarkdown)];

  return {
    icon: why ? 'failed' : 'note',
    title: why ? 'Invalid command' : 'Usage',
    level: 'notice',
    happened: why ?? [],
    details: details.join('\n\n'),
  };
}

/** The ID of a job that cannot exist. */
const NO_JOB = 'docs-agent-setup-check';
/** A service that does not know a job has accepted the key before. */
const UNKNOWN_JOB: readonly (number | undefined)[] = [400, 404, 410];
const ACCEPTED = text`✅ The service accepted the API key. If \`project-id\` is wrong, the first instruction says so.`;

/** Whether the setup works, as one request shows that starts no work. */
export async function checkSetup({ inputs, openService, signal }: Session): Promise<Text[]> {
  if (inputs['dry-run']) return [];

  const service = await openService();
  const response = await service.retrieve(NO_JOB, undefined, signal);
  signal.throwIfAborted();
  if (response.kind === 'value') return [ACCEPTED];

  const { status, happened, serviceMessage } = response;
  const isUnknownJob = UNKNOWN_JOB.includes(status) && serviceMessage !== WEB_PAGE;
  if (isUnknownJob) return [ACCEPTED];

  const problem = sentences(happened, serviceResponse(serviceMessage), remedy(response, 'create'));
  return [text`❌ The setup does not work. ${problem}`];
}

/** The reply to a permitted person if inputs are wrong; the help is shown all the same. */
export function setupReply(
  error: InputsError,
  { parsed, commandName }: CommandEvent,
  { redact }: Publisher,
): Reply {
  if (parsed.kind === 'usage') {
    const lines = error.problems.map((problem) => text`❌ ${problemLine(problem, redact)}`);
    const title = text`The setup does not work, because inputs in the workflow are not valid:`;
    return usage(commandName, { setup: [title, ...lines] });
  }

  const again = text`then comment again. If only a secret or a variable was wrong, you can also re-run the workflow run`;
  const message = invalidInputs(error, redact, again);
  return { ...message, level: 'error', icon: 'failed', values: { outcome: 'failed' } };
}
