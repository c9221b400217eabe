import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';
import { fetchCommit, ownerAndRepo } from './comparison.ts';
import type { RunEvent } from './event.ts';
import { VISIBILITIES, visibilityOf, visibilitySchema } from './payloads.ts';

export const repositorySchema = z.pipe(
  z.object({
    id: z.int(),
    full_name: z.string(),
    default_branch: z.string(),
    ...visibilitySchema.shape,
  }),
  z.transform(({ id, full_name: fullName, default_branch: defaultBranch, ...described }) => ({
    id,
    fullName,
    defaultBranch,
    // Where it is not known, nobody else may read it.
    visibility: visibilityOf(described) ?? 'private',
  })),
);

/** A repository whose changes a request can be about, although the run is in another one. */
export type SourceRepository = Awaited<ReturnType<typeof fetchSourceRepository>>;

type RepositoryName = { id?: number; fullName: string };

/** GitHub ignores the case of names, and the number of a repository stays when its name changes. */
export function isSameRepository(a: RepositoryName, b: Required<RepositoryName>): boolean {
  return a.fullName.toLowerCase() === b.fullName.toLowerCase() || a.id === b.id;
}

/**
 * Everybody who can read the run's repository, and so what the run writes, can read this one, too.
 * Two private ones count as equally visible: GitHub does not say who may read each of them.
 */
export function mayBeShown(
  repository: z.infer<typeof repositorySchema>,
  { run, event }: { run: { repository: Required<RepositoryName> }; event: RunEvent },
): boolean {
  const isAsVisible =
    VISIBILITIES.indexOf(event.facts.visibility) <= VISIBILITIES.indexOf(repository.visibility);
  return isAsVisible || isSameRepository(repository, run.repository);
}

/** GitHub redirects from an earlier name, and the response has the one that it uses now. */
export async function fetchRepository(
  api: GitHubApi,
  fullName: string,
  options: { maxAttempts?: number } = {},
) {
  const route = 'GET /repos/{owner}/{repo}';
  return parseResponse(repositorySchema, await api.call(route, ownerAndRepo(fullName), options));
}

export async function fetchSourceRepository(api: GitHubApi, fullName: string) {
  const [repository, head] = await Promise.all([
    fetchRepository(api, fullName),
    // `HEAD` is the newest commit of the default branch.
    fetchCommit(api, fullName, 'HEAD'),
  ]);
  return { ...repository, head };
}
