import type { Session } from '../environment.ts';
import type { InputsError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { threadComments, withReplyLine } from '../github/comments.ts';
import { asFault, howToPermit, refused } from '../github/faults.ts';
import type { Outcome } from '../inputs/inputs.ts';
import { problemLine } from '../inputs/rules.ts';
import {
  type Annotation,
  type Icon,
  messageMarkdown,
  type Outputs,
  outputs,
} from '../runner/presentation.ts';
import type { Publisher } from '../runner/publisher.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { codeSpan, toMarkdown } from '../text/markdown.ts';
import { link, sentences, type Text, text } from '../text/sentence.ts';

/** The reply to a command that starts no work. */
export interface Reply extends Annotation {
  /** Default: `skipped`. */
  outcome?: Outcome;
  icon: Icon;
  /** Markdown between what happened and what to do next. */
  details?: string;
  values?: Partial<Outputs>;
}

export interface ReplyPlace {
  api: GitHubApi;
  issue: number;
  publisher: Publisher;
  /** The run must not write in the thread. */
  isSilent: boolean;
}

/** Posts the reply, or writes it to the log. Returns whether the step fails. */
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
  [
    '--job ID add a quickstart',
    'Sends the instruction to that job, which becomes the job of this thread.',
  ],
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

/** Whether the setup works, as one request shows that starts no work. */
export async function checkSetup({ inputs, openService, signal }: Session): Promise<Text[]> {
  if (inputs['dry-run']) return [];

  const service = await openService();
  const response = await service.retrieve(NO_JOB, undefined, signal);
  signal.throwIfAborted();
  if (response.kind === 'value' || UNKNOWN_JOB.includes(response.status))
    return [text`✅ The setup works: the service accepted the API key.`];

  const { happened, serviceMessage } = response;
  const problem = sentences(happened, serviceResponse(serviceMessage), remedy(response, 'create'));
  return [text`❌ The setup does not work. ${problem}`];
}

/** What is wrong with the inputs, for the help. */
export function setupProblems({ problems }: InputsError, { redact }: Publisher): Text[] {
  const lines = problems.map((problem) => text`❌ ${problemLine(problem, redact)}`);
  return [text`The setup does not work, because inputs in the workflow are not valid:`, ...lines];
}
