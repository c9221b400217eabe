import type { Session } from '../environment.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { JobReport } from '../result/job-report.ts';
import type { JobPullRequest } from '../result/pull-request.ts';
import type { ServiceClient } from '../service/client.ts';
import { answerOf, remedy } from '../service/remedies.ts';
import { code, sentences, text } from '../text/sentence.ts';

/**
 * Asks the service once for a preview of the pull request's branch, and returns its URL. The
 * request takes 30 s at most, and nothing else depends on it.
 */
export async function requestPreview(
  { outcome }: Pick<JobReport, 'outcome'>,
  pull: JobPullRequest | undefined,
  service: Pick<ServiceClient, 'createPreview'>,
  { inputs, publisher, signal }: Pick<Session, 'inputs' | 'publisher' | 'signal'>,
): Promise<string | undefined> {
  const path = inputs['preview-path'];
  if (path === undefined || signal.aborted) return undefined;

  const { state, ownBranch } = pull?.work ?? {};
  // The service does not know the branches of forks.
  const branch = outcome === 'pr-opened' && state === 'open' ? ownBranch : undefined;
  if (branch === undefined) {
    publisher.info(
      text`No preview was requested: it takes a result with an open pull request that is not from a fork, and that everybody here may see.`,
    );
    return undefined;
  }

  const answer = await service.createPreview(path, branch, signal);
  if (answer.kind === 'value') return answer.value;

  if (!signal.aborted) publisher.warn(noPreview(branch, answer));
  return undefined;
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
