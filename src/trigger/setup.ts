import type { Session } from '../environment.ts';
import type { InputsError } from '../errors.ts';
import { invalidInputsMessage } from '../inputs/invalid-inputs.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import type { Redact } from '../text/redact.ts';
import { sentences, text } from '../text/sentence.ts';
import type { CommandEvent } from './read-comment.ts';
import type { Reply } from './reply.ts';
import { foldedUsage } from './usage.ts';

/** No job can have this ID. */
const NO_JOB = 'docs-agent-setup-check';
/** The statuses by which a service says that it does not know a job. */
const UNKNOWN_JOB: readonly (number | undefined)[] = [400, 404, 410];

const WORKS: Reply = {
  level: 'notice',
  icon: 'done',
  title: 'The setup works',
  // The service also accepts a key that may only read.
  happened: text`The service accepted the API key. The first instruction shows whether it has write access, and whether \`project-id\` is right.`,
};

const NOT_CHECKED: Reply = {
  level: 'notice',
  icon: 'note',
  title: 'Dry run',
  happened: text`The inputs are valid. A dry run does not ask the service whether it accepts the API key.`,
  next: text`To check the key, remove \`dry-run\`.`,
};

const DOES_NOT_WORK = 'The setup does not work';
const FAILED = { level: 'error', icon: 'failed', values: { outcome: 'failed' } } as const;

/**
 * Returns the reply to `--help`. One request, which starts no work, shows whether the setup works.
 */
export async function helpReply(commandName: string, session: Session): Promise<Reply> {
  const reply = session.inputs['dry-run'] ? NOT_CHECKED : await checkSetup(session);
  return { ...reply, footer: foldedUsage(commandName) };
}

async function checkSetup({ openService, signal }: Session): Promise<Reply> {
  const service = await openService();
  const result = await service.retrieve(NO_JOB, undefined, signal);
  signal.throwIfAborted();

  const isKeyAccepted = result.kind === 'value' || saysUnknownJob(result);
  return isKeyAccepted ? WORKS : setupFailure(result);
}

/**
 * A service checks the key before it looks for the job, so a job that it does not know means that
 * it accepted the key. A web page comes from another server.
 */
function saysUnknownJob({ status, isWebPage }: FailedRequest): boolean {
  return UNKNOWN_JOB.includes(status) && !isWebPage;
}

/** An instruction that ends with this failed request gets the same words and the same link. */
function setupFailure(failed: FailedRequest): Reply {
  const { happened, serviceMessage } = failed;
  return {
    ...FAILED,
    title: DOES_NOT_WORK,
    topic: topicOf(failed),
    happened: sentences(happened, serviceResponse(serviceMessage)),
    next: remedy(failed, 'send'),
  };
}

/** Returns the heading of the troubleshooting page that explains the failed request. */
function topicOf({ status = 0 }: FailedRequest): string {
  if (status === 401) return 'The service rejected the API key';
  if (status === 429) return 'Rate limited';

  const isRejected = status >= 200 && status < 500;
  return isRejected ? 'The service rejected the request' : 'Could not reach the service';
}

/** Returns the reply to a command of a person with the permission if inputs are invalid. */
export function invalidInputsReply(
  error: InputsError,
  { parsed, commandName }: CommandEvent,
  redact: Redact,
): Reply {
  const again = text`then comment again. If only a secret or a variable was wrong, you can also re-run the workflow run`;
  const reply: Reply = { ...FAILED, ...invalidInputsMessage(error, redact, again) };
  if (parsed.kind !== 'help') return reply;

  return { ...reply, title: DOES_NOT_WORK, footer: foldedUsage(commandName) };
}
