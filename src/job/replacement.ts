/**
 * Why a new job replaces the thread's: the end of a sentence about that one ('was archived.').
 * After a failure, people decide with their command what to do. Workflows cannot.
 */
import type { Session } from '../environment.ts';
import { explain } from '../github/explain.ts';
import { fetchPullRequest } from '../github/pull-requests.ts';
import { mayBeShown } from '../github/repositories.ts';
import type { EndReason, JobProgress } from '../result/job-end.ts';
import { type JobPullRequest, locatePullRequest } from '../result/pull-request.ts';
import { isAboutCredits } from '../service/remedies.ts';
import { hasStoppedEarly, type JobEnd, STATUSES } from '../service/schema.ts';
import { code, sentences, type Text, text } from '../text/sentence.ts';

/** What a message to a job has to consider. */
interface Obstacles {
  why?: Text | undefined;
  /** The branch that the open pull request of the job has conflicts with. */
  conflictsWith?: string | undefined;
  head?: string | undefined;
}

const DID: Readonly<Record<JobEnd, Text>> = {
  finished: text`has finished.`,
  archived: text`was archived.`,
  failed: text`failed.`,
};

/** Decides before a message. A job, or a pull request, that cannot be read is continued. */
export async function obstaclesTo(
  { status = 'unknown', prLink }: NonNullable<JobProgress['earlier']>,
  hasCommand: boolean,
  session: Session,
): Promise<Obstacles> {
  const { end, takesMessages } = STATUSES[status];
  const isLeft = !takesMessages || (hasStoppedEarly(status) && !hasCommand);
  if (end !== undefined && isLeft) return { why: DID[end] };

  const located = locatePullRequest(prLink, session.run);
  if (located === undefined) return {};

  const obstacles = await obstaclesIn(located, session);
  // People see the conflicts, and say in their command what to do about them.
  return hasCommand ? { ...obstacles, conflictsWith: undefined } : obstacles;
}

/** As far as everybody here may know it. */
async function obstaclesIn(located: JobPullRequest, session: Session): Promise<Obstacles> {
  try {
    const api = await session.openGitHub();
    const pull = await fetchPullRequest(api, located.id);
    const { repository, state, hasConflicts, base, head } = pull;
    const isShown = mayBeShown(repository, session);
    if (state !== 'open') return { why: text`has a ${isShown ? state : 'finished'} pull request.` };
    return isShown ? { head, conflictsWith: hasConflicts ? base : undefined } : {};
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

/** The service may accept the message later, or with another key or plan. */
const TEMPORARY_REJECTIONS = [401, 402, 403, 407, 408, 409, 423, 425, 429];

/** Decides after a message, by the service's response to it. */
export function whyRejected(end: EndReason, hasCommand: boolean): Text | undefined {
  if (end.kind !== 'rejected') return undefined;

  const { status = 0, isWebPage } = end.failedRequest;
  // The first may not come from the service, and the second is not about the job.
  if (isWebPage || isAboutCredits(end.failedRequest)) return undefined;
  if (status === 404 || status === 410) return text`no longer exists.`;

  const isForGood = status >= 400 && !TEMPORARY_REJECTIONS.includes(status);
  if (hasCommand || !isForGood) return undefined;
  return sentences(text`did not accept the message.`, end.failedRequest.happened);
}
