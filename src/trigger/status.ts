import type { Session } from '../environment.ts';
import { explain } from '../github/explain.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import { openThread } from '../job/open-thread.ts';
import { withoutHiddenBranch } from '../job/read-pull-request.ts';
import { jobFacts, smallPrint } from '../result/document.ts';
import { type Audience, afterStatus } from '../result/next-steps.ts';
import { pullRequestNumber } from '../result/pull-request.ts';
import type { Icon } from '../runner/user-message.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { documentedStatus, type Job, type JobStatus } from '../service/schema.ts';
import { code, link, sentences, text } from '../text/sentence.ts';
import { jobOfThread } from '../thread/decide.ts';
import { readRecords } from '../thread/thread.ts';
import type { Reply, ReplyPlace } from './reply.ts';

const UNREADABLE = {
  level: 'warning',
  icon: 'unclear',
  title: 'Could not read the job status',
} as const;

/** About the job that the command names, or else about the thread's. */
export async function statusReply(
  namedJobId: string | undefined,
  session: Session,
  { issue, api }: ReplyPlace,
): Promise<Reply> {
  const { inputs, openService, signal } = session;
  const { command: commandName } = inputs;
  const ofOther = code(`${commandName} --status --job ID`);
  const nameJob = text`To see the status of another job, comment ${ofOther}.`;

  const service = await openService();
  let jobId = namedJobId;
  try {
    jobId ??= jobOfThread(await readRecords(openThread(issue, api, session)))?.jobId;
  } catch (error) {
    const what = 'the request for the comments of the thread';
    const { happened, next } = explain(error, { what, again: 'comment again' });
    return { ...UNREADABLE, happened: sentences(happened, next), next: nameJob };
  }

  if (jobId === undefined)
    return {
      title: 'No job yet',
      happened: text`This thread has no job. To start one, comment ${code(`${commandName} …`)}.`,
      next: nameJob,
    };

  const result = await service.retrieve(jobId, undefined, signal);
  if (result.kind === 'failure') return jobUnreadable(jobId, result);

  // The thread may not know the named job, so the reply names it in what comes next.
  const reader = { commandName, mustNameJob: namedJobId !== undefined };
  return jobStatus(await withoutHiddenBranch(result.value, session), reader);
}

function jobUnreadable(jobId: string, failed: FailedRequest): Reply {
  const { happened, words, failure, isWebPage } = failed;
  const why = text`The status of job ${code(jobId)} could not be read. ${happened}`;
  const isUnknown = failure === 'gone' && !isWebPage;
  return {
    ...UNREADABLE,
    happened: sentences(why, serviceResponse(words)),
    next: isUnknown
      ? text`Check the job ID, \`project-id\`, and \`job-path\`.`
      : remedy(failed, 'retrieve'),
    values: { 'job-id': jobId },
  };
}

const ICONS: Readonly<Record<JobStatus, Icon>> = {
  active: 'running',
  completed: 'done',
  archived: 'note',
  failed: 'failed',
  unknown: 'unclear',
};

export function jobStatus(job: Job, reader: Audience): Reply {
  const { id, status, reportedStatus, prLink } = job;
  const documented = documentedStatus(status);
  const reported = code(reportedStatus);
  const unknown = text`The service reports ${reported}, which this action does not know.`;
  const pull =
    prLink === undefined
      ? text`Job ${code(id)} has no pull request.`
      : text`Job ${code(id)} has a pull request:`;

  return {
    icon: ICONS[status],
    title: `Job status: ${status}`,
    happened: sentences(documented ? [] : unknown, pull),
    list: prLink === undefined ? [] : [[link(prLink)]],
    details: smallPrint(jobFacts(job)),
    next: afterStatus(id, status, reader),
    values: {
      'job-id': id,
      status: documented,
      'pr-link': prLink,
      'pr-number': pullRequestNumber(prLink),
    },
  };
}
