import type { Session } from '../environment.ts';
import { explain } from '../github/explain.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import { openThread } from '../job/open-thread.ts';
import { withoutHiddenBranch } from '../job/shown.ts';
import { jobFacts, smallPrint } from '../result/document.ts';
import { type Audience, afterStatus } from '../result/next-steps.ts';
import { pullRequestNumber } from '../result/pull-request.ts';
import type { Icon } from '../runner/user-message.ts';
import type { RequestResult } from '../service/client.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { documentedStatus, type Job, STATUSES } from '../service/schema.ts';
import { code, link, sentences, type Text, text } from '../text/sentence.ts';
import { jobOfThread } from '../thread/decide.ts';
import type { PostedRecord } from '../thread/record.ts';
import { readRecords } from '../thread/thread.ts';
import type { Reply, ReplyPlace } from './reply.ts';

/** Answers about the job that the command names, or else about the thread's. */
export async function statusReply(
  namedJobId: string | undefined,
  session: Session,
  place: ReplyPlace,
): Promise<Reply> {
  const reply = await readStatus(namedJobId, session, place);
  session.signal.throwIfAborted();
  return reply;
}

async function readStatus(
  namedJobId: string | undefined,
  session: Session,
  { issue, api }: ReplyPlace,
): Promise<Reply> {
  const { inputs, openService, signal } = session;
  const { command: commandName } = inputs;
  const service = await openService();
  if (namedJobId !== undefined) {
    // The thread may not know the named job, so the reply names it in what comes next.
    const reader = { commandName, mustNameJob: true };
    const result = await service.retrieve(namedJobId, undefined, signal);
    return jobReply(result, namedJobId, reader, session);
  }

  const ofOther = code(`${commandName} --status --job ID`);
  const nameJob = text`To see the status of another job, comment ${ofOther}.`;
  let records: PostedRecord[];
  try {
    records = await readRecords(openThread(issue, api, session));
  } catch (error) {
    return threadUnreadable(error, nameJob);
  }

  const job = jobOfThread(records);
  if (job === undefined) return withoutJob(commandName, nameJob);

  const { jobId } = job;
  const result = await service.retrieve(jobId, undefined, signal);
  return jobReply(result, jobId, { commandName }, session);
}

function withoutJob(commandName: string, next: Text): Reply {
  return {
    level: 'notice',
    icon: 'note',
    title: 'No job yet',
    happened: text`This thread has no job. To start one, comment ${code(`${commandName} …`)}.`,
    next,
  };
}

function threadUnreadable(error: unknown, next: Text): Reply {
  const what = 'the request for the comments of the thread';
  const explained = explain(error, { what, again: 'comment again' });
  return statusUnreadable(sentences(explained.happened, explained.next), next);
}

async function jobReply(
  result: RequestResult<Job>,
  jobId: string,
  reader: Audience,
  session: Session,
): Promise<Reply> {
  if (result.kind === 'failure') return jobUnreadable(jobId, result);
  return jobStatus(await withoutHiddenBranch(result.value, session), reader);
}

function jobUnreadable(jobId: string, failed: FailedRequest): Reply {
  const { happened, words, failure, isWebPage } = failed;
  const why = text`The status of job ${code(jobId)} could not be read. ${happened}`;
  const next =
    failure === 'gone' && !isWebPage
      ? text`Check the job ID, \`project-id\`, and \`job-path\`.`
      : remedy(failed, 'retrieve');
  const reply = statusUnreadable(sentences(why, serviceResponse(words)), next);
  return { ...reply, values: { 'job-id': jobId } };
}

function statusUnreadable(happened: Text, next: Text): Reply {
  const title = 'Could not read the job status';
  return { level: 'warning', icon: 'unclear', title, happened, next };
}

function statusIcon(status: Job['status']): Icon {
  const { hasEnded, didItsWork, takesMessages } = STATUSES[status];
  if (!hasEnded) return documentedStatus(status) === undefined ? 'unclear' : 'running';
  if (!didItsWork) return 'failed';
  return takesMessages ? 'done' : 'note';
}

export function jobStatus(job: Job, reader: Audience): Reply {
  const { id, status, reportedStatus, prLink } = job;
  const isKnown = documentedStatus(status) !== undefined;
  const reported = code(reportedStatus);
  const unknown = text`The service reports ${reported}, which this action does not know.`;
  const pull =
    prLink === undefined
      ? text`Job ${code(id)} has no pull request.`
      : text`Job ${code(id)} has a pull request:`;

  return {
    level: 'notice',
    icon: statusIcon(status),
    title: `Job status: ${status}`,
    happened: sentences(isKnown ? [] : unknown, pull),
    list: prLink === undefined ? [] : [[link(prLink)]],
    details: smallPrint(jobFacts(job)),
    next: afterStatus(id, status, reader),
    values: {
      'job-id': id,
      status: documentedStatus(status),
      'pr-link': prLink,
      'pr-number': pullRequestNumber(prLink),
    },
  };
}
