import type { GitHubApi, ReadingLimits } from '../github/api.ts';
import { asFault } from '../github/faults.ts';
import { issueOf } from '../github/issues.ts';
import { type ReviewComment, reviewComments } from '../github/reviews.ts';

/** Which reviews become part of a request, as the thread's records say. */
export interface ReviewScope {
  /** The thread's pull request was opened by a job of the thread's records. */
  isAgentsPullRequest: boolean;
  /** When the request's job last got an instruction, in ms since 1970: what was written before is not repeated. */
  since: number;
}

/** For a job that has had no instruction in the thread: if `context` lists `review`, all reviews are included. */
export const NO_EARLIER_INSTRUCTION: ReviewScope = {
  isAgentsPullRequest: false,
  since: Number.NEGATIVE_INFINITY,
};

/**
 * The review comments of a pull request; undefined for an issue. `isPullRequest`: undefined if the event does not say.
 * Rejects with a GitHubFault, or with the signal's reason.
 */
export async function reviewsOf(
  { issue, isPullRequest }: { issue: number; isPullRequest: boolean | undefined },
  api: GitHubApi,
  limits: ReadingLimits,
): Promise<ReviewComment[] | undefined> {
  if (isPullRequest === false) return undefined;

  try {
    return await reviewComments(api, issue, limits);
  } catch (error) {
    // GitHub's response does not tell an issue from a pull request that the token cannot read, so the issue is read.
    const mayBeIssue = isPullRequest === undefined && asFault(error).status === 404;
    if (mayBeIssue && !(await issueOf(api, issue)).isPullRequest) return undefined;
    throw error;
  }
}
