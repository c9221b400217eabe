/**
 * What events and responses have in common. Every run reads its event with this, so this file loads
 * nothing that sends requests.
 */
import * as z from 'zod/mini';
import { optionalOrUndefined } from '../text/json.ts';

export const accountSchema = z.object({ id: z.int().check(z.positive()), login: z.string() });
export type Account = z.infer<typeof accountSchema>;

/** `type` is `User`, `Bot`, and others. */
export const authorSchema = z.extend(accountSchema, { type: z.string() });
export type CommentAuthor = z.infer<typeof authorSchema>;

export type CommentKind = 'comment' | 'inline' | 'review';

/** GitHub numbers each kind separately. */
export function commandIdOf(kind: CommentKind, id: number): string {
  return kind === 'comment' ? `${id}` : `${kind}:${id}`;
}

/** Who can read a repository, from the fewest people to the most. */
export const VISIBILITIES = ['private', 'internal', 'public'] as const;
type Visibility = (typeof VISIBILITIES)[number];

export const visibilitySchema = z.object({
  private: optionalOrUndefined(z.boolean()),
  visibility: optionalOrUndefined(z.enum(VISIBILITIES)),
});

/** GitHub Enterprise Server may leave out `visibility`, and some events the whole repository. */
export function visibilityOf(
  repository: z.infer<typeof visibilitySchema> = {},
): Visibility | undefined {
  const { private: isPrivate, visibility } = repository;
  if (visibility !== undefined || isPrivate === undefined) return visibility;
  return isPrivate ? 'private' : 'public';
}

const nullableInt = z.nullish(z.int());

/** GitHub knows only the original line of an inline comment that is outdated. */
export const linesSchema = z.object({
  path: z.string(),
  diff_hunk: z.string(),
  line: nullableInt,
  start_line: nullableInt,
  original_line: nullableInt,
  /** `LEFT`: the line numbers are those before the change. */
  side: z.nullish(z.string()),
  /** `file`: the comment is on the whole file. */
  subject_type: z.nullish(z.string()),
});
export type CommentedLines = z.infer<typeof linesSchema>;
