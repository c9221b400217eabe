/** What people read at the ends of runs that have a job. */
import type { UserMessage } from '../errors.ts';
import { answerOf, remedy } from '../service/remedies.ts';
import { type Job, STATUSES } from '../service/schema.ts';
import { code, link, roughDuration, sentences, type Text, text } from '../text/sentence.ts';
import type { ReportOf } from './job-report.ts';
import { branchUrl } from './job-repository.ts';
import { type Audience, afterStatus, howToFollow, howToGetResult } from './next-steps.ts';
import { isInRunRepository, pullRequestNumber } from './pull-request.ts';
import { nextAttempt } from './request-end-messages.ts';

const FINISHED = {
  create: 'Pull request opened',
  message: 'The agent finished the follow-up',
  attach: 'The agent finished',
} as const;

/** The pull request itself is shown below what happened. */
export function finished(report: ReportOf<'pr-opened'>, reader: Audience): UserMessage {
  const { jobId, job, prLink, request } = report;
  const place = isAnnounced(report, reader) ? ', here or in the pull request' : '';
  return {
    title: FINISHED[request],
    happened: prLink === undefined ? text`The agent opened a pull request.` : [],
    next: afterStatus(jobId, job?.status, reader, { purpose: 'To ask for changes', place }),
  };
}

/** The run says in the pull request, too, how to continue the job. Then a command there does it. */
function isAnnounced(
  report: ReportOf<'pr-opened'>,
  { run, threadIssue, mustNameJob }: Audience,
): boolean {
  if (run === undefined || mustNameJob || !isInRunRepository(report, run)) return false;
  return pullRequestNumber(report.prLink) !== String(threadIssue);
}

export function noPullRequest(
  { jobId, job }: ReportOf<'no-changes'>,
  reader: Audience,
): UserMessage {
  return {
    title: 'No pull request',
    happened: text`The agent finished. Nothing was changed, or the changes are already on ${branchOf(job, reader)}.`,
    next: afterStatus(jobId, job?.status, reader, { purpose: 'If you expected a change' }),
  };
}

/** Where the service may have committed without a pull request. */
function branchOf(job: Job | undefined, { run }: Audience): Text {
  const { repository, ref } = job ?? {};
  const url = branchUrl(repository, ref, run?.serverUrl);
  if (ref === undefined) return text`the branch`;
  return url === undefined
    ? text`branch ${code(ref)}`
    : text`branch ${code(ref)} (${link(url, 'latest commits')})`;
}

export function archived({ jobId }: ReportOf<'archived'>, reader: Audience): UserMessage {
  return {
    title: 'Job archived',
    happened: text`The job was archived without a pull request.`,
    next: afterStatus(jobId, 'archived', reader),
  };
}

export function failed({ jobId, prLink }: ReportOf<'failed'>, reader: Audience): UserMessage {
  const noReason = text`The service gives no reason, but its dashboard may.`;
  return {
    title: 'The agent stopped with an error',
    happened: prLink === undefined ? noReason : text`What it finished is in the pull request:`,
    next: sentences(
      prLink === undefined ? [] : noReason,
      afterStatus(jobId, 'failed', reader, { purpose: 'To try again' }),
    ),
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

  if (isUnconfirmed(job))
    return {
      title: 'Result not confirmed',
      happened: sentences(
        text`The job looks finished (${code(job.reportedStatus)}), but the time limit of this run came before it was clear whether this is the result of your follow-up.`,
        limit,
      ),
      next,
    };

  return {
    title: `Still running after ${roughDuration(durationMs)}`,
    topic: 'Still running',
    happened: sentences(text`The agent goes on, but this run has stopped waiting.`, limit),
    next,
  };
}

/** Only the end of a follow-up has to be confirmed, so a run can time out although the job looks finished. */
function isUnconfirmed(job: Job | undefined): job is Job {
  return job !== undefined && STATUSES[job.status].hasEnded;
}

export function canceled(
  { jobId }: ReportOf<'canceled-while-waiting'>,
  reader: Audience,
): UserMessage {
  return {
    title: 'Canceled, but the job continues',
    topic: 'Canceled',
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
  { jobId, reason: { failedRequest } }: ReportOf<'unreadable'>,
  reader: Audience,
): UserMessage {
  return {
    title: 'Could not read the job status',
    happened: text`${answerOf(failedRequest)} The agent may still be working.`,
    next: sentences(remedy(failedRequest, 'retrieve'), howToGetResult(jobId, reader)),
  };
}
