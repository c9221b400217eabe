import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';

export const shortId = (commit: string) => commit.slice(0, 7);

/** GitHub lists the first ones by their paths. */
export const MAX_FILES = 300;

export const changedFileSchema = z.object({
  filename: z.string(),
  previous_filename: z.nullish(z.string()),
  status: z.string(),
  /** Missing for binary files, and if there are too many lines for GitHub. */
  patch: z.nullish(z.string()),
});
export type ChangedFile = z.infer<typeof changedFileSchema>;

export const commitId = z.string().check(z.regex(/^[0-9a-f]+$/));

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
    /** YYYY-MM-DD. */
    date: committer?.date?.slice(0, 10) ?? '',
    message,
  })),
);

const comparisonSchema = z.pipe(
  z.object({
    merge_base_commit: z.object({ sha: commitId }),
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

/** From the merge base to the head. `commits` are the newest 250, the oldest of them first. */
export type Comparison = z.infer<typeof comparisonSchema>;
export type ComparedCommit = Comparison['commits'][number];

/** `base` and `head`: branches, tags, or commits of the repository, or of its forks. */
export async function fetchComparison(
  api: GitHubApi,
  { repository, base, head }: { repository: string; base: string; head: string },
): Promise<Comparison> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const parameters = { ...ownerAndRepo(repository), basehead: `${base}...${head}` };
  return parseResponse(comparisonSchema, await api.call(route, parameters, { existsSoon: true }));
}

/** For an ID that it does not have, GitHub's status is 404 or 422. */
export async function fetchCommit(
  api: GitHubApi,
  repository: string,
  revision: string,
): Promise<string> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  // A page has one of the files that the commit changed. None is needed.
  const parameters = { ...ownerAndRepo(repository), ref: revision, per_page: 1 };
  return parseResponse(z.object({ sha: commitId }), await api.call(route, parameters)).sha;
}

export function ownerAndRepo(fullName: string) {
  const [owner, repo] = fullName.split('/');
  return { owner, repo };
}
