/**
 * Everybody who can read the run's repository can read what the run writes. So it does not name
 * what some of them cannot read.
 */
import type { Session } from '../environment.ts';
import { ignoreGitHubError } from '../github/github-error.ts';
import { fetchRepository, mayBeShown } from '../github/repositories.ts';
import type { JobRequest } from '../job-request.ts';
import type { JobReport } from '../result/job-report.ts';
import { repositoryName } from '../result/job-repository.ts';
import type { Job } from '../service/schema.ts';
import { membersOf } from '../text/json.ts';
import { openGitHubIfPossible } from './read-pull-request.ts';

type ReaderFacts = Pick<Session, 'run' | 'event' | 'openGitHub'>;

/**
 * The job that a run has ended with. Only the result of one without a pull request names its
 * branch.
 */
export async function shownJob(
  { reason, job }: Pick<JobReport, 'reason' | 'job'>,
  session: ReaderFacts,
): Promise<Job | undefined> {
  return reason.kind === 'no-changes' && job ? withoutHiddenBranch(job, session) : job;
}

/**
 * The job, without its branch if some readers may not know the job's repository. The service names
 * both, not GitHub.
 */
export async function withoutHiddenBranch(job: Job, session: ReaderFacts): Promise<Job> {
  const fullName = repositoryName(job.repository, session.run.serverUrl);
  // In a private repository, and for the run's own, no answer of GitHub matters.
  if (job.ref === undefined || mayBeShown({ fullName }, session)) return job;

  const isVisible = fullName !== undefined && (await isVisibleHere(fullName, session));
  return isVisible ? job : { ...job, ref: undefined };
}

async function isVisibleHere(fullName: string, session: ReaderFacts): Promise<boolean> {
  const api = await openGitHubIfPossible(session);
  const described =
    api && (await fetchRepository(api, fullName, { maxAttempts: 1 }).catch(ignoreGitHubError));
  return described !== undefined && mayBeShown(described, session);
}

/**
 * The commit that a run without a command was about. GitHub makes a commit of its own for the run
 * of a pull request.
 */
export function shownCommit(
  { source }: Pick<JobRequest, 'source'>,
  { run, event }: Pick<Session, 'run' | 'event'>,
): string | undefined {
  if (source !== undefined) return source.isHidden ? undefined : source.head;

  const { head } = membersOf(membersOf(event.payload).pull_request);
  const { sha } = membersOf(head);
  return typeof sha === 'string' ? sha : run.commit || undefined;
}
