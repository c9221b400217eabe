import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import { isFromComment } from '../github/command-comments.ts';
import { threadComments } from '../github/comments.ts';
import { asFault, faultText, howToPermit } from '../github/faults.ts';
import { announcement } from '../result/markdown.ts';
import { locatePullRequest } from '../result/pull-request.ts';
import type { JobReport } from '../result/report.ts';
import { code, text } from '../text/sentence.ts';
import { signerOf, type ThreadRecord } from '../thread/record.ts';
import { announce } from '../thread/run.ts';
import type { Thread } from '../thread/thread.ts';

export function openThread(issue: number, api: GitHubApi, session: Session): Thread {
  const { inputs, run, clock, signal, publisher } = session;
  return {
    comments: threadComments(api, issue),
    sign: signerOf({
      apiKey: inputs['api-key'],
      project: inputs['project-id'],
      repository: run.repository.id,
      issue,
    }),
    clock,
    signal,
    warn: (warning) => publisher.warn(warning),
  };
}

/**
 * Announces a job once in the thread of its pull request, so that a command there continues the job. Returns the comment's
 * URL; '' for a pull request in another repository or in `issue`, which has the result, or if GitHub rejects the comment.
 */
export async function announceJob(
  report: JobReport,
  record: ThreadRecord,
  issue: number | undefined,
  api: GitHubApi,
  session: Session,
): Promise<string> {
  const { inputs, run, publisher, signal } = session;
  const { jobId, job, prLink, state } = report;
  const location = locatePullRequest(prLink, run);
  if (!location?.isSameRepository || location.id.number === issue) return '';

  const source =
    issue === undefined ? run.url : `${run.serverUrl}/${run.repository.fullName}/issues/${issue}`;
  const hasCommand = isFromComment(record.command);
  const markdown = announcement(report, inputs.command, { hasCommand, from: source });

  try {
    const thread = openThread(location.id.number, api, session);
    const status = job?.status ?? null;
    const end = { state: state ?? 'sent', isAnswer: true, jobId, prLink, status };
    return (await announce(publisher.redact(markdown), { ...record, ...end }, thread)).url;
  } catch (error) {
    if (signal.aborted) return '';

    const fault = asFault(error);
    publisher.warn({
      title: 'Could not comment on the pull request',
      happened: text`Could not comment on ${code(prLink)} (${faultText(fault)}). A command there starts a new job instead of continuing this one.`,
      next: howToPermit(fault),
    });
    return '';
  }
}
