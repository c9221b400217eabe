import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';

/** GitHub lists only so many files of a comparison, the first ones. */
export const MAX_FILES = 300;

export const changedFileSchema = z.object({
  filename: z.string(),
  previous_filename: z.nullish(z.string()),
  status: z.string(),
  /** The changed lines. They are missing for binary files, and if there are too many for GitHub. */
  patch: z.nullish(z.string()),
});
export type ChangedFile = z.infer<typeof changedFileSchema>;

const commitSchema = z.pipe(
  z.object({
    sha: z.string(),
    commit: z.object({
      message: z.string(),
      committer: z.nullish(z.object({ date: z.nullish(z.string()) })),
    }),
  }),
  z.transform(({ sha: id, commit: { message, committer } }) => ({
    id,
    date: committer?.date?.slice(0, 10) ?? '',
    message,
  })),
);

const comparisonSchema = z.pipe(
  z.object({
    merge_base_commit: z.object({ sha: z.string().check(z.regex(/^[0-9a-f]+$/)) }),
    total_commits: z.int().check(z.nonnegative()),
    commits: z.array(commitSchema),
    files: z.array(changedFileSchema),
  }),
  z.transform(({ merge_base_commit, total_commits: totalCommits, ...lists }) => ({
    ...lists,
    mergeBase: merge_base_commit.sha,
    totalCommits,
  })),
);
export type Comparison = z.infer<typeof comparisonSchema>;

/**
 * Returns the changes from the merge base to `head`, which may be a commit of a fork. `commits` are
 * the newest 250, the oldest of them first, with dates as YYYY-MM-DD. `files` are in the order of
 * their paths. Rejects with a GitHubError.
 */
export async function fetchComparison(
  api: GitHubApi,
  base: string,
  head: string,
): Promise<Comparison> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  return parseResponse(comparisonSchema, await api.call(route, { basehead: `${base}...${head}` }));
}
