/** Every run reads its event with these schemas, so this file loads nothing that sends requests. */
import * as z from 'zod/mini';

/** A person or a program, in responses and events. */
export const accountSchema = z.object({ id: z.int().check(z.positive()), login: z.string() });
export type Account = z.infer<typeof accountSchema>;

/** `type` is `User`, `Bot`, and others. */
export const authorSchema = z.extend(accountSchema, { type: z.string() });
export type CommentAuthor = z.infer<typeof authorSchema>;
