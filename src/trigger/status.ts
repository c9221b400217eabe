import type { Session } from '../environment.ts';
import { asFault, faultRemedy, refused } from '../github/faults.ts';
import { openThread } from '../job/conversation.ts';
import { jobFacts, smallPrint } from '../result/markdown.ts';
import { afterStatus } from '../result/next-steps.ts';
import { pullRequestNumber } from '../result/pull-request.ts';
import type { Icon } from '../runner/presentation.ts';
import type { ServiceClient } from '../service/client.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { type Job, knownStatus } from '../service/schema.ts';
import { code, duration, link, moment, sentences, type Text, text } from '../text/sentence.ts';
import { jobOfThread } from '../thread/decide.ts';
import { readRecords } from '../thread/thread.ts';
import { publishReply, type Reply, type ReplyPlace } from './replies.ts';

/** Answers `--status`, after one request for the named job or the thread's. Returns whether the step fails. */
export async function statusRun(
  namedJobId: string | undefined,
  session: Session,
  place: ReplyPlace,
): Promise<boolean> {
  const { inputs, signal, publisher } = session;
  if (inputs['dry-run']) {
    await publisher.dryRun([]);
    return false;
  }

  const service = await session.openService();
  const job = namedJobId ?? (await jobInThread(session, place));
  signal.throwIfAborted();
  if (typeof job !== 'string') return publishReply(job, place);

  const isNamed = namedJobId !== undefined;
  return publishReply(await statusReply(job, isNamed, service, session), place);
}

async function statusReply(
  jobId: string,
  isNamed: boolean,
  service: ServiceClient,
  session: Session,
): Promise<Reply> {
  const { signal } = session;
  const response = await service.retrieve(jobId, undefined, signal);
  signal.throwIfAborted();
  if (response.kind === 'value') return jobStatus(jobId, response.value, isNamed, session);

  const why = sentences(
    text`The status of job ${code(jobId)} could not be read. ${response.happened}`,
    serviceResponse(response.serviceMessage),
  );
  const next =
    response.failure === 'gone'
      ? text`Check the job ID, \`project-id\`, and \`job-path\`.`
      : remedy(response, 'retrieve');
  return { ...unreadable(why, next), values: { 'job-id': jobId } };
}

async function jobInThread(session: Session, { issue, api }: ReplyPlace): Promise<string | Reply> {
  const commandName = session.inputs.command;
  const nameIt = text`To see the status of another job, comment ${code(`${commandName} --status --job ID`)}.`;
  try {
    const thread = openThread(issue, api, session);
    const job = jobOfThread(await readRecords(thread));
    if (job) return job.jobId;

    const happened = text`This thread has no job. To start one, comment ${code(`${commandName} …`)}.`;
    return { level: 'notice', icon: 'note', title: 'No job yet', happened, next: nameIt };
  } catch (error) {
    const fault = asFault(error);
    const why = refused(fault, 'the request for the comments of the thread');
    return unreadable(sentences(why, faultRemedy(fault)), nameIt);
  }
}

function unreadable(happened: Text, next: Text): Reply {
  return {
    level: 'warning',
    icon: 'unclear',
    title: 'Could not read the job status',
    happened,
    next,
  };
}

const STATUS_ICONS = new Map<string, Icon>([
  ['active', 'running'],
  ['completed', 'done'],
  ['failed', 'failed'],
  ['archived', 'note'],
]);

/** `isNamed`: the command names the job, which may not be the thread's. */
export function jobStatus(
  jobId: string,
  job: Job,
  isNamed: boolean,
  { inputs, clock }: Pick<Session, 'inputs' | 'clock'>,
): Reply {
  const { createdAt, prLink } = job;
  const status = knownStatus(job.status);
  const pull =
    prLink === null ? text`It has no pull request.` : text`Its pull request is ${link(prLink)}.`;
  const created =
    createdAt === undefined
      ? []
      : text`created ${duration(clock.wall() - createdAt)} ago (${moment(createdAt)})`;
  const facts = jobFacts({ ...job, id: '' });

  return {
    level: 'notice',
    icon: STATUS_ICONS.get(status) ?? 'unclear',
    title: `Job status: ${status || 'unknown'}`,
    happened: text`The status of job ${code(jobId)} is ${code(job.status)}. ${pull}`,
    details: smallPrint([created, ...facts]),
    next: afterStatus(jobId, status, { commandName: inputs.command, unrecorded: isNamed }),
    values: {
      'job-id': jobId,
      status,
      'pr-link': prLink ?? '',
      'pr-number': pullRequestNumber(prLink ?? ''),
    },
  };
}
