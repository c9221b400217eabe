import * as z from 'zod/mini';
import { membersOf, optionalOrUndefined } from '../text/json.ts';
import { type GitHubApi, parseResponse } from './api.ts';
import { isSameRepository } from './repositories.ts';

/** Who can read a repository, from the fewest people to the most. */
const VISIBILITIES = ['private', 'internal', 'public'] as const;
type Visibility = (typeof VISIBILITIES)[number];

/** Events and the API describe a repository with the same fields. GitHub Enterprise Server may leave out `visibility`. */
export const visibilityFields = {
  private: optionalOrUndefined(z.boolean()),
  visibility: optionalOrUndefined(z.enum(VISIBILITIES)),
};
const repositorySchema = z.object(visibilityFields);
const describedSchema = z.extend(repositorySchema, { id: z.int() });

export function visibilityOf(described: z.infer<typeof repositorySchema>): Visibility | undefined {
  const { visibility, private: isPrivate } = described;
  if (visibility !== undefined || isPrivate === undefined) return visibility;
  return isPrivate ? 'private' : 'public';
}

/** Not every event describes the repository of the run. */
export function visibilityInEvent(repository: unknown): Visibility | undefined {
  const { data } = repositorySchema.safeParse(repository);
  return data && visibilityOf(data);
}

/** A repository as GitHub describes it. What GitHub does not say is undefined. */
export interface DescribedRepository {
  id?: number | undefined;
  fullName?: string | undefined;
  visibility?: Visibility | undefined;
}

/** Everybody who can read the run's repository can read what the run writes. Its event describes that repository. */
interface Place {
  run: { repository: { id: number; fullName: string } };
  event: { payload: unknown };
}

/**
 * Everybody who can read what the run writes can read this repository, too. A token may be able to read more than they can. Two
 * private repositories count as equally visible: GitHub does not say who may read each of them. What is not known counts as the
 * case in which something could become public.
 */
export function mayBeShown(
  { id, fullName, visibility = 'private' }: DescribedRepository,
  { run, event }: Place,
): boolean {
  if (isSameRepository({ id, fullName }, run.repository)) return true;

  const place = visibilityInEvent(membersOf(event.payload).repository) ?? 'public';
  return VISIBILITIES.indexOf(place) <= VISIBILITIES.indexOf(visibility);
}

/** What GitHub says of a repository with this full name, in one attempt. Rejects with a GitHubError. */
export async function fetchDescription(
  api: GitHubApi,
  fullName: string,
): Promise<DescribedRepository> {
  const [owner = '', repo = ''] = fullName.split('/');
  const response = await api.call('GET /repos/{owner}/{repo}', { owner, repo }, { maxAttempts: 1 });
  const described = parseResponse(describedSchema, response);
  return { id: described.id, visibility: visibilityOf(described) };
}
