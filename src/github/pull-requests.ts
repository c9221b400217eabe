import * as z from 'zod/mini';
import type { GitHubApi } from './api.ts';
import { read } from './comments.ts';

/** A pull request; without owner and repo one of the API's own repository. */
export type PullRequestId = { number: number; owner?: string; repo?: string };

const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';
const PAGE = 100;

const repositorySchema = z.object({ id: z.int(), full_name: z.string() });
const count = z.nullish(z.number());
const shaSchema = z.string().check(z.regex(/^[0-9a-f]+$/));
const pullSchema = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: z.nullish(z.string()),
  draft: z.nullish(z.boolean()),
  commits: count,
  changed_files: count,
  additions: count,
  deletions: count,
  base: z.object({ sha: shaSchema, repo: repositorySchema }),
  head: z.object({ sha: shaSchema, repo: z.nullish(repositorySchema) }),
});

/** A pull request. Rejects with a GitHubFault; a token that may not read it gets a 403 or 404. */
export async function pullRequest(api: GitHubApi, id: PullRequestId) {
  const pull = read(pullSchema, await api.call(`GET ${PULL}`, parametersOf(id)));
  return {
    state: pull.state,
    merged: Boolean(pull.merged_at),
    draft: pull.draft ?? false,
    commits: pull.commits ?? undefined,
    changedFiles: pull.changed_files ?? undefined,
    additions: pull.additions ?? undefined,
    deletions: pull.deletions ?? undefined,
    repositoryId: pull.base.repo.id,
    base: { sha: pull.base.sha, repository: pull.base.repo.full_name },
    /** Without a repository where the fork was deleted. */
    head: { sha: pull.head.sha, repository: pull.head.repo?.full_name },
  };
}

const filesSchema = z.array(
  z.object({
    filename: z.string(),
    previous_filename: z.nullish(z.string()),
    status: z.string(),
    additions: count,
    deletions: count,
    patch: z.nullish(z.string()),
  }),
);
export type PullRequestFile = z.infer<typeof filesSchema>[number];

/**
 * The changed files, by path. Without `patch`: binary files and those whose changes GitHub finds too large.
 * Rejects with a GitHubFault.
 */
export async function pullRequestFiles(api: GitHubApi, id: PullRequestId, atMost = 1000) {
  return list(api, `GET ${PULL}/files`, { parameters: parametersOf(id), schema: filesSchema, atMost });
}

const commitsSchema = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({
      message: z.string(),
      committer: z.nullish(z.object({ date: z.nullish(z.string()) })),
    }),
  }),
);

/** The commits, oldest first. GitHub lists no more than 250. Rejects with a GitHubFault. */
export async function pullRequestCommits(api: GitHubApi, id: PullRequestId) {
  const parameters = parametersOf(id);
  return list(api, `GET ${PULL}/commits`, { parameters, schema: commitsSchema, atMost: 250 });
}

const pullsSchema = z.array(
  z.object({
    number: z.int(),
    state: z.string(),
    merged_at: z.nullish(z.string()),
    base: z.object({ repo: repositorySchema }),
  }),
);

/**
 * The pull requests that brought a commit or hold it; in a fork those of the repository it was forked from, too.
 * `mergedAt` in ms since 1970. Rejects with a GitHubFault.
 */
export async function pullRequestsOfCommit(api: GitHubApi, sha: string) {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const pulls = await list(api, route, {
    parameters: { commit_sha: sha },
    schema: pullsSchema,
    atMost: PAGE,
  });
  return pulls.map(({ number, state, merged_at: mergedAt, base }) => ({
    number,
    state,
    mergedAt: mergedAt ? Date.parse(mergedAt) : undefined,
    repository: base.repo.full_name,
  }));
}

function parametersOf({ number, ...repository }: PullRequestId) {
  return { ...repository, pull_number: number };
}

/** A list to its end, or to `atMost` rows. */
async function list<T>(
  api: GitHubApi,
  route: string,
  {
    parameters,
    schema,
    atMost,
  }: { parameters: Record<string, unknown>; schema: z.ZodMiniType<T[]>; atMost: number },
): Promise<T[]> {
  const rows: T[] = [];
  const size = Math.min(atMost, PAGE);
  for (let page = 1; rows.length < atMost; page += 1) {
    const answer = await api.call(route, { ...parameters, per_page: size, page });
    rows.push(...read(schema, answer));
    if (answer.lastPage === undefined) break;
  }
  return rows.slice(0, atMost);
}
