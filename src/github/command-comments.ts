/** Every run reads its event with this, so the file loads nothing that sends requests. */
import * as z from 'zod/mini';

export type CommentKind = 'comment' | 'inline' | 'review';

/** GitHub numbers each kind separately. */
export function commandIdOf(kind: CommentKind, id: number): string {
  return kind === 'comment' ? `${id}` : `${kind}:${id}`;
}

export const COMMAND_ID = /^(?<kind>inline:|review:)?(?<id>\d+)$/;

const nullableInt = z.nullish(z.int());
/** `LEFT`: the line numbers are those before the change. */
const side = z.nullish(z.string());

/** Of an inline comment that is outdated, GitHub knows only its original lines. */
export const linesSchema = z.object({
  path: z.string(),
  diff_hunk: z.string(),
  line: nullableInt,
  start_line: nullableInt,
  original_line: nullableInt,
  original_start_line: nullableInt,
  side,
  start_side: side,
  /** `file`: the comment is on the whole file. */
  subject_type: z.nullish(z.string()),
});
export type CommentedLines = z.infer<typeof linesSchema>;
