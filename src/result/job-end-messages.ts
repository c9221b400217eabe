/** What people read at the ends of runs that have a job. */
import type { UserMessage } from '../errors.ts';
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
import type { ReportOf } from './job-report.ts';
import { branchUrl } from './job-repository.ts';
import { type Audience, afterStatus, howToFollow, howToGetResult } from './next-steps.ts';
import { nextAttempt } from './request-end-messages.ts';

const FINISHED = {
  create: 'Pull request opened',
  message: 'The agent finished the follow-up',
  attach: 'The agent finished',
} as const;

/** The pull request itself is shown below what happened. */
export function finished(report: ReportOf<'pr-opened'>, reader: Audience): UserMessage {
  const { jobId, job, prLink, pull, request } = report;
  const { run, threadIssue, mustNameJob } = reader;
  // The run says in the pull request, too, how to continue the job. Then a command there does it.
  const isAnnounced = run && !mustNameJob && pull?.isHere && pull.id.number !== threadIssue;
  const place = isAnnounced ? ', here or in the pull request' : '';
  return {
    title: FINISHED[request],
    happened: prLink === undefined ? text`The agent opened a pull request.` : [],
    next: afterStatus(jobId, job?.status, reader, { purpose: 'To ask for changes', place }),
  };
}

export function noPullRequest(
  { jobId, job }: ReportOf<'no-changes'>,
  reader: Audience,
): UserMessage {
  return {
    title: 'No pull request',
    happened: text`The agent finished. Nothing was changed, or the changes are already on ${branch(job, reader)}.`,
    next: afterStatus(jobId, job?.status, reader, { purpose: 'If you expected a change' }),
  };
}

/** Where the service may have committed without a pull request. */
function branch(job: Job | undefined, { run }: Audience): Text {
  if (job?.ref === undefined) return text`the branch`;

  const url = branchUrl(job, run?.serverUrl);
  const commits = url === undefined ? [] : text` (${link(url, 'latest commits')})`;
  return text`branch ${code(job.ref)}${commits}`;
}

export function archived({ jobId, job }: ReportOf<'archived'>, reader: Audience): UserMessage {
  return {
    title: 'Job archived',
    happened: text`The job was archived without a pull request.`,
    next: afterStatus(jobId, job?.status, reader),
  };
}

export function failed({ jobId, job, prLink }: ReportOf<'failed'>, reader: Audience): UserMessage {
  const why = text`The service gives no reason, but its dashboard may.`;
  return {
    title: 'The agent stopped with an error',
    happened: prLink === undefined ? why : text`${why} What it finished is in the pull request:`,
    next: afterStatus(jobId, job?.status, reader, { purpose: 'To try again' }),
  };
}

export function detached({ request, jobId }: ReportOf<'detached'>, reader: Audience): UserMessage {
  const save = text`Save the job ID (output \`job-id\`), because no comment contains it.`;
  return {
    title: request === 'create' ? 'Job started' : 'Message sent',
    happened: text`The agent is working. This run does not wait for it.`,
    next: sentences(reader.mustNameJob ? save : [], howToFollow(jobId, reader)),
  };
}

export function timedOut(report: ReportOf<'timed-out'>, reader: Audience): UserMessage {
  const { jobId, job, durationMs, reason } = report;
  const { rateLimit } = reason;
  const limit = rateLimit
    ? text`${answerOf(rateLimit.failedRequest)} ${nextAttempt(rateLimit.retryAt)}`
    : [];
  const next = howToGetResult(jobId, reader);
  const waited = roughDuration(durationMs);

  // Only the end of a follow-up has to be confirmed, so a run can time out although the job looks finished.
  if (job !== undefined && STATUSES[job.status].hasEnded)
    return {
      title: 'Result not confirmed',
      happened: sentences(
        text`The job looks finished (${code(job.reportedStatus)}), but the time limit of this run came before it was clear whether this is the result of your follow-up.`,
        limit,
      ),
      next,
    };

  if (job === undefined || documentedStatus(job.status) === undefined)
    return {
      title: `No result after ${waited}`,
      topic: 'Still running',
      happened: sentences(whatIsKnown(job), limit),
      next,
    };

  return {
    title: `Still running after ${waited}`,
    topic: 'Still running',
    happened: sentences(text`The agent goes on, but this run has stopped waiting.`, limit),
    next,
  };
}

/** Of a job whose status says nothing. */
function whatIsKnown(job: Job | undefined): Text {
  if (job === undefined) return text`The status of the job could not be read.`;

  const { reportedStatus, prLink } = job;
  return sentences(
    text`The service reports ${code(reportedStatus)}, a status that this action does not know.`,
    prLink === undefined ? [] : text`The job has a pull request: ${link(prLink)}.`,
  );
}

export function canceled(
  { jobId }: ReportOf<'canceled-while-waiting'>,
  reader: Audience,
): UserMessage {
  return {
    title: 'Canceled, but the job continues',
    happened: text`The run was canceled. The agent goes on.`,
    next: howToGetResult(jobId, reader),
  };
}

export function gone({ jobId, reason }: ReportOf<'gone'>): UserMessage {
  return {
    title: 'Job not found',
    happened: text`Several times in a row, job ${code(jobId)} was not found. ${answerOf(reason.failedRequest)}`,
    next: text`Check \`project-id\`, \`job-path\`, and the job ID. If they are right, the job is gone: look for its pull request.`,
  };
}

export function unreadable(
  { jobId, reason: { failedRequest, lastReadAt } }: ReportOf<'unreadable'>,
  reader: Audience,
): UserMessage {
  const { status, isWebPage } = failedRequest;
  const isKeyRejected = (status === 401 || status === 403) && !isWebPage;
  const next = howToGetResult(jobId, reader);
  if (lastReadAt === undefined || !isKeyRejected)
    return {
      title: 'Could not read the job status',
      happened: sentences(
        answerOf(failedRequest),
        lastReadAt === undefined
          ? []
          : text`The last good response came at ${clockTime(lastReadAt)}.`,
        AGENT_MAY_WORK,
      ),
      next: sentences(remedy(failedRequest, 'retrieve'), next),
    };

  return {
    title: 'Could not read the job status',
    happened: text`The service accepted the key at ${clockTime(lastReadAt)}, and rejects it now. ${answerOf(failedRequest)} ${AGENT_MAY_WORK}`,
    next: text`The key may have expired, or have been revoked: replace the secret for \`api-key\`. ${next}`,
  };
}

const AGENT_MAY_WORK = text`The agent may still be working.`;
