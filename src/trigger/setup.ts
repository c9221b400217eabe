/** The reply to `--help`. */
import type { Session } from '../environment.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { askedPause, rejectionTitle, remedy } from '../service/remedies.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { Reply } from './reply.ts';
import { foldedUsage } from './usage.ts';

/** No job can have this ID. */
const NO_JOB = 'docs-agent-setup-check';

const REFUSED = /^40[13]/;
/**
 * A server that responds like this may not look at keys at all. 408, 425, 429, and every status
 * outside of 2xx and 4xx say nothing about the key.
 */
const MAY_IGNORE_KEYS = /^(?:2|4(?!01|03|08|25|29))/;

/** The reply to a question about the service in a dry run. */
export const NOT_ASKED: Reply = {
  title: 'Dry run',
  happened: text`The inputs are valid. A dry run does not ask the service anything.`,
  next: text`To ask it, remove \`dry-run\`.`,
};

export const FAILED = { level: 'error', icon: 'failed', values: { outcome: 'failed' } } as const;

/** Its requests start no work. */
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
  if (withKey.kind === 'failure' && !MAY_IGNORE_KEYS.test(withKey.line))
    return setupFailure(withKey, session);

  const withoutKey = await service.retrieveWithoutKey(NO_JOB, undefined, signal);
  if (withoutKey.kind === 'value') return keysIgnored(inputs);
  if (REFUSED.test(withoutKey.line)) return keyWorks(inputs);

  const isSame = withKey.kind === 'failure' && withKey.status === withoutKey.status;
  if (isSame) return keysIgnored(inputs, withKey.happened);

  const why = text`To see whether it checks keys, the run also asked without one.`;
  return setupFailure(withoutKey, session, why);
}

function keyWorks({ 'base-url': baseUrl, 'project-id': project }: Inputs): Reply {
  return {
    icon: 'done',
    title: 'The API key works',
    happened: sentences(
      text`${code(baseUrl.href)} accepted it.`,
      text`Not checked: the project ${code(project)}, and whether the key may start jobs.`,
      text`Your first instruction shows both.`,
    ),
  };
}

function keysIgnored({ 'base-url': baseUrl }: Inputs, happened: Text = []): Reply {
  return {
    ...FAILED,
    title: `Something answers at ${baseUrl.host}, but it does not check API keys`,
    topic: 'Could not reach the service',
    happened: sentences(
      text`${code(baseUrl.href)} answered in the same way with and without the key,`,
      text`so it may be another server.`,
      happened,
    ),
    next: text`Check \`base-url\` and \`job-path\`.`,
  };
}

/** An instruction that ends with this failed request gets the same words and the same link. */
function setupFailure(failed: FailedRequest, { run }: Session, why: Text = []): Reply {
  const wasReached = /^[2-4]/.test(failed.line);
  const rejection = wasReached ? rejectionTitle(failed) : 'Could not reach the service';
  return {
    ...FAILED,
    title: 'The setup does not work',
    // The heading of the troubleshooting page that explains the failed request.
    topic: failed.status === 429 ? 'Rate limited' : rejection,
    happened: sentences(why, failed.happened, askedPause(failed)),
    next: remedy(failed, 'send', { run, again: 'comment again' }),
  };
}
