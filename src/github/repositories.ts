/** A repository, as far as an event, a response, or a URL describes it. */
interface DescribedByName {
  id?: number | null | undefined;
  fullName: string | null | undefined;
}

/** GitHub ignores the case of names, and the number of a repository stays when its name changes. */
export function isSameRepository(
  { id, fullName }: DescribedByName,
  other: { id: number; fullName: string },
): boolean {
  const hasSameName = fullName?.toLowerCase() === other.fullName.toLowerCase();
  return hasSameName || (typeof id === 'number' && id === other.id);
}
