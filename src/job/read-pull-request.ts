/**
 * What GitHub and the service know of the work of a job. Everybody who can read the run's
 * repository can read what the run writes, so it does not name what some of them cannot read.
 */
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import { fetchChangedFiles, fetchPullRequest } from '../github/pull-requests.ts';
import { fetchRepository, isSameRepository, mayBeShown } from '../github/repositories.ts';
import type { JobReport } from '../result/job-end.ts';
import { type JobPullRequest, locatePullRequest, NAMED_FILES } from '../result/pull-request.ts';

/** Without a token, the result shows less, but it is posted all the same. */
export async function openGitHubIfPossible({
  openGitHub,
}: Session): Promise<GitHubApi | undefined> {
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
  { requestState, job }: JobReport,
  session: Session,
): Promise<JobPullRequest | undefined> {
  const located = locatePullRequest(job?.prLink, session.run);
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
  const isHere = isSameRepository(pull.repository, session.run.repository);
  const work = mayBeShown(pull.repository, session) ? { ...pull, files } : undefined;
  return { ...located, isHere, work };
}

/**
 * Whether this is the repository of the run, perhaps under an earlier name: GitHub redirects from
 * there, and its number stays. What GitHub does not show is another one.
 */
export async function isRunRepository(fullName: string, session: Session): Promise<boolean> {
  const { run } = session;
  if (isSameRepository({ fullName }, run.repository)) return true;

  const api = await openGitHubIfPossible(session);
  const found =
    api && (await fetchRepository(api, fullName, { maxAttempts: 1 }).catch(ignoreGitHubError));
  return found !== undefined && isSameRepository(found, run.repository);
}
