/** What GitHub knows of a job's pull request. */
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import {
  asGitHubError,
  type GitHubError,
  githubErrorText,
  hintFor,
  ignoreGitHubError,
} from '../github/github-error.ts';
import {
  fetchChangedFiles,
  fetchPullRequest,
  type PullRequestId,
} from '../github/pull-requests.ts';
import type { JobRequest } from '../job-request.ts';
import { jobOutputs } from '../result/job-outputs.ts';
import type { JobReport } from '../result/job-report.ts';
import {
  type JobPullRequest,
  locatePullRequest,
  NAMED_FILES,
  type PullRequest,
} from '../result/pull-request.ts';
import type { ServiceClient } from '../service/client.ts';
import type { FailedRequest } from '../service/failed-request.ts';
import { remedy, serviceResponse } from '../service/remedies.ts';
import { code, sentences, text } from '../text/sentence.ts';

/** What the result shows of a job's pull request. */
interface PullRequestReading {
  /** For further requests about it. Undefined without a pull request on this GitHub server, and without a token. */
  api: GitHubApi | undefined;
  /** Undefined if it was not read, or GitHub did not return it. */
  pull: JobPullRequest | undefined;
  /** The URL of a preview of its branch. Undefined if there is none. */
  previewUrl: string | undefined;
}

const NOTHING_READ: PullRequestReading = { api: undefined, pull: undefined, previewUrl: undefined };

/** Reads the pull request that a job has ended with. A request for a preview adds at most 30 s. */
export async function readPullRequest(
  report: JobReport,
  { thread }: Pick<JobRequest, 'thread'>,
  service: Pick<ServiceClient, 'createPreview'>,
  session: Session,
): Promise<PullRequestReading> {
  const { publisher, run, signal, openGitHub } = session;
  const location = locatePullRequest(report.prLink, run);
  if (signal.aborted || location === undefined) return NOTHING_READ;

  const api = thread?.api ?? (await openGitHub().catch(ignoreSetupError));
  // Only a message about the end of a job names its pull request.
  if (api === undefined || report.state !== 'ended') return { ...NOTHING_READ, api };

  // The outputs are written before the requests, which can take so long that somebody stops the run.
  publisher.outputs(jobOutputs(report));
  const reading = fetchPullRequest(api, location.id).catch(ignoreGitHubError);
  const [pull, files = [], previewUrl] = await Promise.all([
    reading,
    fetchChangedFiles(api, location.id, NAMED_FILES).catch(ignoreGitHubError),
    reading.then((pull) => createPreview(report, pull, service, session)),
  ]);
  return { api, pull: pull && { ...pull, url: location.url, files }, previewUrl };
}

/** Without a token, the pull request is not read. */
function ignoreSetupError(error: unknown): undefined {
  if (!(error instanceof SetupError)) throw error;
}

/** Returns the URL of a preview of the pull request's branch. Undefined if there is none. */
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

/** How a pull request ended. Undefined for one that is open, and for one that counts as open because GitHub does not say. */
export async function endOfPullRequest(
  prLink: string,
  api: GitHubApi,
  { run, publisher }: Pick<Session, 'run' | 'publisher'>,
): Promise<'merged' | 'closed' | undefined> {
  const location = locatePullRequest(prLink, run);
  if (location === undefined) return undefined;

  try {
    const { state } = await fetchPullRequest(api, location.id);
    return state === 'open' ? undefined : state;
  } catch (error) {
    publisher.warn(notChecked(location.id, asGitHubError(error)));
    return undefined;
  }
}

function notChecked({ owner, repo, number }: Required<PullRequestId>, githubError: GitHubError) {
  const repository = `${owner}/${repo}`;
  const remedy = text`Give the action a token that can read pull requests in ${code(repository)}: in a reusable workflow as the secret \`github-token\`, in a job of your own as the input \`github-token\`.`;
  return {
    title: 'Could not check the pull request',
    happened: text`Could not check whether pull request ${code(`${repository}#${number}`)} is open (${githubErrorText(githubError)}), so it counts as open.`,
    next: hintFor(githubError, remedy),
  };
}
