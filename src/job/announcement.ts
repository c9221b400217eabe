import type { Session } from '../environment.ts';
import { isFromComment } from '../github/command-comments.ts';
import { explain } from '../github/explain.ts';
import { issueUrl } from '../github/issues.ts';
import type { JobRequest } from '../job-request.ts';
import { announcement } from '../result/job-comments.ts';
import type { JobReport } from '../result/job-report.ts';
import { code, text } from '../text/sentence.ts';
import { newRecord, type ThreadRecord } from '../thread/record.ts';
import { announce } from '../thread/thread.ts';
import { openThread } from './open-thread.ts';
import { openGitHubIfPossible } from './read-pull-request.ts';

interface AnnouncedRun {
  request: Pick<JobRequest, 'commandId'>;
  /** The thread in which the run wrote, and what it has recorded there. */
  from: { issue: number; record: ThreadRecord } | undefined;
  session: Session;
}

/**
 * Comments once in the thread of a job's pull request, so that a command there continues the job.
 * It does so even if another run posted the result, because that run may have been killed before it
 * commented. A pull request in another repository gets no comment, nor does the run's own thread,
 * which has the result. Resolves to the comment's URL.
 */
export async function announceJob(
  report: JobReport,
  announced: AnnouncedRun,
): Promise<string | undefined> {
  const { from, session } = announced;
  const { inputs, publisher, signal } = session;
  const { jobId, pull } = report;
  if (inputs.comment === 'never' || signal.aborted) return undefined;
  if (jobId === undefined || !pull?.isHere || pull.id.number === from?.issue) return undefined;

  try {
    return await postAnnouncement({ ...report, jobId }, pull.id.number, announced);
  } catch (error) {
    if (signal.aborted) return undefined;

    const { happened, next } = explain(error, { what: text`the comment on ${code(pull.url)}` });
    publisher.warn({
      title: 'Could not comment on the pull request',
      happened: text`${happened} A command there starts a new job instead of continuing this one.`,
      next,
    });
    return undefined;
  }
}

async function postAnnouncement(
  report: JobReport & { jobId: string },
  pullRequest: number,
  { request, from, session }: AnnouncedRun,
): Promise<string | undefined> {
  const { inputs, run, publisher } = session;
  const { jobId, job, prLink, requestState, durationMs } = report;
  const api = await openGitHubIfPossible(session);
  if (api === undefined) return undefined;

  // The record has the time of the request, because the thread's job is that of the latest time. A
  // later command in this thread may have started another job, which must remain the thread's job.
  // A run without a record counts from its start.
  const own = from?.record ?? newRecord(request.commandId, run.nonce, api.now() - durationMs);
  const record: ThreadRecord = {
    ...own,
    state: requestState ?? 'sent',
    isAnswer: true,
    jobId,
    prLink,
    status: job?.reportedStatus,
  };

  const requestUrl = from === undefined ? run.url : issueUrl(run, from.issue);
  const hasCommand = isFromComment(record.command);
  const markdown = announcement(report, inputs.command, { hasCommand, from: requestUrl });

  const thread = openThread(pullRequest, api, session);
  const { url } = await announce(publisher.redact(markdown), record, thread);
  return url;
}
