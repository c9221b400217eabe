import * as z from 'zod/mini';
import { type GitHubApi, parseResponse } from './api.ts';
import { fetchCommit, ownerAndRepo } from './comparison.ts';
import { visibilityFields, visibilityOf } from './visibility.ts';

const repositorySchema = z.pipe(
  z.object({
    id: z.int(),
    full_name: z.string(),
    default_branch: z.string(),
    ...visibilityFields,
  }),
  z.transform(({ id, full_name: fullName, default_branch: defaultBranch, ...described }) => ({
    id,
    fullName,
    defaultBranch,
    visibility: visibilityOf(described),
  })),
);

/** A repository whose changes a request can be about, although the run is in another one. */
export type SourceRepository = Awaited<ReturnType<typeof fetchSourceRepository>>;

/** `name` is such as `octo-org/api`. GitHub redirects from an earlier name, and answers with the one that it uses now. */
export async function fetchSourceRepository(api: GitHubApi, name: string) {
  const [response, head] = await Promise.all([
    api.call('GET /repos/{owner}/{repo}', ownerAndRepo(name)),
    // `HEAD` is the newest commit of the default branch.
    fetchCommit(api, name, 'HEAD'),
  ]);
  return { ...parseResponse(repositorySchema, response), head };
}
