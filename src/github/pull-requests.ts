import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';
import { type ChangedFile, changedFileSchema } from './comparison.ts';

/** Without owner and repo, the pull request is in the repository of the run. */
export type PullRequestId = { number: number; owner?: string; repo?: string };

export const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

/** Lists do not contain these numbers. */
const optionalCount = z.optional(z.int());
const repositorySchema = z.object({ full_name: z.string() });
const sha = z.string().check(z.regex(/^[0-9a-f]+$/));
const pullSchema = z.pipe(
  z.object({
    number: z.int(),
    state: z.enum(['open', 'closed']),
    merged_at: z.nullish(z.string()),
    changed_files: optionalCount,
    additions: optionalCount,
    deletions: optionalCount,
    base: z.object({
      ref: z.string(),
      sha,
      repo: repositorySchema,
    }),
    /** If the pull request comes from a fork that was deleted, there is no repository. */
    head: z.object({ ref: z.string(), sha, repo: z.nullish(repositorySchema) }),
  }),
  z.transform(({ merged_at: mergedAt, changed_files: changedFiles, base, head, ...pull }) => ({
    ...pull,
    state: mergedAt ? ('merged' as const) : pull.state,
    changedFiles,
    /** For an open one the branch, whose newer commits may have been merged into it. */
    base: pull.state === 'open' ? base.ref : base.sha,
    head: head.sha,
    headBranch: head.ref,
    headRepository: head.repo?.full_name,
    /** In ms since 1970. */
    mergedAt: mergedAt ? Date.parse(mergedAt) : undefined,
    /** As GitHub names it now. The pull request may have been found by an earlier name. */
    repository: base.repo.full_name,
  })),
);

export async function fetchPullRequest(api: GitHubApi, { number, ...repository }: PullRequestId) {
  return parseResponse(pullSchema, await api.call(PULL, { ...repository, pull_number: number }));
}

/** The first files that the pull request changes, by path. It makes only one attempt. */
export async function fetchChangedFiles(
  api: GitHubApi,
  { number, ...repository }: PullRequestId,
  most: number,
): Promise<ChangedFile[]> {
  const parameters = { ...repository, pull_number: number, per_page: most };
  const response = await api.call(`${PULL}/files`, parameters, { maxAttempts: 1 });
  return parseResponse(z.array(changedFileSchema), response);
}

/** In a fork, these are also pull requests of the upstream repository. */
export async function fetchPullRequestsOfCommit(api: GitHubApi, commit: string) {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const response = await api.call(route, { commit_sha: commit, per_page: 100 });
  return parseResponse(z.array(pullSchema), response);
}
