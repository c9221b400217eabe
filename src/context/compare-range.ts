/** Asks GitHub to compare both ends of a range. */
import type { Session } from '../environment.ts';
import type { GitHubApi } from '../github/api.ts';
import {
  type ComparedEnds,
  type Comparison,
  fetchCommit,
  fetchComparison,
} from '../github/comparison.ts';
import { explain } from '../github/explain.ts';
import { asGitHubError, type GitHubError, isGone } from '../github/github-error.ts';
import { code, text } from '../text/sentence.ts';
import type { ChangeRange } from './change-range.ts';
import { contextError } from './context-error.ts';
import type { ComparedRange } from './quote-changes.ts';
import { type ChangesWanted, isEnough } from './selected-files.ts';
import { completeComparison } from './whole-comparison.ts';

const GRANT_READING = text`Grant the job \`contents: read\`.`;
export const SET_START = text`Set \`diff-base\` to a branch, tag, or commit ID there, and grant the job \`contents: read\`. A revision such as \`HEAD~1\` needs \`actions/checkout\` with \`fetch-depth: 0\` before this step.`;

/** A start that is not in the repository is no error here, because the caller may know another one. */
export async function compareRange(
  range: ChangeRange,
  wanted: ChangesWanted,
  session: Session,
): Promise<ComparedRange | undefined> {
  const api = await session.openGitHub();
  const { repository, head } = range;

  try {
    const first = await compareEnds(range, api);
    if (first === undefined) return undefined;

    const comparison = await completeComparison(first, head.revision, {
      compare: (base, end) => fetchComparison(api, { repository, base, head: end }),
      isEnough: (listed) => isEnough(listed, wanted),
    });
    return { range, comparison };
  } catch (error) {
    throw comparisonError(asGitHubError(error), range, wanted);
  }
}

/**
 * For seconds after a push, GitHub may not find a commit that it has named itself. So a 404 is final only if the start has
 * another source, a record or an input, and if GitHub does not find the start alone, either.
 */
async function compareEnds(range: ChangeRange, api: GitHubApi): Promise<Comparison | undefined> {
  const { repository, base, head, startIn } = range;
  const ends = { repository, base: base.revision, head: head.revision };
  if (startIn === 'event') return fetchComparison(api, ends, { existsSoon: true });

  try {
    return await fetchComparison(api, ends);
  } catch (error) {
    const githubError = asGitHubError(error);
    if (!isGone(githubError)) throw githubError;

    const hasCommonHistory = !/no common ancestor/i.test(githubError.message);
    if (!hasCommonHistory || !(await hasCommit(ends, api))) return undefined;
    return fetchComparison(api, ends, { existsSoon: true });
  }
}

async function hasCommit({ repository, base }: ComparedEnds, api: GitHubApi): Promise<boolean> {
  try {
    await fetchCommit(api, repository, base);
    return true;
  } catch (error) {
    const githubError = asGitHubError(error);
    const isMissing = isGone(githubError) || githubError.status === 422;
    if (!isMissing) throw githubError;
    return false;
  }
}

/** Only of an end that GitHub does not find, and of a comparison that takes too long, is more known than GitHub says. */
function comparisonError(
  githubError: GitHubError,
  { repository, base, head, startIn, pull }: ChangeRange,
  { parts }: ChangesWanted,
): Error {
  const what = text`the comparison of ${code(base.revision)} with ${code(head.revision)}`;
  const { happened } = explain(githubError, { what });
  if (/taking too long/i.test(githubError.message)) {
    const start = text`set \`diff-base\` to a later commit.`;
    return contextError(
      happened,
      parts.includes('diff')
        ? text`Use \`files\` instead of \`diff\`, or ${start}`
        : text`To compare less, ${start}`,
    );
  }
  if (!isGone(githubError)) return githubError;

  return contextError(
    text`${happened} One of them is not in ${code(repository)}, for example after a forced push, or the token cannot read it.`,
    // Of a pull request, GitHub says where the changes start.
    startIn === 'record' || pull !== undefined ? GRANT_READING : SET_START,
  );
}
