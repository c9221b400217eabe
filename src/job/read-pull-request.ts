import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import { filesOfPullRequest, pullRequest } from '../github/pull-requests.ts';
import { jobOutputs } from '../result/job-outputs.ts';
import type { JobReport } from '../result/job-report.ts';
import { locatePullRequest, NAMED_FILES, type PullRequest } from '../result/pull-request.ts';
import type { ServiceClient } from '../service/client.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { code, sentences, text } from '../text/sentence.ts';
import type { JobRequest } from './thread-reporter.ts';

/** What a result shows of a job's pull request, and the API that has read it. */
interface Reading extends Pick<JobReport, 'pull' | 'previewUrl'> {
  api?: GitHubApi | undefined;
}

/** Nothing for a pull request on another server, and without a token. Adds at most 30 s to the reading of the pull request. */
export async function readPullRequest(
  report: JobReport,
  { thread }: JobRequest,
  service: Pick<ServiceClient, 'createPreview'>,
  session: Session,
): Promise<Reading> {
  const { publisher, run, signal, openGitHub } = session;
  const location = locatePullRequest(report.prLink, run);
  if (signal.aborted || location === undefined) return {};

  const api = thread?.api ?? (await openGitHub().catch(withoutToken));
  // Only a message about the end of a job names its pull request.
  if (api === undefined || report.state !== 'ended') return { api };

  // Written before the requests, which can take long.
  publisher.outputs(jobOutputs(report));
  const reading = pullRequest(api, location.id).catch(ignoreGitHubError);
  const [pull, files = [], previewUrl] = await Promise.all([
    reading,
    filesOfPullRequest(api, location.id, NAMED_FILES).catch(ignoreGitHubError),
    reading.then((pull) => createPreview(report, pull, service, session)),
  ]);
  return { api, pull: pull && { ...pull, url: location.url, files }, previewUrl };
}

function withoutToken(error: unknown): undefined {
  if (!(error instanceof SetupError)) throw error;
}

/** Returns the URL of a preview of the pull request's branch; undefined if there is none. */
async function createPreview(
  { outcome }: JobReport,
  pull: PullRequest | undefined,
  service: Pick<ServiceClient, 'createPreview'>,
  { inputs, publisher, signal }: Session,
): Promise<string | undefined> {
  const path = inputs['preview-path'];
  if (path === undefined || outcome !== 'pr-opened' || signal.aborted) return undefined;

  if (pull === undefined || !isOpenWithOwnBranch(pull)) {
    publisher.info(
      text`No preview was requested, because GitHub does not show an open pull request with a branch in its own repository.`,
    );
    return undefined;
  }

  const answer = await service.createPreview(path, pull.headBranch, signal);
  if (answer.kind === 'value') return answer.value;

  if (!signal.aborted) publisher.warn(noPreview(pull.headBranch, answer));
  return undefined;
}

/** The service knows the branches of the repository, but not those of forks. */
function isOpenWithOwnBranch({ state, repository, headRepository }: PullRequest): boolean {
  return state === 'open' && headRepository?.toLowerCase() === repository.toLowerCase();
}

function noPreview(branch: string, failed: FailedRequest) {
  const { happened, serviceMessage } = failed;
  return {
    title: 'No preview',
    happened: sentences(
      text`There is no preview of branch ${code(branch)}. The pull request is not affected.`,
      happened,
      serviceResponse(serviceMessage),
    ),
    next: remedy(failed, 'preview'),
  };
}
