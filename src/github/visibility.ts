import * as z from 'zod/mini';
import { optionalOrUndefined } from '../text/json.ts';

/** Who can read a repository, from the fewest people to the most. */
const VISIBILITIES = ['private', 'internal', 'public'] as const;
type Visibility = (typeof VISIBILITIES)[number];

/** Events and the API describe a repository with the same fields. GitHub Enterprise Server may leave out `visibility`. */
export const visibilityFields = {
  private: optionalOrUndefined(z.boolean()),
  visibility: optionalOrUndefined(z.enum(VISIBILITIES)),
};
const repositorySchema = z.object(visibilityFields);
type DescribedRepository = z.infer<typeof repositorySchema>;

export function visibilityOf(described: DescribedRepository): Visibility | undefined {
  const { visibility, private: isPrivate } = described;
  if (visibility !== undefined || isPrivate === undefined) return visibility;
  return isPrivate ? 'private' : 'public';
}

/** Not every event describes the repository of the run. */
export function visibilityInEvent(repository: unknown): Visibility | undefined {
  const { data } = repositorySchema.safeParse(repository);
  return data && visibilityOf(data);
}

/**
 * The place is not more visible than the other repository. Two private repositories count as equally visible: GitHub does not
 * say who may read each of them. What is not known counts as the case in which something could become public.
 */
export function hasAudienceOf(
  place: Visibility = 'public',
  repository: Visibility = 'private',
): boolean {
  return VISIBILITIES.indexOf(place) <= VISIBILITIES.indexOf(repository);
}
