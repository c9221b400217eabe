/** What people read at the ends of runs that have a job. */
import type { UserMessage } from '../errors.ts';
import type { Reason, RequestKind } from '../job-end.ts';
import { answerOf, remedy } from '../service/remedies.ts';
import { documentedStatus, type Job, STATUSES } from '../service/schema.ts';
import {
  clockTime,
  code,
  link,
  roughDuration,
  sentences,
  type Text,
  text,
} from '../text/sentence.ts';
import type { EndMessages, JobReport } from './job-report.ts';
import { branchUrl } from './job-repository.ts';
import { type Audience, afterStatus, howToFollow, howToGetResult } from './next-steps.ts';
import { nextAttempt } from './request-ends.ts';

const FINISHED = {
  create: 'Pull request opened',
  message: 'The agent finished the follow-up',
  attach: 'The agent finished',
} as const;

export const JOB_ENDS = {
  // The pull request itself is shown below what happened.
  'pr-opened': (report, reader) => {
    const { jobId, job, prLink, request } = report;
    const place = isAnnounced(report, reader) ? ', here or in the pull request' : '';
    return {
      title: FINISHED[request],
      happened: prLink === undefined ? text`The agent opened a pull request.` : [],
      next: afterStatus(jobId, job?.status, reader, { purpose: 'To ask for changes', place }),
    };
  },

  'no-changes': ({ jobId, job }, reader) => ({
    title: 'No pull request',
    happened: text`The agent finished. Nothing was changed, or the changes are already on ${branch(job, reader)}.`,
    next: afterStatus(jobId, job?.status, reader, { purpose: 'If you expected a change' }),
  }),

  archived: ({ jobId, job }, reader) => ({
    title: 'Job archived',
    happened: text`The job was archived without a pull request.`,
    next: afterStatus(jobId, job?.status, reader),
  }),

  failed: ({ jobId, job, prLink, request }, reader) => ({
    title: 'The agent stopped with an error',
    happened: sentences(
      whyFailed(job, request),
      prLink === undefined ? [] : text`What it finished is in the pull request:`,
    ),
    next: afterStatus(jobId, job?.status, reader, { purpose: 'To try again' }),
  }),

  detached: ({ request, jobId }, reader) => {
    const save = text`Save the job ID (output \`job-id\`), because no comment contains it.`;
    return {
      title: request === 'create' ? 'Job started' : 'Message sent',
      happened: text`The agent is working. This run does not wait for it.`,
      next: sentences(reader.mustNameJob ? save : [], howToFollow(jobId, reader)),
    };
  },

  'timed-out': ({ jobId, job, durationMs, reason: { rateLimit } }, reader) => {
    const limit = rateLimit
      ? text`${answerOf(rateLimit.failedRequest)} ${nextAttempt(rateLimit.retryAt)}`
      : [];
    const seen = whatWasSeen(job, roughDuration(durationMs));
    const happened = sentences(seen.happened, limit);
    return { ...seen, happened, next: howToGetResult(jobId, reader) };
  },

  'canceled-while-waiting': ({ jobId }, reader) => ({
    title: 'Canceled, but the job continues',
    happened: text`The run was canceled. The agent goes on.`,
    next: howToGetResult(jobId, reader),
  }),

  gone: ({ jobId, reason }) => ({
    title: 'Job not found',
    happened: text`Several times in a row, job ${code(jobId)} was not found. ${answerOf(reason.failedRequest)}`,
    next: text`Check \`project-id\`, \`job-path\`, and the job ID. If they are right, the job is gone: look for its pull request.`,
  }),

  unreadable: ({ jobId, reason }, reader) => {
    const { happened, next } = whyUnreadable(reason);
    return {
      title: 'Could not read the job status',
      happened: text`${happened} The agent may still be working.`,
      next: sentences(next, howToGetResult(jobId, reader)),
    };
  },
} satisfies Partial<EndMessages>;

/** A run that sent nothing may know the end from the thread, which has no reason. */
function whyFailed(job: Job | undefined, request: RequestKind): Text {
  if (job?.reason !== undefined) return text`The service says: ${code(job.reason)}.`;
  return request === 'attach'
    ? text`The service’s dashboard may say why.`
    : text`The service gives no reason, but its dashboard may.`;
}

/** The run says in the pull request, too, how to continue the job. Then a command there does it. */
function isAnnounced(
  { pull }: JobReport,
  { run, threadIssue, mustNameJob }: Audience,
): boolean | undefined {
  return run && !mustNameJob && pull?.isHere && pull.id.number !== threadIssue;
}

/** Where the service may have committed without a pull request. */
function branch(job: Job | undefined, { run }: Audience): Text {
  if (job?.ref === undefined) return text`the branch`;

  const url = branchUrl(job, run?.serverUrl);
  const commits = url === undefined ? [] : text` (${link(url, 'latest commits')})`;
  return text`branch ${code(job.ref)}${commits}`;
}

/** Of a job that has not ended in time. */
function whatWasSeen(job: Job | undefined, waited: string): UserMessage {
  const unknown = { title: `No result after ${waited}`, topic: 'Still running' };
  if (job === undefined)
    return { ...unknown, happened: text`The status of the job could not be read.` };

  const { status, reportedStatus, prLink } = job;
  // Only the end of a follow-up has to be confirmed, so the job may look finished.
  if (STATUSES[status].hasEnded)
    return {
      title: 'Result not confirmed',
      happened: text`The job looks finished (${code(reportedStatus)}), but the time limit of this run came before it was clear whether this is the result of your follow-up.`,
    };

  if (documentedStatus(status) !== undefined)
    return {
      title: `Still running after ${waited}`,
      topic: 'Still running',
      happened: text`The agent goes on, but this run has stopped waiting.`,
    };

  const pull = prLink === undefined ? [] : text` The job has a pull request: ${link(prLink)}.`;
  return {
    ...unknown,
    happened: text`The service reports ${code(reportedStatus)}, a status that this action does not know.${pull}`,
  };
}

/** A key that was accepted in this run is not mistyped. */
function whyUnreadable({ failedRequest, lastReadAt }: Reason<'unreadable'>) {
  const answer = answerOf(failedRequest);
  const change = remedy(failedRequest, 'retrieve');
  if (lastReadAt === undefined) return { happened: answer, next: change };

  const time = clockTime(lastReadAt);
  const { status, isWebPage } = failedRequest;
  const isKeyRejected = (status === 401 || status === 403) && !isWebPage;
  if (!isKeyRejected)
    return { happened: text`${answer} The last good response came at ${time}.`, next: change };

  return {
    happened: text`The service accepted the key at ${time}, and rejects it now. ${answer}`,
    next: text`The key may have expired or been revoked: replace the secret for \`api-key\`.`,
  };
}
