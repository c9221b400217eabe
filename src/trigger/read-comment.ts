import * as z from 'zod/mini';
import type { SetupError } from '../errors.ts';
import { type CommentedLines, commandIdOf, linesSchema } from '../github/command-comments.ts';
import { isOurs } from '../github/comments.ts';
import { type Issue, issueSchema } from '../github/issues.ts';
import { DEFAULT_COMMAND } from '../inputs/inputs.ts';
import { membersOf } from '../text/json.ts';
import { textAfter } from '../text/sanitize.ts';
import { code, text } from '../text/sentence.ts';
import { type Author, type CommentEvent, Id, unreadableEvent } from './event.ts';
import { type ParsedCommand, parseCommand } from './parse.ts';

/** A new comment by a person that is a command. */
export interface CommandEvent {
  commandName: string;
  parsed: ParsedCommand;
  commandId: string;
  author: Author;
  issue: number;
  quoted: Pick<Issue, 'title' | 'body' | 'isPullRequest'>;
  lines: CommentedLines | undefined;
}

const Account = z.object({ login: z.string(), id: Id });
const BodySchema = z.object({ comment: z.object({ body: z.nullish(z.string()) }) });
const CommentSchema = z.object({
  action: z.string(),
  comment: z.object({
    id: Id,
    body: z.nullish(z.string()),
    user: z.extend(Account, { type: z.string() }),
  }),
  sender: Account,
  issue: z.intersection(issueSchema, z.object({ number: Id })),
  lines: z.optional(linesSchema),
});

/** A comment that is no command. `reviewer`: the person who has just submitted it as a review. */
interface SkippedComment {
  skip: string;
  reviewer?: Author | undefined;
}

/** Throws a SetupError for an unreadable payload only if it may hold a command: other comments must not fail runs. */
export function readComment(
  { kind, action, parts }: CommentEvent,
  payload: unknown,
  commandInput: string | undefined,
): CommandEvent | SkippedComment {
  const event = withParts(payload, parts);
  const { data, error } = CommentSchema.safeParse(event);
  const ignored = data && whyIgnored(data, action);

  const commandName = commandInput?.trim() || DEFAULT_COMMAND;
  const { comment } = BodySchema.safeParse(event).data ?? {};
  const request = comment && textAfter(commandName, comment.body ?? '');
  if (comment && request === undefined) {
    const mayStartWork = kind === 'review' && !ignored;
    const reviewer = mayStartWork ? data?.comment.user : undefined;
    return { skip: 'The first line of the comment does not start with the command.', reviewer };
  }

  if (ignored !== undefined) return { skip: ignored };
  if (data === undefined || request === undefined) throw unreadableComment(error, parts);

  const { comment: written, issue, lines } = data;
  const isPullRequest = kind !== 'comment' || issue.isPullRequest;
  return {
    commandName,
    parsed: parseCommand(request),
    commandId: commandIdOf(kind, written.id),
    author: written.user,
    issue: issue.number,
    quoted: { ...issue, isPullRequest },
    lines,
  };
}

function unreadableComment(
  error: z.core.$ZodError | undefined,
  parts: CommentEvent['parts'],
): SetupError {
  const [part = '', ...rest] = error?.issues[0]?.path.map(String) ?? [];
  const path = ['github.event', parts[part] ?? part, ...rest].join('.');
  return unreadableEvent(text`has no valid ${code(path)}`);
}

function withParts(payload: unknown, parts: CommentEvent['parts']): Record<string, unknown> {
  const event = membersOf(payload);
  const renamed = Object.entries(parts).map(([part, name]) => [part, event[name]]);
  return { ...event, ...Object.fromEntries(renamed) };
}

/** An app that writes with a user's token counts as that user, who authorized it. */
function whyIgnored(
  { action, sender, comment }: z.infer<typeof CommentSchema>,
  expected: string,
): string | undefined {
  const { user, body } = comment;
  if (action !== expected) return 'Only new comments are processed.';
  if (user.type !== 'User' || /\[bot\]$/i.test(user.login))
    return 'The comment was not written by a person.';
  if (sender.id !== user.id) return 'The sender of the event is not the author of the comment.';
  if (isOurs(body ?? '')) return 'The comment was written by this action.';
  return undefined;
}
