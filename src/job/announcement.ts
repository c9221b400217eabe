import type { Session } from '../environment.ts';
import { explain } from '../github/explain.ts';
import type { JobRequest } from '../job-request.ts';
import { announcement } from '../result/job-comments.ts';
import type { JobReport } from '../result/job-end.ts';
import { code, text } from '../text/sentence.ts';
import { newRecord, type ThreadRecord } from '../thread/record.ts';
import { announce } from '../thread/thread.ts';
import { openThread } from './open-thread.ts';
import { openGitHubIfPossible } from './read-pull-request.ts';

/**
 * Comments once in the thread of a job's pull request, so that a command there continues the job.
 * It does so even if another run posted the result, because that run may have been killed before it
 * commented. A pull request in another repository gets no comment, nor does the run's own thread,
 * which has the result. `own`: what the run has recorded there. Resolves to the comment's URL.
 */
export async function announceJob(
  report: JobReport,
  request: JobRequest,
  own: ThreadRecord | undefined,
  session: Session,
): Promise<string | undefined> {
  const { inputs, run, publisher, signal } = session;
  const { jobId, job, pull, requestState, durationMs } = report;
  if (inputs.comment === 'never' || signal.aborted) return undefined;
  if (jobId === undefined || !pull?.isHere || pull.id.number === request.thread.issue)
    return undefined;
  // Nobody continues what is merged or closed.
  if (pull.work && pull.work.state !== 'open') return undefined;

  try {
    const api = await openGitHubIfPossible(session);
    if (api === undefined) return undefined;

    // The record has the time of the request, because the thread's job is that of the latest time.
    // A later command in this thread may have started another job, which must remain the thread's
    // job. A run without a record counts from its start.
    const record: ThreadRecord = {
      ...(own ?? newRecord(request.requestId, run.nonce, api.now() - durationMs)),
      state: requestState ?? 'sent',
      isAnswer: true,
      jobId,
      prLink: job?.prLink,
      status: job?.reportedStatus,
    };
    const markdown = announcement({ ...report, jobId }, inputs.command, {
      hasCommand: request.command !== undefined,
      from: request.threadUrl ?? run.url,
    });
    const thread = openThread(pull.id.number, api, session);
    const { url } = await announce(publisher.redact(markdown), record, thread);
    return url;
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
