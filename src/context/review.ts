import type { GitHubApi, ReadingLimits } from '../github/api.ts';
import { asFault } from '../github/faults.ts';
import { issueOf } from '../github/issues.ts';
import { type RenderedComment, reviewComments } from '../github/rendered-comments.ts';

/**
 * The review comments of a pull request; undefined for an issue. `isPullRequest`: undefined if the event does not say.
 * Rejects with a GitHubFault, or with the signal's reason.
 */
export async function reviewsOf(
  { issue, isPullRequest }: { issue: number; isPullRequest: boolean | undefined },
  api: GitHubApi,
  limits: ReadingLimits,
): Promise<RenderedComment[] | undefined> {
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
