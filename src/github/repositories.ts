import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';
import { fetchCommit, ownerAndRepo } from './comparison.ts';
import type { RunEvent } from './event.ts';
import { VISIBILITIES, type Visibility, visibilityOf, visibilitySchema } from './payloads.ts';

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
    visibility: visibilityOf(described),
  })),
);

/** What is not known of a repository is undefined. */
interface DescribedRepository {
  id?: number | undefined;
  fullName?: string | undefined;
  visibility?: Visibility | undefined;
}

/** A repository whose changes a request can be about, although the run is in another one. */
export type SourceRepository = Awaited<ReturnType<typeof fetchSourceRepository>>;

/** GitHub ignores the case of names, and the number of a repository stays when its name changes. */
export function isSameRepository(
  { id, fullName }: DescribedRepository,
  other: { id: number; fullName: string },
): boolean {
  return fullName?.toLowerCase() === other.fullName.toLowerCase() || id === other.id;
}

/**
 * Everybody who can read the run's repository, and so what the run writes, can read this one, too.
 * Two private ones count as equally visible: GitHub does not say who may read each of them. What is
 * not known counts as the case in which something could become public.
 */
export function mayBeShown(
  repository: DescribedRepository,
  { run, event }: { run: { repository: { id: number; fullName: string } }; event: RunEvent },
): boolean {
  if (isSameRepository(repository, run.repository)) return true;

  const { visibility = 'private' } = repository;
  return VISIBILITIES.indexOf(event.facts.visibility) <= VISIBILITIES.indexOf(visibility);
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
