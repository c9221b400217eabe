import * as z from 'zod/mini';

const number = z.nullish(z.int());
/** `LEFT`: the line numbers are those before the change. */
const side = z.nullish(z.string());

/** Where an inline comment was written. Of an outdated one, only the original lines are known; of one on a file, none. */
export const placeSchema = z.object({
  path: z.string(),
  line: number,
  start_line: number,
  original_line: number,
  original_start_line: number,
  side,
  /** That of the first line, if there are several. */
  start_side: side,
  /** `file`: the comment is on no lines. */
  subject_type: z.nullish(z.string()),
});

export type Place = z.infer<typeof placeSchema>;
