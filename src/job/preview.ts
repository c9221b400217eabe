import type { Session } from '../environment.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { JobReport } from '../result/job-report.ts';
import type { ServiceClient } from '../service/client.ts';
import { answerOf, remedy } from '../service/remedies.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';
import type { PullRequestReading } from './read-pull-request.ts';

/**
 * Asks the service once for a preview of the pull request's branch, and returns its URL. The log says why there is none. The
 * request takes 30 s at most, and nothing else depends on it.
 */
export async function requestPreview(
  report: Pick<JobReport, 'outcome'>,
  reading: PullRequestReading,
  service: Pick<ServiceClient, 'createPreview'>,
  { inputs, publisher, signal }: Pick<Session, 'inputs' | 'publisher' | 'signal'>,
): Promise<string | undefined> {
  const path = inputs['preview-path'];
  if (path === undefined) return undefined;

  const request = previewOf(report, reading);
  if ('whyNot' in request) {
    publisher.info(text`No preview was requested, because ${request.whyNot}.`);
    return undefined;
  }

  const { branch } = request;
  const answer = await service.createPreview(path, branch, signal);
  if (answer.kind === 'value') return answer.value;

  if (!signal.aborted) publisher.warn(noPreview(branch, answer));
  return undefined;
}

/** The branch of the preview, or why there is none: the service knows the branches of the repository, but not those of forks. */
function previewOf(
  { outcome }: Pick<JobReport, 'outcome'>,
  reading: PullRequestReading,
): { branch: string } | { whyNot: Text } {
  if (outcome !== 'pr-opened') return { whyNot: text`the outcome is ${code(outcome)}` };
  if (reading.pull === undefined) return { whyNot: reading.whyUnread };

  const { state, headBranch, headRepository, repository } = reading.pull;
  if (state !== 'open') return { whyNot: text`the pull request is ${state}` };

  const isOwnBranch = headRepository?.toLowerCase() === repository.toLowerCase();
  return isOwnBranch
    ? { branch: headBranch }
    : { whyNot: text`the branch of the pull request is in another repository` };
}

function noPreview(branch: string, failed: FailedRequest) {
  return {
    title: 'No preview',
    happened: sentences(
      text`There is no preview of branch ${code(branch)}. The pull request is not affected.`,
      answerOf(failed),
    ),
    next: remedy(failed, 'preview'),
  };
}
