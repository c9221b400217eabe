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
    /**
     * The base of an open pull request is the name of a branch, because newer commits of that
     * branch than the SHA may have been merged into the pull request.
     */
    base: pull.state === 'open' ? base.ref : base.sha,
    head: head.sha,
    headBranch: head.ref,
    headRepository: head.repo?.full_name,
    /** The time is in ms since 1970. */
    mergedAt: mergedAt ? Date.parse(mergedAt) : undefined,
    repository: base.repo.full_name,
  })),
);

/**
 * Rejects with a GitHubError, with status 403 or 404 if the token may not read the pull request.
 */
export async function fetchPullRequest(api: GitHubApi, { number, ...repository }: PullRequestId) {
  return parseResponse(pullSchema, await api.call(PULL, { ...repository, pull_number: number }));
}

/**
 * Returns the first files that the pull request changes, in the order of their paths. Makes only
 * one attempt. Rejects with a GitHubError.
 */
export async function fetchChangedFiles(
  api: GitHubApi,
  { number, ...repository }: PullRequestId,
  most: number,
): Promise<ChangedFile[]> {
  const parameters = { ...repository, pull_number: number, per_page: most };
  const response = await api.call(`${PULL}/files`, parameters, { maxAttempts: 1 });
  return parseResponse(z.array(changedFileSchema), response);
}

/**
 * Returns the pull requests that contain a commit; in a fork, also those of the upstream
 * repository.
 */
export async function fetchPullRequestsOfCommit(api: GitHubApi, commit: string) {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const response = await api.call(route, { commit_sha: commit, per_page: 100 });
  return parseResponse(z.array(pullSchema), response);
}
