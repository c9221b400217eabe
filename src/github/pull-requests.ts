import * as z from 'zod/mini';
import { optionalOrUndefined } from '../text/json.ts';
import { type GitHubApi, parseResponse } from './api.ts';
import { type ChangedFile, changedFileSchema, commitId } from './comparison.ts';
import { repositorySchema } from './repositories.ts';

/** Without owner and repo, the pull request is in the repository of the run. */
export type PullRequestId = { number: number; owner?: string; repo?: string };

export const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

/** Missing in lists. */
const optionalCount = z.optional(z.int());
const pullSchema = z.pipe(
  z.object({
    number: z.int(),
    state: z.enum(['open', 'closed']),
    merged_at: z.nullish(z.string()),
    changed_files: optionalCount,
    additions: optionalCount,
    deletions: optionalCount,
    /** GitHub documents the field, but not its values. */
    mergeable_state: optionalOrUndefined(z.string()),
    base: z.object({ ref: z.string(), sha: commitId, repo: repositorySchema }),
    head: z.object({ ref: z.string(), sha: commitId, repo: z.nullish(repositorySchema) }),
  }),
  z.transform(({ number, state, merged_at: mergedAt, base, head, ...pull }) => ({
    number,
    state: mergedAt ? ('merged' as const) : state,
    changedFiles: pull.changed_files,
    additions: pull.additions,
    deletions: pull.deletions,
    hasConflicts: state === 'open' && pull.mergeable_state === 'dirty',
    /** Newer commits of the branch may have been merged into an open one. */
    base: state === 'open' ? base.ref : base.sha,
    head: head.sha,
    /** Undefined if it is in a fork, where anybody may have chosen its name. */
    ownBranch: head.repo?.fullName === base.repo.fullName ? head.ref : undefined,
    /** In ms since 1970. */
    mergedAt: mergedAt ? Date.parse(mergedAt) : undefined,
    /** The pull request may have been found by an earlier name. */
    repository: base.repo,
  })),
);

export type PullRequest = z.infer<typeof pullSchema>;

export async function fetchPullRequest(
  api: GitHubApi,
  { number, ...repository }: PullRequestId,
  options: { maxAttempts?: number } = {},
): Promise<PullRequest> {
  const parameters = { ...repository, pull_number: number };
  return parseResponse(pullSchema, await api.call(PULL, parameters, options));
}

/** By path. It makes only one attempt. */
export async function fetchChangedFiles(
  api: GitHubApi,
  { number, ...repository }: PullRequestId,
  most: number,
): Promise<ChangedFile[]> {
  const parameters = { ...repository, pull_number: number, per_page: most };
  const response = await api.call(`${PULL}/files`, parameters, { maxAttempts: 1 });
  return parseResponse(z.array(changedFileSchema), response);
}

/** In a fork, also those of the upstream repository. */
export async function fetchPullRequestsOfCommit(api: GitHubApi, commit: string) {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const response = await api.call(route, { commit_sha: commit, per_page: 100 });
  return parseResponse(z.array(pullSchema), response);
}
