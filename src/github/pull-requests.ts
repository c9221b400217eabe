import * as z from 'zod/mini';
import type { Answer, GitHubApi } from './api.ts';
import { read } from './comments.ts';

/** A pull request; without owner and repo one of the API's own repository. */
export type PullRequestId = { number: number; owner?: string; repo?: string };

const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

const count = z.catch(z.optional(z.int()), undefined);
const side = { sha: z.string().check(z.regex(/^[0-9a-f]+$/)) };
const pullSchema = z.pipe(
  z.object({
    state: z.enum(['open', 'closed']),
    merged_at: z.nullish(z.string()),
    draft: z.nullish(z.boolean()),
    commits: count,
    changed_files: count,
    additions: count,
    deletions: count,
    base: z.object({ ...side, repo: z.object({ id: z.int() }) }),
    head: z.object(side),
  }),
  z.transform(({ merged_at: mergedAt, draft, changed_files: changedFiles, base, head, ...pull }) => ({
    ...{ ...pull, changedFiles },
    merged: Boolean(mergedAt),
    draft: draft ?? false,
    repositoryId: base.repo.id,
    base: base.sha,
    head: head.sha,
  })),
);

/** Rejects with a GitHubFault; a token that may not read the pull request gets a 403 or 404. */
export async function pullRequest(api: GitHubApi, id: PullRequestId) {
  return read(pullSchema, await api.call(PULL, parametersOf(id)));
}

const fileSchema = z.object({
  filename: z.string(),
  previous_filename: z.nullish(z.string()),
  status: z.string(),
  /** Lines added and removed. */
  changes: count,
  /** Missing for binary files, and where GitHub finds the changes too large. */
  patch: z.nullish(z.string()),
});
export type PullRequestFile = z.infer<typeof fileSchema>;

/** The changed files, by path. Rejects with a GitHubFault. */
export function pullRequestFiles(api: GitHubApi, id: PullRequestId, atMost = 1000) {
  return rowsOf(fileSchema, atMost, (page) => api.call(`${PULL}/files`, { ...parametersOf(id), ...page }));
}

const commitSchema = z.pipe(
  z.object({
    sha: z.string(),
    commit: z.object({
      message: z.string(),
      committer: z.nullish(z.object({ date: z.nullish(z.string()) })),
    }),
  }),
  z.transform(({ sha, commit: { message, committer } }) => {
    return { id: sha, date: committer?.date?.slice(0, 10) ?? '', message };
  }),
);

/** The commits, oldest first; `date` is YYYY-MM-DD. GitHub lists no more than 250. Rejects with a GitHubFault. */
export function pullRequestCommits(api: GitHubApi, id: PullRequestId) {
  return rowsOf(commitSchema, 250, (page) => api.call(`${PULL}/commits`, { ...parametersOf(id), ...page }));
}

const mergeSchema = z.pipe(
  z.object({
    number: z.int(),
    merged_at: z.nullish(z.string()),
    base: z.object({ repo: z.object({ full_name: z.string() }) }),
  }),
  z.transform(({ number, merged_at: mergedAt, base }) => ({
    number,
    /** In ms since 1970; undefined where it is not merged. */
    mergedAt: mergedAt ? Date.parse(mergedAt) : undefined,
    repository: base.repo.full_name,
  })),
);

/**
 * The pull requests that contain a commit; in a fork, also those of the upstream repository.
 * Rejects with a GitHubFault.
 */
export function pullRequestsOfCommit(api: GitHubApi, sha: string) {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  return rowsOf(mergeSchema, 100, (page) => api.call(route, { commit_sha: sha, ...page }));
}

function parametersOf({ number, ...repository }: PullRequestId) {
  return { ...repository, pull_number: number };
}

/** A list to its end, or to `atMost` rows. */
async function rowsOf<T>(
  schema: z.ZodMiniType<T>,
  atMost: number,
  call: (page: { per_page: number; page: number }) => Promise<Answer>,
): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; rows.length < atMost; page += 1) {
    const answer = await call({ per_page: Math.min(atMost, 100), page });
    rows.push(...read(z.array(schema), answer));
    if (answer.lastPage === undefined) break;
  }
  return rows.slice(0, atMost);
}
