/** The replies to `--help`, and to commands whose inputs are missing or wrong. */
import type { Environment, Session } from '../environment.ts';
import type { InputsError } from '../errors.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { invalidInputsMessage } from '../inputs/invalid-inputs.ts';
import {
  answerOf,
  askedPause,
  rejectionTitle,
  remedy,
  serviceResponse,
} from '../service/remedies.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { CommandEvent } from './read-comment.ts';
import type { Reply } from './reply.ts';
import { foldedUsage } from './usage.ts';

/** No job can have this ID. */
const NO_JOB = 'docs-agent-setup-check';

const REFUSALS = [401, 403];
/** These, and every status outside of 2xx and 4xx, say nothing about the key. */
const TEMPORARY = [408, 425, 429];

/** The reply to a question about the service in a dry run. */
export const NOT_ASKED: Reply = {
  level: 'notice',
  icon: 'note',
  title: 'Dry run',
  happened: text`The inputs are valid. A dry run does not ask the service anything.`,
  next: text`To ask it, remove \`dry-run\`.`,
};

const FAILED = { level: 'error', icon: 'failed', values: { outcome: 'failed' } } as const;

/** The reply to `--help`. Its requests start no work. */
export async function helpReply(commandName: string, session: Session): Promise<Reply> {
  const reply = await checkKey(session);
  return { ...reply, footer: foldedUsage(commandName) };
}

/**
 * A service looks at the key before it looks for the job. So if it refuses the same request without
 * a key, it has accepted the key.
 */
async function checkKey(session: Session): Promise<Reply> {
  const { openService, signal, inputs } = session;
  const service = await openService();
  const withKey = await service.retrieve(NO_JOB, undefined, signal);
  signal.throwIfAborted();
  if (withKey.kind === 'failure' && !mayIgnoreKeys(withKey)) return setupFailure(withKey, session);

  const withoutKey = await service.retrieveWithoutKey(NO_JOB, undefined, signal);
  signal.throwIfAborted();
  if (withoutKey.kind === 'value') return keysIgnored(inputs);
  if (REFUSALS.includes(withoutKey.status ?? 0)) return keyWorks(inputs);

  const isSame = withKey.kind === 'failure' && withKey.status === withoutKey.status;
  return isSame
    ? keysIgnored(inputs, withKey.words)
    : setupFailure(withoutKey, session, WHY_WITHOUT_KEY);
}

/** A server that responds like this with any key may not look at keys at all. */
function mayIgnoreKeys({ status = 0 }: FailedRequest): boolean {
  const isAnswer = (status >= 200 && status < 300) || (status >= 400 && status < 500);
  return isAnswer && ![...REFUSALS, ...TEMPORARY].includes(status);
}

function keyWorks({ 'base-url': baseUrl, 'project-id': project }: Inputs): Reply {
  return {
    level: 'notice',
    icon: 'done',
    title: 'The API key works',
    happened: sentences(
      text`${code(baseUrl.href)} accepted it.`,
      text`Not checked: the project ${code(project)}, and whether the key may start jobs.`,
      text`Your first instruction shows both.`,
    ),
  };
}

function keysIgnored({ 'base-url': baseUrl }: Inputs, words?: string): Reply {
  return {
    ...FAILED,
    title: `Something answers at ${baseUrl.host}, but it does not check API keys`,
    topic: 'Could not reach the service',
    happened: sentences(
      text`${code(baseUrl.href)} answered in the same way with and without the key,`,
      text`so it may be another server.`,
      serviceResponse(words),
    ),
    next: text`Check \`base-url\` and \`job-path\`.`,
  };
}

const WHY_WITHOUT_KEY = text`To see whether it checks keys, the run also asked without one.`;

/** An instruction that ends with this failed request gets the same words and the same link. */
function setupFailure(failed: FailedRequest, { run }: Session, why: Text = []): Reply {
  return {
    ...FAILED,
    title: 'The setup does not work',
    topic: topicOf(failed),
    happened: sentences(why, answerOf(failed), askedPause(failed)),
    next: remedy(failed, 'send', { run, again: 'comment again' }),
  };
}

/** The heading of the troubleshooting page that explains the failed request. */
function topicOf(failed: FailedRequest): string {
  const { status = 0 } = failed;
  if (status === 429) return 'Rate limited';

  const isRejected = status >= 200 && status < 500;
  return isRejected ? rejectionTitle(failed) : 'Could not reach the service';
}

/** The reply to a command of a person with the permission if inputs are invalid. */
export function invalidInputsReply(
  error: InputsError,
  { parsed, commandName }: CommandEvent,
  { publisher, run }: Pick<Environment, 'publisher' | 'run'>,
): Reply {
  const message = invalidInputsMessage(error, publisher.redact, { run, isThread: true });
  const reply: Reply = { ...FAILED, ...message };
  return parsed.kind === 'help' ? { ...reply, footer: foldedUsage(commandName) } : reply;
}
