import type { Session } from '../environment.ts';
import { asFault, faultRemedy, refused } from '../github/faults.ts';
import { openThread } from '../job/conversation.ts';
import { jobFacts, smallPrint } from '../result/markdown.ts';
import { afterStatus, type Reader } from '../result/next-steps.ts';
import { pullRequestNumber } from '../result/pull-request.ts';
import type { Icon } from '../runner/presentation.ts';
import type { FailedAttempt } from '../service/failed-request.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { type Job, knownStatus } from '../service/schema.ts';
import { code, link, sentences, type Text, text } from '../text/sentence.ts';
import { jobOfThread } from '../thread/decide.ts';
import { readRecords } from '../thread/thread.ts';
import { publishReply, type Reply, type ReplyPlace } from './reply.ts';

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
  const jobId = namedJobId ?? (await jobInThread(session, place));
  signal.throwIfAborted();
  if (typeof jobId !== 'string') return publishReply(jobId, place);

  const response = await service.retrieve(jobId, undefined, signal);
  signal.throwIfAborted();
  if (response.kind === 'failure') return publishReply(jobUnreadable(jobId, response), place);

  // The thread may not know a job that the command names.
  const reader = { commandName: inputs.command, unrecorded: namedJobId !== undefined };
  return publishReply(jobStatus(response.value, reader), place);
}

async function jobInThread(session: Session, { issue, api }: ReplyPlace): Promise<string | Reply> {
  const { command } = session.inputs;
  const next = text`To see the status of another job, comment ${code(`${command} --status --job ID`)}.`;
  try {
    const job = jobOfThread(await readRecords(openThread(issue, api, session)));
    if (job) return job.jobId;

    const happened = text`This thread has no job. To start one, comment ${code(`${command} …`)}.`;
    return { level: 'notice', icon: 'note', title: 'No job yet', happened, next };
  } catch (error) {
    const fault = asFault(error);
    const why = refused(fault, 'the request for the comments of the thread');
    return unreadable(sentences(why, faultRemedy(fault)), next);
  }
}

function jobUnreadable(jobId: string, failed: FailedAttempt): Reply {
  const { happened, serviceMessage, failure } = failed;
  const why = text`The status of job ${code(jobId)} could not be read. ${happened}`;
  const next =
    failure === 'gone'
      ? text`Check the job ID, \`project-id\`, and \`job-path\`.`
      : remedy(failed, 'retrieve');
  const reply = unreadable(sentences(why, serviceResponse(serviceMessage)), next);
  return { ...reply, values: { 'job-id': jobId } };
}

function unreadable(happened: Text, next: Text): Reply {
  const title = 'Could not read the job status';
  return { level: 'warning', icon: 'unclear', title, happened, next };
}

const ICONS: Readonly<Record<string, Icon>> = {
  active: 'running',
  completed: 'done',
  failed: 'failed',
  archived: 'note',
};

export function jobStatus(job: Job, reader: Reader): Reply {
  const { id, prLink, repository, ref, model } = job;
  const status = knownStatus(job.status);
  const pull =
    prLink === null ? text`It has no pull request.` : text`Its pull request is ${link(prLink)}.`;

  return {
    level: 'notice',
    icon: ICONS[status] ?? 'unclear',
    title: `Job status: ${status || 'unknown'}`,
    happened: text`The status of job ${code(id)} is ${code(job.status)}. ${pull}`,
    details: smallPrint(jobFacts({ repository, ref, model })),
    next: afterStatus(id, status, reader),
    values: {
      'job-id': id,
      status,
      'pr-link': prLink ?? '',
      'pr-number': pullRequestNumber(prLink ?? ''),
    },
  };
}
