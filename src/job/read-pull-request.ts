/** What GitHub and the service know of a job's pull request. */
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { explain } from '../github/explain.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import { fetchChangedFiles, fetchPullRequest } from '../github/pull-requests.ts';
import { isSameRepository, mayBeShown } from '../github/repositories.ts';
import type { FailedRequest } from '../http/failed-request.ts';
import type { JobReport } from '../result/job-report.ts';
import { type JobPullRequest, locatePullRequest, NAMED_FILES } from '../result/pull-request.ts';
import type { ServiceClient } from '../service/client.ts';
import { remedy } from '../service/remedies.ts';
import { code, sentences, text } from '../text/sentence.ts';

/** Without a token, the result shows less, but it is posted all the same. */
export async function openGitHubIfPossible({
  openGitHub,
}: Pick<Session, 'openGitHub'>): Promise<GitHubApi | undefined> {
  return openGitHub().catch((error) => {
    if (!(error instanceof SetupError)) throw error;
    return undefined;
  });
}

/**
 * Reads the pull request that a job has ended with; undefined if it is not on this GitHub server.
 * Each of the two requests is made once, and both at the same time, so that the result waits no
 * longer than one request takes, which is 30 s.
 */
export async function readPullRequest(
  { requestState, prLink }: Pick<JobReport, 'requestState' | 'prLink'>,
  session: Pick<Session, 'run' | 'signal' | 'event' | 'openGitHub'>,
): Promise<JobPullRequest | undefined> {
  const located = locatePullRequest(prLink, session.run);
  // Before the end, the pull request may be that of an earlier message, so nobody is told what it
  // changes.
  if (located === undefined || requestState !== 'ended' || session.signal.aborted) return located;

  const api = await openGitHubIfPossible(session);
  if (api === undefined) return located;

  const { id } = located;
  const [pull, files = []] = await Promise.all([
    fetchPullRequest(api, id, { maxAttempts: 1 }).catch(ignoreGitHubError),
    fetchChangedFiles(api, id, NAMED_FILES).catch(ignoreGitHubError),
  ]);
  if (pull === undefined) return located;

  // The same repository may have had another name when the service learned it.
  const isHere = located.isHere || isSameRepository(pull.repository, session.run.repository);
  const work = mayBeShown(pull.repository, session) ? { ...pull, files } : undefined;
  return { ...located, isHere, work };
}

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
      sentences(
        text`No preview was requested.`,
        text`It takes a result whose pull request is open, not from a fork, and visible here.`,
      ),
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
      failed.happened,
    ),
    next: remedy(failed, 'preview'),
  };
}

/**
 * What a message to its job has to know of a pull request, as far as everybody here may know it.
 */
export interface PullRequestState {
  /**
   * Undefined for one that is open, and for one that counts as open because GitHub does not say.
   */
  end?: 'merged' | 'closed' | 'finished';
  /** The branch that an open one has conflicts with. */
  conflictsWith?: string;
}

export async function stateOfPullRequest(
  prLink: string,
  session: Pick<Session, 'run' | 'event' | 'publisher' | 'openGitHub'>,
): Promise<PullRequestState> {
  const located = locatePullRequest(prLink, session.run);
  if (located === undefined) return {};

  try {
    const api = await session.openGitHub();
    const { repository, state, hasConflicts, base } = await fetchPullRequest(api, located.id);
    const isShown = mayBeShown(repository, session);
    if (state !== 'open') return { end: isShown ? state : 'finished' };
    return hasConflicts && isShown ? { conflictsWith: base } : {};
  } catch (error) {
    session.publisher.warn(notChecked(located, error));
    return {};
  }
}

function notChecked({ id }: JobPullRequest, error: unknown) {
  const repository = `${id.owner}/${id.repo}`;
  const what = text`the request for pull request ${code(`${repository}#${id.number}`)}`;
  const grant = sentences(
    text`Give the action a token that can read pull requests in ${code(repository)}.`,
    text`It is the input \`github-token\`, in a reusable workflow the secret \`github-token\`.`,
  );
  const { happened, next } = explain(error, { what, grant });
  return {
    title: 'Could not check the pull request',
    happened: text`${happened} It counts as open.`,
    next,
  };
}
