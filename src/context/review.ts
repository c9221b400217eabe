import type { GitHubApi, ReadingLimits } from '../github/api.ts';
import { asFault } from '../github/faults.ts';
import { issueOf } from '../github/issues.ts';
import { type ReviewComment, reviewComments } from '../github/reviews.ts';

/** What a thread says about the reviews that go along with a request. */
export interface ReviewScope {
  /** The thread's pull request was opened by a job of the thread's records. */
  isAgentsPullRequest: boolean;
  /** When the request's job last got an instruction, in ms since 1970: what was written before is not repeated. */
  since: number;
}

/** For a request to a job that has had no instruction in the thread: with `review` by name, all reviews go along. */
export const NO_EARLIER_INSTRUCTION: ReviewScope = {
  isAgentsPullRequest: false,
  since: Number.NEGATIVE_INFINITY,
};

/**
 * The review comments of a pull request; undefined if the number is an issue's. `isPullRequest`: undefined where the event
 * does not say. Rejects as `reviewComments` does.
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
