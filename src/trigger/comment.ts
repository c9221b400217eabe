import * as z from 'zod/mini';
import type { QuotedIssue } from '../context/quote.ts';
import { SetupError } from '../errors.ts';
import { isOurs } from '../github/hidden-lines.ts';
import { issueSchema } from '../github/issues.ts';
import { DEFAULT_COMMAND } from '../inputs/inputs.ts';
import { code, text } from '../text/sentence.ts';
import { startsWith } from '../text/visible.ts';
import { Id, Repository } from './event.ts';

/** A new comment by a person that is a command. */
export interface CommandEvent {
  body: string;
  commentId: number;
  author: { login: string; id: number };
  issue: number;
  quoted: QuotedIssue;
  isPublic: boolean;
}

const Account = z.object({ login: z.string().check(z.minLength(1), z.maxLength(100)), id: Id });
const Body = z.nullish(z.string());
const ReadableSchema = z.object({ comment: z.object({ body: Body }) });
const WrittenSchema = z.object({
  action: z.string(),
  comment: z.object({ body: Body, user: z.nullish(z.extend(Account, { type: z.string() })) }),
  sender: z.nullish(Account),
});
const CommentSchema = z.extend(WrittenSchema, {
  comment: z.extend(WrittenSchema.shape.comment, { id: Id }),
  issue: z.intersection(issueSchema, z.object({ number: Id })),
  repository: Repository,
});

/** Throws a SetupError for an unreadable payload only if it may hold a command: other comments must not fail runs. */
export function readComment(
  payload: unknown,
  commandName: string | undefined,
): CommandEvent | { skip: string } {
  const written = WrittenSchema.safeParse(payload).data;
  const reason = written && whyIgnored(written);
  if (reason !== undefined) return { skip: reason };

  const { comment } = ReadableSchema.safeParse(payload).data ?? {};
  const body = comment?.body ?? '';
  if (comment && !startsWith(body, commandName?.trim() || DEFAULT_COMMAND))
    return { skip: 'The first line of the comment does not start with the command.' };

  const { data, error } = CommentSchema.safeParse(payload);
  if (!data?.comment.user) {
    const path = ['github.event', ...(error?.issues[0]?.path ?? [])].join('.');
    throw new SetupError({
      title: 'Could not read the event',
      happened: text`The event payload could not be read at ${code(path)}. Nothing was sent.`,
      next: text`Trigger the workflow with \`issue_comment\` and the type \`created\`, and pass the event on unchanged.`,
      topic: 'could-not-read-the-event',
    });
  }
  return {
    body,
    commentId: data.comment.id,
    author: data.comment.user,
    issue: data.issue.number,
    quoted: data.issue,
    isPublic: !data.repository.private,
  };
}

/** An app that writes with a user's token counts as that user, who authorized it. */
function whyIgnored(event: z.infer<typeof WrittenSchema>): string | undefined {
  const { action, sender } = event;
  const { user, body } = event.comment;
  if (action !== 'created') return 'Only new comments are processed.';
  if (user?.type !== 'User' || /\[bot\]$/i.test(user.login))
    return 'The comment was not written by a person.';
  if (sender?.id !== user.id) return 'The sender of the event is not the author of the comment.';
  if (isOurs(body ?? '')) return 'The comment was written by this action.';
  return undefined;
}
