import type { Session } from '../environment.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import { fetchDescription, mayBeShown } from '../github/visibility.ts';
import { repositoryName } from '../result/job-repository.ts';
import type { Job } from '../service/schema.ts';
import { openGitHubIfPossible } from './read-pull-request.ts';

/**
 * The job without its branch if not everybody who can read what the run writes can read the job's repository, too. The service
 * names both, so GitHub has not been asked for them with the token of the run.
 */
export async function withoutHiddenBranch(
  job: Job,
  session: Pick<Session, 'run' | 'event' | 'openGitHub'>,
): Promise<Job> {
  if (job.ref === undefined) return job;

  const fullName = repositoryName(job.repository, session.run.serverUrl);
  // In a private repository, and for the run's own, no answer of GitHub matters.
  if (mayBeShown({ fullName }, session)) return job;

  const api = fullName === undefined ? undefined : await openGitHubIfPossible(session);
  const described = api && (await fetchDescription(api, fullName ?? '').catch(ignoreGitHubError));
  return described && mayBeShown(described, session) ? job : { ...job, ref: undefined };
}
