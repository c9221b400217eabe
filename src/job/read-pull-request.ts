/** What GitHub knows of a job's pull request. */
import type { Session } from '../environment.ts';
import { SetupError } from '../errors.ts';
import type { GitHubApi } from '../github/api.ts';
import type { ChangedFile } from '../github/comparison.ts';
import { explain } from '../github/explain.ts';
import { asGitHubError, GitHubError, ignoreGitHubError } from '../github/github-error.ts';
import {
  fetchChangedFiles,
  fetchPullRequest,
  type PullRequest,
  type PullRequestId,
} from '../github/pull-requests.ts';
import { hasAudienceOf, visibilityInEvent } from '../github/visibility.ts';
import type { JobReport } from '../result/job-report.ts';
import {
  isOfRunRepository,
  type JobPullRequest,
  locatePullRequest,
  NAMED_FILES,
} from '../result/pull-request.ts';
import { membersOf } from '../text/json.ts';
import { code, type Text, text } from '../text/sentence.ts';

/** A job's pull request as far as this run may show it, or why it shows nothing of it but its URL. */
export type PullRequestReading =
  | { pull: Omit<JobPullRequest, 'files'>; files: Promise<readonly ChangedFile[]> }
  /** `whyUnread`: a part of a sentence, after 'because'. */
  | { pull: undefined; whyUnread: Text };

const unread = (whyUnread: Text): PullRequestReading => ({ pull: undefined, whyUnread });

/**
 * The connection for requests about a job's pull request. Undefined without a token, for a pull request that is not on this
 * GitHub server, and in a run that is being stopped.
 */
export async function connectionFor(
  { prLink }: JobReport,
  { run, signal, openGitHub }: Session,
): Promise<GitHubApi | undefined> {
  if (signal.aborted || locatePullRequest(prLink, run) === undefined) return undefined;
  return openGitHub().catch(ignoreSetupError);
}

function ignoreSetupError(error: unknown): undefined {
  if (!(error instanceof SetupError)) throw error;
}

/**
 * Reads the pull request that a job has ended with. Each of the two requests is made once, and both at the same time, so that
 * the result waits for them no longer than one request takes, which is 30 s. The files may come later than the rest.
 */
export async function readPullRequest(
  { outcome, requestState, job, prLink }: JobReport,
  api: GitHubApi | undefined,
  session: Pick<Session, 'run' | 'signal' | 'event'>,
): Promise<PullRequestReading> {
  const { run, signal } = session;
  if (signal.aborted) return unread(text`the run was stopped`);
  // Only a message about the end of a job names its pull request.
  if (requestState !== 'ended' || (prLink === undefined && job?.unusableLink === undefined))
    return unread(text`the outcome is ${code(outcome)}`);
  if (prLink === undefined) return unread(text`the URL of the pull request cannot be used`);

  const location = locatePullRequest(prLink, run);
  if (location === undefined)
    return unread(text`the pull request is not on ${code(run.serverUrl)}`);
  if (api === undefined) return unread(text`the run has no token to read the pull request`);

  const { id, url } = location;
  const files = fetchChangedFiles(api, id, NAMED_FILES).catch(ignoreGitHubError);
  const answer = await fetchPullRequest(api, id, { maxAttempts: 1 }).catch(asGitHubError);
  if (answer instanceof GitHubError)
    return unread(
      text`GitHub did not return the pull request (${code(`${answer.status} ${answer.message}`)})`,
    );

  if (!mayShow(answer, session))
    return unread(text`the pull request is in a private repository, and this one is not private`);
  return { pull: { ...answer, url }, files: files.then((listed = []) => listed) };
}

/**
 * Comments, summaries, and logs are open to everybody who can read the run's repository, and a token may be able to read
 * repositories that they cannot.
 */
function mayShow(pull: PullRequest, { run, event }: Pick<Session, 'run' | 'event'>): boolean {
  if (isOfRunRepository(pull, run)) return true;

  const { repository } = membersOf(event.payload);
  return hasAudienceOf(visibilityInEvent(repository), pull.visibility);
}

/** What a message to its job has to know of a pull request, as far as everybody here may know it. */
export interface PullRequestState {
  /** Undefined for one that is open, and for one that counts as open because GitHub does not say. */
  end?: 'merged' | 'closed' | 'finished';
  /** The branch that an open one has conflicts with. */
  conflictsWith?: string;
}

export async function stateOfPullRequest(
  prLink: string,
  api: GitHubApi,
  session: Pick<Session, 'run' | 'event' | 'publisher'>,
): Promise<PullRequestState> {
  const location = locatePullRequest(prLink, session.run);
  if (location === undefined) return {};

  try {
    const pull = await fetchPullRequest(api, location.id);
    const isShown = mayShow(pull, session);
    if (pull.state !== 'open') return { end: isShown ? pull.state : 'finished' };
    return pull.hasConflicts && isShown ? { conflictsWith: pull.base } : {};
  } catch (error) {
    session.publisher.warn(notChecked(location.id, error));
    return {};
  }
}

function notChecked({ owner, repo, number }: Required<PullRequestId>, error: unknown) {
  const repository = `${owner}/${repo}`;
  const what = text`the request for pull request ${code(`${repository}#${number}`)}`;
  const grant = text`Give the action a token that can read pull requests in ${code(repository)}: in a reusable workflow as the secret \`github-token\`, in a job of your own as the input \`github-token\`.`;
  const { happened, next } = explain(error, { what, grant });
  return {
    title: 'Could not check the pull request',
    happened: text`${happened} It counts as open.`,
    next,
  };
}
