import * as z from 'zod/mini';
import type { SetupError } from '../errors.ts';
import { type Account, accountSchema, authorSchema } from '../github/accounts.ts';
import { type CommentedLines, commandIdOf, linesSchema } from '../github/command-comments.ts';
import { isOurs } from '../github/comments.ts';
import { type Issue, issueSchema } from '../github/issues.ts';
import { DEFAULT_COMMAND } from '../inputs/inputs.ts';
import type { CommandComment } from '../job-request.ts';
import { membersOf } from '../text/json.ts';
import { code, text } from '../text/sentence.ts';
import { plainLink } from '../text/url.ts';
import { type CommentEventShape, Id, unreadableEvent } from './event.ts';
import { type ParsedCommand, parseComment } from './parse.ts';

type CommandRequest = Exclude<ParsedCommand, { kind: 'none' }>;

/** A new comment that a person wrote, and that is a command. */
export interface CommandEvent {
  commandName: string;
  parsed: CommandRequest;
  commandId: string;
  author: Account;
  issue: number;
  issueInEvent: Pick<Issue, 'title' | 'body' | 'isPullRequest'>;
  lines: CommentedLines | undefined;
  comment: CommandComment;
}

/** `skipped` says why a comment is no command. */
type CommentMeaning =
  | { kind: 'command'; command: CommandEvent }
  /** A person submitted this review without a command. */
  | { kind: 'review'; reviewer: Account; skipped: string }
  | { kind: 'other'; skipped: string };

const BodySchema = z.object({ comment: z.object({ body: z.nullish(z.string()) }) });
const CommentSchema = z.object({
  action: z.string(),
  comment: z.object({
    id: Id,
    body: z.nullish(z.string()),
    html_url: z.catch(z.string(), ''),
    user: authorSchema,
  }),
  sender: accountSchema,
  issue: z.intersection(issueSchema, z.object({ number: Id })),
  lines: z.optional(linesSchema),
});
type ReadableComment = z.infer<typeof CommentSchema>;

const NO_COMMAND = 'No line of the comment, outside of code and quotes, starts with the command.';

/** A payload that is not readable fails the run only if the comment may be a command. */
export function readComment(
  commentEvent: CommentEventShape,
  payload: unknown,
  commandInput: string | undefined,
): CommentMeaning {
  const { kind, action, parts } = commentEvent;
  const event = withParts(payload, parts);
  const { data, error } = CommentSchema.safeParse(event);
  const ignoreReason = data && whyIgnored(data, action);

  // The text of a comment may be readable even if other fields of the event are not.
  const { comment } = BodySchema.safeParse(event).data ?? {};
  if (comment === undefined) throw unreadableComment(error, parts);

  const commandName = commandInput?.trim() || DEFAULT_COMMAND;
  const parsed = parseComment(commandName, comment.body ?? '');
  if (parsed.kind === 'none') {
    const isReviewByPerson = kind === 'review' && data !== undefined && ignoreReason === undefined;
    return isReviewByPerson
      ? { kind: 'review', reviewer: data.comment.user, skipped: NO_COMMAND }
      : { kind: 'other', skipped: NO_COMMAND };
  }

  if (data === undefined) throw unreadableComment(error, parts);
  if (ignoreReason !== undefined) return { kind: 'other', skipped: ignoreReason };
  return { kind: 'command', command: commandIn(data, kind, { commandName, parsed }) };
}

function commandIn(
  { comment, issue, lines }: ReadableComment,
  kind: CommentEventShape['kind'],
  { commandName, parsed }: { commandName: string; parsed: CommandRequest },
): CommandEvent {
  // An event about a review does not describe its issue as a pull request.
  const isPullRequest = kind !== 'comment' || issue.isPullRequest;

  return {
    commandName,
    parsed,
    commandId: commandIdOf(kind, comment.id),
    author: comment.user,
    issue: issue.number,
    issueInEvent: { title: issue.title, body: issue.body, isPullRequest },
    lines,
    comment: { url: plainLink(comment.html_url, true), body: comment.body ?? '' },
  };
}

/** The error names the first field of the event that is not as expected. */
function unreadableComment(
  error: z.core.$ZodError | undefined,
  parts: CommentEventShape['parts'],
): SetupError {
  const [part = '', ...rest] = error?.issues[0]?.path.map(String) ?? [];
  const path = ['github.event', parts[part] ?? part, ...rest].join('.');
  return unreadableEvent(text`has no valid ${code(path)}`);
}

/** Adds the parts of a command under their usual names. */
function withParts(payload: unknown, parts: CommentEventShape['parts']): Record<string, unknown> {
  const event = membersOf(payload);
  const renamed = Object.entries(parts).map(([part, name]) => [part, event[name]]);
  return { ...event, ...Object.fromEntries(renamed) };
}

/** Why a comment cannot be a command, whatever it says. */
function whyIgnored(
  { action, sender, comment }: ReadableComment,
  expectedAction: string,
): string | undefined {
  const { user, body } = comment;
  if (action !== expectedAction) return 'Only new comments are processed.';
  // An app that writes with a user's token counts as that user, who authorized it.
  if (user.type !== 'User' || /\[bot\]$/i.test(user.login))
    return 'The comment was not written by a person.';
  if (sender.id !== user.id) return 'The sender of the event is not the author of the comment.';
  if (isOurs(body ?? '')) return 'The comment was written by this action.';
  return undefined;
}
