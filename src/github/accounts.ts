import * as z from 'zod/mini';

/** A person or a program on GitHub. The API and the events describe accounts in the same way. */
export const accountSchema = z.object({ id: z.int().check(z.positive()), login: z.string() });
export type Account = z.infer<typeof accountSchema>;

/** The author of a comment. `type` is GitHub's: `User`, `Bot`, and others. */
export const authorSchema = z.extend(accountSchema, { type: z.string() });
export type CommentAuthor = z.infer<typeof authorSchema>;
