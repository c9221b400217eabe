import * as z from 'zod/mini';

const number = z.nullish(z.int());

/** Where an inline comment was written. Of an outdated one, only the original lines are known; of one on a file, none. */
export const placeSchema = z.object({
  path: z.string(),
  line: number,
  start_line: number,
  original_line: number,
  original_start_line: number,
});

/** What an inline comment is about; without `lines`, the file. `isOutdated`: the lines are those of an earlier version. */
export interface Lines {
  lines: { first: number; last: number } | undefined;
  isOutdated: boolean;
}

export function linesOf(place: z.infer<typeof placeSchema>): Lines {
  const { line, original_line: original } = place;
  const last = line ?? original ?? undefined;
  if (last === undefined) return { lines: undefined, isOutdated: false };

  const isOutdated = line !== last;
  const first = (isOutdated ? place.original_start_line : place.start_line) ?? last;
  return { lines: { first, last }, isOutdated };
}
